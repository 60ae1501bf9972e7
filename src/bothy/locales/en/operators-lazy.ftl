## Operators' decisions, blocks and reports

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
no-person-unknown = No one here has the name, id or address “{ $text }”. “bothy admin people” lists the latest arrivals.
no-person-unclear = “{ $text }” may mean { $count } people. Use the id: “bothy admin people” shows it.
no-process-leaving = This server is about to stop and opens no new tables. Try again in a minute.

## Between people

chat-with = At the table:
chat-about = Block or report { $name }
apart-block = Block { $name }
apart-block-about = You’ll no longer see { $name }’s messages, and they won’t be able to sit down where you wait for players. They aren’t notified.
apart-is-blocked = You’ve blocked { $name }.
apart-blocked = { $name } is now blocked. Settings lists the people you block.
apart-unblock = Unblock { $name }
apart-unblock-short = Unblock
apart-unblocked = { $name } is no longer blocked.
apart-report = Report to the operator
apart-what = What happened?
apart-report-about = The latest messages at this table are included. Only the operator reads them.
apart-send = Send
apart-reported = Your report is with the operator.
apart-list = People you block
apart-list-about = You don’t see their messages, and they can’t sit down where you wait for players.
