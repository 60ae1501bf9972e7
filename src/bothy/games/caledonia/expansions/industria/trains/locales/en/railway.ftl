## The railway: trains, demands, delivery bonuses, stations

## Names

stop-inverness = Inverness
stop-kyle-of-lochalsh = Kyle of Lochalsh
stop-aberdeen = Aberdeen
stop-fort-william = Fort William
stop-dundee = Dundee
stop-oban = Oban
stop-perth = Perth
stop-stirling = Stirling
stop-ayr = Ayr
stop-dumfries = Dumfries
stop-edinburgh = Edinburgh
stop-glasgow = Glasgow
path-inverness = { stop-inverness }
path-kyle-of-lochalsh = { stop-kyle-of-lochalsh }
path-aberdeen = { stop-aberdeen }
path-fort-william = { stop-fort-william }
path-dundee = { stop-dundee }
path-oban = { stop-oban }
path-perth = { stop-perth }
path-stirling = { stop-stirling }
path-ayr = { stop-ayr }
path-dumfries = { stop-dumfries }
path-edinburgh = { stop-edinburgh }
path-glasgow = { stop-glasgow }
mini-inverness = { stop-inverness }
mini-kyle-of-lochalsh = { stop-kyle-of-lochalsh }
mini-aberdeen = { stop-aberdeen }
mini-fort-william = { stop-fort-william }
mini-dundee = { stop-dundee }
mini-oban = { stop-oban }
mini-perth = { stop-perth }
mini-stirling = { stop-stirling }
mini-ayr = { stop-ayr }
mini-dumfries = { stop-dumfries }
mini-edinburgh = { stop-edinburgh }
mini-glasgow = { stop-glasgow }
goods-wool = { good-wool }
goods-wool-1 = 1 { good-wool }
goods-wool-2 = 2 { good-wool }
goods-wool-3 = 3 { good-wool }
goods-grain = { good-grain }
goods-grain-1 = 1 { good-grain }
goods-grain-2 = 2 { good-grain }
goods-grain-3 = 3 { good-grain }
goods-milk = { good-milk }
goods-milk-1 = 1 { good-milk }
goods-milk-2 = 2 { good-milk }
goods-milk-3 = 3 { good-milk }
goods-bread = { good-bread }
goods-bread-1 = 1 { good-bread }
goods-bread-2 = 2 { good-bread }
goods-bread-3 = 3 { good-bread }
goods-cheese = { good-cheese }
goods-cheese-1 = 1 { good-cheese }
goods-cheese-2 = 2 { good-cheese }
goods-cheese-3 = 3 { good-cheese }
goods-whisky = { good-whisky }
goods-whisky-1 = 1 { good-whisky }
goods-whisky-2 = 2 { good-whisky }
goods-whisky-3 = 3 { good-whisky }
train-train = train
train-mini-train = mini-train
way-buying = the buying side
way-selling = the selling side
technologies-woodcutter = { unit-woodcutter.many }
technologies-miner = { unit-miner.many }
unit-station = station
    .many = stations
    .land = a hex with a rival’s unit
why-train-met = train met
why-delivered = delivery
why-delivery = delivery bonus
why-metropolis = delivery to a metropolis
why-tunnel = tunnel
why-claim = milestone
why-reserved = reserved hex

## Delivery bonuses

