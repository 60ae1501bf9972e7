game-glenmore = Glen More II: Chronicles
about-glenmore = Lay out a Highland territory tile by tile, win clans over, and distil whisky: two to four players.

# An effect’s other form: more than one of it.

## Words

resource-wood = wood
    .one = wood
resource-stone = stone
    .one = stone
resource-barley = barley
    .one = barley
resource-sheep = sheep
    .one = sheep
resource-cattle = cattle
    .one = cow
resource-any = one resource
    .one = one resource
resources-wood = { resource-wood }
resources-stone = { resource-stone }
resources-barley = { resource-barley }
resources-sheep = { resource-sheep }
resources-cattle = { resource-cattle }
tile-home-village = Home village
tile-home-castle = Home castle
tile-inshriach = Inshriach
tile-ballachulish = Ballachulish
tile-black-isle = Black Isle
tile-glen-lyon = Glen Lyon
tile-lochridge = Lochridge
tile-loch-lochy = Loch Lochy
tile-donan-castle = Donan Castle
tile-castle-stalker = Castle Stalker
tile-robert-the-bruce = Robert the Bruce
tile-william-wallace = William Wallace
tile-halkirk = Halkirk
tile-kingussie = Kingussie
tile-dornoch = Dornoch
tile-pulteney = Pulteney
tile-rothiemurchus = Rothiemurchus
tile-spittal = Spittal
tile-strathnairn = Strathnairn
tile-strathnaver = Strathnaver
tile-crieff = Crieff Tryst
tile-inverness = Inverness
tile-loch-shiel = Loch Shiel
tile-duart-castle = Duart Castle
tile-mary-stuart = Mary Stuart
tile-montrose = James Graham, Marquess of Montrose
tile-rob-roy = Rob Roy MacGregor
tile-pitlochry = Pitlochry
tile-ullapool = Ullapool
tile-edradour = Edradour
tile-glen-mhor = Glen Mhor
tile-easter-ross = Easter Ross
tile-glen-orchy = Glen Orchy
tile-brora = Brora
tile-glenmore-forest = Glenmore Forest
tile-dulsie-bridge = Dulsie Bridge
tile-moot-hill = Moot Hill
tile-amulree = Amulree Tryst
tile-loch-ness = Loch Ness
tile-armadale-castle = Armadale Castle
tile-bonnie-prince-charlie = Charles Edward Stuart
tile-flora-macdonald = Flora MacDonald
tile-robert-burns = Robert Burns
tile-braemar = Braemar
tile-lairg = Lairg
tile-glenlochy = Glenlochy
tile-abernethy = Abernethy Forest
tile-drumochter = Drumochter
tile-strathspey = Strathspey
tile-rannoch = Rannoch
tile-kenmore-fair = Kenmore Fair
tile-muir-of-ord = Muir of Ord
tile-spean-bridge = Spean Bridge
tile-nairn = Nairn
tile-clachaig-inn = Clachaig Inn
tile-the-end = The End
tile-loch-morar = Loch Morar
tile-castle-moil = Castle Moil
tile-castle-of-mey = Castle of Mey
tile-james-watt = James Watt
tile-walter-scott = Sir Walter Scott
tile-conan-doyle = Sir Arthur Conan Doyle
tile-fort-william = Fort William
tile-thurso = Thurso
tile-millburn = Millburn
tile-strathmore = Strathmore
tile-glen-affric = Glen Affric
tile-elgin = Elgin
tile-tain = Tain
tile-craigellachie-bridge = Craigellachie Bridge
tile-oban = Oban
tile-kings-house = Kings House
tile-david-hume = David Hume
card-loch-lochy = { tile-loch-lochy }
card-donan-castle = { tile-donan-castle }
card-castle-stalker = { tile-castle-stalker }
card-inverness = { tile-inverness }
card-loch-shiel = { tile-loch-shiel }
card-duart-castle = { tile-duart-castle }
card-loch-ness = { tile-loch-ness }
card-armadale-castle = { tile-armadale-castle }
card-loch-morar = { tile-loch-morar }
card-castle-moil = { tile-castle-moil }
card-castle-of-mey = { tile-castle-of-mey }
clan-macleod = MacLeod
clan-gunn = Gunn
clan-macdonald = MacDonald
clan-maclean = MacLean
clan-macdonell = MacDonell
clan-macintosh = MacIntosh
clan-mckay = McKay
clan-chisholm = Chisholm
clan-cameron = Cameron
clan-mckinnon = McKinnon
clan-macmillan = MacMillan
clan-macgregor = MacGregor
clan-sinclair = Sinclair
clan-munro = Munro
clan-ross = Ross
clan-maclachlan = MacLachlan
clan-sutherland = Sutherland
clan-brodie = Brodie
clan-grant = Grant
clan-macpherson = MacPherson
clan-oliphant = Oliphant
clan-douglas = Douglas
icon-village = village
icon-castle = castle
icon-animal = animal
icon-cloth = cloth
icon-whisky = whisky
icon-trade = trade
icon-field = field
icon-loch = loch
icon-inn = inn
way-north-west = north-west
way-north = north
way-north-east = north-east
way-west = west
way-east = east
way-south-west = south-west
way-south = south
way-south-east = south-east
reward-coin = 1 coin
reward-movement = 1 movement point
effect-wood = { resource-wood }
    .many = { resource-wood }
