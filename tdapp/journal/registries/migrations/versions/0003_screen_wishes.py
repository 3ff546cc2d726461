"""How people wish to be named on screens."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the registry of those wishes."""
    op.create_table(
        "screen_wish",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("wish", sa.Text(), nullable=False),
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("person_id"),
        sqlite_strict=True,
    )
