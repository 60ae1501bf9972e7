# Screen-reader announcements

glen-heard-coins = { $count ->
    [0] no coins
    [one] { $count } coin
   *[other] { $count } coins
 }
glen-heard-whisky = { $count ->
    [0] no whisky
    [one] { $count } barrel of whisky
   *[other] { $count } barrels of whisky
 }
glen-heard-supply = { $count ->
    [0] no Scotsmen in supply
    [one] { $count } Scotsman in supply
   *[other] { $count } Scotsmen in supply
 }
glen-heard-markers = { $count ->
    [0] no clan markers
    [one] { $count } clan marker
   *[other] { $count } clan markers
 }
glen-heard-goods = { $count ->
    [0] no { $resource } on { $tile }
    [one] { $count } { $resource-one } on { $tile }
   *[other] { $count } { $resource } on { $tile }
 }
glen-heard-scotsmen = { $count ->
    [0] no Scotsman on { $tile }
    [one] { $count } Scotsman on { $tile }
   *[other] { $count } Scotsmen on { $tile }
 }
glen-heard-points = { $points } VP for { $category }
glen-heard-placed = { $seat } places { $tile } { place-where }.
glen-heard-tile = { $what }{ $covers ->
    [0] {""}
   *[other] {" "}over { $tiles }
 }
glen-heard-territory = { $name } has laid out, counted from the home village: { $things }.
glen-heard-pawn = { $name } stands on space { $space }.
glen-heard-die = The die stands on space { $space }.
glen-heard-row = { $resource } { $filled } filled ({ $prices })
glen-heard-market = Market: { $things }.
glen-heard-rondel = On the rondel: { $things }.
glen-heard-discards = Discarded: { $things }.
glen-ask-look = look
glen-ask-market = market
glen-ask-territory = territory
glen-ask-rondel = rondel
glen-ask-clans = clans
glen-ask-forecast = forecast
glen-ask-things = things
glen-say-nothing = Nothing on the table is called that.
