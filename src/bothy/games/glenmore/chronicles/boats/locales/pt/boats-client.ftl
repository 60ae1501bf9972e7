# O que a página diz

glen-piece-boat = o barco de { $name }
shelf-boats = Corrida
shelf-boats-seat = { $name } { $steps ->
    [0] já chegou
    [one] a { $steps } casa da chegada
   *[other] a { $steps } casas da chegada
 }
shelf-boats-about = da direita para a esquerda por todos os rios, e de volta ao castelo
shelf-boats-rivers = Os rios da corrida, a partir do meu
shelf-boats-castle = castelo, recompensas viradas para baixo: { $count }
shelf-boats-water = água
shelf-boats-choose = Recompensas deste castelo
shelf-boats-place = { $place ->
    [4] carta de último
   *[other] chegou, lugar { $place }
 }
shelf-boats-steps = { $steps ->
    [one] falta { $steps } casa
   *[other] faltam { $steps } casas
 }
shelf-boats-row = { $count ->
    [one] Remar uma peça: resta { $count } ponto
   *[other] Remar uma peça: restam { $count } pontos
 }
