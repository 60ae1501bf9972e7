### What people are told who are not at the table: by mail, push message or web hook. Plain text

notice-turn-title = Your turn: { $game }
notice-turn = { $company-count ->
    [0] It’s your turn at { $game }.
   *[other] It’s your turn at { $game }, with { $company }.
 }
notice-over-title = Game over: { $game }
notice-over = { $company-count ->
    [0] Your game of { $game } is over. See how it ended.
   *[other] Your game of { $game } with { $company } is over. See how it ended.
 }
notice-out-title = Out of time: { $game }
notice-out = { $out ->
    [bot] Your time at { $game } ran out, and a bot plays on for you. Come back whenever you like.
   *[decide] Your time at { $game } ran out. You can come back until the others decide how it goes on.
 }
notice-decide-title = A seat stands empty: { $game }
notice-decide = { $company-count ->
    [0] Nobody plays one of the seats at { $game } any more. Should a bot take over, or should the game end?
   *[other] Nobody plays one of the seats at { $game } with { $company } any more. Should a bot take over, or should the game end?
 }
notice-rematch-title = Another game of { $game }?
notice-rematch = { $company-count ->
    [0] A new table of { $game } keeps a seat for you.
   *[other] A new table of { $game } with { $company } keeps a seat for you.
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
    [one] One table waits for you
   *[other] { $count } tables wait for you
 }
notice-trial-title = It works
notice-trial = This is how we’ll tell you when it’s your turn.
notice-mail-foot = You get this because you play here. To get no more of these mails, open this link; you needn’t sign in:

no-hook-address = That is no address we can post to. Take the one that Discord, Slack or Matrix gave you; it begins with https://.
no-push-taken = Somebody else gets push messages at this address. Turn push messages off and on again in this browser.
no-push-unfit = This browser’s subscription cannot be used. Turn push messages off and on again.
no-channel-missing = { $channel ->
    [mail] No mail can reach you: give a mail address first.
    [push] No browser of yours takes push messages yet.
   *[hook] No web hook is set yet.
 }
