### Home, setup, waiting room and score sheet

## Home

home-to-move = { $name } to move
home-away = { $name } is away
home-without = Continuing without you
home-more = { $count ->
    [one] 1 more table
   *[other] { $count } more tables
 }
home-contents = What’s in it
home-base = base game
home-seats = { $more ->
    [0] { $from ->
        [one] 1 player
       *[other] { $from } players
     }
   *[other] { $from } to { $to } players
 }
home-quiet = No account, no tracking, works offline.
home-quiet-shared = No account, no tracking.
home-quiet-host = No tracking.
home-offline = Play now against a bot, in this page

## The score sheet

place-1 = first
place-2 = second
place-3 = third
place-4 = fourth
scores-margin = { $points } points, { $ahead ->
    [0] level with { $name }, first by tie-break.
   *[other] { $ahead } ahead of { $name }.
 }
scores-picture = Save as a picture
leads = Who was ahead
leads-about = Points ahead of or behind the average
leads-moments = Moments that mattered
leads-moments-about = choose one to see the board then
leads-gains = { $name } gains { $points } in one go.
leads-takes = { $name } gains { $points } and takes the lead.

## Opening a table

setup-who = Who’s playing
setup-where = The board
setup-bots = Each bot has its own style
setup-as-usual = { $count ->
    [one] one option, default
   *[other] { $count } options, all default
 }
setup-changed = changed
setup-learn = Learn it
setup-sets = Ready to play
setup-expansions = Expansions
setup-longer = about { $minutes } minutes longer{ $for ->
    [player] {" "}per player
   *[game] {""}
 }
setup-minutes = +{ $minutes } min{ $for ->
    [player] {" "}per player
   *[game] {""}
 }
setup-difficulty = { $level ->
    [1] easy
    [2] medium
   *[3] demanding
 }
setup-count = { $count ->
    [one] One seat
   *[other] { $count } seats
 }
waiting-free = { $count ->
    [0] Everyone’s here
    [one] One seat is free
   *[other] { $count } seats are free
 }
waiting-close = Close this seat
waiting-share = Send the link
waiting-ready = ready
waiting-laid = The game’s setup

## Gallery
