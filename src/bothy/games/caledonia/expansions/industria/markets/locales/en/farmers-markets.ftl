## Farmers’ markets

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

### lesson

## A lesson about farmers’ markets and the award. The steps are in the module’s lessons.

lesson-markets = Farmers’ markets and the award
lesson-markets-goal = Each player puts one farmers’ market on the map before anything else. It buys two kinds of goods, each once, from players who settle next to it. { opponent-wren } puts one on b5: milk and bread.
lesson-markets-place = Yours buys wool and whisky. Put it on h2, in a corner of the map that you want for yourself.
lesson-markets-companion = { opponent-wren } takes a starting tile, as always.
lesson-markets-start = Take the tile that is marked: it has wool, which your market buys.
lesson-markets-near = First workers keep two hexes away from any market. j2 is just far enough: put a woodcutter there.
lesson-markets-workers = { opponent-wren } places both miners far in the south-east.
lesson-markets-far = Your second worker: a miner on l4.
lesson-markets-beside = Now settle beside your market: a sheep on i2, between the woodcutter and the market, £11 with the land.
lesson-markets-sell = Beside a market you may sell at once: wool for its price and £2 more, a processed good for £3 more. It takes a merchant, and that good is covered for good. Sell 1 wool for £6, then end your turn.
lesson-markets-award = One award is open to all: this one asks for units along rivers. At the end, the player with the most gets 8 VP; in a tie both get something. When both goods of a market are covered, it closes, and its hex is free land again.

### cover

expansion-caledonia-markets = Farmers’ markets
expansion-caledonia-markets-about = Markets on the map buy goods from players who settle next to them.
