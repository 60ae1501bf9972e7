"""What was found when finished games were looked back on, and the one clock that SQL reads.

Only adds: processes of the form before go on beside it, look back on nothing, and believe their machine's clock.
"""

from alembic import op

revision = "0005"
down_revision = "0004"

NOW = """
create function bothy_now() returns bigint language sql stable parallel safe
as $$ select (extract(epoch from statement_timestamp()) * 1000)::bigint $$
"""
"""The same within a statement, so that an index helps to find what is due. Test databases replace it."""
BANNED_WAYS = """
create table banned_ways (
    way bytea primary key,
    person_id text not null,
    kind text not null,
    foreign key (person_id, kind) references sanctions (person_id, kind) on delete cascade
)
"""
"""By keyed hash: the addresses and passkeys of people who were erased while they were banned."""

KEPT_RECORDS = """
create table kept_records (
    digest text primary key,
    person_id text,
    bytes bigint not null,
    table_id text not null
)
"""
"""Records that people brought, each once: whose they are, and at which table they can be looked at."""


def upgrade() -> None:
    """To a store that keeps analyses."""
    op.execute("create table analyses (game_id text primary key, data bytea not null)")
    op.execute(NOW)
    op.execute(BANNED_WAYS)
    op.execute(KEPT_RECORDS)
    op.execute("create index kept_records_by_person on kept_records (person_id)")


def downgrade() -> None:
    """To one that doesn't: they can be made again."""
    op.execute("drop function bothy_now()")
    op.execute("drop table kept_records, banned_ways, analyses")
