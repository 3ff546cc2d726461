"""Who was entered twice: one row for each id that is another name for somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the registry."""
    op.create_table(
        "same_person",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("kept_id", sa.Text(), nullable=False),
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("person_id"),
        sqlite_strict=True,
    )
