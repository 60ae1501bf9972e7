-- Version 5. What was found when finished games were looked back on.

create table analyses (
    game_id text primary key,
    data blob not null
);

-- By keyed hash: the addresses and passkeys of people who were erased while they were banned.
create table banned_ways (
    way blob primary key,
    person_id text not null,
    kind text not null,
    foreign key (person_id, kind) references sanctions (person_id, kind) on delete cascade
);

create index banned_ways_by_person on banned_ways (person_id, kind);

-- Records that people brought, each once: whose they are, and at which table they can be looked at.
create table kept_records (
    digest text primary key,
    person_id text,
    bytes integer not null,
    table_id text not null
);

create index kept_records_by_person on kept_records (person_id);
