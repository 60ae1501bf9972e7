## Words of the boards

glen-list = { $rest } and { $last }
glen-or = {" "}or{" "}
glen-die = the die
glen-you = you
glen-goods = { $count } { $count ->
    [one] { $resource-one }
   *[other] { $resource }
 }
glen-some-any = { $count ->
    [one] any { $count } resource
   *[other] any { $count } resources
 }
glen-some-different = { $count } different resources
glen-some-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
 }
glen-some-scotsmen = { $count ->
    [one] { $count } Scotsman
   *[other] { $count } Scotsmen
 }
glen-some-whisky = { $count ->
    [one] { $count } barrel of whisky
   *[other] { $count } barrels of whisky
 }
glen-some-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
glen-some-choice = { $count ->
    [one] { $count } resource of your choice
   *[other] { $count } resources of your choice
 }
glen-some-markers = { $count ->
    [one] a clan marker
   *[other] { $count } clan markers
 }
glen-some-vp = { $count } VP
glen-some-movement = { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
 }
glen-some-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }
glen-take-discard = a tile of the discard pile, free
glen-may-remove = { $count ->
    [one] you may remove { $count } tile
   *[other] you may remove up to { $count } tiles
 }
glen-must-remove = { $count ->
    [one] remove { $count } tile
   *[other] remove { $count } tiles
 }
glen-steps = by { $what }: { $steps }
glen-step = from { $from } on { $points } VP
glen-count-villages = your villages
glen-count-tiles-with-scotsman = your tiles with a Scotsman
glen-count-overlay-tiles = your overlays
glen-count-coins = your coins
glen-count-river-tiles = your river tiles
glen-card = the card { $card }
glen-person = { $tile }, who counts as two persons
glen-activate = activate one of your tiles: { $icon }
glen-trade = { $pay } for { $gain }
glen-power-extra-activation = each turn one more tile, near or far, may be activated
glen-power-activate-all = this turn all your tiles may be activated
glen-power-castle-scotsmen-count-more = in scorings the Scotsmen on your home castle count { $times } times
glen-power-coins-count-more = at the end your first { $first } coins are worth { $vp } VP each
glen-power-castles-as-scotsmen = for placing, your castles count as Scotsmen
glen-power-points-for-whisky = a distillery may give { $vp } VP in place of a barrel
glen-power-points-for-movement = { $vp } VP for each movement point left at the end of a turn
glen-power-coins-in-trade = in each trade a coin may replace { $resources } resource
glen-timing-at-once = at once
glen-timing-lasting = lasting
glen-timing-at-end = at the end
glen-kind-person = person
glen-kind-end = the end of the game
glen-kind-rondel = a stop on the rondel
glen-river = river
glen-overlay = overlay

## Rondel

glen-rondel = Rondel
glen-order = Order of play
glen-next = { $who } moves next
glen-next-you = You move next
glen-now = { $who }’s move
glen-now-you = Your move
glen-then = Then { $who }
glen-over = No more moves
glen-stack = Stack { $stack }: { $left } left
glen-stack-scoring = The last tile of stack { $stack } brings a scoring
glen-pawn = Pawn of { $name }
glen-pawn-step = Pawn of { $name }, move { $step } since you acted
glen-pawn-last = Pawn of { $name }, farthest back
glen-die-here = The die
glen-empty = empty space
glen-new = newly revealed
glen-takeable = you can take it
glen-cost-free = free
glen-cost = costs { $price }
glen-cost-market = costs { $price }; the market charges { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } for what you lack
glen-cost-never = costs { $price }; the market cannot supply what you lack
glen-at-once = at once: { $what }
glen-activation = activation: { $what }
glen-no-activation = no activation
glen-follow-order = Order afterwards
glen-follow-again = you move again
glen-follow-lost = Lost: { $what }
glen-follow-lost-none = No tile is lost
glen-follow-laid = { $count ->
    [0] No tile will be revealed
    [one] { $count } tile will be revealed
   *[other] { $count } tiles will be revealed
 }
glen-follow-scoring = A scoring comes
glen-follow-end = The game ends
glen-follow-die = Then the die is rolled

## Market

glen-market = Market
glen-market-buy = buy for { $coins }
glen-market-sell = sell for { $coins }
glen-market-full = sold out
glen-market-empty = nobody buys
glen-market-row = { $resource }: { $buy }, { $sell }

## Territory

glen-territory = Territory of { $name }
glen-my-territory = Your territory
glen-way = { $row-size ->
    [0] {""}
   *[other] { $row-size } { $row-sign ->
        [minus] up
       *[plus] down
     }
 }{ $row-size ->
    [0] {""}
   *[other] { $column-size ->
        [0] {""}
       *[other] {" "}
     }
 }{ $column-size ->
    [0] {""}
   *[other] { $column-size } { $column-sign ->
        [minus] left
       *[plus] right
     }
 }
