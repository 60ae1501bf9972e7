## Address to a Haggis

option-haggis = Address to a Haggis
option-haggis-false = without
option-haggis-true = with haggis
option-haggis-about = Chronicle 5: inns bring haggis tokens, and at three feasts the die decides which of them are served. About 10 minutes more; easy.

tile-shetland-sheep = Shetland Sheep
tile-drovers-inn = Drover’s Inn
tile-ye-olde-inn = Ye Olde Inn
tile-creek-inn = Creek Inn
tile-haggis-house = Haggis House
tile-beast-feast-inn = Beast Feast Inn
effect-haggis = haggis token
    .many = haggis tokens
score-haggis = Haggis
category-haggis = haggis
why-haggis = haggis
why-feast = feast
why-feast-roll = another roll

ask-taking-haggis = Which haggis token do you take?
ask-returning-haggis = Your serving table is full. Which token goes back into the reserve?
ask-more-rolls = Do you pay a barrel of whisky for another roll?
reaction-more-rolls = Another roll at a feast, for a barrel of whisky

do-take-haggis = Take the face-up token worth { $value }
do-draw-haggis = Draw a face-down token
do-return-haggis = Put back a token worth { $value }
do-roll-again = Pay 1 barrel of whisky and roll again
verb-take-haggis = Take a face-up token
verb-draw-haggis = Draw a token
verb-return-haggis = Put a token back
verb-roll-again = Roll again
argument-value = Worth

no-no-such-haggis = No token of that value lies face up. Take one that does, or draw one.
no-no-hidden-haggis = No token lies face down any more. Take one that lies face up.
no-no-such-haggis-here = You had no token of that value on your table. Choose another; the new one stays.

event-haggis-taken = Seat { $seat } takes a haggis token worth { $value }.
event-haggis-drawn = Seat { $seat } draws a haggis token.
event-haggis-seen = The token you drew is worth { $value }.
event-haggis-returned = Seat { $seat } puts a haggis token back.
event-haggis-uncovered = A haggis token worth { $value } is turned face up in the reserve.
event-haggis-none-left = There’s no haggis token left for seat { $seat }.
event-feast = Feast number { $number }.
event-feast-rolled = The die shows { $value }.
event-feast-rolled-again = Seat { $seat } rolls again: { $value }.
event-haggis-served = Seat { $seat } serves a haggis worth { $value }.
event-haggis-cleared = Seat { $seat } puts { $count ->
    [one] { $count } served token
   *[other] { $count } served tokens
 } back.

note-haggis-reserve = Haggis reserve: face up { $shown }; { $count } face down.
note-haggis-table = Serving table of { $seat }: { $count } face down (seen by all: { $seen }); served: { $served }.
note-haggis-own = The tokens on your serving table are worth: { $own }.

## Messages of the browser page

glen-effect-gain-haggis = { $count ->
    [1] a haggis token
   *[other] { $count } haggis tokens
 }

shelf-haggis = Haggis
haggis-about = tokens face up times the sum of their values, at three feasts
haggis-reserve = The reserve
haggis-reserve-about = Take one that lies face up, or draw one of { $count } face down.
haggis-face-down = { $count } face down
haggis-worth = worth { $value }
haggis-hidden = face down, worth { $values }
haggis-served = served, worth { $value }
haggis-served-vp = { $vp } VP so far
haggis-empty = empty
haggis-table-mine = Your serving table
haggis-only-you = Only you see the values
haggis-tables-others = The others’ tables
haggis-feast-ahead = { $of } feasts ahead
haggis-feast-now = Feast { $number } of { $of }, now
haggis-feast-last = Feast { $number } of { $of } is over
haggis-feast-about = { $rolls } rolls: each player with the value turns one up, at most { $served }. Whisky buys more rolls.
haggis-spoilt = rolled again
haggis-now = your choice
haggis-line = you have { $count }
haggis-words = open tokens: { $values }; you have { $count }

done-more-rolls = No more rolls
shown-haggis = Haggis token { $value }
shown-haggis-about = There are { $count } of them. At a feast a roll of this number turns it up.

### lesson

## Address to a Haggis, step by step: lessons/haggis.json

lesson-haggis = Haggis
lesson-haggis-goal = Inns bring haggis tokens worth 1, 2 or 3. At three feasts the die decides which of them are served: after the scorings of stacks B and C, and at the very end.
lesson-haggis-take = Drover’s Inn lies on the rondel and costs 1 wood. Choose it.
lesson-haggis-pay = You have no wood yet, so the market sells it for 1 coin. Buy it.
lesson-haggis-place = Place the inn above the home village, where your Scotsman stands.
lesson-haggis-token = A new inn brings a token at once. Two lie face up, the others face down. Take the one worth 1: the die shows 1 most often.
lesson-haggis-table = It lies face down on your serving table, which has room for five. Only you see what you drew unseen; the others keep in mind what you took face up.
lesson-haggis-inn = Later the inn turns a sheep into another token each time it’s activated. A full table gives one token back for each new one.
lesson-haggis-end = That’s all for now. End your turn.
lesson-haggis-feast = At a feast the die is rolled four times. Each player with a token of that value turns one up, three at most; whisky buys further rolls. You score tokens times their sum: 1 and 3 are worth 2 × 4 = 8 VP.

### cover

expansion-glenmore-haggis = Address to a Haggis
expansion-glenmore-haggis-about = Inns bring haggis; at three feasts the die decides what is served.
