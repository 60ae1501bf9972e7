-- Version 4. When a game moved last, who wants to hear of seats that are offered, and the process that serves.

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
