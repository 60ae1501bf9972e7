# Clocks and empty seats: loaded where there are any

no-seat-away = Somebody else plays your seat just now. Come back first.
no-seat-not-away = Nobody is missing at that seat.
no-match-over = The match is over.
no-nothing-to-decide = Every seat is played. There is nothing to decide.
no-quiet-too-long = Quiet hours can last { $most } hours at most.
no-days-off-many = You can plan { $most } days off ahead at most.
no-days-off-backwards = The last day off comes before the first.
no-zone-unknown = There is no time zone “{ $zone }”.

## At the table

clock-word = clock
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes }
clock-has = { $name } has { $time } left.
clock-runs = { $name } has { $time } left, and it is running.
clock-rests = { $name } has { $time } left; it stands still for now.
away-bot-for-me = You ran out of time, or left. A bot plays for you; come back whenever you like.
away-me = You ran out of time, or left. The others can end the match or ask a bot. You can still come back.
away-out-of-time = { $name } is out of time. Wait, let a bot play on, or end the match without a result: all who are left decide together.
away-left = { $name } has left. Find somebody for the seat, let a bot play on, or end the match without a result: all who are left decide together.
away-come-back = Play on myself
away-bot = Let a bot play on
away-end = End the match
away-substitute = Copy the link to the seat

## Opening a table

pace = Time to think
pace-none = no clock
pace-live-30 = live, 30 min each
pace-live-60 = live, 60 min each
pace-days-1 = one day per move
pace-days-3 = three days per move
pace-out = Out of time
pace-out-bot = a bot plays on
pace-out-decide = the others decide
pace-about-live = Everybody has this time for the whole game, and a few seconds more after each answer.
pace-about-days = Each move has its own time; what a slow one needs beyond that comes out of a reserve. Quiet hours and days off don’t count.

## When I rest

rest = Quiet hours and days off
rest-about = At tables played over days, your time stands still then. What you change holds from now on.
rest-zone = Time zone
rest-begin = Quiet from
rest-end = until
rest-first = First day off
rest-last = Last day off
rest-add = Add days off
rest-remove = Take off
rest-save = Save
rest-saved = Saved
join-substitute = { $name } has left this match. You can sit down for them, and play on from where it stands.

## Leaving in mid-game

leave-about-bot = A bot plays on for you. Anybody with the table’s link may take your seat; as long as nobody has, you can come back.
leave-about-decide = Your seat stays empty: the others can wait, let a bot play on, or end the match. Anybody with the table’s link may take it; as long as nobody has, you can come back.
leave-about-ends = Nobody else plays here, so the match ends without a result. This can’t be taken back.
leave-stay = Stay
leave-left = You have left the game.
