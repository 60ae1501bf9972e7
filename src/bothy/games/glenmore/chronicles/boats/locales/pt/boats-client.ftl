# O que a página diz

glen-piece-boat = o barco de { $name }
shelf-boats = Corrida
shelf-boats-seat = { $name } { $steps ->
    [0] já chegou
    [one] a { $steps } casa da chegada
   *[other] a { $steps } casas da chegada
 }
