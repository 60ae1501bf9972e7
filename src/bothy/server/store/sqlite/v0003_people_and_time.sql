-- Version 3. Accounts, clocks, notices, what became of finished games, and what operators decide.

-- A person who can come back from another browser. Guests have no row here.
create table accounts (
    person_id text primary key references people (id),
    created integer not null,
    body blob not null
);

create table mail_addresses (
    address text primary key,
    person_id text not null references accounts (person_id),
    since integer not null
);

create index mail_addresses_by_person on mail_addresses (person_id);

create table passkeys (
    id blob primary key,
    person_id text not null references accounts (person_id),
    public_key blob not null,
    uses integer not null,
    name text not null,
    created integer not null,
    used integer not null
);

create index passkeys_by_person on passkeys (person_id);

-- What opens a door once: links and codes by mail, links for another device, challenges, invitations. Only hashes.
create table tickets (
    hash blob primary key,
    purpose text not null,
    person_id text,
    tries integer not null default 0,
    ends integer not null,
    body blob not null
);

create index tickets_by_end on tickets (ends);
create index tickets_by_person on tickets (person_id) where person_id is not null;

-- What somebody said is theirs to take along, and to take back.
create index chat_by_person on chat (person_id);

alter table sessions add column device text not null default '';

-- The clock of a game: written together with each move. Without `due` nothing runs out.
create table timers (
    game_id text primary key,
    seq integer not null,
    due integer,
    body blob not null
);

create index timers_due on timers (due) where due is not null;

-- When the process last said that the host is up, and when it did not: clocks stand still meanwhile.
create table host_beat (
    one integer primary key check (one = 1),
    at integer not null
);

create table downtimes (
    since integer primary key,
    until integer not null
);

-- Quiet hours and days off of a person.
create table rests (
    person_id text primary key references people (id),
    body blob not null
);

-- What somebody should be told, written together with the move that brought it about. It has no channel until it
-- is decided whom it concerns; then there is one row for each channel that carries it.
create table outbox (
    id integer primary key autoincrement,
    at integer not null,
    tries integer not null default 0,
    channel text,
    body blob not null
);

create index outbox_by_time on outbox (at);

-- How somebody wants to be told, and when their digest is due.
create table notice_preferences (
    person_id text primary key references people (id),
    digest integer,
    body blob not null
);

create index notice_preferences_by_digest on notice_preferences (digest) where digest is not null;

create table push_subscriptions (
    endpoint text primary key,
    person_id text not null references people (id),
    created integer not null,
    body blob not null
);

create index push_subscriptions_by_person on push_subscriptions (person_id);

-- When we told whom of which table, when they looked at it, and what waits for their digest.
create table told (
    person_id text not null,
    table_id text not null,
    told integer not null default 0,
    looked integer not null default 0,
    body blob,
    primary key (person_id, table_id)
);

-- A seat of a finished game.
create table results (
    game_id text not null,
    seat integer not null,
    person_id text,
    bot text,
    game text not null,
    seats integer not null,
    ended integer not null,
    public integer not null,
    body blob not null,
    primary key (game_id, seat)
);

create index results_by_person on results (person_id, ended) where person_id is not null;
create index results_public on results (ended) where public;

create table ratings (
    person_id text not null,
    game text not null,
    seats integer not null,
    mu real not null,
    sigma real not null,
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
    ended integer not null,
    primary key (person_id, game, kind, item)
);

create index solo_bests_by_points on solo_bests (game, kind, item, points);

-- Who lets everybody look at their profile.
create table open_profiles (
    person_id text primary key references people (id)
);

-- What somebody may not do for a while: come in, or speak.
create table sanctions (
    person_id text not null references people (id),
    kind text not null,
    since integer not null,
    until integer,
    reason text not null,
    decided_by text not null,
    primary key (person_id, kind)
);

-- Whom somebody wants to have nothing to do with.
create table blocks (
    person_id text not null references people (id),
    blocked_id text not null references people (id),
    since integer not null,
    primary key (person_id, blocked_id)
);

create index blocks_by_blocked on blocks (blocked_id);

create table reports (
    id text primary key,
    person_id text not null references people (id),
    about_id text not null references people (id),
    table_id text not null,
    at integer not null,
    what text not null,
    closed integer,
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
    at integer not null,
    text text not null,
    primary key (report_id, number)
);

create index report_lines_by_person on report_lines (person_id);

-- The one line that all pages show.
create table announcements (
    one integer primary key check (one = 1),
    text text not null,
    since integer not null,
    until integer
);

-- How often somebody asked: what is left of a limit. Callers are hashes that only the host can make.
create table tokens (
    name text not null,
    caller blob not null,
    left_over real not null,
    at integer not null,
    primary key (name, caller)
);

create index tokens_by_time on tokens (at);

-- From where a table was opened, likewise, as long as it waits.
create table table_origins (
    table_id text primary key,
    caller blob not null,
    at integer not null
);

create index table_origins_by_caller on table_origins (caller);
