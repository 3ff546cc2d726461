"""The tables of the record. `event` and `act` are frozen: their shape never changes."""

from functools import cache
from typing import Any, ClassVar

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.schema import CreateIndex, CreateTable
from sqlmodel import Field, SQLModel

Whole = BigInteger().with_variant(Integer, "sqlite")
STRICT: dict[str, Any] = {"sqlite_strict": True}
STRICT_PACKED: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}


class RecordBase(SQLModel):
    """The record proper: never migrated."""

    metadata: ClassVar[MetaData] = MetaData()


class RegistryBase(SQLModel):
    """What lies beside the record proper, such as people's names: migrated by alembic."""

    metadata: ClassVar[MetaData] = MetaData()


class Meta(RecordBase, table=True):
    """Facts about the file itself."""

    __table_args__ = (STRICT_PACKED,)
    key: str = Field(sa_type=Text, primary_key=True)
    value: str = Field(sa_type=Text)


class Stream(RecordBase, table=True):
    """One sequence of events and where it stands."""

    __table_args__ = (CheckConstraint("head_seq >= 0"), STRICT)
    stream_id: str = Field(sa_type=Text, primary_key=True)
    kind: str = Field(sa_type=Text)
    head_seq: int = Field(sa_type=Whole)
    head_hash: bytes = Field(sa_type=LargeBinary)
    created_us: int = Field(sa_type=Whole)
    ended: int = Field(sa_type=Whole, default=0)


class ActRow(RecordBase, table=True):
    """Who, where, when, approved by whom; `reason_hash` commits to the erasable note."""

    __tablename__ = "act"
    __table_args__ = (
        CheckConstraint("approver IS NULL OR approver <> actor"),
        STRICT_PACKED,
    )
    action_id: str = Field(sa_type=Text, primary_key=True)
    label: str = Field(sa_type=Text)
    at_us: int = Field(sa_type=Whole)
    station: str = Field(sa_type=Text)
    actor: str = Field(sa_type=Text)
    approver: str | None = Field(sa_type=Text, default=None)
    happened_us: int | None = Field(sa_type=Whole, default=None)
    paper: str | None = Field(sa_type=Text, default=None)
    reason_hash: bytes | None = Field(sa_type=LargeBinary, default=None)


class EventRow(RecordBase, table=True):
    """One event at its place; `hash` chains it to the one before."""

    __tablename__ = "event"
    __table_args__ = (
        CheckConstraint("seq > 0"),
        CheckConstraint("length(hash) = 32"),
        Index("event_by_action", "action_id", "ordinal", unique=True),
        STRICT_PACKED,
    )
    stream_id: str = Field(sa_column=Column(Text, ForeignKey("stream.stream_id"), primary_key=True))
    seq: int = Field(sa_type=Whole, primary_key=True)
    type: str = Field(sa_type=Text)
    v: int = Field(sa_type=Whole)
    payload: str = Field(sa_type=Text)
    action_id: str = Field(sa_column=Column(Text, ForeignKey("act.action_id"), nullable=False))
    ordinal: int = Field(sa_type=Whole)
    hash: bytes = Field(sa_type=LargeBinary)


class Note(RecordBase, table=True):
    """Free text beside an act; text and salt can be erased, the act keeps the salted hash."""

    __table_args__ = (STRICT_PACKED,)
    action_id: str = Field(sa_column=Column(Text, ForeignKey("act.action_id"), primary_key=True))
    salt: bytes | None = Field(sa_type=LargeBinary, default=None)
    text: str | None = Field(sa_type=Text, default=None)
    erased_us: int | None = Field(sa_type=Whole, default=None)


class LedgerLine(RecordBase, table=True):
    """Double entry, derived from single events; each event's lines sum to zero."""

    __tablename__ = "ledger_line"
    __table_args__ = (STRICT_PACKED,)
    stream_id: str = Field(sa_type=Text, primary_key=True)
    seq: int = Field(sa_type=Whole, primary_key=True)
    line_no: int = Field(sa_type=Whole, primary_key=True)
    account: str = Field(sa_type=Text)
    cents: int = Field(sa_type=Whole)


class ReadRow(RecordBase, table=False):
    """What every read table has: its event's place, and whether that event was undone."""

    stream_id: str = Field(sa_type=Text, primary_key=True)
    seq: int = Field(sa_type=Whole, primary_key=True)
    line_no: int = Field(sa_type=Whole, primary_key=True)
    voided: int = Field(sa_type=Whole, default=0)


class RdEvent(ReadRow, table=True):
    """Tournaments and cash games by name."""

    __tablename__ = "rd_event"
    __table_args__ = (STRICT_PACKED,)
    title: str = Field(sa_type=Text)
    state: str = Field(sa_type=Text)


class RdPurchase(ReadRow, table=True):
    """Entries, re-buys and add-ons sold."""

    __tablename__ = "rd_purchase"
    __table_args__ = (STRICT_PACKED,)
    entry: int = Field(sa_type=Whole)
    person_id: str | None = Field(sa_type=Text, default=None)
    kind: str = Field(sa_type=Text)
    receipt: int = Field(sa_type=Whole)
    cents: int = Field(sa_type=Whole)


