"""The cashier sheet: one session by tender, its counts, and what was over or short, signed."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from tdapp.core.ids import StaffId
from tdapp.core.money import format_cents
from tdapp.floor.cage_books import Book, over_and_short
from tdapp.floor.cage_events import Count, Session
from tdapp.papers.sheet import (
    PAGE,
    Align,
    Cell,
    Column,
    Fact,
    Imprint,
    Row,
    Sheet,
    money,
)

SIGNATURES = ("Cashier", "Counted by", "Cage supervisor")
NAMES: Mapping[str, str] = {
    "cash": "Cash",
    "card": "Card",
    "voucher": "Voucher",
    "ticket": "Ticket",
    "account": "Account",
    "house": "House",
}
COLUMNS = (
    Column("Tender", 70),
    Column("Float", 66, Align.RIGHT, summed=True),
    Column("Fills, credits", 72, Align.RIGHT, summed=True),
    Column("Taken", 70, Align.RIGHT, summed=True),
    Column("Paid out", 70, Align.RIGHT, summed=True),
    Column("Expected", 76, Align.RIGHT, summed=True),
    Column("Counted", 76, Align.RIGHT, summed=True),
    Column("Over, short", 70, Align.RIGHT, summed=True),
)
TimeOf = Callable[[int], str]


def cashier_sheet(
    imprint: Imprint,
    session: Session,
    books: Sequence[Book],
    time_of: TimeOf,
    who: Callable[[StaffId], str] = str,
) -> Sheet:
    """A session as it stands, or as it was closed; `time_of` says UTC microseconds in words.

    `who` gives the names of the staff.
    """
    last = session.counts[-1] if session.counts else None
    return Sheet(
        kind="cashier_sheet",
        title="Cashier sheet",
        imprint=imprint,
        hero=Fact("Session", session.id),
        facts=tuple(_facts(session, time_of, who)),
        columns=COLUMNS,
        rows=tuple(_row(book, last) for book in books),
        notes=tuple(_notes(session, time_of, who)),
        signatures=SIGNATURES,
        posted_label="Printed",
        qr=f"{imprint.document}/{imprint.version}/{PAGE}",
    )


def _facts(session: Session, time_of: TimeOf, who: Callable[[StaffId], str]) -> Iterator[Fact]:
    yield Fact("Cashier", who(session.cashier))
    yield Fact("Drawer", session.drawer)
    yield Fact("Opened", time_of(session.opened_us))
    if session.after is not None:
        yield Fact("Taken over from", session.after)
    if session.closed_us is not None:
        yield Fact("Closed", time_of(session.closed_us))


def _row(book: Book, last: Count | None) -> Row:
    told = {one.tender: one.cents for one in last.counted} if last else {}
    over = over_and_short(last) if last else {}
    cells = (
        Cell(NAMES.get(book.tender, book.tender), strong=True),
        money(book.opening),
        money(book.moved),
        money(book.ins),
        money(-book.outs),
        money(book.expected, strong=True),
        money(told.get(book.tender)),
        money(over.get(book.tender)),
    )
    return Row(cells)


def _notes(session: Session, time_of: TimeOf, who: Callable[[StaffId], str]) -> Iterator[Fact]:
    """Every count that was made, with its notes and coins."""
    for number, count in enumerate(session.counts, 1):
        told = []
        for one in count.counted:
            pieces = ", ".join(f"{format_cents(each.value)} x {each.number}" for each in one.pieces)
            said = f"{NAMES.get(one.tender, one.tender)} {format_cents(one.cents)}"
            told.append(f"{said} ({pieces})" if pieces else said)
        yield Fact(f"Count {number}, {time_of(count.at_us)}, {who(count.by)}.", "; ".join(told))
    if not session.counts:
        yield Fact("Not counted.", "The drawer was not counted when this was printed.")
