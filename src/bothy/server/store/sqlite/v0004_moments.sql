-- Version 4. When a game moved last, who hears of seats that are offered, the process that serves, and limits.

-- When the newest entry of a game was written; 0 if it was before anybody noted it.
alter table games add column moved integer not null default 0;

-- Who wants to be told of seats that strangers offer.
alter table notice_preferences add column offers integer not null default 0;
create index notice_preferences_by_offers on notice_preferences (person_id) where offers;

-- The process that serves, and what an operator has asked it to do.
create table processes (
    name text primary key,
    started integer not null,
    seen integer not null,
    sockets integer not null,
    does text not null,
    asked text not null default ''
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
