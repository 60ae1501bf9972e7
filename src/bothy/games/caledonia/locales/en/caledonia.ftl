game-caledonia = Clans of Caledonia
about-caledonia = Settle the Highlands, trade, and ship goods abroad: five rounds, one to four players.

# A unit’s other forms: more than one, and the land it stands on. A meat’s: the animal it comes from.

## Words

good-wool = wool
good-grain = grain
good-milk = milk
good-bread = bread
good-cheese = cheese
good-whisky = whisky
good-cotton = cotton
good-tobacco = tobacco
good-sugar-cane = sugar cane
give-wool = { good-wool }
give-grain = { good-grain }
give-milk = { good-milk }
give-bread = { good-bread }
give-cheese = { good-cheese }
give-whisky = { good-whisky }
take-wool = { good-wool }
take-grain = { good-grain }
take-milk = { good-milk }
take-bread = { good-bread }
take-cheese = { good-cheese }
take-whisky = { good-whisky }
meat-beef = beef
    .animal = cow
    .animals = cows
meat-mutton = mutton
    .animal = sheep
    .animals = sheep
spare-beef = a beef
    .several = { $count ->
        [2] two beef
       *[other] { $count } beef
     }
spare-mutton = a mutton
    .several = { $count ->
        [2] two mutton
       *[other] { $count } mutton
     }
unit-sheep = sheep
    .many = sheep
    .land = { land-grassland }
unit-cow = cow
    .many = cows
    .land = { land-grassland }
unit-cheese-dairy = cheese dairy
    .many = cheese dairies
    .land = { land-grassland }
unit-bakery = bakery
    .many = bakeries
    .land = { land-grassland }
unit-field = field
    .many = fields
    .land = { land-grassland }
unit-distillery = distillery
    .many = distilleries
    .land = { land-grassland }
unit-woodcutter = woodcutter
    .many = woodcutters
    .land = { land-forest }
unit-miner = miner
    .many = miners
    .land = { land-mountain }
unit-fisherman = fisherman
    .many = fishermen
    .land = a { land-loch }
first-sheep = { unit-sheep }
first-cow = { unit-cow }
first-cheese-dairy = { unit-cheese-dairy }
first-bakery = { unit-bakery }
first-field = { unit-field }
first-distillery = { unit-distillery }
first-woodcutter = { unit-woodcutter }
first-miner = { unit-miner }
second-sheep = { unit-sheep }
second-cow = { unit-cow }
second-cheese-dairy = { unit-cheese-dairy }
second-bakery = { unit-bakery }
second-field = { unit-field }
second-distillery = { unit-distillery }
second-woodcutter = { unit-woodcutter }
second-miner = { unit-miner }
land-grassland = grassland
land-forest = forest
land-mountain = mountain
land-loch = loch
level-no-shipping = no shipping
level-river-crossing = river crossing
level-1-loch = 1-loch shipping
level-2-loch = 2-loch shipping
level-3-loch = 3-loch shipping
level-4-loch = 4-loch shipping
clan-none = no clan
clan-buchanan = Clan Buchanan
clan-campbell = Clan Campbell
clan-cunningham = Clan Cunningham
clan-fergusson = Clan Fergusson
clan-macdonald = Clan MacDonald
clan-macewan = Clan MacEwan
clan-mackenzie = Clan MacKenzie
clan-robertson = Clan Robertson
clan-stewart = Clan Stewart
tile-start-1 = starting tile 1
tile-start-2 = starting tile 2
tile-start-3 = starting tile 3
tile-start-4 = starting tile 4
tile-start-5 = starting tile 5
tile-start-6 = starting tile 6
tile-start-7 = starting tile 7
tile-start-8 = starting tile 8
tile-start-9 = starting tile 9
tile-scoring-1 = basic goods
tile-scoring-2 = processed goods
tile-scoring-3 = producers
tile-scoring-4 = workers
tile-scoring-5 = border
tile-scoring-6 = rare imports
tile-scoring-7 = meat
tile-scoring-8 = upgrades
tile-scoring-9 = costly land
why-trade = trade
why-neighbourhood = neighbourhood bonus
why-contract = contract
why-upgrade = upgrade
why-export = export
why-slaughter = slaughtered
why-import-track = a marked step of the import track
why-pass = passing
why-port = port
why-port-9 = port 9
why-start = starting tile
why-turn-order = place in the turn order
why-production = production
why-processing = used in production
why-woodcutter = woodcutters
why-miner = miners
why-worker = workers
why-butter = butter
why-beer = beer
why-cellar = cellar
why-whisky-made = whisky made
why-swap = swapped
why-stewart = Clan Stewart
why-scoring-1 = basic goods
why-scoring-2 = processed goods
why-scoring-3 = producers
why-scoring-4 = workers
why-scoring-5 = border
why-scoring-6 = rare imports
why-scoring-7 = meat
why-scoring-8 = upgrades
why-scoring-9 = costly land
effect-spare-animal = spare an animal
effect-swap-basic-goods = basic goods
effect-swap-processed-goods = processed goods
effect-upgrade-and-glory = bonus upgrade
effect-money = money
effect-move-price = move a price
effect-swap-units = swap two units
effect-money-and-building-bonus = contracts
effect-use-another-port = borrow a port

