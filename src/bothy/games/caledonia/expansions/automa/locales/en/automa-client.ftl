### The Automa on the table: its seat, its cards, and its turn step by step

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
