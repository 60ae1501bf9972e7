# Score breakdowns, and charts over time

breakdown-nothing = Nothing
breakdown-glory-tile = Round { $round }, scoring tile: { $tile }
breakdown-glory = Round { $round }: { $why }
breakdown-goods = { $good }: { $count }, { $vp } VP each
breakdown-money = £{ $money }: { $vp } VP for every £{ $every }
breakdown-hops = Hops: { $count }, 1 VP each
breakdown-import = { $good }: { $count }, { $vp } VP each ({ $all } imported by all together)
breakdown-exports = Contracts fulfilled: { $count }; place { $place }{ $tied ->
    [1] { "" }
   *[other] , shared by { $tied }
 }
breakdown-exports-solo = Contracts fulfilled: { $count }, by the ladder of the solo game
breakdown-settlements = Settlements linked by ships: { $count }; place { $place }{ $tied ->
    [1] { "" }
   *[other] , shared by { $tied }
 }
breakdown-settlements-solo = Settlements linked by ships: { $count }, by the ladder of the solo game
breakdown-bid = { $vp ->
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
profile-group-clan = Clans
profile-group-map = Maps
