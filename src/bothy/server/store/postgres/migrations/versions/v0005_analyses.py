"""What was found when finished games were looked back on.

Only adds: processes of the form before go on beside it, and look back on nothing.
"""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """To a store that keeps analyses."""
    op.execute("create table analyses (game_id text primary key, data bytea not null)")


def downgrade() -> None:
    """To one that doesn't: they can be made again."""
    op.execute("drop table analyses")
