## The Penny Mobs

## Options

option-mobs = The Penny Mobs
option-mobs-false = not played
option-mobs-true = chronicle 8
option-mobs-about = Chronicle 8, about 10 minutes longer and rather hard: mobsters sit in prison; take one and you get its power and the pennies on it, but pay for it at the end.

## Words

mobster-peggy-mcwander = Peggy McWander
mobster-joe-mcduff = Joe McDuff
mobster-bruce-mcmail = Bruce McMail
mobster-peggy-mclaird = Peggy McLaird
mobster-kenneth-mcsnitch = Kenneth McSnitch
mobster-sibyl-macsponge = Sibyl MacSponge
mobster-derek-anderson = Derek Anderson
mobster-fergus-macdarkie = Fergus MacDarkie
mobster-mike-mccastle = Mike McCastle
why-peggy-mcwander = { mobster-peggy-mcwander }
why-joe-mcduff = { mobster-joe-mcduff }
why-bruce-mcmail = { mobster-bruce-mcmail }
why-peggy-mclaird = { mobster-peggy-mclaird }
why-kenneth-mcsnitch = { mobster-kenneth-mcsnitch }
why-sibyl-macsponge = { mobster-sibyl-macsponge }
why-derek-anderson = { mobster-derek-anderson }
why-fergus-macdarkie = { mobster-fergus-macdarkie }
why-mike-mccastle = { mobster-mike-mccastle }
why-penny = penny
category-mobs = mobsters and pennies
reaction-bruce-mcmail = Bruce McMail: buy a resource that another player has just produced

## Questions

ask-at-prison = Your turn is over: put a penny on a mobster, take a mobster with its pennies, or do neither.
ask-intercepting = Seat { $seat } has just activated { $tile }. Do you let Bruce McMail buy one of the resources it produced?
ask-going-out = Which of your Scotsmen becomes { $mobster }? You can also wait for a later turn.
ask-hiding = Where does { $mobster } go? Choose a tile in another player’s territory.
ask-hiding-flees = { $mobster } has to leave. Which other player’s territory does he go to?
ask-stealing = This tile is unguarded. Which resource does Kenneth McSnitch steal, and where do you put it?
ask-slipping-away = Does Kenneth McSnitch slip away to another player’s territory, or stay where he is?
ask-resettling = Whose territory does { $tile } go to, and where? No Scotsman is needed there.

## Actions

do-put-penny = Put a penny on { $mobster }
do-take-mobster = Take { $mobster } and the pennies on the card
do-skim = Take the largest pile of coins from the { $resource } row
do-lie-in-wait = Lay Peggy McWander’s { $price }-coin token on { $clan }
do-intercept = Buy 1 { $resource-one } and put it on { $tile }
do-fence = Buy 1 { $resource-one } and sell it to the market
do-reserve = Reserve { $tile } with the { $price }-coin token
do-recruit = Send a Scotsman from your supply as { $mobster }
do-disguise = Send a Scotsman from { $tile } as { $mobster }
do-hide = Go to { $tile } of seat { $owner }
do-stay = Stay here
do-prowl = Move Kenneth McSnitch { $way }
do-steal = Steal 1 { $resource-one } and put it on { $tile }
do-steal-tile = Steal { $tile } from seat { $owner }
do-resettle = Give it to seat { $owner }, { place-where }

## Reasons

no-not-in-prison = That mobster isn’t in prison. Choose one that is.
no-no-pennies = You have no pennies left to put down. You can still take a mobster.
no-no-mob-token = You have no token of { $mobster } to use.
no-mobster-used = You can’t use { $mobster }: you don’t have the card, or its one job is done.
no-clan-not-free = { $clan } isn’t free. Choose a clan territory without a marker or a token.
no-not-produced = That resource wasn’t produced just now. Choose one that was.
no-reached-the-end = You’ve reached The End, so there’s no next turn to reserve a tile for.
no-reserved-already = You can only reserve one tile at a time.
no-not-ahead = That tile lies behind your pawn. Reserve one ahead of it.
no-reserved-first = You reserved { $tile }, so this turn you have to take it.
no-no-scotsman-left = There are no Scotsmen left in your supply. Send one from a tile.
no-no-such-seat = There’s no such seat at this table.
no-no-such-tile-there = That tile isn’t in this territory. Choose one that is.
no-no-hideout = { $mobster } can’t go there. Choose a place in another opponent’s territory.
no-snitch-not-out = Kenneth McSnitch isn’t out for you. Send him to another territory first.
no-nothing-to-steal = There’s no such resource to steal on this tile, or a Scotsman guards it.
no-trade-stays = Trade tiles can’t be stolen. Choose another tile.
no-fits-nowhere = { $tile } fits in no other player’s territory. Choose another tile.
no-another-territory = The tile has to go to another player’s territory.
no-not-laid-there = The tile can’t go there. It needs an edge, and the river has to stay in order.

