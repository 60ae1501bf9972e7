## Requests that the server or a table refuses

no-not-signed-in = Choose a name first.
no-not-there = { $kind ->
    [table] This table doesn’t exist.
    [match] This match doesn’t exist.
    [game] There is no such game.
    [invite] This invitation isn’t valid. Ask for a new one.
    [seat] There’s no player in that seat.
    [step] This step doesn’t exist.
    [link] This link isn’t valid, or it was cut off.
    [profile] This profile doesn’t exist or isn’t public.
    [page] There’s nothing here.
   *[other] This doesn’t exist.
 }
no-overtaken = The game has moved on in the meantime. Look again, then decide.
no-too-large = That’s too much at once: { $most } bytes at most.
no-too-often = Too fast. Try again in { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
 }
no-too-many-connections = Too many pages are open from your address: { $most } at most. Close some of them.
no-too-many-tables = { $most } of your tables are waiting for players already. Start or leave one of them first.
no-too-many-tables-here = { $most } tables opened from your address are waiting for players already. Join one of them, or try again later.
no-too-busy = Too many people are changing this table at once. Try again.
no-csrf = This page is out of date. Reload it.
no-foreign-origin = This came from another site ({ $origin }), so it was rejected.
no-foreign-host = This server doesn’t answer to the name “{ $host }”.
no-name-taken-here = A player at this table already has the name { $name }, or one that looks like it.
no-name-unfit = A name must have 1 to { $most } letters.
no-actions-count = Send 1 to { $most } actions at once, not { $have }.
no-message-unreadable = That message can’t be read: { $fault }
no-request-unreadable = That request can’t be read: { $fault }
no-method-unknown = That can’t be done here.
no-server-fault = Something went wrong on the server. It has been logged.
no-not-kept = That couldn’t be kept in this browser, so it hasn’t happened. Its storage may be full: export the game, and free some space.

no-host-only = Only the host of the table can do that.
no-account-only = You need an account to do that.
no-not-invited = This table is by invitation. Ask its host for the link.
no-not-seated = Only players at the table can do that.
no-not-your-seat = That isn’t your seat.
no-reaction-unknown = There’s no reaction with that name at this table.
no-which-seat = You hold several seats. Say which one you mean.
no-seated-already = You’re already sitting at this table.
no-seat-taken = Seat number { $seat } is taken.
no-seats-free = There are still free seats. Wait for others, or give the seats to bots.
no-seats-in-use = More than { $seats } seats are in use.
no-seat-of-nobody-taken = A player has a seat that the game would play itself. Empty it first.
no-table-full = All seats are taken.
no-bots-many = At most { $most } seats in your unfinished matches can go to bots, and this table would exceed that. Finish a match first, or come back later.
no-table-changed = The table has changed in the meantime. Look again, then start.
no-match-begun = The match has already started.
no-match-not-begun = The match hasn’t started yet.
no-match-not-over = The match isn’t over.
no-record-unfinished = Only records of finished games can be kept here.
no-record-pack = This game was played with components that this host doesn’t use. Its record can be checked here, but not kept.
no-record-full = You’ve reached the limit for records: { $most }, or { $mb } MB together.
no-record-too-dear = This record was rejected: checking it would take more time or memory than a game needs.
no-record-step = Step { $step }: { $why }
