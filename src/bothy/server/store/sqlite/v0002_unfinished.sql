-- Version 2. Games that go on are found without reading through all that ever were.

create index games_unfinished on games (id) where not finished;