## Events

event-mobster-drawn = { $mobster } is in this game ({ $back ->
    [S] in prison from the start
   *[B] in prison once the first tile of stack B is laid
 }).
also-pennies-dealt = Each player begins with { $count ->
    [one] { $count } penny
   *[other] { $count } pennies
 }, each at −1 VP.
event-mobsters-caught = In prison now: { $mobster }.
event-penny-put = Seat { $seat } puts a penny on { $mobster }.
event-mobster-taken = Seat { $seat } takes { $mobster } with { $count ->
    [0] no pennies
    [one] { $count } penny
   *[other] { $count } pennies
 }.
event-tokens-on = { $mobster } has { $count ->
    [0] no tokens left
    [one] { $count } token
   *[other] { $count } tokens
 } (seat { $seat }).
event-coins-on = { $mobster } has { $count ->
    [0] no coins left
    [one] { $count } coin
   *[other] { $count } coins
 } (seat { $seat }).
event-once-on = { $count ->
    [0] { $mobster } has done the one job on the card
   *[other] { $mobster } can do one job
 } (seat { $seat }).
event-token-laid = A token of { $mobster } is laid out.
event-token-gone = A token of { $mobster } leaves the game.
event-lies-in-wait = Seat { $seat } puts a price on { $clan }: { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }.
event-reserved = Seat { $seat } reserves { $tile }; it costs any other player { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 } more.
event-turned-over = Seat { $seat } hasn’t taken the reserved tile: { $mobster } is turned over.
event-disguised = A Scotsman of seat { $seat } goes as { $mobster }.
event-hidden = { $mobster } of seat { $seat } is on { $tile } of seat { $owner }.
event-prowled = Kenneth McSnitch of seat { $seat } sneaks to { $tile } of seat { $owner }.
event-tile-stolen = Seat { $seat } steals { $tile } from seat { $owner } for seat { $other }.

## Scores and notes

score-mobs = Mobsters and pennies
breakdown-mobs = { $count ->
    [0] No mobsters
    [one] { $count } mobster: −{ $vp } VP
   *[other] { $count } mobsters: −{ $vp } VP
 }; pennies: { $bright } at +1, { $pennies } at −1
note-mobster-waiting = { $mobster } (−{ $vp } VP) comes to prison with the first tile of stack B.
note-mobster-prison = { $mobster } (−{ $vp } VP) is in prison, { $count ->
    [0] no pennies
    [one] { $count } penny
   *[other] { $count } pennies
 } on the card.
note-mobster-held = { $mobster } (−{ $vp } VP) is with { $seat }.
note-mobster-coins = { $mobster } (−{ $vp } VP) is with { $seat }, { $count ->
    [0] no coins
    [one] { $count } coin
   *[other] { $count } coins
 } on the card.
note-mobster-once = { $mobster } (−{ $vp } VP) is with { $seat }{ $count ->
    [0] ; the one job is done
   *[other] , who can still send { $mobster } on one job
 }.
note-mobster-tokens = { $mobster } (−{ $vp } VP) is with { $seat }, { $count ->
    [0] no tokens
    [one] { $count } token
   *[other] { $count } tokens
 } on the card.
note-pennies = Pennies of { $seat }: { $count } at −1 VP, { $bright } at +1 VP.
note-lies-in-wait = Peggy McWander lies in wait at { $clan }: { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 } for others.
note-reserved = { $tile } is reserved: { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 } more for others.
note-hidden = { $mobster } is on { $tile } of { $owner }.

## Messages of the browser page

