### Messages of the client on the boards of Clans of Caledonia

## Around the map

cal-map = Map
cal-map-role = map of hexes
cal-zoom = Size of the map
cal-zoom-in = Zoom in
cal-zoom-out = Zoom out
cal-fit = Show the whole map
cal-overlays = Shown on the map
cal-overlay-reach = Reach
cal-overlay-prices = Prices
cal-overlay-settlements = Links
cal-about-reach = What you reach: now, with one more shipping level, with two
cal-about-prices = Goods you could buy cheaply next to other players
cal-about-settlements = Settlements that count, and those cut off
cal-tabs = Parts of the table
cal-hex = Hex { $hex }
cal-close-card = Close the card
cal-mist = mist
cal-hex-mist = { $hex }, mist, not part of this map
cal-hex-closed = closed to all players
cal-hex-piece = { $name }: { $thing }
cal-hex-in-reach = in reach
cal-hex-needs = needs { $level }
cal-hex-offers = { $count ->
    [one] { $count } unit can be deployed
   *[other] { $count } units can be deployed
 }
cal-changed-by = changed by { $name } since your turn
cal-land-cost = land £{ $cost }
cal-delta = river delta
cal-waterfall = waterfall
cal-border = border of the map
cal-neighbourhood = Neighbourhood, up to { $most } of each:
cal-needs = Too far: needs { $level }, you have { $have }: £{ $price }.
cal-why-not = Why not the others?
cal-settlements-all = { $count ->
    [one] { $count } settlement, and it counts
   *[other] All { $count } settlements count
 }

## Market

cal-market = Market
cal-ladder = { $thing }: £{ $price }, you have { $own }
cal-ladder-next = { $thing }: £{ $price }, you have { $own }, then { $next }
cal-buy-short = Buy
cal-sell-short = Sell
cal-bought = { $name } has bought { $count }
cal-sold = { $name } has sold { $count }
cal-buy-how-many = Buy { $thing }:
cal-sell-how-many = Sell { $thing }:
cal-lot = { $count } × { $each } = { $total }
cal-lot-then = , then { $price }
cal-lot-extra = and { $amount } for trading
cal-market-hint = Choose a good to buy or sell.
cal-merchants-free = { $count ->
    [0] No merchant is free.
    [one] One merchant is free.
   *[other] { $count } merchants are free.
 }

## Contracts and tiles

cal-export-board = Exports
cal-contract-costs = Cost of a contract, round by round
cal-round = round { $round }
cal-box-empty = empty place
cal-pile = { $count ->
    [one] { $count } more in the pile
   *[other] { $count } more in the pile
 }
cal-amount = { $count } { $good }
cal-contract-named = { $number } ({ $cost } for { $gain })
cal-contract-label = Contract { $number }: { $cost } for { $gain }
cal-missing = { $count } { $thing } missing{ $known ->
    [yes] , { $price } at the market
   *[no] {""}
 }
cal-complete = you have all it asks for
cal-contract = Contract
cal-contract-box = on the export board, box { $box }
cal-import-worth = currently worth { $vp } VP by rarity
cal-ready = ready
cal-no-more = no more
cal-hops = hops
cal-free-land = { $count ->
    [one] a hex of free land
   *[other] { $count } hexes of free land
 }
cal-bonus-upgrade = { $count ->
    [one] a bonus upgrade
   *[other] { $count } bonus upgrades
 }
cal-drawn = Contracts drawn
cal-export-box = Export box
cal-export-box-empty = export box: empty
cal-tiles = Scoring tiles
cal-tile-label = Round { $round }: { $text } You would get { $glory } now.
cal-tile-of-round = Scoring tile of round { $round }
cal-tile-basic-goods = { $glory } glory for each basic good.
cal-tile-processed-goods = { $glory } glory for every { $every } processed goods.
cal-tile-production-units = { $glory } glory for each animal and building on the map, { $field } for each field.
cal-tile-workers = { $glory } glory for each worker on the map.
cal-tile-border-units = { $glory } glory for every { $every } units on the border of the map.
cal-tile-rare-imports = { $glory } glory for each cotton, tobacco and sugar cane.
cal-tile-meat = { $glory } glory for each beef and mutton on your fulfilled contracts.
cal-tile-upgrades = { $glory } glory for each technology, shipping level and hired merchant.
cal-tile-dear-hexes = { $glory } glory for each hex of £{ $from } or more that you occupy.

## Players

