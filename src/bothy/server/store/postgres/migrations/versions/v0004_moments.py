"""When a game moved last, who wants to hear of seats that are offered, and the processes of a host.

Only adds: processes of the form before go on beside it, and don't tell when they moved.
"""

from alembic import op

revision = "0004"
down_revision = "0003"

ADDED = """
-- When the newest entry of a game was written; 0 if it was before anybody noted it.
alter table games add column moved bigint not null default 0;

-- Who wants to be told of seats that strangers offer.
alter table notice_preferences add column offers boolean not null default false;
create index notice_preferences_by_offers on notice_preferences (person_id) where offers;

-- Games that go on, and where anybody may sit down for somebody who has left.
create index tables_offered on tables (created, id)
where listed and state = 'playing' and body @? '$.seats[*] ? (@.offered == true)';

-- The processes that serve, and what an operator has asked each to do.
create table processes (
    name text primary key,
    started bigint not null,
    seen bigint not null,
    sockets integer not null,
    does text not null,
    asked text not null default ''
);
"""


def upgrade() -> None:
    """To a host that knows its processes."""
    op.execute(ADDED)


def downgrade() -> None:
    """To one that doesn't."""
    op.execute("drop table processes")
    op.execute("drop index tables_offered")
    op.execute("drop index notice_preferences_by_offers")
    op.execute("alter table notice_preferences drop column offers")
    op.execute("alter table games drop column moved")