## Options

option-map-a = Map module A
option-map-a-random = drawn at random
option-map-a-a1 = A1
option-map-a-a2 = A2
option-map-b = Map module B
option-map-b-random = drawn at random
option-map-b-b1 = B1
option-map-b-b2 = B2
option-map-c = Map module C
option-map-c-random = drawn at random
option-map-c-c1 = C1
option-map-c-c2 = C2
option-map-d = Map module D
option-map-d-random = drawn at random
option-map-d-d1 = D1
option-map-d-d2 = D2
option-clans = Clans
option-clans-choice = chosen in reverse turn order
option-clans-auction = auctioned for victory points
option-clans-none = none, starting tiles only
option-imports = Rare imports
option-imports-ranked = worth 3, 4 or 5 VP by rarity
option-imports-fixed = worth 4 VP each: good for a first game
option-scoring = Scoring tiles
option-scoring-true = one each round
option-scoring-false = none: good for a first game
option-ports = Ports
option-ports-true = four
option-ports-false = none: good for a first game
option-tight = Tighter map
option-tight-false = the whole map
option-tight-true = one land hex of each module is covered
option-extras = MacEwan, port 9 and scoring tile 9
option-extras-true = among the tiles
option-extras-false = left out

## Questions

ask-turn = Your turn: take one main action, or pass.
ask-turn-end = You’ve taken your main action. { $left-count ->
    [0] End your turn.
   *[other] You can still { $left }, or end your turn.
 }
ask-turn-passed = You’ve passed. { $left-count ->
    [0] End your turn.
   *[other] You can still { $left }, or end your turn.
 }
ask-turn-further = You have a further main action: take one, or end your turn.
left-port = use a port
left-cellaring = take a barrel from the cellar
ask-choosing = Which clan do you lead? Its money and goods come to you at once.
ask-choosing-tile = Which starting tile do you take? Its money and goods come to you at once.
ask-first-worker = Where does your worker stand? You pay for the worker and for the land.
ask-bidding = How many VP is the next choice of clan worth to you? The highest bid chooses and pays.
ask-bonuses = Your new unit brings a bonus: take what you like, then go on.
ask-moved-trade = You moved this price: now trade the good.
ask-moved-purchase = You moved this price: now buy the good.
ask-moved-bonus = You moved this price: now buy the good, or sell it where your new unit lets you.
ask-keep-drawn = Which of these contracts do you keep? The others go under the pile.
ask-bonus-upgrade = Which upgrade do you take? If you want none, it lapses.
ask-rewards = The contract brings bonuses: in which order do you take them?
ask-fulfil-another = Do you fulfil another contract in the same action?
ask-leave = Which column does the worker go back to?
ask-put-in = Which units take their places? They cost nothing.
ask-processing = How much do you make? Each building turns 1 milk or 1 grain into 1 processed good.
ask-butter = How much milk becomes butter? You are paid for each.
ask-beer = How much grain becomes beer? You are paid for each.
ask-storing = Does a barrel go into the cellar? It is worth more as it ages.

