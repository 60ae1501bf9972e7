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
no-person-unknown = Nobody here has the name, id or address “{ $text }”. “bothy admin people” lists who came last.
no-person-unclear = There are { $count } people “{ $text }” may mean. Take the id: “bothy admin people” shows it.
no-process-leaving = This server is about to stop and opens no new tables. Try again in a minute.
