## Messages of the server and the command line, never rendered in a browser

no-no-reference = { $game } has no rules reference.
no-no-lesson = { $game } has no lesson.
no-pack-none = { $game } has no component packs: all its components are in its rules.
no-no-modules = { $game } has no modules to switch on and off. Try “--options pairs”.
no-budget-unknown = “{ $budget }” is not a budget: write a time per move, as in “0.2s”, or a number of nodes, as in “500n”.
no-bot-needs-no-budget = “{ $bot }” takes no budget: write its name alone.
no-bot-edition-unknown = There’s no edition “{ $edition }” of this game’s estimate.
no-no-price-list = “{ $game }” has no price list to tune.
no-parameter-unknown = There’s no parameter “{ $name }”. Known: { $known }.
no-analyst-unknown = “{ $bot }” can’t review a game: write “planner” with a number of nodes, as in “planner:200n”.
no-pack-unreadable = The pack in { $folder } can’t be used. { $fault }. Correct it, then check it with “bothy packs GAME --check --pack { $folder }”.
no-pack-folder-taken = { $folder } already contains files. Choose an empty or a new folder.
no-pack-twice = { $folder } is a second pack for { $game }. A process plays one pack per game: leave one of them out.

## A recorded game on the command line

told-action = seat { $seat }: { $action }
told-undo = seat { $seat }: undoes back to step { $to }
told-result = seat { $seat }: rank { $rank }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ({ $parts })
told-refused = { $file }: refused at step { $step }: { $reason }
told-true = True: { $game }, { $finished ->
    [true] finished
   *[other] unfinished
 }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }, { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
 } by seed and words, { $digests ->
    [one] { $digests } digest
   *[other] { $digests } digests
 } equal.
told-no-paragraph = There’s no paragraph { $paragraph }.
told-no-word = No paragraph contains “{ $word }”. “bothy rules { $game }” shows all of them.
told-definition = This is a definition, so no code implements it.
told-nowhere = Not referenced in the code yet.

## The analysis of a finished game

told-looked = { $bot } reviewed { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }, each with what its seat could know then.
told-course = Each seat’s expected final score:
told-course-step = step { $step }
told-course-seat = seat { $seat }
told-course-end = end
told-missed = seat { $seat }, where most points were missed:
told-missed-nothing = seat { $seat }: no turn stands out.
told-missed-turn = step { $step }, { $points ->
    [one] about { $points } point
   *[other] about { $points } points
 }
told-missed-played = played: { $steps }
told-missed-better = better: { $steps }
told-missed-later = then, if nothing interferes: { $steps }
told-remarks = Remarks:
told-remark = seat { $seat }: { $remark }

## Arenas

no-results-differ = { $file } belongs to another contest: its { $what } is { $have }, not { $want }. Choose another file, or the settings it was started with.
no-results-line = { $file } isn’t a results file: line { $line } can’t be read.
no-ladder-games = A ladder covers one game, but these files have several: { $games }.
no-ladder-seats = A ladder covers one number of seats, but these files have games of { $seats } seats.
no-ladder-anchor = { $bot } played none of these games. The bots that did: { $bots }.
no-worker-died = Worker processes crashed twice while playing games { $games }. All other games are finished and saved.

## Research

no-arguments-missing = { $game } doesn’t list the values of “{ $argument }” in an action, so its actions can’t be numbered.
no-features-missing = { $game } doesn’t provide its views as numbers, so there’s nothing to learn from.

### lazy

no-no-seed = This match can be viewed but not continued: its seed isn’t known here.
no-pack-changes = The record’s own components don’t fit { $game } as it is installed here: { $fault }. Use the release it was played with.
no-analysis-none = This game couldn’t be reviewed.
no-branch-step = No turn starts at step { $step }, so this match can’t be continued from there.
no-branch-seat = Seat { $seat } isn’t played by a person.
