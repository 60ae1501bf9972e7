### Address to a Haggis

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
