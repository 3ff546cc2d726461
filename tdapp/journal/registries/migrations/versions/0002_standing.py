"""Who is barred from play, and who excluded themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the registry of those who may not play."""
    whole = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "standing",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("barred_since_us", whole, nullable=True),
        sa.Column("barred_until_us", whole, nullable=True),
        sa.Column("excluded_since_us", whole, nullable=True),
        sa.Column("excluded_until_us", whole, nullable=True),
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("person_id"),
        sqlite_strict=True,
    )
