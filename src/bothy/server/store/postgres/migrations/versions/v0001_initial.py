"""The initial schema.

Matches, openings, entries, snapshots, analyses, timers and the outbox are in the shard that the match's id names,
everything else is in the home database, so no foreign key crosses from one group to the other.
"""

from alembic import op

revision = "0001"
down_revision = None

MATCHES = """
-- The progress of a match. One statement per move updates this row and inserts one into entries. The row is short
-- and its page has room to spare, so updates stay on the page and touch no index. `moved`: the newest entry.
create table matches (
    id text primary key,
    seq integer not null,
    finished boolean not null default false,
    moved bigint not null default 0
) with (fillfactor = 50);

create index matches_unfinished on matches (id) where not finished;

-- A match's opening never changes.
create table openings (
    match_id text primary key,
    header bytea not null,
    seed bytea not null,
    people text[] not null,
    bots text[] not null,
    table_id text,
    created bigint not null
);

-- The log. `mark` identifies an append, so that one whose response was lost can be found again.
create table entries (
    match_id text not null,
    seq integer not null,
    mark bigint not null,
    body bytea not null,
    primary key (match_id, seq)
);

-- The newest known position of each match, as a cache.
create table snapshots (
    match_id text primary key,
    seq integer not null,
    data bytea not null
);

-- Analyses of finished matches. They can be made again.
create table analyses (match_id text primary key, data bytea not null);
"""

TABLES = """
create table tables (
    id text primary key,
    invite text not null unique,
    listed boolean not null,
    state text not null,
    created bigint not null,
    version integer not null,
    said integer not null default 0,
    body jsonb not null
);

create index tables_open on tables (created, id) where listed and state = 'waiting';

-- Running matches with a seat that anyone may take over.
create index tables_offered on tables (created, id)
where listed and state = 'playing' and body @? '$.seats[*] ? (@.offered == true)';

-- Maps people to the tables where they sit or that they host.
create table sitters (
    person_id text not null,
    created bigint not null,
    table_id text not null references tables (id),
    primary key (person_id, created, table_id)
);

create index sitters_by_table on sitters (table_id);

create table chat (
    table_id text not null references tables (id),
    number integer not null,
    person_id text not null,
    text text not null,
    at bigint not null,
    primary key (table_id, number)
);

-- People can take their messages along, and delete them.
create index chat_by_person on chat (person_id);
"""

PEOPLE = """
create table people (
    id text primary key,
    name text not null,
    created bigint not null,
    owner_id text references people (id)
);

create index people_by_owner on people (owner_id) where owner_id is not null;

create table sessions (
    token_hash bytea primary key,
    person_id text not null references people (id),
    created bigint not null,
    seen bigint not null,
    ends bigint not null,
    device text not null default '',
    scopes text not null default ''
);

create index sessions_by_person on sessions (person_id);
create index sessions_by_end on sessions (ends);
"""

ACCOUNTS = """
-- People who can sign in from another browser. Guests have no row here.
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

-- One-time tokens, hashed: links and codes by mail, links for another device, challenges, invitations.
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
"""

CLOCKS = """
-- The one clock that SQL reads, constant within a statement so that an index helps to find what is due. Test
-- databases replace it.
create function bothy_now() returns bigint language sql stable parallel safe
as $$ select (extract(epoch from statement_timestamp()) * 1000)::bigint $$;

-- Match clocks, written together with each move. Without `due` no time is running.
create table timers (
    match_id text primary key,
    seq integer not null,
    due bigint,
    body bytea not null
);

create index timers_due on timers (due) where due is not null;

-- The host's last heartbeat, and the periods without one: clocks pause during downtime.
create table host_beat (
    one boolean primary key default true check (one),
    at bigint not null
);

create table downtimes (
    since bigint primary key,
    until bigint not null
);

-- Quiet hours and days off.
create table rests (
    person_id text primary key references people (id),
    body jsonb not null
);
"""

