## The clans of Industria

option-clan-tiles = Clan tiles
option-clan-tiles-base = those of the base game
option-clan-tiles-both = those of the base game and of Industria
option-clan-tiles-industria = those of Industria alone
option-clan-tiles-about = Industria’s clans have new powers: canals, kilts, silos, shipyards and more.

## Douglas

clan-douglas = Clan Douglas
why-douglas = Clan Douglas
cal-clan-douglas = Wholesale: one merchant fewer, but each trades up to 2 units and moves the price once. £2 for every pair. Buys up to 4 by neighbourhood bonus.

## Mackintosh

clan-mackintosh = Clan Mackintosh
why-mackintosh = Clan Mackintosh
cal-clan-mackintosh = Blast furnaces: £3 whenever any player deploys a worker or a building next to one of your workers, including first workers.

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

## Gordon

clan-gordon = Clan Gordon
why-gordon = Clan Gordon
why-silo = silo
cal-clan-gordon = Fields cost £15 and make 3 grain. Three silos for new grain: as an action, one gives free land, one a bonus upgrade, one a wool or milk.
ask-filling = Does new grain go into your silos? It still counts as yours, and you can take it out at any time.
left-taking-grain = take grain out of a silo
do-fill-silos = { $silos-count ->
    [0] Fill no silo
    [one] Fill silo { $silos }
   *[other] Fill silos { $silos }
 }
do-use-silo = Use silo { $silo }: { $silo ->
    [1] free land
    [2] a bonus upgrade
   *[other] { $good }
 }
do-take-grain = Take the grain out of silo { $silo }
verb-fill-silos = Fill silos
verb-use-silo = Use a silo
verb-take-grain = Take grain out
argument-silo = Silo
argument-silos = Silos
no-no-silos = Only Clan Gordon has silos. Take another action.
no-silo-empty = There’s no grain in that silo. You fill silos at the end of production.
no-no-such-silo = You have silos 1, 2 and 3. Name each of them once.
no-silo-full = That silo is full: each holds one grain. Choose an empty one.
no-too-little-new-grain = You can store at most { $most } grain: only what your fields have just made, and what you haven’t used.
no-silo-gives-other = Silo 1 gives free land, silo 2 an upgrade, silo 3 a wool or a milk. Choose what the silo gives.
event-silo-filled = Seat { $seat } fills silo { $silo }.
event-silo-used = Seat { $seat } uses silo { $silo }.
event-silo-emptied = Seat { $seat } takes grain out of silo { $silo }.
note-silos = { $silos-count ->
    [0] Seat { $seat } has no grain in silos.
    [one] Seat { $seat } has grain in silo { $silos }.
   *[other] Seat { $seat } has grain in silos { $silos }.
 }

## Fraser

clan-fraser = Clan Fraser
why-fraser = Clan Fraser
why-kilt = kilts
cal-clan-fraser = Kilts: two workers beside different sheep each turn a wool into a kilt, which pays as any processed good. Two wool for every fourth cotton.
ask-weaving-kilts = How many kilts do you make? Each takes 1 wool and pays later as any processed good.
ask-kilts-instead = You paid { $good } and have kilts. How many of them do you pay instead?
do-make-kilts = { $count ->
    [0] Make no kilt
    [one] Make { $count } kilt
   *[other] Make { $count } kilts
 }
do-pay-kilts = { $count ->
    [0] Pay no kilt
    [one] Pay { $count } kilt instead
   *[other] Pay { $count } kilts instead
 }
verb-make-kilts = Make kilts
verb-pay-kilts = Pay kilts
no-too-many-kilts = You can make { $most ->
    [0] no kilt
    [one] { $most } kilt
   *[other] { $most } kilts
 } now: one for each kilt maker and wool, and you hold two at most.
no-too-few-kilts = You can pay at most { $most ->
    [one] { $most } kilt
   *[other] { $most } kilts
 } here.
event-kilts-made = Seat { $seat } makes { $count ->
    [one] { $count } kilt
   *[other] { $count } kilts
 }.
event-kilts-paid = Seat { $seat } pays { $count ->
    [one] { $count } kilt
   *[other] { $count } kilts
 }.
