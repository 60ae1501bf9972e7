### Highlander

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
