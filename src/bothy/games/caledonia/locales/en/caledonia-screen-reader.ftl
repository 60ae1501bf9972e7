# Screen-reader text

cal-heard-merchants = { $count ->
    [0] no merchants in stock
    [one] { $count } merchant in stock
   *[other] { $count } merchants in stock
 }
cal-heard-hire = { $count } to hire
cal-heard-market = at the market { $things }
cal-heard-market-none = none at the market
cal-heard-buying = { $count } buying { $good }
cal-heard-selling = { $count } selling { $good }
cal-heard-improved = improved { $unit-many }
cal-heard-box = { $contracts-count ->
    [0] an empty export box
    [one] contract { $contracts } in the export box
   *[other] contracts { $contracts } in the export box
 }
cal-heard-fulfilled = { $contracts-count ->
    [0] no contract fulfilled
    [one] contract { $contracts } fulfilled
   *[other] contracts { $contracts } fulfilled
 }
cal-heard-glory = glory
cal-heard-port = { $port }, on { $hex }{ $used ->
    [0] {""}
   *[other] , used by { $names }
 }.
cal-heard-piece = { $unit } { $hex }
cal-heard-map = { $name } on the map: { $things }.
cal-heard-closed = Closed to everybody: { $things }.
cal-heard-prices = Prices: { $things }.
cal-heard-worth = Worth in VP: { $things }.
cal-heard-open = Open contracts: { $things }.
cal-heard-drawn = Contracts drawn: { $things }.
cal-heard-pile = { $count } in the pile.