class RdPayout(ReadRow, table=True):
    """Prizes handed over."""

    __tablename__ = "rd_payout"
    __table_args__ = (STRICT_PACKED,)
    entry: int = Field(sa_type=Whole)
    place: int = Field(sa_type=Whole)
    cents: int = Field(sa_type=Whole)


class PersonRow(RegistryBase, table=True):
    """The only table that knows a name; `digest` tells whether a row was damaged."""

    __tablename__ = "person"
    __table_args__ = (STRICT,)
    person_id: str = Field(sa_type=Text, primary_key=True)
    name: str | None = Field(sa_type=Text, default=None)
    card: str | None = Field(sa_type=Text, default=None)
    born: str | None = Field(sa_type=Text, default=None)
    erased_us: int | None = Field(sa_type=Whole, default=None)
    digest: bytes = Field(sa_type=LargeBinary)


class StandingRow(RegistryBase, table=True):
    """Who is barred or excluded by own wish, and from when until when (UTC microseconds)."""

    __tablename__ = "standing"
    __table_args__ = (STRICT,)
    person_id: str = Field(sa_type=Text, primary_key=True)
    barred_since_us: int | None = Field(sa_type=Whole, default=None)
    barred_until_us: int | None = Field(sa_type=Whole, default=None)
    excluded_since_us: int | None = Field(sa_type=Whole, default=None)
    excluded_until_us: int | None = Field(sa_type=Whole, default=None)
    digest: bytes = Field(sa_type=LargeBinary)


class ScreenWishRow(RegistryBase, table=True):
    """How people wish to be named on screens."""

    __tablename__ = "screen_wish"
    __table_args__ = (STRICT,)
    person_id: str = Field(sa_type=Text, primary_key=True)
    wish: str = Field(sa_type=Text)
    digest: bytes = Field(sa_type=LargeBinary)


class FamilyNameRow(RegistryBase, table=True):
    """Which part of a name is the family name; a person of one name has no row."""

    __tablename__ = "family_name"
    __table_args__ = (STRICT,)
    person_id: str = Field(sa_type=Text, primary_key=True)
    family: str = Field(sa_type=Text)
    digest: bytes = Field(sa_type=LargeBinary)


class SamePersonRow(RegistryBase, table=True):
    """Who was entered twice: each id that is only another one for somebody, and the kept one."""

    __tablename__ = "same_person"
    __table_args__ = (STRICT,)
    person_id: str = Field(sa_type=Text, primary_key=True)
    kept_id: str = Field(sa_type=Text)
    digest: bytes = Field(sa_type=LargeBinary)


class StaffRow(RegistryBase, table=True):
    """The people at work: the only table that knows their names, with hashes of their keys."""

    __tablename__ = "staff"
    __table_args__ = (STRICT,)
    staff_id: str = Field(sa_type=Text, primary_key=True)
    name: str | None = Field(sa_type=Text, default=None)
    pin_hash: str | None = Field(sa_type=Text, default=None)
    badge_hash: str | None = Field(sa_type=Text, default=None)
    erased_us: int | None = Field(sa_type=Whole, default=None)
    digest: bytes = Field(sa_type=LargeBinary)


class PinTryRow(RegistryBase, table=True):
    """Wrong PINs in a row of somebody or at a station, and until when neither may try again."""

    __tablename__ = "pin_try"
    __table_args__ = (STRICT,)
    who: str = Field(sa_type=Text, primary_key=True)
    failures: int = Field(sa_type=Whole)
    until_us: int | None = Field(sa_type=Whole, default=None)


class HouseFileRow(RegistryBase, table=True):
    """The text of a house's file under its hash, and when it was used last (UTC microseconds)."""

    __tablename__ = "house_file"
    __table_args__ = (STRICT,)
    hash: str = Field(sa_type=Text, primary_key=True)
    house: str = Field(sa_type=Text)
    part: str = Field(sa_type=Text)
    text: str = Field(sa_type=Text)
    used_us: int = Field(sa_type=Whole)


FROZEN = ("event", "act")
_GUARD_SQLITE = (
    "CREATE TRIGGER {table}_no_{verb} BEFORE {verb} ON {table} "
    "BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
)
_GUARD_POSTGRES = (
    (
        "CREATE FUNCTION {table}_append_only() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION '{table} is append-only'; END $$"
    ),
    (
        "CREATE TRIGGER {table}_guard BEFORE UPDATE OR DELETE ON {table} "
        "FOR EACH ROW EXECUTE FUNCTION {table}_append_only()"
    ),
)


@cache
def statements(dialect: str) -> tuple[str, ...]:
    """Every statement that makes an empty record in the given SQL dialect."""
    made: Dialect = sqlite.dialect() if dialect == "sqlite" else postgresql.dialect()  # type: ignore[no-untyped-call]
    made_of: list[str] = []
    for base in (RecordBase, RegistryBase):
        for table in base.metadata.sorted_tables:
            made_of.append(str(CreateTable(table).compile(dialect=made)))
            made_of += [str(CreateIndex(index).compile(dialect=made)) for index in table.indexes]
    return (*made_of, *_guards(dialect))


def _guards(dialect: str) -> list[str]:
    if dialect == "sqlite":
        return [
            _GUARD_SQLITE.format(table=table, verb=verb)
            for table in FROZEN
            for verb in ("UPDATE", "DELETE")
        ]
    return [guard.format(table=table) for table in FROZEN for guard in _GUARD_POSTGRES]
