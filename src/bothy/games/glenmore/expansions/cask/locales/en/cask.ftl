## Ol’ Jamey’s Single Cask Reserve

option-cask = Ol’ Jamey’s Single Cask Reserve
option-cask-false = without
option-cask-true = with
option-cask-about = Whisky ages in cellars and is sold on the rondel, and older whisky brings more; medium difficulty, about 10 minutes longer.
tile-pulteney-cask = Pulteney
tile-edradour-cask = Edradour
tile-glen-mhor-cask = Glen Mhor
tile-ben-wyvis = Ben Wyvis
tile-glenlochy-cask = Glenlochy
tile-glen-albyn = Glen Albyn
tile-millburn-cask = Millburn
tile-cask-sale-b = First Cask Sale
tile-cask-sale-c = Second Cask Sale
tile-cask-sale-d = Third Cask Sale
cellar-second-cellar = second cellar
cellar-third-cellar = third cellar
why-cellar = cellar
why-cask-sale = sale tile
category-cask = casks sold
score-cask = Casks sold
ask-giving-barrel = Which barrel do you pay with?
ask-ageing = Which barrel do you move one space to the right? { $count ->
    [one] You may move one.
   *[other] You may still move { $count } times.
 }
ask-selling-cask = { $tile }: which barrel do you sell, if any?
ask-selling-cask-must = { $tile }: which barrel do you sell?
verb-give-barrel = Pay a barrel
verb-age-barrel = Age a barrel
verb-build-cellar = Build a cellar
verb-stop-at-sale = Stop at a sale
verb-sell-barrel = Sell a barrel
argument-vp = Barrel worth
do-give-barrel = { $vp ->
    [0] Pay with a barrel from the store
   *[other] Pay with the barrel worth { $vp } VP
 }
do-age-barrel = { $vp ->
    [0] Move a barrel out of the store
   *[other] Move the barrel worth { $vp } VP on
 }
do-build-cellar = Build your next cellar
do-stop-at-sale = Stop on { $tile } and sell
do-sell-barrel = { $vp ->
    [0] Sell a barrel from the store, for nothing
   *[other] Sell the barrel worth { $vp } VP
 }
event-barrel-given = Seat { $seat } pays with { $vp ->
    [0] a barrel from the store
   *[other] the barrel worth { $vp } VP
 }.
event-aged = A barrel of seat { $seat } is now worth { $vp } VP.
event-cellar-built = Seat { $seat } builds the { $cellar }.
event-cask-sold = { $vp ->
    [0] The barrel from the store is on the sale tile now.
   *[other] The barrel worth { $vp } VP is on the sale tile now.
 }
also-barrel-lies = { $vp ->
    [0] The new barrel goes to the store: the first cellar is full.
   *[other] The new barrel goes to the space worth { $vp } VP.
 }
event-sale-cleared = { $count ->
    [one] { $count } barrel goes
   *[other] { $count } barrels go
 } from the sale back to the supply.
no-no-barrel-there = You have no barrel there. Choose another one.
no-next-space-taken = The next space is taken or isn’t built. Choose another barrel.
no-all-cellars-built = You’ve built all three cellars.
no-cannot-pay-cellar = You can’t pay for your next cellar.
no-build-later = Finish what you’ve begun, then build.
no-no-such-sale = There’s no such sale on the rondel.
no-sale-occupied = Another pawn stands on this sale. Choose another tile.
no-no-barrel-to-sell = You have no barrel to sell. Choose another tile.
no-sale-full = There’s no room left at this sale. Choose another tile.
no-must-sell = If you stop at a sale, you sell at least one barrel.
note-cellars = Cellars of { $seat }: { $built }; barrels worth { $vp } VP, in the store { $store }.
note-cellars-empty = Cellars of { $seat }: { $built }; no barrel on a space, in the store { $store }.
note-sale = { $tile }: free spaces { $free }, bonus space { $bonus ->
    [0] taken
   *[other] free
 }.
effect-age = barrel aged
    .many = barrels aged

## Messages of the browser page

glen-effect-age = { $count ->
    [1] move a barrel one space on
   *[other] move { $count } barrels one space on
 }
shelf-cask = Casks
shelf-cask-best = best
shelf-cask-slots = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
 }
shelf-cask-words = your most valuable barrel: { $vp } VP, free spaces: { $count }

done-ageing = Age nothing
done-selling-cask = Sell nothing
shelf-cask-sale = { $free ->
    [one] { $free } free space
   *[other] { $free } free spaces
 }{ $bonus ->
    [0] , bonus space taken
   *[other] , bonus space free
 }
shelf-cask-no-sale = No cask sale lies on the rondel.
shelf-cask-choose = Choose a barrel; the action bar confirms it.
shelf-cask-about = New barrels go to the first cellar. Distilleries move them to the right, and sales on the rondel pay the VP of their space.
cellar-first-cellar = first cellar
shown-cellar-about = Spaces worth { $vp } VP. Cost: { $price }.

### lesson

## The single cask reserve, step by step. The steps are in lessons/cask.json.

lesson-cask = Whisky in cellars
lesson-cask-cellar = With this chronicle whisky ages. Your barrels lie in cellars, each space with its VP; you sell a barrel for the VP of its space. This chip shows your most valuable barrel and your free spaces.
lesson-cask-take = Take Pulteney, a distillery, and buy the stone it costs.
lesson-cask-place = Place it above the home village. It brings a barrel at once.
lesson-cask-slot = New barrels go to the first free space of your first cellar: this one is worth 1 VP. Where there is no room they lie in the store, worth nothing until they move.
lesson-cask-age = The second effect of a distillery moves a barrel one space to the right. Activate it and move your barrel to the space of 2 VP.
lesson-cask-build = Your first cellar ends at 3 VP. The second costs 1 wood and 1 coin: build it now, and buy the wood. You may build at any time of your turn.
lesson-cask-end = You have done all you can. End your turn.
lesson-cask-sales = Sale tiles come with stacks B, C and D. Pass one and you may sell a barrel there; stop on it and you sell one or two, the first on the golden bonus space. Barrels you keep still count in every scoring.

### cover

expansion-glenmore-cask = Ol’ Jamey’s Single Cask Reserve
expansion-glenmore-cask-about = Barrels age in your cellars: the longer you wait, the more they bring.
