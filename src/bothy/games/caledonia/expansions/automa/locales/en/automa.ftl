### The Automa

options-automa = Automa
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

seat-of-nobody = Automa

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
