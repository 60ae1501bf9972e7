## What the operator has decided, blocks, and reports

no-banned = { $until ->
    [never] You can’t play here any more.
   *[other] You can’t play here until { $until }.
 }{ $because ->
    [none] { "" }
   *[other] { " " }The host says: { $because }
 }
no-muted = { $until ->
    [never] You can’t write here any more.
   *[other] You can’t write here until { $until }.
 }{ $because ->
    [none] { "" }
   *[other] { " " }The host says: { $because }
 }
no-not-welcome = You can’t sit down at this table.
no-block-yourself = You can’t block yourself.
no-blocks-too-many = You can block { $most } people at most.
no-report-yourself = You can’t report yourself.
no-invited-many = At most { $most } people can be invited to one table.
no-person-unknown = Nobody here has the name, id or address “{ $text }”. “bothy admin people” lists who came last.
no-person-unclear = There are { $count } people “{ $text }” may mean. Take the id: “bothy admin people” shows it.
no-process-leaving = This server is about to stop and opens no new tables. Try again in a minute.

## Between people

chat-with = At the table:
chat-about = Block or report { $name }
apart-block = Block { $name }
apart-block-about = You’ll no longer see what { $name } says, and they won’t be able to sit down where you wait for players. They aren’t told.
apart-is-blocked = You block { $name }.
apart-blocked = You block { $name } now. Settings lists whom you block.
apart-unblock = Unblock { $name }
apart-unblock-short = Unblock
apart-unblocked = You don’t block { $name } any more.
apart-report = Tell the site’s operator
apart-what = What happened?
apart-report-about = What was said last at this table goes along. Only the operator reads it.
apart-send = Send
apart-reported = The operator can read it now.
apart-list = People you block
apart-list-about = You don’t see what they say, and they can’t sit down where you wait for players.
