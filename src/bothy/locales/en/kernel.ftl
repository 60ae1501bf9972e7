# Empty lists and names, and the end of a list
nothing = none
list = { $rest } and { $last }

## Reasons for refusing an action, in any game

no-game-over = The game is over. You can still view every step.
no-not-asked = It’s not your decision right now.
no-not-an-answer = That doesn’t answer the question. Choose one of the actions on offer.
no-finish-first = Finish what you’ve started; then you can do this.
no-not-as-one = These can’t be sent as one: a draw, a reveal or the end of the turn comes in between. Send them one by one.
no-cannot-undo = You can’t undo that: { $bar ->
    [draw] something has been drawn since.
    [reveal] something has been revealed since.
    [turn] the turn is over.
    [asked] it’s another player’s turn to decide, and they may act on it.
   *[other] another player has answered since, or you have nothing to undo.
 }
no-cannot-redo = There’s nothing to redo.
no-undone-too-often = You’ve undone and redone { $most } times this turn, and that’s the limit. You can still play on.

## Data that cannot be read

no-unknown-name = “{ $name }” isn’t known in this game.
no-not-a-value = “{ $given }” isn’t a name with its fields.
no-wrong-fields = “{ $name }” takes { $want ->
    [one] { $want } field
   *[other] { $want } fields
 }, not { $have }.
no-wrong-value = “{ $given }” isn’t valid here.

## Opening a table

no-game-unknown = There’s no game “{ $game }”. Installed: { $known }.
no-option-unknown = There’s no option “{ $option }”.
no-option-value-unknown = “{ $value }” isn’t a value of the option “{ $option }”.
no-option-seats-unfit = “{ $value }” (option “{ $option }”) isn’t available for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }. Choose another value or another number of seats.
no-option-clash = “{ $this }” ({ $one }) and “{ $that }” ({ $other }) don’t go together. Change one of them.
no-seats-unfit = The game can’t be played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }.
no-bot-unknown = There’s no bot “{ $bot }”. Known: { $known }.
no-rules-version = This game was played with version { $want } of the rules of { $game }, but version { $have } is installed. Use the release that has version { $want }.
no-pack-unknown = This game was played with another set of components ({ $pack }). Install that pack to replay it.
no-match-diverged = At step { $step }, this server reaches a different position than the game’s log, so it can’t continue the game. Nothing is lost: you can download the record. Please tell the server’s operator.

## Opponents

opponent-wren = Wren
opponent-wren-strength = beginner
opponent-collie = Collie
opponent-collie-strength = steady
opponent-stag = Stag
opponent-stag-strength = strong
opponent-eagle = Eagle
opponent-eagle-strength = expert

## Changes of who plays a seat, in mid-game

event-seat-out-of-time = seat { $seat } is out of time
event-seat-left = seat { $seat } leaves the table
event-seat-back = seat { $seat } is back
event-seat-bot = a bot takes over for seat { $seat }
event-seat-substitute = a substitute takes over for seat { $seat }
event-seat-abandoned = the table is abandoned
event-seat-idea = seat { $seat } asks for an idea
event-seat-reshuffled = from here on, the host deals by a new key
event-seat-branched = from here on, seat { $seat } replays a finished game against bots
no-match-abandoned = This table was abandoned. You can still view every step.
