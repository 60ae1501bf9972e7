# What the page says of it

glen-effect-age = { $count ->
    [1] move a barrel one space on
   *[other] move { $count } barrels one space on
 }
