### Farmers’ markets

option-farmers-markets = Farmers’ markets
option-farmers-markets-false = none
option-farmers-markets-true = one for each person
option-farmers-markets-about = Each player puts a market on the map. Players who settle next to it may sell goods there for more, and passing pays £4 less.
why-farmers-market = farmers’ market
ask-placing-market = Where do you put your farmers’ market ({ $goods-good })?
verb-place-market = Place a farmers’ market
verb-sell-at-market = Sell at a farmers’ market
do-place-market = Put your farmers’ market on { $hex }
do-sell-at-market = Sell { $count } { $good } at the farmers’ market on { $hex }
event-market-dealt = Seat { $seat } is dealt a farmers’ market for { $goods-good }.
event-market-placed = Seat { $seat } puts a farmers’ market for { $goods-good } on { $hex }.
event-market-back = There’s no room for the farmers’ market of seat { $seat }: it goes back to the box.
event-market-sale = Seat { $seat } sells { $count } { $good } at the farmers’ market on { $hex }.
event-market-gone = The farmers’ market on { $hex } is over, and the hex is open.
no-market-needs-land = A farmers’ market stands on an empty land hex. Choose another hex.
no-market-needs-neighbours = This hex has { $have ->
    [one] { $have } neighbouring land hex
   *[other] { $have } neighbouring land hexes
 }, and a farmers’ market needs { $need }. Choose another hex.
no-market-too-near = There must be at least { $between } hexes between two farmers’ markets. Choose a hex further away.
no-no-market-there = There’s no farmers’ market on that hex.
no-market-not-near = Your new unit doesn’t stand beside the farmers’ market on { $hex }, or you’ve sold there already.
no-not-sold-there = The farmers’ market on { $hex } doesn’t buy that good.
no-market-covered = The farmers’ market on { $hex } has bought { $good } already.
no-market-limit = You can sell { $most } units at most at a farmers’ market.
note-market = Farmers’ market on { $hex }: buys { $goods-good }; a basic good brings £{ $basic } more than its price, a processed good £{ $processed } more.
note-market-dealt = Seat { $seat } still has to place a farmers’ market for { $goods-good }.

## On the table

ind-markets = Stalls
ind-markets-open = { $count } open
ind-covered = covered
ind-best-sale = best { $count }
shown-market = Farmers’ market for { $goods }
shown-market-about = A sale there brings £{ $basic } more for each basic good, £{ $processed } more for each processed one.
ind-to-place = To place