glen-piece-kenneth-mcsnitch = { mobster-kenneth-mcsnitch }, who works for { $name }
glen-piece-fergus-macdarkie = { mobster-fergus-macdarkie }, who works for { $name }
glen-piece-mike-mccastle = { mobster-mike-mccastle }, who works for { $name }

shelf-mobs = Penny mobs
mobs-note = a mobster costs points at the end; pennies on it turn from −1 to +1
mobs-in-prison = in prison
mobs-waiting = comes with stack B
mobs-put = put
mobs-take = take{ $count ->
    [0] {""}
   *[other] {" "}+{ $count }
 }
mobs-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
 }
mobs-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
mobs-once = { $count ->
    [0] the one job is done
   *[other] one job left
 }
mobs-pennies = { $count } pennies at −1, { $bright } at +1
mobs-now = your choice
mobs-buy = buy it?
mobs-line = { $count } in prison
mobs-words = { $count } in prison, { $pennies } pennies on them
mobs-guest = { $mobster } of { $name }
mobs-reserved = Reserved by { $name }: { $price } coins more for others
mobs-lies-in-wait = Peggy McWander: { $price } coins to { $name }
glen-verb-disguise = send a mobster from it
glen-verb-intercept = keep the bought resource on it
glen-verb-steal = keep the stolen resource on it
mobs-claimed = { $name } has claimed this card
mobs-does-peggy-mcwander = Her tokens lie on clans: others who set a marker there pay you.
mobs-does-joe-mcduff = For a token, take the largest pile of coins of a market row.
mobs-does-bruce-mcmail = Buys a resource the moment another player produces it.
mobs-does-peggy-mclaird = Reserves a tile ahead: others pay you to take it, and you have to.
mobs-does-kenneth-mcsnitch = Sneaks about elsewhere and steals unguarded resources.
mobs-does-sibyl-macsponge = Players who gain 6 VP or more at once give you one of them.
mobs-does-derek-anderson = Once: moves a tile from one territory to another.
mobs-does-fergus-macdarkie = Stands in another territory: tiles placed around him pay you 1 coin.
mobs-does-mike-mccastle = On another’s castle he takes one Scotsman out of the scoring, and counts for you.

done-at-prison = Neither
done-intercepting = Buy nothing
done-going-out = Wait for a later turn
done-stealing = Steal nothing

verb-intercept = Buy and keep it
verb-fence = Buy and sell it
verb-put-penny = Put a penny
verb-take-mobster = Take a mobster
verb-skim = Take a pile of coins
verb-lie-in-wait = Lie in wait
verb-reserve = Reserve a tile
verb-recruit = Send from supply
verb-disguise = Send from a tile
verb-hide = Go to a territory
verb-prowl = Move McSnitch
verb-steal = Steal a resource
verb-steal-tile = Steal a tile
verb-resettle = Give the tile
shown-penny = { $side ->
    [bright] Penny, +1 side
   *[penny] Penny, −1 side
 }
glen-row-mobs = mobsters

### lesson

## The Penny Mobs, step by step: lessons/mobs.json

lesson-mobs = Pennies and mobsters
lesson-mobs-goal = You begin with seven pennies that cost you 1 VP each at the end. Mobsters sit in prison; take one and you have its power, but pay its penalty at the end.
lesson-mobs-take = First an ordinary turn. Take Lochridge and place it above the home village.
lesson-mobs-end = The prison is visited when a turn is over. End yours.
lesson-mobs-penny = Now you may put a penny on a mobster, take a mobster, or do neither. A penny you put down turns over: it’s worth +1 VP to the player who takes the mobster, and you’re rid of it. Put one on Joe McDuff.
lesson-mobs-companion = Your companion has a turn, and puts a penny there too.
lesson-mobs-again = Two pennies lie on Joe McDuff now. Take Ballachulish, place it left of the home village, and end your turn.
lesson-mobs-free = Take Joe McDuff out of prison: both pennies come with him, at +1 VP each. He costs 6 VP at the end.
lesson-mobs-holds = He’s yours for good, with three tokens. In a later turn each of them takes the largest pile of coins from a row of the market.
lesson-mobs-last = So: get rid of pennies, but not for others to collect. When enough lie on a mobster, even a bad one is worth taking.

### cover

expansion-glenmore-mobs = The Penny Mobs
expansion-glenmore-mobs-about = Mobsters work for the player who frees them from prison, and cost points at the end.