NOTICES = """
-- Pending notices, written together with the move that caused them. A row has no channel until its receivers are
-- decided; then there is one row per channel.
create table outbox (
    id bigint generated always as identity primary key,
    at bigint not null,
    tries integer not null default 0,
    channel text,
    body bytea not null
);

create index outbox_by_time on outbox (at);

-- Notification preferences, and when the next digest is due. `offers`: wants notices of seats offered to anyone.
create table notice_preferences (
    person_id text primary key references people (id),
    digest bigint,
    body bytea not null,
    offers boolean not null default false
);

create index notice_preferences_by_digest on notice_preferences (digest) where digest is not null;

create index notice_preferences_by_offers on notice_preferences (person_id) where offers;

create table push_subscriptions (
    endpoint text primary key,
    person_id text not null references people (id),
    created bigint not null,
    body bytea not null
);

create index push_subscriptions_by_person on push_subscriptions (person_id);

-- The last notice sent per person and table, their last look at the table, and what waits for their digest.
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
-- One row per seat of a finished match.
create table results (
    match_id text not null,
    seat integer not null,
    person_id text,
    bot text,
    game text not null,
    seats integer not null,
    ended bigint not null,
    public boolean not null,
    body jsonb not null,
    primary key (match_id, seat)
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

-- Best solo scores per account, by clan, map or whatever else the game groups them by.
create table solo_bests (
    person_id text not null,
    game text not null,
    kind text not null,
    item text not null,
    points integer not null,
    match_id text not null,
    ended bigint not null,
    primary key (person_id, game, kind, item)
);

create index solo_bests_by_points on solo_bests (game, kind, item, points);

-- People whose profile is public.
create table open_profiles (
    person_id text primary key references people (id)
);

-- Imported records, each stored once: the owner, and the table that shows it.
create table kept_records (
    digest text primary key,
    person_id text,
    bytes bigint not null,
    table_id text not null
);

create index kept_records_by_person on kept_records (person_id);
"""

OPERATORS = """
-- Bans and mutes.
create table sanctions (
    person_id text not null references people (id),
    kind text not null,
    since bigint not null,
    until bigint,
    reason text not null,
    decided_by text not null,
    primary key (person_id, kind)
);

-- Blocked people.
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

-- The chat as it was when the report was made. A separate table, so that people can be erased from it.
create table report_lines (
    report_id text not null references reports (id) on delete cascade,
    number integer not null,
    person_id text not null,
    at bigint not null,
    text text not null,
    primary key (report_id, number)
);

create index report_lines_by_person on report_lines (person_id);

-- The announcement shown on every page.
create table announcements (
    one boolean primary key default true check (one),
    text text not null,
    since bigint not null,
    until bigint
);

-- Keyed hashes of the addresses and passkeys of people who were erased while banned.
create table banned_ways (
    way bytea primary key,
    person_id text not null,
    kind text not null,
    foreign key (person_id, kind) references sanctions (person_id, kind) on delete cascade
);

-- Running server processes, and what an operator asked each of them to do.
create table processes (
    name text primary key,
    started bigint not null,
    seen bigint not null,
    sockets integer not null,
    does text not null,
    asked text not null default ''
);

-- The oldest schema version whose releases may use this database: see docs/upgrading.md.
create table readers (oldest text not null);
insert into readers (oldest) values ('0001');
"""

LIMITS = """
-- Rate limits shared by all processes: what is left of each. Callers are hashes that only the host can compute.
create table tokens (
    name text not null,
    caller bytea not null,
    left_over double precision not null,
    at bigint not null,
    primary key (name, caller)
);

create index tokens_by_time on tokens (at);

-- The caller who opened a waiting table, hashed likewise.
create table table_origins (
    table_id text primary key,
    caller bytea not null,
    at bigint not null
);

create index table_origins_by_caller on table_origins (caller);
"""

PARTS = (MATCHES, TABLES, PEOPLE, ACCOUNTS, CLOCKS, NOTICES, RESULTS, OPERATORS, LIMITS)


def upgrade() -> None:
    """Creates all tables."""
    for part in PARTS:
        op.execute(part)


def downgrade() -> None:
    """Drops all tables."""
    op.execute(
        """
        drop table table_origins, tokens, readers, processes, banned_ways, announcements,
            report_lines, reports, blocks, sanctions, kept_records, open_profiles, solo_bests,
            ratings, results, told, push_subscriptions, notice_preferences, outbox, rests,
            downtimes, host_beat, timers, tickets, passkeys, mail_addresses, accounts, sessions,
            people, chat, sitters, tables, analyses, snapshots, entries, openings, matches
        """
    )
    op.execute("drop function bothy_now()")
