## The Automa

option-automa = Automa
option-automa-off = none
option-automa-1 = level 1: the gentlest
option-automa-2 = level 2
option-automa-3 = level 3
option-automa-4 = level 4
option-automa-5 = level 5: the hardest
option-automa-about = The last seat is played by cards and dice, for one to three people; the higher its level, the more money and glory it has.
option-automa-cards = The Automa’s cards
option-automa-cards-drawn = drawn here
option-automa-cards-entered = entered by the first player, from a box on the table
option-automa-cards-about = If you have the box, you can draw its cards and roll its dice yourself, and let Bothy play them out.

## Words

why-automa-level = level of difficulty
why-automa-round = new cards
why-instead-of-goods = instead of goods
why-sheep = sheep
why-cow = cows
why-cheese-dairy = cheese dairies
why-bakery = bakeries
why-field = fields
why-distillery = distilleries
icon-skip = Skip
icon-technology = Technology
icon-trade = Trade
icon-contract = Contract
icon-upgrade = Upgrade
icon-expand = Expand
icons-skip = skip
icons-technology = technology
icons-trade = trade
icons-contract = contract
icons-upgrade = upgrade
icons-expand = expand
notch-sheep = sheep
notch-cow = cows
notch-cheese-dairy = cheese dairies
notch-bakery = bakeries
notch-field = fields
notch-distillery = distilleries
notch-workers = workers
start-sheep = { notch-sheep }
start-cow = { notch-cow }
start-cheese-dairy = { notch-cheese-dairy }
start-bakery = { notch-bakery }
start-field = { notch-field }
start-distillery = { notch-distillery }
start-workers = { notch-workers }
criterion-port = Port
criterion-costs = Cheapest
criterion-settlements = Settlements
criterion-neighbourhood = Neighbourhood
rank-cheapest = Cheapest to fulfil
rank-most-money = Most money
rank-rarest = Rarest import
rank-dearest = Dearest to fulfil

## Questions

ask-draw-action = Turn over the Automa’s action card: which is it?
ask-draw-expansion = The Automa expands. Turn over a support card: which is it?
ask-draw-upgrade = The Automa upgrades. Turn over a support card: which is it?
ask-roll-token = Roll the goods die for the Automa’s glory token: what does it show?
ask-roll-place = Roll the price die for the Automa’s worker: plus is the central loch, minus the port.
ask-roll-first-worker = Roll the price die: plus is a woodcutter, minus a miner.
ask-roll-worker = Roll the price die: plus is a woodcutter, minus a miner.
ask-roll-technology = Roll the price die: plus improves the woodcutters, minus the miners.
ask-roll-trade-price = The Automa trades. Roll the price die: what does it show?
ask-roll-trade-good = Roll the goods die until it shows a good the Automa hasn’t traded: which is it?
ask-choose-neighbour = Choose at random which good the Automa buys.
ask-choose-hex = Choose at random where the Automa expands to.
ask-choose-first-hex = Choose at random where the Automa’s worker stands.
ask-choose-contract = Choose at random which contract the Automa takes.

## Actions

do-enter-card = Card { $card }
do-enter-price = { $steps-sign ->
    [minus] −{ $steps-size }
   *[plus] +{ $steps-size }
 }
do-enter-good = { $good }
do-enter-hex = { $hex }
do-enter-contract = Contract { $contract }

## Reasons

no-not-drawn = That can’t have come up. Choose one of those listed.

## Events

event-automa-begins = The Automa plays at level { $level }, with 1-loch shipping.
event-automa-token = The Automa’s glory token lies above its { $notch } ({ $good }).
event-automa-near = Module { $module }: the Automa’s worker goes near { $goal ->
    [port] the port
   *[rock] the rock
 } ({ $hex }).
event-automa-card = Automa: card { $card }; it tries { $icons-count ->
    [one] only { $icons }.
   *[other] { $icons }, in this order.
 }
event-automa-cannot = { $icon }: not possible, { $why ->
    [no-merchant] no merchant is left
    [all-traded] every good is traded
    [no-workers] no three workers of a kind are out and not improved
    [no-money] not enough money
    [tracks-full] shipping and merchants are complete
    [no-contract] no contract is open
   *[no-hex] no hex will do
 }.
event-automa-nothing = Nothing on the card is possible: the Automa passes.
event-automa-skips = The Automa skips its turn{ $gone ->
    [true] ; card { $card } leaves the game
   *[other] {""}
 }.
