### The clans of Industria

option-clan-tiles = Clan tiles
option-clan-tiles-base = those of the base game
option-clan-tiles-both = those of the base game and of Industria
option-clan-tiles-industria = those of Industria alone
option-clan-tiles-about = Industria’s clans have powers of their own: canals, kilts, silos, shipyards and more.

## Douglas

clan-douglas = Clan Douglas
why-douglas = Clan Douglas
cal-clan-douglas = Wholesale: one merchant fewer, but each trades up to 2 units and moves the price once. £2 for every pair. Buys up to 4 by neighbourhood bonus.

## Mackintosh

clan-mackintosh = Clan Mackintosh
why-mackintosh = Clan Mackintosh
cal-clan-mackintosh = Blast furnaces: £3 whenever anybody deploys a worker or a building beside one of your workers, first workers included.

## MacPherson

clan-macpherson = Clan MacPherson
why-macpherson = Clan MacPherson
cal-clan-macpherson = Breeding: after production, two neighbouring cows, and two neighbouring sheep, may have a young one on the hex of a parent, free of charge.
ask-calving = Where is a calf born? It goes to the hex of one of its parents.
ask-lambing = Where is a lamb born? It goes to the hex of one of its parents.
do-breed-cows = { $hex ->
    [none] No calf is born
   *[other] A calf is born on { $hex }
 }
do-breed-sheep = { $hex ->
    [none] No lamb is born
   *[other] A lamb is born on { $hex }
 }
verb-breed-cows = Breed cows
verb-breed-sheep = Breed sheep
no-no-parents = Only animals with another of their kind on a neighbouring hex, or on their own, breed. Choose the hex of such an animal.
no-no-room = You have two units on { $hex } already, or no such animal left on your board. Choose another parent, or none.