bonus-delivery-1 = £10 and up to two adjacent hexes of free land
bonus-delivery-2 = a field, of which you pay only the land
bonus-delivery-3 = £15, a further main action, and a city tile on an empty hex in reach
bonus-delivery-4 = an upgrade, and a unit other than a field three steps away, of which you pay only the land
bonus-delivery-5 = undo three upgrades for two processed and two basic goods
bonus-delivery-6 = £15, and move two prices one step each
bonus-delivery-7 = return a distillery and pay £5 for one of every good
bonus-delivery-8 = one processed and one basic good, and exchange a contract for an open one
bonus-delivery-9 = return a cheese dairy, bakery or distillery for two of every basic good
bonus-delivery-10 = process up to four basic goods at once
bonus-delivery-11 = one processed good and a further main action, with a port used out of reach
bonus-delivery-12 = return an animal for £25
bonus-delivery-13 = two whisky for £40
bonus-delivery-14 = £10, and move your units twice
bonus-delivery-15 = one processed good, a hex of free land and a further main action
bonus-delivery-16 = £15, and take a contract on top of those you have
bonus-delivery-17 = £15 and a building bonus
bonus-delivery-18 = two upgrades and £5
bonus-delivery-19 = £15 for a merchant who reserves an empty hex
bonus-delivery-20 = sell up to four of a good for £6 more each
bonus-delivery-21 = £20 for three merchants sent to one side of a good
bonus-delivery-22 = two merchants fetch two goods free of charge for a contract
bonus-delivery-23 = fulfil a contract, with £6 for each rare import of it
bonus-delivery-24 = return a field to fulfil a contract without paying it
part-jump = deploy a unit three steps away
    .do = Deploy a unit three steps away
part-upgrades = take the upgrade
    .do = Take the upgrade
part-exchange-contract = exchange a contract
    .do = Exchange a contract
part-goods = choose goods
    .do = Choose goods
part-free-land = expand onto free land
    .do = Expand onto free land

## Options

option-trains = Railway
option-trains-off = none
option-trains-full = trains, deliveries and milestones
option-trains-milestones-for-5 = milestones alone, for £5 each
option-trains-simple-demands = milestones with simple demands
option-trains-about = Trains deliver goods to cities for bonuses, and milestones bring points and open tunnels and metropolises. Or play the milestones alone.

## Questions

ask-placing-train = In which city does your train start? It must move before it delivers.
ask-mini-train-follows = Where does your mini-train go? It moves one or two places.
ask-train-follows = Where does your train go? It delivers at the end of its way.
ask-delivering = Which goods do you leave out of the delivery?
ask-station-first = Your fifth delivery: do you place your station now, or take the delivery bonus first?
ask-station-after = Where do you place your station? It shares the hex of a rival’s unit in your reach.
ask-delivery-bonus = Delivery bonus: { $bonus }. Which part comes first?
ask-free-land = Where do you expand? The land is free.
ask-free-field = Where do you put a field? You pay only the land.
ask-jump = Which unit do you deploy three steps away? You pay only the land.
ask-city-tile = Which empty hex in your reach becomes a city? It stays closed to all players.
ask-reserving = Which empty hex does a merchant reserve? You pay its land and gain £15.
ask-choose-goods = Which goods do you take?
ask-process-now = What do you make? You need no buildings for it.
ask-whisky-for-money = Do you give two whisky for £40?
ask-returning-unit = Which unit goes back to your board?
ask-undoing-upgrades = Which three upgrades do you undo?
ask-shifting-prices = Which price do you move by one step?
ask-selling-dear = What do you sell? Each unit brings £6 more than its price.
ask-sending-merchants = Where do you send three merchants for £20?
ask-exchanging-contract = Which contract do you exchange for an open one?
ask-putting-on-top = Which open contract do you take? The one below it must wait.
ask-building-bonus = Do you draw contracts to choose from?
ask-fetching-goods = Which two goods do your merchants fetch? Both go into a contract at once.
ask-fulfil-fetched = Which contract did you fetch the goods for?
ask-fulfilling-rare = Which contract do you fulfil? Each rare import of it brings £6.
ask-fulfilling-by-field = Which contract do you fulfil for a field?

## Actions

do-place-train = Place your { $train } in { $stop }
do-run-train = Run your train to { $path } and deliver there
do-run-mini-train = Run your mini-train to { $path }
do-deliver = { $ports-count ->
    [0] Deliver everything
    [one] Leave out { $spare } by port { $ports }
   *[other] Leave out { $spare } by ports { $ports }
 }