event-automa-support = Support { $card }: { $modules-count ->
    [one] module { $modules }.
   *[other] modules { $modules }.
 }
event-automa-support-upgrade = Support { $card }: { $upgrade ->
    [shipping] shipping
   *[merchant] a merchant
 }.
event-automa-criterion = { $criterion }: { $hexes }.
event-automa-none = { $criterion }: none.
event-automa-cheapest = { criterion-costs }: { $hexes } (£{ $cost }).
event-automa-merchants = { criterion-neighbourhood }: { $hexes } ({ $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
 }).
event-automa-only = The only hex that will do: { $hex }.
event-automa-random = By chance: { $hex }.
event-automa-random-contract = By chance: contract { $contract }.
event-automa-token-moves = Glory token: { $start } +{ $steps }, { $notch }.
event-automa-unit = It pays £{ $cost } for the { $unit } and £{ $land } for the land.
event-automa-contracts = { $rank }: { $contracts-count ->
    [one] contract { $contracts }
   *[other] contracts { $contracts }
 }.
event-automa-deals = The Automa { $side ->
    [buy] buys
   *[sell] sells
 } { $good } with { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
 }.
event-automa-port = The Automa uses port { $port } in corner { $corner }.
event-automa-discards = { $cards-count ->
    [one] Card { $cards } is discarded.
   *[other] Cards { $cards } are discarded.
 }
event-automa-shuffles = The Automa’s discards become its new deck.
event-automa-new-cards = { $cards-count ->
    [one] Card { $cards } comes
   *[other] Cards { $cards } come
 } into the Automa’s deck: { $count } cards, reshuffled.

## Notes on its state

note-automa = The Automa plays at level { $level }.
note-automa-deck = In the Automa’s deck, in no order: { $cards-count ->
    [one] card { $cards }
   *[other] cards { $cards }
 }.
note-automa-discard = Discarded: { $cards-count ->
    [0] no card
    [one] card { $cards }
   *[other] cards { $cards }
 }.
note-automa-removed = Out of the game: { $cards-count ->
    [0] no card
    [one] card { $cards }
   *[other] cards { $cards }
 }.
note-automa-token = The Automa’s glory token lies above its { $notch }.

## The Automa on the table: its seat, its cards, and its turn step by step

## Its seat and its cards

automa-seat = Automa
automa-seat-line = level { $level }, { $cards } cards left
automa-level = level { $level }
automa-deck = In the deck
automa-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
 }
automa-later = To come, by round
automa-discarded = Discarded
automa-gone = Out of the game
automa-of-round = Round { $round }: { $count ->
    [0] none
    [one] { $count } card
   *[other] { $count } cards
 }
automa-card-name = Card { $card }
automa-card-actions = tries { $icons }
automa-card-leaves = leaves the game when it’s skipped
automa-card-modules = { $modules-count ->
    [one] module { $modules }
   *[other] modules { $modules }
 }
automa-card-criteria = { $criteria }
automa-card-upgrade = { $upgrade ->
    [shipping] upgrade: shipping
   *[merchant] upgrade: merchant
 }
automa-card-steps = glory token +{ $steps }
automa-support-card = Support card
automa-action-card = Action card
automa-token = Its glory token
automa-token-at = The glory token lies above its { $notch }.
automa-all-cards = All its cards

## Its turn

automa-turn = The Automa’s turn
automa-turns = Turn { $turn } of { $count }
automa-on-the-map = drawn on the map as it goes
automa-step = Step { $step } of { $count }
automa-sentence = { $title }: { $note }
automa-pause = Pause
automa-go-on = Go on
automa-next = Next step
automa-back = Step back
automa-again = From the start
automa-skip = Skip to my turn
automa-close = Close
automa-keys = Arrow keys step, Space pauses, Escape skips.
automa-none-yet = It hasn’t had a turn yet.
automa-show = Show its last turn

## The rows of its turn

automa-row-card = Card { $card }
automa-row-unit = Unit
automa-row-bill = Money
automa-row-chance = Chance
automa-row-result = Result
automa-row-skips = Skip
automa-row-nothing = Pass
criterion-growth = Largest group
automa-no = no
automa-hexes = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
 }
automa-contracts = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
 }
automa-stay = { $count ->
    [0] none stays
    [one] { $count } stays
   *[other] { $count } stay
 }
automa-purse = £{ $before } › £{ $after }
automa-note-card = it tries { $icons }
automa-note-no-money = £{ $needs } needed, it has £{ $has }
automa-note-no-workers = { $has ->
    [0] none of a kind out
   *[other] { $has } of a kind out
 }, it needs { $needs }
