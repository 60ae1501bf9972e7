## The Dubious Tome of Scottish History

option-tome = The Dubious Tome of Scottish History
option-tome-false = without
option-tome-true = with events
option-tome-about = Chronicle 6: landmark cards have an event on their other side, and gatherings let you trigger it. About 20 minutes more; complex.

tile-gathering-a = Gathering A
tile-gathering-b = Gathering B
tile-gathering-c = Gathering C
tile-gathering-d = Gathering D
tile-old-man-of-storr = Old Man of Storr
tile-wallace-monument = Wallace Monument
tile-dunvegan-castle = Dunvegan Castle
tile-fort-george = Fort George
card-old-man-of-storr = { tile-old-man-of-storr }
card-wallace-monument = { tile-wallace-monument }
card-dunvegan-castle = { tile-dunvegan-castle }
card-fort-george = { tile-fort-george }
icon-gathering = gathering
effect-event = event
    .many = events
effect-leave-castle = Scotsman leaves the castle
    .many = Scotsmen leave the castle
score-tome = Events
category-tome = events
why-event = event

# What each event does
does-old-man-of-storr = pay a Scotsman for a better table for Scotsmen on your home castle
history-old-man-of-storr = { card-old-man-of-storr }: { does-old-man-of-storr }
does-wallace-monument = turn another card; 4 VP if you have William Wallace
history-wallace-monument = { card-wallace-monument }: { does-wallace-monument }
does-dunvegan-castle = pay 2 cattle for 7 VP
history-dunvegan-castle = { card-dunvegan-castle }: { does-dunvegan-castle }
does-fort-george = pay a Scotsman to remove two tiles
history-fort-george = { card-fort-george }: { does-fort-george }
does-loch-lochy = 1 cow, and activate all your animal tiles
history-loch-lochy = { card-loch-lochy }: { does-loch-lochy }
does-donan-castle = activate up to two tiles of other players
history-donan-castle = { card-donan-castle }: { does-donan-castle }
does-castle-stalker = pay a Scotsman for a tile of the discard pile
history-castle-stalker = { card-castle-stalker }: { does-castle-stalker }
does-inverness = a better table for your whisky
history-inverness = { card-inverness }: { does-inverness }
does-loch-shiel = pay 1 VP for 2 Scotsmen on Loch Shiel
history-loch-shiel = { card-loch-shiel }: { does-loch-shiel }
does-duart-castle = 3 VP; with MacLean, trade 2 different resources for 6 VP
history-duart-castle = { card-duart-castle }: { does-duart-castle }
does-loch-ness = 1 coin for each of your turned cards
history-loch-ness = { card-loch-ness }: { does-loch-ness }
does-armadale-castle = pay stone for 3 VP each
history-armadale-castle = { card-armadale-castle }: { does-armadale-castle }
does-loch-morar = pay 2 Scotsmen for 9 VP
history-loch-morar = { card-loch-morar }: { does-loch-morar }
does-castle-moil = 2 coins, and move a Scotsman to your home castle
history-castle-moil = { card-castle-moil }: { does-castle-moil }
does-castle-of-mey = pay a Scotsman to remove two tiles
history-castle-of-mey = { card-castle-of-mey }: { does-castle-of-mey }

ask-telling = Which landmark card do you turn over to use its event?
ask-turning-card = Which other landmark card do you turn?
ask-calling-home = Which Scotsman goes to your home castle?
ask-sending-out = Where do Scotsmen from your home castle go?
ask-spending = Do you give another resource for points?
ask-dealing = Do you make the trade of the event?
ask-borrowing = Which tile of another player do you activate?

do-use-event = { $history }
do-turn-card = Turn { $card } without its event
do-call-man = Move a Scotsman home from { $tile }
do-send-man = Move a Scotsman to { $tile }
do-spend = Give 1 { $resource-one }
do-strike = Make the trade
do-borrow-tile = Activate { $tile } of seat { $owner }{ $deal ->
    [1] {""}
    [2] , second option
   *[other] , option { $deal }
 }
