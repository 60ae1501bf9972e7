# What the page says of it

glen-piece-boat = { $name }’s boat
shelf-boats = Race
shelf-boats-seat = { $name } { $steps ->
    [0] home
    [one] { $steps } step from home
   *[other] { $steps } steps from home
 }
shelf-boats-about = from right to left through every river, and home
shelf-boats-rivers = The rivers of the race, from mine on
shelf-boats-castle = castle, rewards face down: { $count }
shelf-boats-water = water
shelf-boats-choose = Rewards on this castle
shelf-boats-place = { $place ->
    [4] last card
   *[other] home, place { $place }
 }
shelf-boats-steps = { $steps ->
    [one] { $steps } step left
   *[other] { $steps } steps left
 }
shelf-boats-row = { $count ->
    [one] Row one tile: { $count } point left
   *[other] Row one tile: { $count } points left
 }