automa-note-no-merchant = no merchant is left
automa-note-all-traded = every good is traded
automa-note-tracks-full = shipping and merchants are complete
automa-note-no-contract = no contract is open
automa-note-no-hex = no hex will do
automa-note-modules = { $modules-count ->
    [one] module { $modules }: in reach and payable
   *[other] modules { $modules }: in reach and payable
 }
automa-note-port = port { $figure } comes into reach
automa-note-port-none = no unused port comes into reach
automa-note-costs = the land costs £{ $figure }
automa-note-settlements = its group gains { $figure ->
    [one] { $figure } settlement
   *[other] { $figure } settlements
 }
automa-note-settlements-none = no group would gain any
automa-note-joins = it would join { $count } groups
automa-note-neighbourhood = { $figure ->
    [one] { $figure } merchant goes
   *[other] { $figure } merchants go
 } to market
automa-note-neighbourhood-none = nothing to be bought there
automa-note-growth = last round: it must grow
automa-note-growth-none = it would grow nowhere
automa-note-spare = not needed, one is left
automa-note-chance = { $hex }, one of { $count }
automa-note-only-unit = only { $notch } fit there
automa-note-token = { $start } +{ $steps }: { $notch }
automa-note-takes = it holds none, so it takes one
automa-note-cheapest = £{ $figure } to fulfil
automa-note-dearest = £{ $figure } to fulfil
automa-note-most-money = brings £{ $figure }
automa-note-rarest = { $figure ->
    [0] the rarest import
    [1] the second rarest import
    [2] the third rarest import
   *[other] hops alone
 }

## Entering cards and dice from a box on the table

verb-enter-card = Enter the card
verb-enter-price = Enter the price die
verb-enter-good = Enter the good
verb-enter-hex = Enter the hex
verb-enter-contract = Enter the contract
argument-card = Card
argument-steps = Price die

## Check with my own cards

automa-check = Check with my own cards
automa-check-about = Enter the cards you drew to see the same steps for them.
automa-check-same = Same steps, same hex: { $hex }
automa-check-same-steps = The same cards, the same steps
automa-check-other = Another card would go another way: here { $drawn } was drawn, you chose { $card }.
automa-check-order = Tried in this order: { $icons }
automa-check-enter = The cards
automa-entered = entered here
shown-automa = Automa card { $card }

### lesson

## A lesson about the Automa. The steps are in its lessons; each has its message here.

lesson-automa = The Automa
lesson-automa-seat = Your opponent today is a deck of 22 cards and two dice. It has a board, money, workers and merchants like any player, but no clan and no goods: where others have goods, it pays and is paid money.
lesson-automa-start = Take the starting tile with grain and bread. The Automa takes none: it begins with £50 at level 1, and £10 more for each level above.
lesson-automa-start-task = Choose the tile with grain and bread
lesson-automa-workers = Its first workers stand on the map already, one in each of the four modules: two near ports, two near the central loch. A port in its reach pays it £10 at once.
lesson-automa-mine = Now yours: put one woodcutter on j6 and one on j2.
lesson-automa-turn = Obtain the contract that is marked, and end your turn. Then the Automa turns over a card.
lesson-automa-card = It drew card 6. It tries the icons from left to right and does the first it can. Technology needs three workers of a kind, it has two: no. The next one is to expand.
lesson-automa-support = A second card, the support card, says where: module A, card 13. Five hexes are in reach. No port comes into reach; four of the five would add a settlement; of those d3 is the cheapest, £1. One hex is left, and that settles it.
lesson-automa-unit = Several units fit on d3, so its glory token moves: six columns on from bakeries is cheese dairies. It pays £12 for the dairy and £1 for the land, like you would.
lesson-automa-score = In production it gets £5 for every good its units would make. At the end it scores a VP for every £5, exports and settlements like you, and 10 glory at level 1, up to 50 at level 5.
lesson-automa-end = Each of its turns is shown row by row, next to the map: arrow keys step, Space pauses, Escape skips. “Show its last turn” brings it back. If you own the box, you can draw the cards yourself and enter them.

### cover

expansion-caledonia-automa = The Automa
expansion-caledonia-automa-about = An opponent of cards and dice takes the last seat.
set-caledonia-alone = Solo against the Automa
set-caledonia-alone-about = One person, the gentlest level; every step of its turn is shown.
options-caledonia-automa = Automa
seat-of-caledonia = Automa
