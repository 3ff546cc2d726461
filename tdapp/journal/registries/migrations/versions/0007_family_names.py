"""Which part of a name is the family name, for persons of whom both are known."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the registry."""
    op.create_table(
        "family_name",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("family", sa.Text(), nullable=False),
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("person_id"),
        sqlite_strict=True,
    )