do-place-station = Place your station on { $hex }
do-bonus-first = Take the delivery bonus first
do-take-part = { $part-do }
do-place-city = Put a city on { $hex }
do-reserve-hex = Reserve { $hex }
do-take-goods = Take { $goods }
do-give-whisky = Give the whisky
do-return-unit = Return the { $unit } on { $hex }
do-undo-upgrades = Undo { $levels ->
    [0] no shipping level
    [one] { $levels } shipping level
   *[other] { $levels } shipping levels
 }, { $hired ->
    [0] no merchant
    [one] { $hired } merchant
   *[other] { $hired } merchants
 }{ $technologies-count ->
    [0] {""}
   *[other] {" "}and the technology of { $technologies }
 }
do-shift-price = Move the price of { $good } { $steps-sign ->
    [minus] down
   *[plus] up
 }
do-send-merchants = Send merchants to { $good }, { $way }
do-exchange-contract = Exchange contract { $contract } for { $taken }
do-put-on-top = Take contract { $contract }{ $on ->
    [-1] {""}
   *[other] , on top of { $on }
 }
do-fetch-goods = Fetch { $goods }
do-fulfil-by-field = Fulfil contract { $contract } for the field on { $hex }
verb-place-train = Place a train
verb-run-train = Run your train
verb-run-mini-train = Run your mini-train
verb-deliver = Deliver
verb-place-station = Place your station
verb-bonus-first = Bonus first
verb-take-part = Delivery bonus
verb-place-city = City tile
verb-reserve-hex = Reserve a hex
verb-take-goods = Take goods
verb-give-whisky = Give whisky
verb-return-unit = Return a unit
verb-undo-upgrades = Undo upgrades
verb-shift-price = Move a price
verb-send-merchants = Send merchants
verb-exchange-contract = Exchange a contract
verb-put-on-top = Take a contract
verb-fetch-goods = Fetch goods
verb-fulfil-by-field = Fulfil for a field
argument-train = Train
argument-stop = Place
argument-path = Way
argument-part = Part
argument-goods = Goods
argument-levels = Shipping levels
argument-hired = Merchants
argument-technologies = Technologies
argument-way = Side
argument-taken = For
argument-on = On top of

## Reasons

no-train-starts-in-city = Trains start in cities. Choose one of the ten.
no-train-city-taken = Another train is in { $stop } already. Choose another city.
no-no-such-train = You have no such train. Run one of your own.
no-train-used = Your train has made its delivery this round. It runs again next round.
no-train-could-not-follow = Your { $train } couldn’t move afterwards, and both must. Choose another way.
no-train-could-not-deliver = The fees of this way leave too little money for the delivery. Choose another way.
no-train-one-or-two = A train goes one or two places. Choose a shorter way.
no-train-no-track = No track leads to { $stop } from there. Follow the tracks.
no-train-tunnel-locked = The tunnel to { $stop } is closed to you. Claim its milestone first.
no-train-metropolis-locked = { $stop } is closed to you. Claim its milestone first.
no-train-back-again = A train can’t end its move where it began. Choose another place.
no-train-joins-own = Your other train is there. Choose another place.
no-train-no-demand = There is no demand at { $stop }. Deliver somewhere else.
no-train-served = You have delivered to { $stop } already. Deliver somewhere else.
no-train-no-such-payment = That isn’t a way to pay this demand. Choose one that is offered.
no-station-by-delivery = A station comes by the fifth delivery. Choose another unit.
no-station-by-rival = No rival’s unit is on { $hex }. Choose a hex with one.
no-station-beside-station = There is a station on { $hex } or next to it. Choose another hex.
no-station-out-of-reach = { $hex } is out of your reach. Choose a hex that you reach.
no-not-beside-first = { $hex } isn’t adjacent to the first hex. Choose one next to it.
no-only-a-field = This bonus deploys a field. Choose where it goes.
no-not-a-field = This bonus deploys no fields. Choose another unit.
no-not-a-jump = { $hex } isn’t exactly three steps from one of your units. Choose a hex that is.
no-hex-reserved = A merchant has reserved { $hex }. Choose another hex.
no-goods-to-choose = Choose { $processed } processed and { $basic } basic goods.
no-process-at-most = You can process one to { $most } goods. Choose a number in that range.
no-no-unit-to-return = You have no such unit there. Choose one of yours that fits.
no-undo-exactly = Undo exactly { $count } upgrades, or none.
no-too-few-upgrades = You can undo at most { $levels } shipping levels, { $hired } merchants and { $turned } technologies.
no-price-moved-already = You have moved the price of { $good } already. Choose another good.
no-price-at-its-end = The price of { $good } can’t go any further that way. Choose another move.
no-sell-at-most = Sell one to { $most } units of a good.
no-no-such-box = You have no such box, or it was used just now. Choose another.
no-fetch-for-contract = Both goods must go into a contract of yours at once. Choose goods that one asks for.
no-no-field-there = You have no field there. Choose one of your own.
no-no-such-part = That part of the bonus is done already. Choose another, or go on.