effect-stone = { resource-stone }
    .many = { resource-stone }
effect-barley = { resource-barley }
    .many = { resource-barley }
effect-sheep = { resource-sheep }
    .many = { resource-sheep }
effect-cattle = { resource-cattle.one }
    .many = { resource-cattle }
effect-resources = resource
    .many = resources
effect-any-resources = resource of your choice
    .many = resources of your choice
effect-scotsmen = Scotsman
    .many = Scotsmen
effect-whisky = barrel of whisky
    .many = barrels of whisky
effect-coins = coin
    .many = coins
effect-vp = VP
    .many = VP
effect-markers = clan marker
    .many = clan markers
effect-movement = movement point
    .many = movement points
effect-card = landmark card
    .many = landmark cards
effect-person = person
    .many = persons
effect-remove-tiles = tile to remove
    .many = tiles to remove
effect-take-discard = tile from the discard pile
    .many = tiles from the discard pile
effect-other = other effect
    .many = other effects
category-effects = tiles and clans
category-castle-scotsmen = Scotsmen on the home castle
category-landmarks = landmarks
category-whisky = whisky
category-persons = persons
category-size = size of the territory
category-coins = coins
why-start = set-up
why-tile = tile
why-card = landmark card
why-clan = clan
why-activation = activation
why-trade = trade
why-purchase = purchase
why-sale = sale
why-road = road
why-removed = from a removed tile
why-nothing-possible = nothing possible
why-macgregor = MacGregor
why-maclachlan = MacLachlan
why-scoring = scoring
why-size = size
why-coins = coins
why-final = final reckoning

## Options

option-die = The die plays along
option-die-false = only with two players
option-die-true = with any number of players: a longer game
option-length = Length
option-length-full = The End is in the middle of stack D
option-length-short = The End is on top of stack D: good for a first game

## Questions

ask-turn = Your turn: which tile do you take?
ask-turn-sell = You can’t take any tile yet. Sell resources first: that’s enough to pay for { $tile }.
ask-turn-end = { $left-count ->
    [0] You’ve made your move. End your turn.
   *[other] You can still { $left }, or end your turn.
 }
left-activating = activate tiles
left-selling = sell resources
left-walking = move Scotsmen
ask-pay = What do you pay with? The market sells what you lack.
ask-placing = Where does { $tile } go? It activates the tiles around it.
ask-immediate = Which effect happens next? All of them will.
ask-gathering = Which resources go on the tile?
ask-storing = Where does the resource go?
ask-stationing = Where does the Scotsman go?
ask-striding = Which Scotsman moves? Movement you don’t spend now is lost.
ask-activations = Which tile around the new one do you activate? Then your turn goes on.
ask-favours = Which tile does the clan let you activate? It may be near or far.
ask-barrel = A barrel of whisky, or points?
ask-choosing-clan = Which clan territory gets your marker? You pay the road and get the bonus.
ask-removing = Which tile leaves your territory? Pieces on it go to the home castle.
ask-retrieving = Which tile do you take from the discard pile? It costs nothing.

## Actions

do-take = Take { $tile }
do-stop-at-end = Move to The End
do-discard = Discard { $tile } for { $reward }
do-end-turn = End your turn
do-activate = Activate { $tile }{ $deal ->
    [1] {""}
    [2] , second option
   *[other] , option { $deal }
 }
