"""Games, tables, people.

Games, openings, entries and snapshots lie in the shard the game's id names, all else at home: so nothing here
refers from one of the two groups to the other.
"""

from alembic import op

revision = "0001"
down_revision = None

GAMES = """
-- How far a game is. A move updates this row and inserts one into entries, in one statement. The row is short and
-- its page keeps room, so that an update stays on the page and touches no index.
create table games (
    id text primary key,
    seq integer not null,
    finished boolean not null default false
) with (fillfactor = 50);

create index games_unfinished on games (id) where not finished;

-- How a game was opened: never changes.
create table openings (
    game_id text primary key,
    header bytea not null,
    seed bytea not null,
    people text[] not null,
    bots text[] not null,
    table_id text,
    created bigint not null
);

-- The log. `mark` tells one append from any other, so that one whose answer was lost can be found again.
create table entries (
    game_id text not null,
    seq integer not null,
    mark bigint not null,
    body bytea not null,
    primary key (game_id, seq)
);

-- A cache of positions, the newest of each game.
create table snapshots (
    game_id text primary key,
    seq integer not null,
    data bytea not null
);
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

-- Who sits at a table or is its host: found from the person.
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
"""

PEOPLE = """
create table people (
    id text primary key,
    name text not null,
    created bigint not null
);

create table sessions (
    token_hash bytea primary key,
    person_id text not null references people (id),
    created bigint not null,
    seen bigint not null,
    ends bigint not null
);

create index sessions_by_person on sessions (person_id);
create index sessions_by_end on sessions (ends);
"""


def upgrade() -> None:
    """The first form."""
    op.execute(GAMES)
    op.execute(TABLES)
    op.execute(PEOPLE)


def downgrade() -> None:
    """To an empty database."""
    op.execute("drop table sessions, people, chat, sitters, tables, snapshots, entries, openings, games")
