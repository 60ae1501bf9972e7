## What a server refuses, at its tables and before them

no-not-signed-in = Give yourself a name first.
no-not-there = { $kind ->
    [table] There is no such table.
    [game] There is no such match.
    [invite] This invitation leads nowhere. Ask for a new one.
    [seat] Nobody sits there.
    [step] There is no such step.
    [link] This link is not one of ours, or was cut off.
    [profile] There is no such profile, or it isn’t public.
    [page] There is nothing here.
   *[other] There is no such thing.
 }
no-overtaken = Something was played in the meantime. Look again, then decide.
no-too-large = That is too much at once: { $most } bytes at most.
no-too-often = Too fast. Try again in { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
 }
no-too-many-connections = Too many pages are open from your address: { $most } at most. Close some of them.
no-too-many-tables = { $most } of your tables are waiting for players already. Start or leave one of them first.
no-too-many-tables-here = { $most } tables opened from your address are waiting for players already. Join one of them, or try again later.
no-too-busy = Too many people change this table at once. Try again.
no-csrf = The page is out of date. Load it again.
no-foreign-origin = This came from another site ({ $origin }), so it was not done.
no-foreign-host = This server does not answer to the name “{ $host }”.
no-name-taken-here = Somebody at this table is already called { $name }, or something that looks like it.
no-name-unfit = A name has 1 to { $most } letters.
no-actions-count = Send 1 to { $most } actions as one, not { $have }.
no-message-unreadable = That message cannot be read: { $fault }
no-request-unreadable = That request cannot be read: { $fault }
no-method-unknown = That cannot be done here.
no-server-fault = Something went wrong on the server. It has been noted.

no-host-only = Only the host of the table can do that.
no-account-only = Only accounts can do that.
no-not-invited = This table is by invitation. Ask its host for the link.
no-not-seated = Only those who sit at the table can do that.
no-not-your-seat = That is not your seat.
no-reaction-unknown = There is no reaction of that name at this table.
no-which-seat = You hold several seats. Say which one you mean.
no-seated-already = You’re already sitting at this table.
no-seat-taken = Seat number { $seat } is taken.
no-seats-free = There are still free seats. Wait for others, or give the seats to bots.
no-seats-in-use = More than { $seats } seats are in use.
no-seat-of-nobody-taken = Somebody sits at a seat that the game would play itself. Empty it first.
no-table-full = All seats are taken.
no-bots-many = At most { $most } seats in your unfinished matches can go to bots, and this table would exceed that. Finish a match first, or come back later.
no-table-changed = The table has changed in the meantime. Look again, then start.
no-match-begun = The match has begun.
no-match-not-begun = The match has not begun.
no-match-not-over = The match is not over.
no-record-unfinished = Only records of finished games can be kept here.
no-record-pack = This game was played with components that this host doesn’t play with: its record can be checked here, but not kept.
no-record-full = You keep as many records here as a person may: { $most }, or { $mb } MB together.
no-record-too-dear = Checking this record would take more time or memory than a game needs: it is refused.
no-record-step = Step { $step }: { $why }