do-give = Pay 1 { $resource-one } from { $tile }
do-buy = Buy 1 { $resource-one }
do-substitute = Pay 1 coin in place of { $resource }
do-send-away = Pay a Scotsman from { $tile }
do-sell = Sell 1 { $resource-one } from { $tile }
do-walk = Move a Scotsman { $way } from { $tile }
place-where = { $row-size ->
    [0] { $column-size ->
        [0] on the home village
        [one] { $column-size } tile { $column-sign ->
            [minus] left of the home village
           *[plus] right of the home village
         }
       *[other] { $column-size } tiles { $column-sign ->
            [minus] left of the home village
           *[plus] right of the home village
         }
     }
    [one] { $row-size } tile { $row-sign ->
        [minus] above
       *[plus] below
     }{ $column-size ->
        [0] {""}
       *[other] {" "}and { $column-size } { $column-sign ->
            [minus] left of
           *[plus] right of
         }
     } the home village
   *[other] { $row-size } tiles { $row-sign ->
        [minus] above
       *[plus] below
     }{ $column-size ->
        [0] {""}
       *[other] {" "}and { $column-size } { $column-sign ->
            [minus] left of
           *[plus] right of
         }
     } the home village
 }
do-place = Place it { place-where }
do-resolve = { $count ->
    [one] { $count } { $effect }
   *[other] { $count } { $effect-many }
 }
do-gather = Take { $resources }
do-store = Put 1 { $resource-one } on { $tile }
do-station = Put a Scotsman on { $tile }
do-fill = { $barrel ->
    [true] Take the barrel
   *[other] Take the points
 }
do-place-marker = Place a marker on { $clan }
do-remove = Remove { $tile }
do-retrieve = Take { $tile }
do-done = Nothing

## Reasons

no-move-first = First move your pawn: take a tile.
no-moved = Your pawn has moved this turn. Activate tiles, or end your turn.
no-not-on-rondel = That tile isn’t on the rondel. Choose one that is.
no-protected = { $tile } may only be passed. Choose another tile.
no-no-end-yet = The End isn’t on the rondel yet.
no-no-such-reward = Take 1 coin or 1 movement point.
no-something-possible = You can take a tile, so you may not just discard one.
no-sale-helps = You can sell resources to pay for { $tile }, so you may not just discard a tile. Sell first.
no-cannot-pay = You cannot pay for { $tile }, not even with what the market offers. Sell resources for coins, or produce what it asks for.
no-cannot-pay-trade = You cannot pay what it asks for, not even with what the market offers. Sell other resources for coins, or produce more.
no-no-place = { $tile } has no legal place in your territory. Bring a Scotsman closer first, or choose another tile.
no-end-is-not-taken = The End is never taken; you may stop on it.
no-no-such-resource = The market has no such resource. There are wood, stone, barley, sheep and cattle.
no-not-asked-for = That isn’t part of the price: { $resource }. Pay what is still due.
no-row-full = All { $resource } is sold out: its row is full. A sale would free a space.
no-too-dear = It costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
 }, you have { $have }, and the rest must be paid too. Sell resources for coins, or pay another way.
no-no-substitute = Only Clan Sinclair lets a coin replace a resource, once per trade.
no-no-scotsman-asked = The price includes no Scotsman. Pay what is still due.
no-no-scotsman-at-home = A Scotsman is paid from a home tile, and too few are there. Move one home first.
no-needed-near-tile = Without him the tile would have no legal place. Pay with another Scotsman.
no-resource-not-there = There is no such resource on that tile.
no-no-coins-in-row = The market can’t buy { $resource }: its row is empty. It fills when a player buys some.
no-place-taken = There is a tile already. Choose a free place.
no-no-edge = The tile must touch your territory along an edge; a corner is not enough.
no-no-scotsman-near = None of your Scotsmen is on a place around it. Choose a place next to one.
no-new-river = A river tile goes to an end of your river, left or right.
no-river-blocked = The river would run into a tile without a river. Choose its other end.
no-beside-river = A tile without a river can’t go to the left or right of a river tile. Above and below is fine.
no-nothing-to-cover = An overlay must cover one of your tiles.
no-castle-stays = The home castle cannot be covered. Choose another tile.
no-other-icon = An overlay covers a tile of the same kind. Choose one with its icon.
no-other-river = Both tiles must show the river, or neither. Choose another tile.
no-no-tile-there = You have no tile there. Choose one of your own.
no-home-stays = The home tiles cannot be removed. Choose another tile.
no-river-breaks = The river would break in two. Only a tile at its end can be removed.
no-falls-apart = Your territory would fall apart. Choose a tile that no other needs.
no-no-such-effect = There is no such effect left. Choose one of those on offer.
no-gather-so-many = Choose { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 }, no more and no fewer.
no-not-offered = That is not on offer. Choose from what the effect brings.
no-no-room = There is no room on that tile: it holds all it can. Choose another.
no-no-activation = That tile has no activation.
no-no-such-deal = The tile doesn’t offer that. Choose one of its options.
no-activated = That tile has already been activated this turn: each works once per turn.
no-too-far = That tile is not around the one you placed. Choose the new tile or one around it.
no-other-icon-asked = The clan lets you activate another kind of tile: { $icon }.
no-no-movement = You have no movement points. Villages and some other tiles give them when activated.
no-no-scotsman-there = None of your Scotsmen is there. Choose a tile with one.
no-not-a-neighbour = A Scotsman moves to a neighbouring tile of your territory, corners included.
no-no-such-clan = There is no such clan. Choose one of the clan board.
no-clan-closed = { $clan } has a marker already. Choose a clan without one.
no-road-too-dear = The road costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
 }, and you have { $have }. Choose a clan with a cheaper road, or none.