verb-use-event = Use an event
verb-turn-card = Turn a card only
verb-call-man = Call a Scotsman home
verb-send-man = Send a Scotsman out
glen-verb-call-man = call a Scotsman home from it
glen-verb-send-man = send a Scotsman to it
verb-spend = Give for points
verb-strike = Make the trade
verb-borrow-tile = Activate another player’s tile
argument-history = Event
argument-card = Card
argument-owner = Player

no-card-not-yours = You don’t have that landmark card. Choose one of your own.
no-card-is-turned = { $card } already shows its event. Choose another card.
no-no-event = { $card } has no event.
no-cannot-pay-event = You can’t pay for this event: { $history }. Turn the card without it, or choose another.
no-event-tile-gone = { $tile } doesn’t lie uncovered in your territory, so no Scotsman can stand on it.
no-at-home-already = That’s the home castle itself. Choose another tile.
no-tile-of-another = The event activates tiles of other players. Choose one of theirs.
no-not-in-territory = Seat { $seat } has no such tile on top. Choose another.
no-borrowed-already = You’ve activated that tile by this event. Choose a different one.

event-card-turned = Seat { $seat } turns { $card } to its event.
event-own-table = Seat { $seat } scores { $category } by a table of its own from now on.
event-borrowed = Seat { $seat } activates { $tile } of seat { $owner }.

note-card-turned = { $seat }: { $card } shows its event and counts as two landmarks{ $table ->
    [true] ; its scoring table is in use
   *[false] {""}
 }.
note-card-event = { $seat }, event not used yet: { $history }.

## Messages of the browser page

glen-effect-trigger-event = { $count ->
    [1] turn over a landmark card and use its event
   *[other] turn over { $count } landmark cards and use their events
 }
glen-effect-leave-castle = any Scotsmen on your home castle move to any of your tiles

shelf-tome = Tome
tome-about = a card turned to its event counts as two landmarks
tome-told = Told: it counts as two landmarks.
tome-use = Use the event
tome-turn = Only turn it
tome-none = You have no landmark card yet.
tome-now = tell an event
tome-line = { $told } told, { $left } to tell
tome-event-sign = event not told yet

done-telling = Turn no card
done-turning-card = Turn no other card
done-calling-home = No Scotsman goes home
done-sending-out = No Scotsman goes out
done-spending = Give no more
done-dealing = No trade
done-borrowing = Activate no more tiles
shown-event = Event of { $card }

### lesson

## The Dubious Tome of Scottish History, step by step: lessons/tome.json

lesson-tome = Events
lesson-tome-goal = With the tome every landmark card has an event on its other side. Gatherings let you turn a card over and use it; from then on the card counts as two landmarks.
lesson-tome-take = Castle Stalker brings a landmark card. Take it, buy the wood and the stone it costs, place it left of the home village, and end your turn.
lesson-tome-card = Here are your cards with both halves: what the card does, and below it the event. Castle Stalker’s: pay a Scotsman for a tile of the discard pile.
lesson-tome-companion = Your companion is farther back now, and has three turns before you.
lesson-tome-gathering = A gathering lies ahead. Take it and place it above Castle Stalker.
lesson-tome-wake = Activate the gathering: it triggers an event.
lesson-tome-tell = You may use the event, or only turn the card so that it counts double. Use Castle Stalker’s.
lesson-tome-pay = The event costs a Scotsman from any tile of yours. Send the one on the home village back.
lesson-tome-fetch = Choose a tile that lies on the discard pile: Black Isle. Place it above the home village; it comes without its cost.
lesson-tome-last = The card stays turned and counts as two landmarks in every scoring. Its lasting power, if it has one, stays too.

### cover

expansion-glenmore-tome = The Dubious Tome of Scottish History
expansion-glenmore-tome-about = Landmark cards have an event on their other side, to be used once.
