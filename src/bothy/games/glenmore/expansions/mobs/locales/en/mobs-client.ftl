# Messages of the browser page

glen-piece-kenneth-mcsnitch = { mobster-kenneth-mcsnitch }, who works for { $name }
glen-piece-fergus-macdarkie = { mobster-fergus-macdarkie }, who works for { $name }
glen-piece-mike-mccastle = { mobster-mike-mccastle }, who works for { $name }

shelf-mobs = Penny mobs
mobs-note = a mobster costs points at the end; pennies on it turn from −1 to +1
mobs-in-prison = in prison
mobs-waiting = comes with stack B
mobs-put = put
mobs-take = take{ $count ->
    [0] {""}
   *[other] {" "}+{ $count }
 }
mobs-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
 }
mobs-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
mobs-once = { $count ->
    [0] the one job is done
   *[other] one job left
 }
mobs-pennies = { $count } pennies at −1, { $bright } at +1
mobs-now = your choice
mobs-buy = buy it?
mobs-line = { $count } in prison
mobs-words = { $count } in prison, { $pennies } pennies on them
mobs-guest = { $mobster } of { $name }
mobs-reserved = Reserved by { $name }: { $price } coins more for others
mobs-lies-in-wait = Peggy McWander: { $price } coins to { $name }
mobs-claimed = { $name } has claimed this card
mobs-does-peggy-mcwander = Her tokens lie on clans: others who set a marker there pay you.
mobs-does-joe-mcduff = For a token, take the largest pile of coins of a market row.
mobs-does-bruce-mcmail = Buys a resource the moment another player produces it.
mobs-does-peggy-mclaird = Reserves a tile ahead: others pay you to take it, and you have to.
mobs-does-kenneth-mcsnitch = Sneaks about elsewhere and steals unguarded resources.
mobs-does-sibyl-macsponge = Players who gain 6 VP or more at once give you one of them.
mobs-does-derek-anderson = Once: moves a tile from one territory to another.
mobs-does-fergus-macdarkie = Stands in another territory: tiles placed around him pay you 1 coin.
mobs-does-mike-mccastle = On another’s castle he takes one Scotsman out of the scoring, and counts for you.

done-at-prison = Neither
done-intercepting = Buy nothing
done-going-out = Wait for a later turn
done-stealing = Steal nothing

verb-intercept = Buy and keep it
verb-fence = Buy and sell it
verb-put-penny = Put a penny
verb-take-mobster = Take a mobster
verb-skim = Take a pile of coins
verb-lie-in-wait = Lie in wait
verb-reserve = Reserve a tile
verb-recruit = Send from supply
verb-disguise = Send from a tile
verb-hide = Go to a territory
verb-prowl = Move McSnitch
verb-steal = Steal a resource
verb-steal-tile = Steal a tile
verb-resettle = Give the tile
shown-penny = { $side ->
    [bright] Penny, +1 side
   *[penny] Penny, −1 side
 }
glen-row-mobs = mobsters
