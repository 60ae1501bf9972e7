# What an empty list or name is called, and how a list ends
nothing = none
list = { $rest } and { $last }

## Why an action is refused, whatever the game

no-game-over = The game is over. You can still look at every step of it.
no-not-asked = It’s not your decision just now.
no-not-an-answer = That does not answer the question. Choose one of the actions on offer.
no-finish-first = Finish what you have begun; then you can do this.
no-not-as-one = These cannot be sent as one: a draw, a reveal or the end of the turn comes in between. Send them one by one.
no-cannot-undo = You cannot take that back: { $bar ->
    [draw] something has been drawn since.
    [reveal] something has been revealed since.
    [turn] the turn is over.
    [asked] it’s somebody else’s turn to decide, and they may act on it.
   *[other] somebody else has answered since, or there is nothing of yours to take back.
 }
no-cannot-redo = There is nothing to play again.
no-undone-too-often = You’ve taken back and replayed { $most } times this turn, and that’s the limit. You can still play on.

## Data that cannot be read

no-unknown-name = “{ $name }” is not known in this game.
no-not-a-value = “{ $given }” is not a name with its fields.
no-wrong-fields = “{ $name }” takes { $want ->
    [one] { $want } field
   *[other] { $want } fields
 }, not { $have }.
no-wrong-value = “{ $given }” is not what belongs there.

## Opening a table

no-game-unknown = There is no game “{ $game }”. Installed: { $known }.
no-option-unknown = There is no option “{ $option }”.
no-option-value-unknown = “{ $value }” is not a value of the option “{ $option }”.
no-option-seats-unfit = “{ $value }” (option “{ $option }”) is not for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }. Choose another value or another number of seats.
no-option-clash = “{ $this }” ({ $one }) and “{ $that }” ({ $other }) do not go together. Change one of them.
no-seats-unfit = The game cannot be played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }.
no-bot-unknown = There is no bot “{ $bot }”. There are: { $known }.
no-rules-version = This game was played by version { $want } of the rules of { $game }, but version { $have } is installed. Use the release that has version { $want }.
no-pack-unknown = This game was played with another set of components ({ $pack }). Install that pack to replay it.
no-match-diverged = This server comes to a different position at step { $step } than the game’s log says, so it won’t go on with it. Nothing is lost: you can download the record. Please tell whoever runs this server.

## Opponents

opponent-wren = Wren
opponent-wren-strength = beginner
opponent-collie = Collie
opponent-collie-strength = steady
opponent-stag = Stag
opponent-stag-strength = strong
opponent-eagle = Eagle
opponent-eagle-strength = expert

## Who plays a seat, in mid-game

event-seat-out-of-time = seat { $seat } is out of time
event-seat-left = seat { $seat } leaves the table
event-seat-back = seat { $seat } is back
event-seat-bot = a bot plays on for seat { $seat }
event-seat-substitute = somebody new sits down for seat { $seat }
event-seat-abandoned = the table is given up
event-seat-idea = seat { $seat } asks for an idea
event-seat-branched = from here on, seat { $seat } plays a finished game again, against bots
no-match-abandoned = This table was given up. You can still look at every step of it.
