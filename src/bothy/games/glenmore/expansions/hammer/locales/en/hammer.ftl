## Hammer of the Scots

option-hammer = Hammer of the Scots
option-hammer-false = without
option-hammer-true = with the Englishman
option-hammer-about = The Englishman joins the rondel, and the holder of the England token may use him for extra tiles, at a price in coins: about 10 minutes more, hard; three or four players.
tile-loch-lomond = Loch Lomond
tile-glenfinnan-church = Glenfinnan Church
tile-glenfinnan-monument = Glenfinnan Monument
tile-wades-roads = General Wade’s Military Roads
card-loch-lomond = { tile-loch-lomond }
card-glenfinnan-church = { tile-glenfinnan-church }
card-glenfinnan-monument = { tile-glenfinnan-monument }
card-wades-roads = { tile-wades-roads }
effect-england = England token
    .many = England tokens
ask-english-turn = You play the Englishman. Which tile does he take for you, for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
 } more? Or he discards one, and you get { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
ask-english-turn-full = You play the Englishman. Which tile does he discard? You get { $coins } coins: the England row is full.
do-use-englishman = Take { $tile } with the Englishman
do-english-discard = Discard { $tile } with the Englishman
do-dismiss-englishman = Send the Englishman over The End: he leaves
verb-use-englishman = Take with the Englishman
verb-english-discard = Discard with the Englishman
verb-dismiss-englishman = Send the Englishman away
no-englishman-own-tile = The Englishman is never put on { $tile }. Choose another tile.
no-englishman-beyond-end = The Englishman doesn’t get beyond The End. Choose a tile before it.
no-englishman-cannot-take = { $tile } can’t be taken. The Englishman can only discard it.
no-englishman-too-dear = You can’t pay for { $tile } with { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
 } for England on top. Sell resources, choose another tile, or discard one.
no-england-row-full = The England row is full, so the Englishman can’t be used. He can only discard a tile.
no-englishman-first = First put the Englishman on a tile.
no-englishman-moved = The Englishman has moved. Activate tiles, or end the turn.
event-englishman-stands = The Englishman stands on space { $space }, with the England token under him.
also-england-begins = { $filled ->
    [0] The England row is empty.
    [one] A coin lies on the first space of the England row.
   *[other] Coins lie on the first { $filled } spaces of the England row.
 }
event-england-token = Seat { $seat } takes the England token.
event-england-row = The England row has { $filled ->
    [one] { $filled } filled space
   *[other] { $filled } filled spaces
 }.
event-englishman-moves = Seat { $seat } puts the Englishman on { $tile }.
event-englishman-leaves = The Englishman leaves the game.
why-england = England
note-england = England row: using the Englishman costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
 }, discarding a tile with him brings { $coins }.
note-england-full = England row: full; discarding a tile with the Englishman brings { $coins } coins.
note-token = The England token and the Englishman: { $seat }.
note-token-there = The England token lies under the Englishman: the first pawn to pass him takes it.

## Messages of the browser page

glen-effect-take-token = the England token
piece-englishman = the Englishman
glen-piece-short-englishman = English
shelf-hammer = England
shelf-hammer-free = free
shelf-hammer-next = next { $cost }
shelf-hammer-gone = he has left
shown-england = { $thing ->
    [row] England row
    [token] England token
   *[englishman] The Englishman
 }
shown-england-about = { $thing ->
    [row] Using the Englishman puts coins there; discarding a tile with him takes the last pile.
    [token] Its holder plays the Englishman.
   *[englishman] A neutral pawn: the token’s holder takes or discards a tile with him.
 }

### lesson

## Hammer of the Scots, step by step. The steps are in lessons/hammer.json.

lesson-hammer = The Englishman
lesson-hammer-englishman = The grey pawn with the crown is the Englishman, and the England token lies under him. The first player to pass him takes it; then he moves for that player.
lesson-hammer-token = Kingussie lies beyond him. Take it and buy the stone it costs: on the way the token is yours.
lesson-hammer-place = Place it above the home village, and end your turn.
lesson-hammer-second = { opponent-wren } takes a tile beyond the Englishman. Passing him brings nothing more.
lesson-hammer-third = So does the third player. Now the Englishman is last on the rondel.
lesson-hammer-turn = The Englishman acts when he is last, and you act for him. He takes a tile for you, for its price plus coins on the England row; or he discards one, and you get coins back from the row.
lesson-hammer-use = Let him take Strathnaver: it costs the 2 coins of the England row and nothing else.
lesson-hammer-land = Place it at the left end of your river, activate it for a sheep, and end the turn.
lesson-hammer-row = The England row is next to the market. The next time he costs 3 coins; discarding a tile with him takes the last coins out. Some landmarks bring the token to the player who builds them.

### cover

expansion-glenmore-hammer = Hammer of the Scots
expansion-glenmore-hammer-about = An Englishman joins the rondel, and the holder of his token takes tiles with him. For three or four.