cal-players = Players
cal-player = Player
cal-money = Money
cal-merchants-in-stock = Merchants in stock
cal-shipping = Shipping
cal-contracts-held = Contracts in the box
cal-contracts-done = Contracts fulfilled
cal-forecast = Victory points if the game ended now
cal-board-of = Board of { $name }
cal-open-board = Open my board
cal-units = Units left
cal-unit-left = { $thing }: { $left } left, £{ $cost }
cal-goods = Goods
cal-income = Next production: £{ $money } and { $things }
cal-income-then = Next production: £{ $after } instead of £{ $before }
cal-no-goods = no goods
cal-won = Brought in by contracts
cal-merchants = Merchants
cal-merchants-told = { $stock } in stock, { $market } at the market, { $hire } to hire
cal-at-market = at the market
cal-to-hire = to hire
cal-technology = Technology
cal-technology-plain = { $thing }: £{ $income } each
cal-technology-turned = { $thing }: improved, £{ $income } each
cal-technology-then = { $thing }: £{ $after } instead of £{ $before } each
cal-technology-once = £{ $income } once upgraded
cal-ports = Ports
cal-port-name = Port { $port }: { $effect }
cal-port-used = You have used it.
cal-port-once = uses port { $port } (once per game)
cal-port-reached = Within your reach.
cal-port-far = Not within your reach.
cal-port-spare-animal = While you fulfil a contract with meat, leave out { $animals } of it.
cal-port-swap-basic-goods = Give { $give } basic good, take { $take } of any kind.
cal-port-swap-processed-goods = Give { $give } processed good, take { $take } of any kind.
cal-port-upgrade-and-glory = { $upgrades } bonus upgrade and { $glory } glory.
cal-port-money = Take £{ $money }.
cal-port-move-price = Before a trade, move the price of that good exactly { $steps } steps.
cal-port-swap-units = Swap { $units } of your units for { $units } of other kinds.
cal-port-money-and-building-bonus = Take £{ $money } and, if you like, draw contracts.
cal-port-use-another-port = Pay £{ $cost } and use any other port.
cal-cellar-spot = Cellar, spot { $spot }: { $full ->
    [yes] a barrel
   *[no] empty
 }

## Clans

cal-clans = Clans on offer
cal-start-with = Starts with £{ $money }, { $things }
cal-clan-buchanan = Two export boxes: obtain, keep and fulfil two contracts at once, paying once. Draws six instead of three.
cal-clan-campbell = Each kind of building costs less: £3 off the first, £4 off the second and third, £5 off the fourth.
cal-clan-cunningham = After production, sell any milk as butter for £8 each, without merchants.
cal-clan-fergusson = Three first workers, on the border of the map, and ships from the start: 2-loch with three or four players, else 1-loch.
cal-clan-macdonald = Fishermen: eight workers in one pool, £6 each, earning £4, on land or on lochs. One may row each turn. No technology. With one or two players you start with river crossing.
cal-clan-macewan = Beer: with each contract that brings hops, turn as many grain, at most 3, into £9 each.
cal-clan-mackenzie = £3 for each whisky made, and a cellar: one barrel each production, worth £7 after one round and £15 after two.
cal-clan-robertson = Units on river deltas cost £3 less, £2 less with one or two players.
cal-clan-stewart = Three more merchants, river crossing, and £1 for every purchase and sale.

## Questions

cal-notes-open = Show all of it
cal-shelf = Modules in play
cal-notes = Also at this table
cal-panel-clans = Choose your clan
cal-panel-production = Production
cal-panel-keep = Contracts drawn
cal-panel-bonuses = Bonuses of the new unit
cal-panel-first-worker = First workers
cal-panel-slaughter = Slaughter on the map
cal-panel-swap = Swap two units
cal-panel-row = Row a fisherman
cal-panel-port = Port
cal-panel-options = Your choice
cal-first-worker = You have £{ $money }. { $left ->
    [0] This is your last first worker.
    [one] One more worker follows.
   *[other] { $left } more workers follow.
 }
cal-first-worker-then = Afterwards you have £{ $money }.
cal-first-worker-hint = Woodcutters stand in forests, miners on mountains. Tap a hex to see its price.
cal-slaughter = Mark { $count ->
    [one] the animal
   *[other] { $count } animals
 } on the map: { $marked } marked.
cal-swap = Mark two of your units on the map: { $marked } marked.
cal-row = Choose the loch to row to.
cal-make = Make { $count } { $thing }
cal-production-left = Left over: { $milk } milk, { $grain } grain.
cal-bid-now = { $vp ->
    [-1] No one has bid yet.
   *[other] The bid stands at { $vp } VP.
 }
cal-pays = Costs { $amount }.
cal-brings = Brings { $amount }.
cal-steps = { $steps } steps
cal-spare-none = spare nothing
cal-draw-true = draw contracts
cal-draw-false = draw none
cal-store-true = store a barrel
cal-store-false = store none

## Scores

cal-score-now = If the game ended now
cal-final-score = Final score
cal-category = Category
cal-total = Total
cal-band = Your result: { $band }.
cal-reason-hops = { $count } hops
cal-reason-exports = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
 }
cal-reason-settlements = { $count } linked, { $level }
cal-reason-glory = { $count } glory
cal-reason-bid = bid { $count }

## In words

cal-status-setup = Setting up
cal-status-round = Round { $round } of { $rounds }
cal-round-short = { $round } of { $rounds }
cal-status-action = action phase
cal-status-production = production phase
cal-turn-deployed = { $thing } on { $hex }
cal-turn-withdrawn = took the { $thing } off { $hex }
cal-turn-bought = bought { $count }
cal-turn-sold = sold { $count }
cal-turn-price = now at { $price }
cal-turn-obtained = took a contract
cal-turn-fulfilled = fulfilled a contract
cal-turn-hired = hired a merchant
cal-turn-port = used port { $port }
cal-unused-merchants = { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
 }
cal-unused-contract = a contract you can fulfil
cal-unused-ports = { $count ->
    [one] { $count } port in reach
   *[other] { $count } ports in reach
 }
cal-ask-look = look
cal-ask-reach = reach
cal-ask-prices = prices
cal-ask-contracts = contracts
cal-ask-tiles = tiles
cal-ask-ports = ports
cal-ask-settlements = settlements
cal-ask-forecast = forecast
cal-ask-goods = goods
cal-say-reach = In reach now: { $things }.
cal-say-reach-with = With { $level }: { $things }.
