"""The people at work with the hashes of their keys, and wrong PINs."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both registries."""
    whole = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "staff",
        sa.Column("staff_id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("pin_hash", sa.Text(), nullable=True),
        sa.Column("badge_hash", sa.Text(), nullable=True),
        sa.Column("erased_us", whole, nullable=True),
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("staff_id"),
        sqlite_strict=True,
    )
    op.create_table(
        "pin_try",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("failures", whole, nullable=False),
        sa.Column("until_us", whole, nullable=True),
        sa.PrimaryKeyConstraint("who"),
        sqlite_strict=True,
    )