note-kilts = Seat { $seat } has { $count ->
    [one] { $count } kilt
   *[other] { $count } kilts
 } and { $makers ->
    [one] { $makers } kilt maker
   *[other] { $makers } kilt makers
 }.
breakdown-kilts = { $count ->
    [one] { $count } kilt
   *[other] { $count } kilts
 }, { $vp } VP each

## Sinclair

clan-sinclair = Clan Sinclair
why-sinclair = Clan Sinclair
cal-clan-sinclair = Railways: jump over one land hex for £2 and get a bonus upgrade, or over lochs for £2 each. River crossing for good; settlements two steps apart are linked.
no-rails-not-ships = Clan Sinclair travels by rail: its shipping stays at river crossing. Choose another upgrade.

## MacFarlane

clan-macfarlane = Clan MacFarlane
why-macfarlane = Clan MacFarlane
cal-clan-macfarlane = Canals: a unit along a river brings all of that river into reach, and everything along it counts as neighbouring. River crossing and two more merchants from the start.

## MacGregor

clan-macgregor = Clan MacGregor
why-macgregor = Clan MacGregor
why-sheep-sale = sheep sold
cal-clan-macgregor = Grazing: deploy a unit on the hex of a sheep in a flock without paying for land, then lead the sheep on. After production you may sell a sheep for £15. River crossing from the start.
ask-grazing = Where does the sheep go? It stays beside its flock, and the move is free.
ask-selling-sheep = Do you sell a sheep? It goes back to your board.
do-lead-sheep = Lead the sheep to { $end }
do-sell-sheep = { $hex ->
    [none] Sell no sheep
   *[other] Sell the sheep on { $hex }
 }
verb-lead-sheep = Lead the sheep
verb-sell-sheep = Sell a sheep
no-not-beside-flock = The sheep stays beside its flock. Choose empty grassland next to another sheep of it.
no-no-sheep-there = You have no sheep there. Choose a hex with one of yours, or none.

## On the table

ind-silo = Silo { $silo }: { $full ->
    [yes] full
   *[other] empty
 }
ind-kilt-makers = { $count ->
    [0] No worker has a sheep next to it: no kilt can be made
    [one] One worker can make a kilt
   *[other] { $count } workers can make a kilt each
 }
ind-shipyard = { $used ->
    [yes] Used.
   *[other] Not used yet.
 }
ind-canals = { $count ->
    [0] no canal yet
    [one] { $count } hex by canal
   *[other] { $count } hexes by canal
 }
ind-jumps = { $count ->
    [0] no jump from here
    [one] jump to { $count } hex, £{ $least }
   *[other] jump to { $count } hexes, from £{ $least }
 }
ind-flocks = { $count ->
    [0] no flock yet
    [one] { $count } flock, { $sheep } sheep
   *[other] { $count } flocks, { $sheep } sheep
 }
ind-births-cow = { $count ->
    [0] no calf yet
   *[other] a calf each round
 }
ind-births-sheep = { $count ->
    [0] no lamb yet
   *[other] a lamb each round
 }
ind-furnaces = { $count ->
    [0] no furnace yet
    [one] £{ $pounds } on { $count } empty hex
   *[other] £{ $pounds } on { $count } empty hexes
 }

## Clan MacLeod

clan-macleod = Clan MacLeod
why-macleod = Clan MacLeod
why-deal = dealt
cal-clan-macleod = Begins with river crossing. Four shipyards have the effects of ports and a building bonus each. Every port you use opens one.
ask-shipyard-bonus = The shipyard brings a building bonus: do you draw contracts?
no-shipyard-used = You have used shipyard { $port }. Each serves you once in the game.
no-shipyard-closed = { $count ->
    [0] Use a port first: each one opens a shipyard.
    [one] You have used as many shipyards as ports: { $count }. Use another port first.
   *[other] You have used as many shipyards as ports: { $count }. Use another port first.
 }
event-shipyard-dealt = Seat { $seat } gets port { $port } as a shipyard.
event-shipyard = Seat { $seat } uses shipyard { $port } ({ $effect }).
note-shipyards = Seat { $seat }, shipyards with the effects of these ports: { $left-count ->
    [0] none left
   *[other] { $left }
 }{ $used-count ->
    [0] .
   *[other] ; used: { $used }.
 }
