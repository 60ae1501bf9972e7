### A carta do fim da rodada

cal-round-over = A rodada { $round } acabou
cal-round-about = Todos produziram e pontuaram.
cal-round-lead-me = Você lidera por { $points }.
cal-round-lead = { $name } lidera por { $points }.
cal-round-level = Ninguém está na frente.
cal-round-you-lead = você lidera
cal-round-leads = na frente
cal-round-income = Renda
cal-round-made = Produção
cal-round-points = Pontos
cal-round-scored = pontuada
cal-round-next = a seguir
cal-round-new = Contratos novos
cal-round-brings = A rodada { $round } traz
cal-round-would = Agora seriam { $glory } para você.
cal-round-free = grátis
cal-round-fee = Um contrato: { $now }. Até agora: { $before }.
cal-round-order = na ordem em que passaram
cal-round-go = Seguir para a rodada { $round }
cal-round-play-back = Rever a rodada
