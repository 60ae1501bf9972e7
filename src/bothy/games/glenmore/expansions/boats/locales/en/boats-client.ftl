# Messages of the browser page

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
shown-reward = Reward of the race: { $reward }
shown-reward-about = Lies face down on a castle. When your boat gets there, you may keep one.
shown-race = { $place ->
    [1] Winner card
    [4] Last card
   *[other] Race card { $place }
 }
shown-race-about = { $place ->
    [4] Your coins score nothing at the end of the game.
    [1] { $vp } VP and { $whisky } barrel of whisky for the first boat home.
   *[other] { $vp } VP for boat number { $place } home.
 }
shown-river-about = A neutral river of { $length } spaces, with a castle on space { $castle }.
