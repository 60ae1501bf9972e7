"""A migration of a release to come: it only adds, so that processes of this release go on alongside it."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds a table."""
    op.execute("create table next_table (id text primary key)")


def downgrade() -> None:
    """Drops it again."""
    op.execute("drop table next_table")
