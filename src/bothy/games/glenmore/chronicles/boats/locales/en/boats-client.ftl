# What the page says of it

glen-piece-boat = { $name }’s boat
shelf-boats = Race
shelf-boats-seat = { $name } { $steps ->
    [0] home
    [one] { $steps } step from home
   *[other] { $steps } steps from home
 }
