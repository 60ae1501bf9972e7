# Score breakdown, and figures over time

breakdown-nothing = Nothing
breakdown-tile = { $tile }, when it was placed
breakdown-card = Landmark card { $card }
breakdown-clan = Clan { $clan }
breakdown-activated = { $tile }, activated { $times ->
    [1] once
   *[other] { $times } times
 }
breakdown-power = { $why }, { $times ->
    [1] once
   *[other] { $times } times
 }
breakdown-scoring = Scoring { $number }: { $have }, the fewest { $least }
breakdown-size = { $tiles } tiles, the smallest territory { $least }; { $vp } VP for each tile more
breakdown-coins = Coins: { $count }, { $vp } VP each
breakdown-coins-more = Coins: { $count }, { $vp } VP each by Armadale Castle
phase-stack = Stack { $stack }
chart-points = Points
chart-points-about = Points scored so far, with size of territory and coins as they would have counted at the end.
chart-coins = Coins
chart-coins-about = Coins in hand.
chart-resources = Resources
chart-resources-about = Resources lying on a territory, of all kinds together.
chart-whisky = Whisky
chart-whisky-about = Barrels of whisky.
chart-tiles = Tiles
chart-tiles-about = Tiles of a territory.
chart-resource = Prices
chart-resource-about = What one of each resource costs on the market, in coins; no line where none can be bought.
profile-group-clan = Clan territories
profile-group-tile = First tiles
