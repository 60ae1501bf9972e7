"""Who may use a database of a newer form than its own.

During an upgrade processes of two releases work side by side, and one of the older release may have to start again
meanwhile. It finds its own form gone up, and reads here whether that is any trouble to it. A migration that only
adds leaves the row as it is; one that takes something away sets it to the oldest form that never needed that.
"""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nothing of the first form is changed, so its releases may go on."""
    op.execute("create table readers (oldest text not null)")
    op.execute("insert into readers (oldest) values ('0001')")


def downgrade() -> None:
    """To the first form, which has no such table."""
    op.execute("drop table readers")