## Events

event-demand-to-come = A future demand: { $goods }.
event-demand-placed = Demand place { $number } asks for { $goods }.
event-demand-gone = The demand at place { $number } leaves the game.
event-bonus-placed = { $stop } offers { $bonus }.
event-bonus-gone = The bonus of { $stop } leaves the game.
event-train-placed = Seat { $seat } places their { $train } in { $stop }.
event-train-moved = Seat { $seat } runs their { $train } to { $path }.
event-further-action = Seat { $seat } has { $count ->
    [one] a further main action
   *[other] { $count } further main actions
 } ({ $why }).
event-delivered = Seat { $seat } delivers to { $stop }, which asks for { $goods }.
event-bonus-taken = Seat { $seat } takes the delivery bonus: { $bonus }.
event-marker-taken = Seat { $seat } takes a piece off their delivery track: { $left } left.
event-station-placed = Seat { $seat } has their station on { $hex }.
event-station-lapsed = Seat { $seat } can’t place their station, which goes back to the box.
event-city-placed = Seat { $seat } puts a city on { $hex }, which is closed now.
event-hex-reserved = A merchant of seat { $seat } reserves { $hex }.
event-merchant-home = The merchant of seat { $seat } comes home from { $hex }.
event-upgrades-undone = Seat { $seat } undoes { $count } upgrades.
event-contract-exchanged = Seat { $seat } exchanges contract { $contract } for { $taken }.
event-contract-covered = Contract { $contract } of seat { $seat } is now under another.
event-contract-uncovered = Contract { $contract } of seat { $seat } is on top again.

## Scores and notes

score-deliveries = Deliveries
score-railway = Solo railway
breakdown-deliveries = { $count ->
    [0] No deliveries
    [one] { $count } delivery
   *[other] { $count } deliveries
 }
breakdown-railway = For playing solo with the railway
note-place = { $stop }: asks for { $goods }; bonus: { $bonus }.
note-place-served = { $stop }: served.
note-future-demand = Future demand { $number }: { $goods }.
note-demand-beside = Demand next to { $site }: { $goods }.
note-train = Seat { $seat }: train in { $stop }, { $used ->
    [true] used this round
   *[other] ready
 }; { $count ->
    [one] { $count } delivery
   *[other] { $count } deliveries
 }.
note-two-trains = Seat { $seat }: train in { $stop }, { $used ->
    [true] used this round
   *[other] ready
 }; mini-train in { $mini }; { $count ->
    [one] { $count } delivery
   *[other] { $count } deliveries
 }.
note-city = A city closes { $hex }.
note-reserved = A merchant of seat { $seat } reserves { $hex }.
note-covered = Seat { $seat }: contract { $contract } is under contract { $top }.

## Ports 16 and 17

spare-wool = 1 { good-wool }
    .several = { $count } { good-wool }
spare-grain = 1 { good-grain }
    .several = { $count } { good-grain }
spare-milk = 1 { good-milk }
    .several = { $count } { good-milk }