glen-territory-told = Territory of { $name }, counted from the home village
glen-wakes = activates { $what }
glen-wakes-nothing = activates nothing
glen-used = activated as number { $number }
glen-can = you can { $what }
glen-verb-activate = activate it
glen-verb-give = pay from it
glen-verb-send-away = pay a Scotsman from it
glen-verb-sell = sell from it
glen-verb-walk = move a Scotsman from it
glen-verb-store = store on it
glen-verb-station = put a Scotsman on it
glen-verb-remove = remove it
glen-verb-cover = cover it
glen-full = { $have } of { $room }: { $lost ->
    [one] { $lost } resource would be lost
   *[other] { $lost } resources would be lost
 }
glen-holds = { $have } of { $room } resources
glen-covers = covers { $what }
glen-back-to-mine = Back to your territory
glen-nearest = The nearest Scotsman stands on { $tile }

## Tray

glen-tray = Activations
glen-tray-left = Left to activate
glen-tray-none = Nothing is left to activate
glen-tray-far = Near or far, by Loch Ness
glen-trail = Done this turn
glen-movement-left = { $count ->
    [0] no movement
    [one] { $count } movement point
   *[other] { $count } movement points
 }
glen-choose-scotsman = choose a Scotsman, then where he goes
glen-choices = To choose

## Clans

glen-clans = Clan board
glen-clan-start = start
glen-clan-held = marker of { $name }
glen-clan-road = road { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
 }
glen-clan-way = Road: { $what }
glen-clan-hint = Every road starts at the start or at any marker. Choose a clan to see its road and bonus.

## Belongings

glen-mine = What you have
glen-coins = coins
glen-whisky = whisky
glen-supply = Scotsmen in supply
glen-markers = clan markers left
glen-persons = persons
glen-cards = landmark cards
glen-vp = VP
glen-powers = lasting bonuses
glen-none = none

## Scores

glen-scores = Scoring now
glen-scores-about = What a scoring would give now, and what one more would bring.
glen-category = Category
glen-one-more = one more
glen-one-more-of = one more: +{ $vp } VP
glen-vp-now = { $vp } VP
glen-size-line = territory { $size }, smallest { $smallest }: { $fine }
glen-size = Territory
glen-total = VP so far
glen-coins-worth = Coins at the end
glen-have-vp = { $have }, gives { $vp } VP

## Players and tabs

glen-players = Players
glen-tab-table = Table
glen-tab-clans = Clans
glen-tab-scores = Scores
glen-tab-players = Players
glen-tab-notes = More
glen-tab-market = Market
glen-look-at = Look at the territory of { $name }
glen-took = took { $tile }
glen-at-the-end = has reached the end
glen-close = Close
glen-card-of = About { $what }

# The drawn table
glen-would-go = would go
glen-then-in-order = then
glen-tiles-go = { $count ->
    [one] 1 tile goes
   *[other] { $count } tiles go
}
glen-wakes-in-order = { $count ->
    [0] It activates nothing
    [one] It activates one tile
   *[other] It activates { $count } tiles, in this order
}
glen-scores-after = after stack { $stack }
glen-clans-left = { $markers ->
    [one] 1 marker left
   *[other] { $markers } markers left
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
glen-clans-grow = grow
glen-clan-cheapest = The cheapest road
glen-clan-step = { $from } to { $to }
glen-clan-far-yellow = 0 or 1 coin from the start
glen-clan-far-blue = 2 coins from the start
glen-clan-far-red = 3 coins from the start
glen-clan-far-purple = 4 or 5 coins from the start, points at once
glen-picker = Resource { $number }
glen-stack-left = { $left } left
glen-stack-bell = scoring
glen-short-montrose = Montrose
glen-short-conan-doyle = Conan Doyle
glen-short-bonnie-prince-charlie = Prince Charlie
glen-short-rob-roy = Rob Roy
glen-short-walter-scott = Walter Scott
glen-short-craigellachie-bridge = Craigellachie
glen-short-abernethy = Abernethy
glen-short-armadale-castle = Armadale
glen-short-flora-macdonald = F. MacDonald
glen-short-william-wallace = W. Wallace
glen-short-robert-the-bruce = Robert Bruce
glen-row-castle-scotsmen = castle
glen-row-landmarks = landmarks
glen-row-whisky = whisky
glen-row-persons = persons
glen-row-size = size
glen-row-coins = coins
glen-row-points = points
glen-placing-hint = Choose a place. The number says how many tiles are activated there.
glen-shelf = Chronicles
glen-shelf-asks = you’re asked
glen-shelf-soon = something ends soon
glen-shelf-over = over
glen-shelf-news = { $name } changed something
