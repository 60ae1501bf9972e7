-- Version 1, to which the files beside this one add. What PostgreSQL's migrations make, for one file on a laptop.

create table games (
    id text primary key,
    seq integer not null,
    finished integer not null default 0
) without rowid;

-- How a game was opened: apart from how far it is, so that a move rewrites a short row.
create table openings (
    game_id text primary key,
    header blob not null,
    seed blob not null,
    people text not null,
    bots text not null,
    table_id text,
    created integer not null
);

create table entries (
    game_id text not null,
    seq integer not null,
    body blob not null,
    primary key (game_id, seq)
) without rowid;

create table snapshots (
    game_id text primary key,
    seq integer not null,
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

-- Who sits at a table or is its host: found from the person.
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
    created integer not null
) without rowid;

create table sessions (
    token_hash blob primary key,
    person_id text not null references people (id),
    created integer not null,
    seen integer not null,
    ends integer not null
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
