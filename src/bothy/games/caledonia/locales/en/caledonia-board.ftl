### Further messages of the client

why-unit = unit
why-land = land
why-no-payout = never below zero
cal-first-worker-all = After all workers: £{ $least } to £{ $most }.
cal-settlements-count = { $count ->
    [one] 1 settlement counts.
   *[other] { $count } settlements count.
 }
cal-settlements-missing = Cut off: { $places }. It takes { $level }; you have { $have }.
cal-settlements-apart = Cut off: { $places }. No shipping links it.
cal-hex-beside = beside { $name }: { $thing } for { $price }
cal-too-dear = Too dear: you have £{ $money }.
cal-why-none = Why nothing here?
cal-no-clan = no clan
cal-clan-none = Played without clans and their powers.
cal-panel-tiles = Choose your starting tile
cal-tiles-offered = Starting tiles on offer
cal-take-tile = Take this tile
cal-tile-taken = Take { $tile }