## Actions

do-buy = Buy { $count } { $good }
do-sell = Sell { $count } { $good }
do-obtain = Obtain { $contracts-count ->
    [one] contract { $contracts }
   *[other] contracts { $contracts }
 }
do-keep = { $contracts-count ->
    [0] Keep none
    [one] Keep contract { $contracts }
   *[other] Keep contracts { $contracts }
 }
do-expand = Deploy a { $unit } on { $hex }
do-upgrade-shipping = Upgrade shipping
do-upgrade-technology = Upgrade technology: { $unit-many }
do-hire-merchant = Hire a merchant
do-take-merchant-back = Take a merchant back from { $good }
do-done = Nothing more
do-fulfil = Fulfil contract { $contract }{ $animals-count ->
    [0] {""}
   *[other] , slaughtering on { $animals }
 }{ $ports-count ->
    [0] {""}
    [one] , sparing { $spare } by port { $ports }
   *[other] , sparing { $spare } by ports { $ports }
 }
do-take-money = Take the money
do-pass = Pass
do-end-turn = End your turn
do-produce = Make { $cheese } cheese, { $bread } bread, { $whisky } whisky
do-draw-contracts = Draw contracts
do-swap-basic-goods = Port { $port }: give { $give }, take { $take }
do-swap-processed-goods = Port { $port }: give { $give }, take { $take }
do-port-upgrade = Port { $port }: upgrade and glory
do-port-money = Port { $port }: take the money
do-port-contracts = Port { $port }: take the money{ $draw ->
    [true] {" "}and draw contracts
   *[other] {""}
 }
do-move-price = Port { $port }: move the price of { $good } { $steps-size ->
    [one] { $steps-size } step
   *[other] { $steps-size } steps
 } { $steps-sign ->
    [minus] down
   *[plus] up
 }, then trade it
do-take-off-two = Port { $port }: swap the units on { $first } and { $second }
do-return-worker = Back among the { $unit-many }
do-put-in-two = Put in { $first } and { $second }
do-choose-clan = { $clan } with { $tile }
do-bid = Bid { $vp } VP
do-drop-out = Drop out
do-churn = { $milk ->
    [0] Make no butter
   *[other] Make butter of { $milk } milk
 }
do-brew = { $grain ->
    [0] Brew no beer
   *[other] Brew beer of { $grain } grain
 }
do-take-barrel = Take the barrel off the { $spot ->
    [0] left
   *[other] right
 } spot of the cellar
do-store-barrel = { $store ->
    [true] Store a barrel
   *[other] Store none
 }
do-row = Row from { $start } to { $end }

## Reasons

no-act-first = Take your main action first. If you want none, pass.
no-acted = You have taken your main action. This must wait for your next turn.
no-too-dear = It costs £{ $cost }, and you have £{ $have }.{ $advice ->
    [act] {" "}Selling goods or passing brings in money.
    [money] {" "}Take the contract’s money first.
    [mackenzie] {" "}Take a barrel out of the cellar first.
   *[none] {""}
 }
no-no-such-number = Trade at least 1 unit.
no-no-such-good = That is not a good of the market. There are wool, grain, milk, bread, cheese and whisky.
no-merchants-on-other-side = Your merchants are on the other side of { $good }. You can trade this way once they are back in stock.
no-too-few-merchants = You need { $need ->
    [one] { $need } merchant
   *[other] { $need } merchants
 } in stock and have { $have }. Hire one, trade less, or wait until yours come back.
