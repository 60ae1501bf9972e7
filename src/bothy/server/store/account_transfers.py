"""Statements that move a guest's rows to an account, and that erase a person.

Parameters are named; a back end with numbered parameters substitutes them.
"""

KEPT_ELSEWHERE = (
    "results",
    "ratings",
    "solo_bests",
    "open_profiles",
    "notice_preferences",
    "push_subscriptions",
    "told",
    "rests",
    "sanctions",
    "blocks",
    "reports",
    "report_lines",
    "kept_records",
)
"""Other tables with rows about a person."""

HAND_OVER = (
    "update chat set person_id = :after where person_id = :before",
    "update results set person_id = :after where person_id = :before",
    "update kept_records set person_id = :after where person_id = :before",
    "update push_subscriptions set person_id = :after where person_id = :before",
    "insert into notice_preferences (person_id, digest, offers, body) select :after, digest, offers, body"
    " from notice_preferences where person_id = :before on conflict do nothing",
    "delete from notice_preferences where person_id = :before",
    "insert into rests (person_id, body) select :after, body from rests where person_id = :before"
    " on conflict do nothing",
    "delete from rests where person_id = :before",
    "insert into sanctions (person_id, kind, since, until, reason, decided_by)"
    " select :after, kind, since, until, reason, decided_by"
    " from sanctions where person_id = :before on conflict do nothing",
    "delete from sanctions where person_id = :before",
    "insert into blocks (person_id, blocked_id, since) select :after, blocked_id, since from blocks"
    " where person_id = :before and blocked_id <> :after on conflict do nothing",
    "insert into blocks (person_id, blocked_id, since) select person_id, :after, since from blocks"
    " where blocked_id = :before and person_id <> :after on conflict do nothing",
    "delete from blocks where person_id = :before or blocked_id = :before",
    "update reports set person_id = :after where person_id = :before",
    "update reports set about_id = :after where about_id = :before",
    "update report_lines set person_id = :after where person_id = :before",
    "delete from told where person_id in (:before, :after)",  # the person is here, so they've looked
)
"""From `before` to `after`, in this order."""

ERASE = (
    "update chat set text = '' where person_id = :person",
    "update results set person_id = null where person_id = :person",
    "update kept_records set person_id = null where person_id = :person",
    "delete from ratings where person_id = :person",
    "delete from solo_bests where person_id = :person",
    "delete from open_profiles where person_id = :person",
    "delete from told where person_id = :person",
    "delete from push_subscriptions where person_id = :person",
    "delete from notice_preferences where person_id = :person",
    "delete from rests where person_id = :person",
    "delete from sanctions where person_id = :person and kind <> 'ban'",
    "delete from blocks where person_id = :person",
    "delete from blocks where blocked_id = :person",
    "delete from reports where person_id = :person",
    "delete from reports where about_id = :person and closed is not null",
    "update reports set what = replace(what, (select name from people where id = :person), '…')"
    " where about_id = :person",
    "update report_lines set text = '' where person_id = :person"
    " and report_id not in (select id from reports where about_id = :person)",
    "update report_lines set text = replace(text, (select name from people where id = :person), '…')"
    " where report_id in (select id from reports where about_id = :person)",
    "delete from tickets where person_id = :person",
    "delete from passkeys where person_id = :person",
    "delete from mail_addresses where person_id = :person",
    "delete from accounts where person_id = :person",
    "delete from sessions where person_id = :person",
    "update people set name = '' where id = :person",
)
"""Erases `person`, in this order. Each back end first drops the tickets mailed to them, with its own statement.

A ban stays under the bare id, and open reports about the person stay without their name: otherwise erasing would
end both. Such a report is deleted when it's closed.
"""