effect-leave-out-of-delivery = a smaller delivery
effect-take-delivery-marker = a delivery marker
cal-port-leave-out-of-delivery = While your train delivers, leave out { $processed } processed good or up to { $basic } basic ones.
cal-port-take-delivery-marker = Take { $markers } piece off your delivery track; if it is the station, place it.
do-port-marker = Port { $port }: take a piece off your delivery track
verb-port-marker = Port: delivery track
no-track-empty = Your delivery track is empty, so this port has no effect. Use another port.
note-port-halves = With trains, port 16 leaves out a processed good or up to two basic ones of a delivery, and port 17 takes a piece off your delivery track.

## On the table

ind-paid = paid
ind-railway = Train
ind-railway-map = Railway map of Scotland
ind-to-the-map = Clan map
ind-grow = Grow
ind-your-train = Your train
ind-next-demands = Next demands
ind-train-ready = ready
ind-train-used = used
ind-deliveries-open = { $count ->
    [one] { $count } delivery
   *[other] { $count } deliveries
 }
ind-deliveries-row = Deliveries, then the station
ind-delivery-made = Delivery { $number } made
ind-markers-row = Milestones { $vp } VP; { $count ->
    [0] no marker free
    [one] { $count } marker free
   *[other] { $count } markers free
 }
ind-missing = £{ $price } to buy what is missing
ind-fee = fees £{ $fee }
ind-locked = needs { $sites }
ind-brings = Delivery bonus: { $bonus }.
ind-markers-mine = { $count ->
    [0] no free marker
    [one] { $count } free marker
   *[other] { $count } free markers
 }
shown-delivery = Delivery bonus { $number }
shown-delivery-about = Delivery bonus: { $bonus }.
shown-demand = Demand { $number }
shown-demand-about = A delivery costs { $goods }.
shown-railway = Railway board, { $side ->
    [small] side for one and two
   *[large] side for three and four
 }
shown-railway-about = { $side ->
    [small] Ten cities and two metropolises, for one or two people.
   *[large] Ten cities and two metropolises, for three or four people.
 }
ind-served = served this round by { $names }
ind-deliveries-end = Deliveries: points at the end; the fifth brings the station

### lesson

## A lesson about the railway. The steps are in the module’s lessons.

lesson-trains = The railway
lesson-trains-goal = With the railway, goods go by train to the cities of Scotland. Every place shows what it asks for and the bonus for bringing it. Set-up begins as always: { opponent-wren } takes a starting tile.
lesson-trains-start = Take the tile with milk and bread. Fort William asks for 2 milk and 1 bread, so almost all of that is in your store already.
lesson-trains-start-task = Choose the tile with milk and bread
lesson-trains-worker = Your first worker: a woodcutter on i7, £9 with the land.
lesson-trains-companion = { opponent-wren } puts both miners in the north-west.
lesson-trains-second = The second woodcutter goes beside the first, on i8: £7.

lesson-delivery = A delivery
lesson-delivery-two = Two players have a train and a mini-train each. { opponent-wren } places first: a mini-train in Dumfries.
lesson-delivery-mini = Put your mini-train in Inverness. A player who drives past another’s train pays its owner, so trains are worth something even when they stand still.
lesson-delivery-theirs = { opponent-wren }’s train begins in Ayr.
lesson-delivery-train = Yours begins in Kyle of Lochalsh, one stop from Fort William.
lesson-delivery-buy = One milk is missing. Buy it at the market for £5, then end your turn.
lesson-delivery-waits = { opponent-wren } hires a merchant, and it’s your turn again.
lesson-delivery-run = Running the train is a main action: drive to Fort William; your mini-train follows with a move of its own, to Kyle of Lochalsh. At the end of the way you deliver 2 milk and 1 bread. Then end your turn.
lesson-delivery-milestones = The delivery took a piece off your track, and gave you a marker. With markers you claim milestones, such as seven upgrades: the first to claim one gets most VP, and milestones open tunnels and big cities.

### cover

expansion-caledonia-trains = Trains
expansion-caledonia-trains-about = Goods go by rail: deliveries bring bonuses, and milestones score.
set-caledonia-trains = First time with trains
set-caledonia-trains-about = The railway alone, all else as usual.
options-caledonia-industria = Industria: modules
