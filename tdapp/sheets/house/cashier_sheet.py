"""The cashier sheet: one session by tender, its counts, and what was over or short, signed."""

from collections.abc import Callable, Iterator, Sequence

from tdapp.core.ids import StaffId
from tdapp.house.cage import Book, over_and_short
from tdapp.house.cage_events import CashierSession, DrawerCount, TenderCount
from tdapp.papers.parts import tender_words
from tdapp.papers.sheet import (
    Align,
    Imprint,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
    money,
    page_code,
)
from tdapp.voice.voice import Voice

Who = Callable[[StaffId], str]


def cashier_sheet(
    imprint: Imprint,
    session: CashierSession,
    books: Sequence[Book],
    who: Who = str,
) -> Sheet:
    """A session as it stands, or as it was closed; `who` gives the names of the staff."""
    last = session.counts[-1] if session.counts else None
    voice = imprint.voice
    text = voice.text
    return Sheet(
        kind="cashier_sheet",
        title=text("paper", "Cashier sheet"),
        imprint=imprint,
        hero=SheetFact(text("paper", "Session"), session.id),
        facts=tuple(_facts(session, voice, who)),
        columns=_columns(voice),
        rows=tuple(_row(book, last, voice) for book in books),
        notes=tuple(_notes(session, voice, who)),
        signatures=(
            text("paper", "Cashier"),
            text("paper", "Counted by"),
            text("paper", "Cage supervisor"),
        ),
        posted_label=text("paper", "Printed"),
        qr=page_code(imprint),
    )


def _facts(session: CashierSession, voice: Voice, who: Who) -> Iterator[SheetFact]:
    text = voice.text
    yield SheetFact(text("paper", "Cashier"), who(session.cashier))
    yield SheetFact(text("paper", "Drawer"), session.drawer)
    yield SheetFact(text("paper", "Opened"), voice.moment(session.opened_us))
    if session.after is not None:
        yield SheetFact(text("paper", "Taken over from"), session.after)
    if session.closed_us is not None:
        yield SheetFact(text("paper", "Closed"), voice.moment(session.closed_us))


def _row(book: Book, last: DrawerCount | None, voice: Voice) -> SheetRow:
    told = {one.tender: one.cents for one in last.counted} if last else {}
    over = over_and_short(last) if last else {}
    cells = (
        SheetCell(tender_words(book.tender, voice), strong=True),
        money(book.opening, voice),
        money(book.moved, voice),
        money(book.ins, voice),
        money(-book.outs, voice),
        money(book.expected, voice, strong=True),
        money(told.get(book.tender), voice),
        money(over.get(book.tender), voice),
    )
    return SheetRow(cells)


def _notes(session: CashierSession, voice: Voice, who: Who) -> Iterator[SheetFact]:
    """Every count that was made, with its notes and coins."""
    text = voice.text
    label = text("paper", "Count {number}, {time}, {who}.")
    for number, count in enumerate(session.counts, 1):
        at = label.format(number=number, time=voice.moment(count.at_us), who=who(count.by))
        yield SheetFact(at, "; ".join(_told(one, voice) for one in count.counted))
    if not session.counts:
        said = text("paper", "Drawer not counted at time of printing.")
        yield SheetFact(text("paper", "Not counted."), said)


def _told(one: TenderCount, voice: Voice) -> str:
    said = f"{tender_words(one.tender, voice)} {voice.money(one.cents)}"
    if not one.pieces:
        return said
    pieces = (f"{voice.money(each.value)} x {each.number}" for each in one.pieces)
    return f"{said} ({', '.join(pieces)})"


def _columns(voice: Voice) -> tuple[SheetColumn, ...]:
    text = voice.text
    amounts = (
        (text("paper", "Float"), 66),
        (text("paper", "Fills/credits"), 72),
        (text("paper", "Taken"), 70),
        (text("paper", "Paid out"), 70),
        (text("paper", "Expected"), 76),
        (text("paper", "Counted"), 76),
        (text("paper", "Over/short"), 70),
    )
    return (
        SheetColumn(text("paper", "Method"), 70),
        *(SheetColumn(title, share, Align.RIGHT, summed=True) for title, share in amounts),
    )
