## Mobsters that come with another chronicle

mobster-calum-mcquack = Calum McQuack
mobster-bully-mcmuscle = Bully McMuscle
mobster-fraser-mcstarve = Fraser McStarve
mobster-oonagh-mchagg = Oonagh McHagg
mobster-elspeth-mctrick = Elspeth McTrick
mobster-erin-macmalt = Erin MacMalt
mobster-john-mcclaim = John McClaim
why-calum-mcquack = { mobster-calum-mcquack }
why-bully-mcmuscle = { mobster-bully-mcmuscle }
why-fraser-mcstarve = { mobster-fraser-mcstarve }
why-oonagh-mchagg = { mobster-oonagh-mchagg }
why-elspeth-mctrick = { mobster-elspeth-mctrick }
why-erin-macmalt = { mobster-erin-macmalt }
why-john-mcclaim = { mobster-john-mcclaim }
lying-coin = coin
    .one = coin
lying-wood = { resource-wood }
    .one = { resource-wood.one }
lying-stone = { resource-stone }
    .one = { resource-stone.one }
lying-barley = { resource-barley }
    .one = { resource-barley.one }
lying-sheep = { resource-sheep }
    .one = { resource-sheep.one }
lying-cattle = { resource-cattle }
    .one = { resource-cattle.one }
reaction-calum-mcquack = Calum McQuack: hand over a penny when boats overtake each other
reaction-fraser-mcstarve = Fraser McStarve: take a haggis token before a feast
reaction-oonagh-mchagg = Oonagh McHagg: have a roll of the feast rolled again

## Questions

ask-handing-over = One boat has overtaken another. Do you hand seat { $seat } one of your pennies?
ask-second-reward = Do you let { $mobster } take a second reward, without looking? It works once.
ask-starving = Before the die is rolled: does Fraser McStarve take a haggis token from another player? It works once.
ask-giving-up = Fraser McStarve wants a haggis token. Which one do you give up?
ask-spoiling-roll = The die shows { $value }. Does Oonagh McHagg have it rolled again? It works once each feast.
ask-tricking = Does Elspeth McTrick swap something on the mountain for a resource from the supply?
ask-first-claims = Which landmark card of another player does John McClaim claim? You can also keep his tokens for later.

## Actions

do-hand-over = Hand over a penny
do-take-another = Take a second reward
do-starve = Take a token from seat { $owner }
do-give-up-haggis = Give up a { $value }
do-spoil-roll = Have it rolled again
do-swap-on-mountain = Swap 1 { $lying-one } for 1 { $resource-one }
do-skim-england = Take the largest pile of coins from the England row
do-claim = Claim { $card }

## Reasons

no-nothing-to-give-up = That player has no haggis token to give up.
no-no-such-swap = Swap something on the mountain for a different resource: wood, stone, barley, sheep or cattle.
no-not-on-mountain = That isn’t on the mountain. Choose something that is.
no-england-row-empty = There are no coins in the England row.
no-card-not-theirs = That card isn’t another player’s. Choose one that is.
no-card-claimed = John McClaim has claimed { $card } already. Choose another card.

## Events

event-penny-handed-over = Seat { $seat } hands seat { $other } a penny.
event-starved = Seat { $seat } sends Fraser McStarve to seat { $owner } for a haggis token.
event-haggis-given-up = Seat { $seat } gives a haggis token to seat { $owner }.
event-roll-spoilt = Seat { $seat } has the { $value } rolled again.
event-mountain-swapped = Seat { $seat } swaps 1 { $lying-one } on the mountain for 1 { $resource-one }.
event-card-claimed = Seat { $seat } claims the card { $card } of seat { $owner }.
note-claimed = John McClaim has claimed { $card } of { $owner }.

## Messages of the browser page

mobs-does-calum-mcquack = When boats overtake each other, hand over a penny; once, a second reward.
mobs-does-bully-mcmuscle = Steps onto a tile with another boat are free; once, a second reward.
mobs-does-fraser-mcstarve = Once, before a feast: takes a haggis token from another player.
mobs-does-oonagh-mchagg = Once each feast: has a roll rolled again.
mobs-does-elspeth-mctrick = Swaps something on the mountain for a resource of the supply.
mobs-does-erin-macmalt = Sell one barrel more at a sale tile.
mobs-does-john-mcclaim = Three landmark cards of others count as yours in scorings.
