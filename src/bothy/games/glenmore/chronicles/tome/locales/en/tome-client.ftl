# What the page says of it

glen-effect-trigger-event = { $count ->
    [1] turn over a landmark card and use its event
   *[other] turn over { $count } landmark cards and use their events
 }
glen-effect-leave-castle = any Scotsmen on your home castle move to any of your tiles
