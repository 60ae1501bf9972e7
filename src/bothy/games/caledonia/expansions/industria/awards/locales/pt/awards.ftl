### Awards

option-awards = Prêmio
option-awards-false = nenhum
option-awards-true = um entre nove
option-awards-about = Um prêmio é sorteado no começo: no fim, ele dá pontos a quem tiver mais daquilo que ele conta.
award-units = unidades no mapa
award-one-import = importações de um mesmo tipo
award-glory = glória
award-money = dinheiro
award-one-settlement = unidades em um mesmo povoado
award-basic-goods = produtos básicos
award-processed-goods = produtos manufaturados
award-along-rivers = unidades ao longo de rios
award-by-lochs = unidades junto aos lochs
event-award-drawn = O prêmio desta partida conta: { $award }.
score-award = Prêmio
breakdown-award = Prêmio ({ $award }): { $count }; { $place }º lugar{ $tied ->
    [1] { "" }
   *[other] , dividido por { $tied }
 }
breakdown-award-card = Prêmio ({ $award }): { $count }; com { $even } nada se perde, com { $full } há pontos
breakdown-award-none = Não participa do prêmio
note-award = Prêmio ({ $award }): { $best } PV para quem tiver mais, { $second } para o segundo.
note-award-card = Prêmio ({ $award }): { $vp } PV a partir de { $full }, nada a partir de { $even }; abaixo disso, você perde { $loss } PV.
note-award-seat = Prêmio, lugar { $seat }: { $count } até agora, o que daria { $vp-sign ->
    [minus] −{ $vp-size }
   *[plus] { $vp-size }
 } PV.
ind-award-of = Prêmio: { $award }
ind-award-behind = faltam { $count } para empatar
ind-award-line = { $place }º, { $vp }
shown-award = Prêmio { $number }: { $award }
shown-award-about = No fim, quem tiver mais ganha pontos: { $award }.

### cover

expansion-caledonia-awards = Prêmios
expansion-caledonia-awards-about = No fim, pontos para quem tiver mais do que cada prêmio pede.
