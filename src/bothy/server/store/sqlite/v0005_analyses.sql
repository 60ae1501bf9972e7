-- Version 5. What was found when finished games were looked back on.

create table analyses (
    game_id text primary key,
    data blob not null
);