no-too-few-goods = You need { $need } { $good } and have { $have }. You get more from production or at the market.
no-trade-moved-good = You moved the price of { $good }: trade that good now.
no-box-full = Your export box holds no more contracts. Fulfil one first.
no-pile-empty = The pile of contracts is empty. Obtain an open one.
no-exactly-so-far = The price moves exactly { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }, up or down.
no-too-many-contracts = Obtain one contract at a time. Only Clan Buchanan may take two.
no-contract-not-open = That contract isn’t on display, or is named twice. Choose from the export board.
no-contract-not-drawn = You have not drawn that contract. Keep one that you drew, or none.
no-in-the-mist = { $hex } is in the mist: it is not part of this map. Choose a hex outside it.
no-none-left = You have no { $unit } left on your board. Choose another unit.
no-loch = That is a loch: only fishermen can go there. Choose a land hex.
no-fishermen-on-lochs = Fishermen go on lochs. Choose a loch hex.
no-occupied = { $hex } is occupied or closed. Choose an empty hex.
no-beside-fisherman = Another fisherman is next to it. Choose a loch with none next to it.
no-wrong-land = A { $unit } needs { $unit-land }, and this hex has { $land }.
no-no-units = You have no unit on the map, so there is nothing to expand from.
no-out-of-reach = No shipping level brings you to { $hex }. Expand closer to it first.
no-needs-shipping = Too far: needs { $level }, you have { $owned-level }. Upgrade your shipping first, for £{ $cost }.
no-no-such-hex = There is no such hex or unit. A hex is called f6, for example.
no-no-fishermen = Only Clan MacDonald has fishermen. Choose another unit.
no-neighbourhood-limit = { $most ->
    [0] The neighbourhood bonus lets you buy no more of that good this turn.
   *[other] The neighbourhood bonus lets you buy only { $most } more of that good this turn.
 }
no-no-building-bonus = You draw contracts when you deploy the fourth building of a kind, and this was not one.
no-not-in-neighbourhood = None of the new neighbours makes that good, or you have bought it already. Buy it by a trade.
no-shipping-complete = Your shipping is complete: there is no higher level.
no-all-merchants-hired = All your merchants are hired already.
no-no-technology = Clan MacDonald has no technology tiles. Upgrade shipping, or hire a merchant.
no-no-such-technology = There is no such technology. Choose woodcutters or miners.
no-technology-turned = The technology of your { $unit-many } is improved already.
no-no-merchant-there = You have no merchant at { $good }. Choose a good where you have one.
no-not-your-contract = That contract is not in your box. Obtain it first.
no-nothing-to-spare = The contract doesn’t require any, so there is nothing to spare.
no-too-few-animals = The contract requires { $need } { $meat }, and you have { $have ->
    [0] no { $meat-animal }
    [one] { $have } { $meat-animal }
   *[other] { $have } { $meat-animals }
 } on the map. Expand with more { $meat-animals }.
no-wrong-animals = Choose exactly the animals that the contract requires, among your own.
no-no-such-bonus = The contract has no such bonus left. Choose another, or go on.
no-no-such-port = That port is not in play. Choose one on the map.
no-port-used = You have already used port { $port }: each port serves you once in the game.
no-port-out-of-reach = None of your units reaches port { $port }. Expand towards it, or upgrade your shipping.
no-no-such-swap = The port does not offer that exchange. Choose goods of the kind it deals in.
no-no-trade-follows = You could not trade { $good } afterwards, as the port requires. You need a merchant, and money or goods.
no-not-yours = Both units must be yours. Choose two of your own.
no-no-fields = Fields cannot be swapped. Choose other units.
no-nothing-fits = No two units on your board could take their places: they must be of other kinds and suit the land.
no-no-such-column = There is no room in that column. Choose the other one.
no-does-not-fit = These two cannot take those places: they must be of other kinds and suit the land.
no-too-few-buildings = You can make at most { $have } of that: one for each building on the map.
no-not-offered = That pair is not on offer. Choose a clan with the tile next to it.
no-first-are-workers = Your first units are workers. Choose one, and a hex of this map.
no-not-on-border = Clan Fergusson starts on the border of the map. Choose a hex at its edge.
no-not-by-the-mist = Clan Fergusson starts on the border of the map, which runs along the mist here. Choose a hex next to the mist.
no-next-worker-unaffordable = At £{ $cost } you could not afford your next worker: you have £{ $have }. Choose a cheaper hex.
no-open-with-a-bid = You open this auction and cannot drop out yet: bid 0 or more.
no-bid-higher = Bid more than { $bid } VP, and at most { $most }.
no-row-before = You may row once a turn, before your main action.
no-no-fisherman-there = You have no fisherman there. Choose a loch with one of yours.
no-not-the-next-loch = A fisherman rows one hex, to a loch next to his own.
no-too-much-beer = You can brew beer from at most { $most } grain: one for each hop, and no more than you have.
no-no-barrel = There is no barrel on that spot of the cellar.

