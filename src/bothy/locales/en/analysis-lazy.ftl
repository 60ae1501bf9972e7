### After the game: where points were missed, loaded with the score sheet

left-tab = Missed points
left-waiting = A bot is reviewing the game, turn by turn. You can stay here or come back later: the results are kept.
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
left-nothing = No turn stands out: there was hardly anything better.
left-remarks = Over the whole game
left-who-looked = A bot judged each turn by what the player could know then. It’s strong, but not always right.
