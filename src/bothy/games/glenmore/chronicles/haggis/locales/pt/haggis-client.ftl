# O que a página diz

glen-effect-gain-haggis = { $count ->
    [1] uma ficha de haggis
   *[other] { $count } fichas de haggis
 }
