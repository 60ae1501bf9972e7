### After the game: where points were missed, loaded with the score sheet

left-tab = Missed points
left-waiting = A bot is going over the game again, turn by turn. You can stay here or come back later: what it finds is kept.
left-course = Expected result
left-course-about = points each player could expect, turn by turn
left-end = The end
left-whose = Whose turns
left-turns = { $alone ->
    [yes] Where points were missed
   *[no] Where { $name } missed points
 }
left-lost = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
 }
left-played = Played
left-better = Better
left-show = Show it
left-play-on = Play on from here
left-nothing = No turn stands out: hardly anything better was to be had.
left-remarks = Over the whole game
left-who-looked = A bot judged each turn by what the player could know then. It is strong, not always right.
