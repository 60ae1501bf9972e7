### After the game: where points were missed, loaded with the score sheet

missed-tab = Missed points
missed-waiting = A bot is reviewing the game, turn by turn. You can stay here or come back later: the results are kept.
missed-course = Expected result
missed-course-about = points each player could expect, turn by turn
missed-end = The end
missed-whose = Whose turns
missed-turns = { $alone ->
    [yes] Where points were missed
   *[no] Where { $name } missed points
 }
missed-lost = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
 }
missed-played = Played
missed-better = Better
missed-show = Show it
missed-play-on = Play on from here
missed-nothing = No turn stands out: there was hardly anything better.
missed-remarks = Over the whole game
missed-who-looked = A bot judged each turn by what the player could know then. It’s strong, but not always right.
