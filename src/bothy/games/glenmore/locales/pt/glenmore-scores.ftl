# Score breakdown, and figures over time

breakdown-nothing = Nada
breakdown-tile = { $tile }, ao ser colocada
breakdown-card = Carta de marco { $card }
breakdown-clan = Clã { $clan }
breakdown-activated = { $tile }, ativada { $times ->
    [1] uma vez
   *[other] { $times } vezes
 }
breakdown-power = { $why }, { $times ->
    [1] uma vez
   *[other] { $times } vezes
 }
breakdown-scoring = Pontuação { $number }: { $have }, o menor { $least }
breakdown-size = { $tiles } peças, o menor território { $least }; { $vp } PV por peça a mais
breakdown-coins = Moedas: { $count }, { $vp } PV cada
breakdown-coins-more = Moedas: { $count }, { $vp } PV cada pelo Armadale Castle
phase-stack = Pilha { $stack }
chart-points = Pontos
chart-points-about = Pontos já marcados, com o tamanho do território e as moedas como contariam no fim.
chart-coins = Moedas
chart-coins-about = Moedas na mão.
chart-resources = Recursos
chart-resources-about = Recursos sobre um território, de todos os tipos.
chart-whisky = Uísque
chart-whisky-about = Barris de uísque.
chart-tiles = Peças
chart-tiles-about = Peças de um território.
chart-resource = Preços
chart-resource-about = Quanto custa uma unidade de cada recurso no mercado, em moedas; sem linha onde não se pode comprar.
profile-group-clan = Domínios de clã
profile-group-tile = Primeiras peças
