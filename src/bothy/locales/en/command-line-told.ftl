## What is told by the server or on the command line, never worked out in a browser

no-no-seed = This match can be looked at, but not played on: its seed is not known here.
no-no-reference = { $game } has no rules reference.
no-no-lesson = { $game } has no lesson.
no-pack-none = { $game } has no component packs: all its components are in its rules.
no-pack-changes = The record’s own components don’t fit { $game } as it is installed here: { $fault }. Use the release it was played with.
no-no-modules = { $game } has no modules to switch on and off. Try “--options pairs”.
no-budget-unknown = “{ $budget }” is not a budget: write a time per move, as in “0.2s”, or a number of nodes, as in “500n”.
no-bot-needs-no-budget = “{ $bot }” answers at once: write its name without a budget.
no-bot-edition-unknown = There’s no edition “{ $edition }” of this game’s estimate.
no-no-price-list = “{ $game }” has no price list to tune.
no-knob-unknown = There’s no knob “{ $name }”. Known: { $known }.
no-analyst-unknown = “{ $bot }” can’t look back on a game: write “planner” with a number of nodes, as in “planner:200n”.
no-analysis-none = Nobody could look back on this game.
no-branch-step = There’s no turn at step { $step } from which this match could be played on.
no-branch-seat = Seat { $seat } isn’t one that a person plays.
no-pack-unreadable = The pack in { $folder } can’t be used. { $fault }. Correct it, then check it with “bothy packs GAME --check --pack { $folder }”.
no-pack-folder-taken = There are files in { $folder } already. Choose an empty or a new folder.
no-pack-twice = { $folder } is a second pack for { $game }. A process plays one pack per game: leave one of them out.

## A recorded game, told on the command line

told-action = seat { $seat }: { $action }
told-undo = seat { $seat }: takes back to step { $to }
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
told-no-paragraph = There is no paragraph { $paragraph }.
told-no-word = No paragraph says “{ $word }”. “bothy rules { $game }” shows all of them.
told-definition = It is a definition: it says what things are or what the aim is, and no line of code enacts it.
told-nowhere = No line of the code names it yet.

## A finished game looked back on

told-looked = { $bot } looked at { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }, each by what its seat could know then.
told-course = What each seat could expect to end with:
told-course-step = step { $step }
told-course-seat = seat { $seat }
told-course-end = end
told-left = seat { $seat }, where most points were missed:
told-left-nothing = seat { $seat }: no turn stands out.
told-left-turn = step { $step }, { $points ->
    [one] about { $points } point
   *[other] about { $points } points
 }
told-left-played = played: { $steps }
told-left-better = better: { $steps }
told-left-later = then, if nothing comes between: { $steps }
told-remarks = Remarks:
told-remark = seat { $seat }: { $remark }

## Arenas

no-results-differ = { $file } belongs to another contest: its { $what } is { $have }, not { $want }. Choose another file, or the settings it was started with.
no-results-line = { $file } is not a file of results: line { $line } cannot be read.
no-ladder-games = These files are of different games: { $games }. A ladder is for one.
no-ladder-seats = These files have games of { $seats } seats. A ladder is for one number of seats.
no-ladder-middle = { $bot } played none of these games. Those who did: { $bots }.
no-worker-died = A process died while it played, twice: games { $games }. All others are finished and kept.

## Research

no-arguments-missing = { $game } does not say what “{ $argument }” can be in an action, so its actions cannot be numbered.
no-features-missing = { $game } does not say what its views are as numbers, so there is nothing to learn from.
