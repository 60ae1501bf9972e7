## Highlander

option-highlander = Highlander
option-highlander-off = without
option-highlander-two-spaces = a mountain of two spaces
option-highlander-one-space = a mountain of one space: slightly harder
option-highlander-about = Players who pass the mountain leave a coin or a resource there, and the one pawn that rests on it takes them all: about 5 minutes more, easy.
tile-mountain = the mountain
ask-mountain-toll = You pass the mountain. What do you leave there?
do-climb = Rest on the mountain
do-leave-coin = Leave a coin
do-leave-resource = Leave 1 { $resource-one } from { $tile }
verb-climb = Rest on the mountain
verb-leave-coin = Leave a coin
verb-leave-resource = Leave a resource
no-mountain-taken = Another pawn rests on the mountain, and there’s room for only one.
no-mountain-yours = Your pawn rests on the mountain already. Move on.
no-no-coin-to-leave = You have no coin. Leave a resource.
no-toll-and-tile = You pass the mountain on the way, and after leaving something there you couldn’t pay for { $tile }. Sell resources for coins, or choose a tile before the mountain.
no-toll-needed-for-tile = Without that you couldn’t pay for { $tile }. Leave something else.
event-mountain-laid = The mountain lies on { $spaces-count ->
    [one] space
   *[other] spaces
 } { $spaces }.
event-mountain-coin = A coin is left on the mountain.
event-mountain-resource = 1 { $resource-one } is left on the mountain.
event-mountain-cleared = Seat { $seat } takes everything off the mountain.
event-mountain-beyond-end = The End lies behind Seat { $seat }, who rests on the mountain and takes no further turn.
why-toll = toll
why-mountain = the mountain
note-mountain = On the mountain: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }, { $wood } wood, { $stone } stone, { $barley } barley, { $sheep } sheep, { $cattle } { $cattle ->
    [one] cow
   *[other] cattle
 }.
note-mountain-seat = Resting on the mountain: { $seat }.

## Messages of the browser page

shelf-highlander = Mountain
shelf-highlander-empty = nothing there
shelf-highlander-hoard = hoard
shelf-highlander-nobody = No pawn rests on the mountain.
shelf-highlander-about = Players who pass leave a coin or a resource. One pawn may rest there instead of taking a tile, and takes everything when it moves on.
shelf-highlander-toll = pass: leave 1
glen-verb-leave-resource = leave a resource from it on the mountain

### lesson

## Highlander, step by step. The steps are in lessons/highlander.json.

lesson-highlander = The mountain
lesson-highlander-mountain = This is the mountain. It takes two spaces of the rondel and stays there all game. It can’t be taken, but one pawn at a time may rest on it.
lesson-highlander-toll = Players who pass it leave a coin or one of their resources there: their choice. The hoard lies on the plate, and this chip shows it too.
lesson-highlander-climb = Instead of taking a tile, rest on the mountain: choose it, confirm, and end your turn. No tile this time, but all who come past pay for you.
lesson-highlander-die = { opponent-wren } stops right before the mountain. The die is behind and passes: a piece without an owner leaves a coin from the supply.
lesson-highlander-passed = { opponent-wren } passes the mountain on the way to Crieff Tryst, and leaves a coin.
lesson-highlander-hoard = You are last, so it is your turn: the 2 coins of the hoard are yours at once, before you pay for anything. Resources would go onto your tiles.
lesson-highlander-on = Now go on with a tile as usual: you start from the mountain, so you leave nothing. At the end of the game the hoard goes to the player who still rests there.

### cover

expansion-glenmore-highlander = Highlander
expansion-glenmore-highlander-about = Players who pass the mountain leave something there; a player who rests on it takes it all.
