-- The initial schema, as in PostgreSQL's migrations, for one file on a laptop.

create table matches (
    id text primary key,
    seq integer not null,
    finished integer not null default 0,
    moved integer not null default 0
) without rowid;

create index matches_unfinished on matches (id) where not finished;

-- A match's opening, separate from its progress, so that a move rewrites a short row.
create table openings (
    match_id text primary key,
    header blob not null,
    seed blob not null,
    people text not null,
    bots text not null,
    table_id text,
    created integer not null
);

create table entries (
    match_id text not null,
    seq integer not null,
    body blob not null,
    primary key (match_id, seq)
) without rowid;

create table snapshots (
    match_id text primary key,
    seq integer not null,
    data blob not null
);

-- Analyses of finished matches. They can be made again.
create table analyses (
    match_id text primary key,
    data blob not null
);

create table tables (
    id text primary key,
    invite text not null unique,
    listed integer not null,
    state text not null,
    created integer not null,
    version integer not null,
    said integer not null default 0,
    body blob not null
);

create index tables_open on tables (created) where listed and state = 'waiting';

-- Maps people to the tables where they sit or that they host.
create table sitters (
    person_id text not null,
    table_id text not null references tables (id),
    created integer not null,
    primary key (person_id, created, table_id)
) without rowid;

create index sitters_by_table on sitters (table_id);

create table people (
    id text primary key,
    name text not null,
    created integer not null,
    owner_id text references people (id)
) without rowid;

create index people_by_owner on people (owner_id) where owner_id is not null;

create table sessions (
    token_hash blob primary key,
    person_id text not null references people (id),
    created integer not null,
    seen integer not null,
    ends integer not null,
    device text not null default '',
    scopes text not null default ''
) without rowid;

create index sessions_by_person on sessions (person_id);
create index sessions_by_end on sessions (ends);

create table chat (
    table_id text not null references tables (id),
    number integer not null,
    person_id text not null,
    text text not null,
    at integer not null,
    primary key (table_id, number)
) without rowid;

-- People can take their messages along, and delete them.
create index chat_by_person on chat (person_id);

-- People who can sign in from another browser. Guests have no row here.
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

-- One-time tokens, hashed: links and codes by mail, links for another device, challenges, invitations.
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

-- Match clocks, written together with each move. Without `due` no time is running.
create table timers (
    match_id text primary key,
    seq integer not null,
    due integer,
    body blob not null
);

create index timers_due on timers (due) where due is not null;

-- The host's last heartbeat, and the periods without one: clocks pause during downtime.
create table host_beat (
    one integer primary key check (one = 1),
    at integer not null
);

create table downtimes (
    since integer primary key,
    until integer not null
);

-- Quiet hours and days off.
create table rests (
    person_id text primary key references people (id),
    body blob not null
);

-- Pending notices, written together with the move that caused them. A row has no channel until its receivers are
-- decided; then there is one row per channel.
create table outbox (
    id integer primary key autoincrement,
    at integer not null,
    tries integer not null default 0,
    channel text,
    body blob not null
);

create index outbox_by_time on outbox (at);

-- Notification preferences, and when the next digest is due. `offers`: wants notices of seats offered to anyone.
create table notice_preferences (
    person_id text primary key references people (id),
    digest integer,
    body blob not null,
    offers integer not null default 0
);

create index notice_preferences_by_digest on notice_preferences (digest) where digest is not null;

create index notice_preferences_by_offers on notice_preferences (person_id) where offers;

create table push_subscriptions (
    endpoint text primary key,
    person_id text not null references people (id),
    created integer not null,
    body blob not null
);

create index push_subscriptions_by_person on push_subscriptions (person_id);

-- The last notice sent per person and table, their last look at the table, and what waits for their digest.
create table told (
    person_id text not null,
    table_id text not null,
    told integer not null default 0,
    looked integer not null default 0,
    body blob,
    primary key (person_id, table_id)
);

-- One row per seat of a finished match.
create table results (
    match_id text not null,
    seat integer not null,
    person_id text,
    bot text,
    game text not null,
    seats integer not null,
    ended integer not null,
    public integer not null,
    body blob not null,
    primary key (match_id, seat)
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

-- Best solo scores per account, by clan, map or whatever else the game groups them by.
create table solo_bests (
    person_id text not null,
    game text not null,
    kind text not null,
    item text not null,
    points integer not null,
    match_id text not null,
    ended integer not null,
    primary key (person_id, game, kind, item)
);

create index solo_bests_by_points on solo_bests (game, kind, item, points);

-- People whose profile is public.
create table open_profiles (
    person_id text primary key references people (id)
);

-- Bans and mutes.
create table sanctions (
    person_id text not null references people (id),
    kind text not null,
    since integer not null,
    until integer,
    reason text not null,
    decided_by text not null,
    primary key (person_id, kind)
);

-- Blocked people.
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

-- The chat as it was when the report was made. A separate table, so that people can be erased from it.
create table report_lines (
    report_id text not null references reports (id) on delete cascade,
    number integer not null,
    person_id text not null,
    at integer not null,
    text text not null,
    primary key (report_id, number)
);

create index report_lines_by_person on report_lines (person_id);

-- The announcement shown on every page.
create table announcements (
    one integer primary key check (one = 1),
    text text not null,
    since integer not null,
    until integer
);

-- The running server process, and what an operator asked it to do.
create table processes (
    name text primary key,
    started integer not null,
    seen integer not null,
    sockets integer not null,
    does text not null,
    asked text not null default ''
);

-- Rate limits: what is left of each. Callers are hashes that only the host can compute.
create table tokens (
    name text not null,
    caller blob not null,
    left_over real not null,
    at integer not null,
    primary key (name, caller)
);

create index tokens_by_time on tokens (at);

-- The caller who opened a waiting table, hashed likewise.
create table table_origins (
    table_id text primary key,
    caller blob not null,
    at integer not null
);

create index table_origins_by_caller on table_origins (caller);

-- Keyed hashes of the addresses and passkeys of people who were erased while banned.
create table banned_ways (
    way blob primary key,
    person_id text not null,
    kind text not null,
    foreign key (person_id, kind) references sanctions (person_id, kind) on delete cascade
);

create index banned_ways_by_person on banned_ways (person_id, kind);

-- Imported records, each stored once: the owner, and the table that shows it.
create table kept_records (
    digest text primary key,
    person_id text,
    bytes integer not null,
    table_id text not null
);

create index kept_records_by_person on kept_records (person_id);