no-must-remove = You must remove a tile. Choose which.
no-not-discarded = That tile is not in the discard pile. Choose one that is.

## Events

event-standing = Seat { $seat } starts at place { $place } from the back.
event-coins = Seat { $seat } { $amount-sign ->
    [minus] pays
   *[plus] receives
 } { $amount-size ->
    [one] { $amount-size } coin
   *[other] { $amount-size } coins
 } ({ $why }).
event-whisky = Seat { $seat } { $count-sign ->
    [minus] gives
   *[plus] receives
 } { $count-size ->
    [one] { $count-size } barrel
   *[other] { $count-size } barrels
 } of whisky ({ $why }).
event-points = Seat { $seat } { $points-sign ->
    [minus] loses
   *[plus] scores
 } { $points-size } VP for { $category } ({ $why }).
event-goods = Seat { $seat } { $count-sign ->
    [minus] gives
   *[plus] receives
 } { $count-size ->
    [one] { $count-size } { $resource-one }
   *[other] { $count-size } { $resource }
 } { $count-sign ->
    [minus] from
   *[plus] on
 } { $tile } ({ $why }).
event-scotsmen = Seat { $seat } { $count-sign ->
    [minus] takes { $count-size ->
        [one] { $count-size } Scotsman
       *[other] { $count-size } Scotsmen
     } off
   *[plus] puts { $count-size ->
        [one] { $count-size } Scotsman
       *[other] { $count-size } Scotsmen
     } on
 } { $tile } ({ $why }).
event-market = The market row of { $resource } has { $filled ->
    [one] { $filled } filled space
   *[other] { $filled } filled spaces
 }.
event-moved = Seat { $seat } moves to { $tile }.
event-at-the-end = Seat { $seat } stops on The End.
event-rolled = The die shows { $steps }.
event-die-takes = The die takes { $tile }.
event-die-leaves = The die leaves the game.
event-passed-by = { $tile } is left behind by all.
event-discarded = { $tile } is discarded.
event-laid = { $tile } is laid on space { $space }.
event-placed = Seat { $seat } places { $tile } { $covers ->
    [true] over
   *[false] beside
 } { $beside-tile }.
event-card = Seat { $seat } takes the card { $card }.
event-person = Seat { $seat } wins { $tile }.
event-activated = Seat { $seat } activates { $tile }.
event-movement = Seat { $seat } gains { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
 }.
event-walked = A Scotsman of seat { $seat } walks to { $tile }.
event-marker = Seat { $seat } places a marker on { $clan }.
event-removed = Seat { $seat } removes { $tile }.
also-scotsmen-go-home = { $count ->
    [one] The Scotsman on it goes to the home castle.
   *[other] The { $count } Scotsmen on it go to the home castle.
 }
event-retrieved = Seat { $seat } takes { $tile } from the discard pile.
event-scoring = Scoring number { $number }.

## Scores

score-effects = Tiles and clans
score-castle-scotsmen = Scotsmen on the home castle
score-landmarks = Landmarks
score-whisky = Whisky
score-persons = Persons
score-size = Size of the territory
score-coins = Coins
