# What the page says of it

glen-effect-gain-haggis = { $count ->
    [1] a haggis token
   *[other] { $count } haggis tokens
 }
