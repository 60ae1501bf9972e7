### Notifications for players away from the table: by mail, push message or webhook. Plain text

notice-turn-title = Your turn: { $game }
notice-turn = { $company-count ->
    [0] It’s your turn in { $game }.
   *[other] It’s your turn in { $game }, with { $company }.
 }
notice-over-title = Game over: { $game }
notice-over = { $company-count ->
    [0] Your game of { $game } is over. See how it ended.
   *[other] Your game of { $game } with { $company } is over. See how it ended.
 }
notice-out-title = Out of time: { $game }
notice-out = { $out ->
    [bot] You ran out of time in { $game }, and a bot has taken over. Come back whenever you like.
   *[decide] You ran out of time in { $game }. You can come back until the others decide how to continue.
 }
notice-decide-title = Empty seat: { $game }
notice-decide = { $company-count ->
    [0] A seat in { $game } has no player any more. Should a bot take over, or should the game end?
   *[other] A seat in { $game } with { $company } has no player any more. Should a bot take over, or should the game end?
 }
notice-rematch-title = Another game of { $game }?
notice-rematch = { $company-count ->
    [0] A seat is reserved for you at a new table of { $game }.
   *[other] A seat is reserved for you at a new table of { $game } with { $company }.
 }
notice-offered-title = A seat is free: { $game }
notice-offered = { $company-count ->
    [0] A seat in a running game of { $game } is offered to you.
   *[other] A seat in a running game of { $game } with { $company } is offered to you.
 }
notice-invited-title = { $game }: will you play?
notice-invited = { $company-count ->
    [0] You’re invited to a table of { $game }.
   *[other] You’re invited to a table of { $game } with { $company }.
 }
notice-digest-title = { $count ->
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
 }
notice-trial-title = It works
notice-trial = This is how we’ll notify you when it’s your turn.
notice-mail-foot = You get this because you play here. To stop these mails, open this link; you don’t need to sign in:

### Calendar of deadlines

calendar-due = Your time runs out: { $game }

### lazy

no-hook-address = We can’t post to that address. Use the one that Discord, Slack or Matrix gave you; it starts with https://.
no-push-taken = Another player gets push messages at this address. Turn push messages off and on again in this browser.
no-push-unfit = This browser’s subscription can’t be used. Turn push messages off and on again.
no-channel-missing = { $channel ->
    [mail] We can’t reach you by mail: add a mail address first.
    [push] None of your browsers accepts push messages yet.
   *[hook] No webhook is set yet.
 }
