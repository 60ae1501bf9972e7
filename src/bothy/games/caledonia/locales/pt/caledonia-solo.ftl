## Sozinho à mesa

cal-dice = Rodada { $round }: os dados mexeram nos preços
cal-dice-none = Nenhum preço mudou
