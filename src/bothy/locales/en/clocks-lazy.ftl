# Clocks and empty seats, loaded where there are any

no-seat-away = Another player or a bot has your seat right now. Come back first.
no-seat-not-away = The player in that seat isn’t away.
no-match-over = The match is over.
no-nothing-to-decide = Every seat has a player. There’s nothing to decide.
no-quiet-too-long = Quiet hours can last { $most } hours at most.
no-days-off-many = You can plan { $most } days off ahead at most.
no-days-off-backwards = The last day off is before the first.
no-zone-unknown = There’s no time zone “{ $zone }”.

## At the table

clock-word = clock
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes }
clock-has = { $name } has { $time } left.
clock-runs = { $name } has { $time } left, and the clock is running.
clock-rests = { $name } has { $time } left; the clock is paused.
away-bot-for-me = You ran out of time or left. A bot is playing for you; come back whenever you like.
away-me = You ran out of time or left. The others can end the match or bring in a bot. You can still come back.
away-out-of-time = { $name } is out of time. Wait, let a bot take over, or end the match without a result: the remaining players decide together.
away-left = { $name } has left. Find a substitute, let a bot take over, or end the match without a result: the remaining players decide together.
away-come-back = Play on myself
away-bot = Let a bot take over
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
pace-out-bot = a bot takes over
pace-out-decide = the others decide
pace-about-live = Each player has this time for the whole game, and a few seconds more after each answer.
pace-about-days = Each move has its own time; a slow move takes the rest from a reserve. Quiet hours and days off don’t count.

## Quiet hours and days off

rest = Quiet hours and days off
rest-about = At tables played over days, your clock is paused then. Changes apply from now on.
rest-zone = Time zone
rest-begin = Quiet from
rest-end = until
rest-first = First day off
rest-last = Last day off
rest-add = Add days off
rest-remove = Remove
rest-save = Save
rest-saved = Saved
join-substitute = { $name } has left this match. You can take their seat and continue from the current position.

## Leaving in mid-game

leave-about-bot = A bot takes over for you. Anyone with the table’s link can take your seat; until someone does, you can come back.
leave-about-decide = Your seat stays empty: the others can wait, let a bot take over, or end the match. Anyone with the table’s link can take it; until someone does, you can come back.
leave-about-ends = There are no other players, so the match ends without a result. This can’t be undone.
leave-stay = Stay
leave-left = You’ve left the game.