## Events

event-money = Seat { $seat } { $amount-sign ->
    [minus] pays
   *[plus] receives
 } £{ $amount-size } ({ $why }).
event-bill = Seat { $seat } pays £{ $amount }.
event-goods = Seat { $seat } { $count-sign ->
    [minus] gives
   *[plus] receives
 } { $count-size } { $good } ({ $why }).
event-glory = Seat { $seat } earns { $glory } glory ({ $why }).
event-deployed = Seat { $seat } deploys a { $unit } on { $hex }.
event-withdrawn = Seat { $seat } takes the { $unit } off { $hex } ({ $why }).
event-price = The price of { $good } is now £{ $price }.
event-merchants-sent = Seat { $seat } sends { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
 } to { $good }.
event-merchants-return = Seat { $seat } takes back { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
 }.
event-merchant-back = Seat { $seat } takes a merchant back from { $good }.
event-obtained = Seat { $seat } obtains { $contracts-count ->
    [one] contract { $contracts }
   *[other] contracts { $contracts }
 }.
event-drawn = Contract { $contract } is drawn.
event-opened = Contract { $contract } is open.
event-under-pile = { $contracts-count ->
    [0] No contract goes under the pile.
    [one] Contract { $contracts } goes under the pile.
   *[other] Contracts { $contracts } go under the pile.
 }
event-shipping = Seat { $seat } upgrades shipping to { $level ->
    [1] { level-river-crossing }
    [2] { level-1-loch }
    [3] { level-2-loch }
    [4] { level-3-loch }
    [5] { level-4-loch }
   *[other] level { $level }
 }.
event-technology = Seat { $seat } improves the { $unit-many }.
event-hired = Seat { $seat } hires a merchant.
event-fulfilled = Seat { $seat } fulfils contract { $contract } ({ $hops ->
    [0] no hops
    [one] { $hops } hop
   *[other] { $hops } hops
 }).
event-imported = Seat { $seat } imports { $count } { $good }.
event-passed = Seat { $seat } passes, as number { $place }.
event-port = Seat { $seat } uses port { $port } ({ $effect }).
event-round = Round { $round }.
event-side = The map has side { $side }.
event-covered = { $hex } is covered.
event-port-placed = Port { $port } is in corner { $corner }.
event-tile-placed = Round { $round } scores { $tile }.
event-first-player = Seat { $seat } is the first player.
event-offer = On offer: { $clan } with { $tile }.
event-clan = Seat { $seat } leads { $clan }.
event-clan-start = { $clan } begins.
event-auction-won = Seat { $seat } wins the auction for { $vp } VP.
event-bid = Seat { $seat } bids { $vp } VP.
event-dropped-out = Seat { $seat } drops out.
event-rolled-price = The price die shows { $steps-sign ->
    [minus] −{ $steps-size }
   *[plus] +{ $steps-size }
 }.
event-rolled-good = The goods die shows { $good }.
event-removed = Contract { $contract } leaves the game.
event-rowed = Seat { $seat } rows from { $start } to { $end }.
event-barrel-in = Seat { $seat } puts a barrel into the cellar.
event-barrel-out = Seat { $seat } takes out a barrel that has { $aged ->
    [0] not aged
    [1] aged once
    [2] aged twice
   *[other] aged { $aged } times
 }.

## Scores

score-glory = Glory
score-basic-goods = Basic goods
score-processed-goods = Processed goods
score-money = Money
score-hops = Hops
score-imports = Rare imports
score-exports = Exports
score-settlements = Settlements
score-bid = Auction bid

## Solo results

band-newbie = newbie
band-rookie = rookie
band-average = average
band-expert = expert
band-genius = genius
