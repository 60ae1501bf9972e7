# Score breakdowns, and charts over time

reckon-nothing = Nothing
reckon-glory-tile = Round { $round }, scoring tile: { $tile }
reckon-glory = Round { $round }: { $why }
reckon-goods = { $good }: { $count }, { $vp } VP each
reckon-money = £{ $money }: { $vp } VP for every £{ $every }
reckon-hops = Hops: { $count }, 1 VP each
reckon-import = { $good }: { $count }, { $vp } VP each ({ $all } imported by all together)
reckon-exports = Contracts fulfilled: { $count }; place { $place }{ $tied ->
    [1] { "" }
   *[other] , shared by { $tied }
 }
reckon-exports-solo = Contracts fulfilled: { $count }, by the ladder of the solo game
reckon-settlements = Settlements linked by ships: { $count }; place { $place }{ $tied ->
    [1] { "" }
   *[other] , shared by { $tied }
 }
reckon-settlements-solo = Settlements linked by ships: { $count }, by the ladder of the solo game
reckon-bid = { $vp ->
    [0] No bid to be paid
   *[other] Bid for clan and starting tile: { $vp } VP
 }
phase-setup = Setting up
phase-round = Round { $round }
chart-points = Points
chart-points-about = The final score if the game had ended after that turn.
chart-money = Money
chart-money-about = Pounds in hand.
chart-goods = Goods
chart-goods-about = Goods in hand, of all kinds together.
chart-contracts = Contracts
chart-contracts-about = Export contracts fulfilled so far.
chart-good = Prices
chart-good-about = The market price of each good, in pounds.
verdict-band = Result: { $band }.
verdict-next = { $points ->
    [one] { $points } point short of the next band: { $band }.
   *[other] { $points } points short of the next band: { $band }.
 }
remembered-clan = Clans
remembered-map = Maps
