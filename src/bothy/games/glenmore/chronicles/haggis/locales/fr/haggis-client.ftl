# Ce que la page en dit

glen-effect-gain-haggis = { $count ->
    [1] un jeton haggis
   *[other] { $count } jetons haggis
 }
