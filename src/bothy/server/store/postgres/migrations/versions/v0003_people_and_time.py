"""Accounts, clocks, notices, what became of finished games, and what operators decide.

Only adds: processes of the form before go on beside it. Timers and the outbox lie in the shard of their game,
because they are written together with its moves; everything else lies at home.
"""

from alembic import op

revision = "0003"
down_revision = "0002"

ACCOUNTS = """
-- A person who can come back from another browser. Guests have no row here.
create table accounts (
    person_id text primary key references people (id),
    created bigint not null,
    body jsonb not null
);

create table mail_addresses (
    address text primary key,
    person_id text not null references accounts (person_id),
    since bigint not null
);

create index mail_addresses_by_person on mail_addresses (person_id);

create table passkeys (
    id bytea primary key,
    person_id text not null references accounts (person_id),
    public_key bytea not null,
    uses bigint not null,
    name text not null,
    created bigint not null,
    used bigint not null
);

create index passkeys_by_person on passkeys (person_id);

-- What opens a door once: links and codes by mail, links for another device, challenges, invitations. Only hashes.
create table tickets (
    hash bytea primary key,
    purpose text not null,
    person_id text,
    tries integer not null default 0,
    ends bigint not null,
    body jsonb not null
);

create index tickets_by_end on tickets (ends);
create index tickets_by_person on tickets (person_id) where person_id is not null;

-- What somebody said is theirs to take along, and to take back.
create index chat_by_person on chat (person_id);

alter table sessions add column device text not null default '';
"""

CLOCKS = """
-- The clock of a game: written together with each move. Without `due` nothing runs out.
create table timers (
    game_id text primary key,
    seq integer not null,
    due bigint,
    body bytea not null
);

create index timers_due on timers (due) where due is not null;

-- When a process last said that the host is up, and when none did: clocks stand still meanwhile.
create table host_beat (
    one boolean primary key default true check (one),
    at bigint not null
);

create table downtimes (
    since bigint primary key,
    until bigint not null
);

-- Quiet hours and days off of a person.
create table rests (
    person_id text primary key references people (id),
    body jsonb not null
);
"""

NOTICES = """
-- What somebody should be told, written together with the move that brought it about. It has no channel until it
-- is decided whom it concerns; then there is one row for each channel that carries it.
create table outbox (
    id bigint generated always as identity primary key,
    at bigint not null,
    tries integer not null default 0,
    channel text,
    body bytea not null
);

create index outbox_by_time on outbox (at);

-- How somebody wants to be told, and when their digest is due.
create table notice_preferences (
    person_id text primary key references people (id),
    digest bigint,
    body bytea not null
);

create index notice_preferences_by_digest on notice_preferences (digest) where digest is not null;

create table push_subscriptions (
    endpoint text primary key,
    person_id text not null references people (id),
    created bigint not null,
    body bytea not null
);

create index push_subscriptions_by_person on push_subscriptions (person_id);

-- When we told whom of which table, when they looked at it, and what waits for their digest.
create table told (
    person_id text not null,
    table_id text not null,
    told bigint not null default 0,
    looked bigint not null default 0,
    body bytea,
    primary key (person_id, table_id)
);
"""

RESULTS = """
-- A seat of a finished game.
create table results (
    game_id text not null,
    seat integer not null,
    person_id text,
    bot text,
    game text not null,
    seats integer not null,
    ended bigint not null,
    public boolean not null,
    body jsonb not null,
    primary key (game_id, seat)
);

create index results_by_person on results (person_id, ended) where person_id is not null;
create index results_public on results (ended) where public;

create table ratings (
    person_id text not null,
    game text not null,
    seats integer not null,
    mu double precision not null,
    sigma double precision not null,
    games integer not null,
    primary key (person_id, game, seats)
);

create index ratings_by_strength on ratings (game, seats, (mu - 3 * sigma));

-- The most points an account made alone, by clan, by map, by whatever a game counts under.
create table solo_bests (
    person_id text not null,
    game text not null,
    kind text not null,
    item text not null,
    points integer not null,
    game_id text not null,
    ended bigint not null,
    primary key (person_id, game, kind, item)
);

create index solo_bests_by_points on solo_bests (game, kind, item, points);

-- Who lets everybody look at their profile.
create table open_profiles (
    person_id text primary key references people (id)
);
"""

OPERATORS = """
-- What somebody may not do for a while: come in, or speak.
create table sanctions (
    person_id text not null references people (id),
    kind text not null,
    since bigint not null,
    until bigint,
    reason text not null,
    decided_by text not null,
    primary key (person_id, kind)
);

-- Whom somebody wants to have nothing to do with.
create table blocks (
    person_id text not null references people (id),
    blocked_id text not null references people (id),
    since bigint not null,
    primary key (person_id, blocked_id)
);

create index blocks_by_blocked on blocks (blocked_id);

create table reports (
    id text primary key,
    person_id text not null references people (id),
    about_id text not null references people (id),
    table_id text not null,
    at bigint not null,
    what text not null,
    closed bigint,
    outcome text not null
);

create index reports_by_person on reports (person_id);
create index reports_by_about on reports (about_id);
create index reports_open on reports (at) where closed is null;

-- What was said, as it stood when the report was made. A table of its own, so that people can be erased from it.
create table report_lines (
    report_id text not null references reports (id) on delete cascade,
    number integer not null,
    person_id text not null,
    at bigint not null,
    text text not null,
    primary key (report_id, number)
);

create index report_lines_by_person on report_lines (person_id);

-- The one line that all pages show.
create table announcements (
    one boolean primary key default true check (one),
    text text not null,
    since bigint not null,
    until bigint
);
"""

LIMITS = """
-- How often somebody asked: what is left of a limit. Callers are hashes that only the host can make.
create table tokens (
    name text not null,
    caller bytea not null,
    left_over double precision not null,
    at bigint not null,
    primary key (name, caller)
);

create index tokens_by_time on tokens (at);

-- From where a table was opened, likewise, as long as it waits.
create table table_origins (
    table_id text primary key,
    caller bytea not null,
    at bigint not null
);

create index table_origins_by_caller on table_origins (caller);
"""


def upgrade() -> None:
    """To a place that remembers its people."""
    for part in (ACCOUNTS, CLOCKS, NOTICES, RESULTS, OPERATORS, LIMITS):
        op.execute(part)


def downgrade() -> None:
    """To guests without clocks."""
    op.execute("drop table table_origins, tokens")
    op.execute("drop table announcements, report_lines, reports, blocks, sanctions")
    op.execute("drop table open_profiles, solo_bests, ratings, results")
    op.execute("drop table told, push_subscriptions, notice_preferences, outbox")
    op.execute("drop table rests, downtimes, host_beat, timers")
    op.execute("drop table tickets, passkeys, mail_addresses, accounts")
    op.execute("alter table sessions drop column device")
    op.execute("drop index chat_by_person")
