"""The cashier sheet: one session by tender, its counts, and what was over or short, signed."""

from collections.abc import Callable, Iterator, Sequence

from tdapp.core.ids import StaffId
from tdapp.house.cage_books import Book, over_and_short
from tdapp.house.cage_events import Count, Counted, Session
from tdapp.papers.parts import tender_words
from tdapp.papers.sheet import (
    Align,
    Cell,
    Column,
    Fact,
    Imprint,
    Row,
    Sheet,
    money,
    page_code,
)
from tdapp.papers.voice import Voice

Who = Callable[[StaffId], str]


def cashier_sheet(
    imprint: Imprint,
    session: Session,
    books: Sequence[Book],
    who: Who = str,
) -> Sheet:
    """A session as it stands, or as it was closed; `who` gives the names of the staff."""
    last = session.counts[-1] if session.counts else None
    voice = imprint.voice
    translate = voice.translate
    return Sheet(
        kind="cashier_sheet",
        title=translate("Paper", "Cashier sheet"),
        imprint=imprint,
        hero=Fact(translate("Paper", "Session"), session.id),
        facts=tuple(_facts(session, voice, who)),
        columns=_columns(voice),
        rows=tuple(_row(book, last, voice) for book in books),
        notes=tuple(_notes(session, voice, who)),
        signatures=(
            translate("Paper", "Cashier"),
            translate("Paper", "Counted by"),
            translate("Paper", "Cage supervisor"),
        ),
        posted_label=translate("Paper", "Printed"),
        qr=page_code(imprint),
    )


def _facts(session: Session, voice: Voice, who: Who) -> Iterator[Fact]:
    translate = voice.translate
    yield Fact(translate("Paper", "Cashier"), who(session.cashier))
    yield Fact(translate("Paper", "Drawer"), session.drawer)
    yield Fact(translate("Paper", "Opened"), voice.moment(session.opened_us))
    if session.after is not None:
        yield Fact(translate("Paper", "Taken over from"), session.after)
    if session.closed_us is not None:
        yield Fact(translate("Paper", "Closed"), voice.moment(session.closed_us))


def _row(book: Book, last: Count | None, voice: Voice) -> Row:
    told = {one.tender: one.cents for one in last.counted} if last else {}
    over = over_and_short(last) if last else {}
    cells = (
        Cell(tender_words(book.tender, voice), strong=True),
        money(book.opening, voice),
        money(book.moved, voice),
        money(book.ins, voice),
        money(-book.outs, voice),
        money(book.expected, voice, strong=True),
        money(told.get(book.tender), voice),
        money(over.get(book.tender), voice),
    )
    return Row(cells)


def _notes(session: Session, voice: Voice, who: Who) -> Iterator[Fact]:
    """Every count that was made, with its notes and coins."""
    translate = voice.translate
    label = translate("Paper", "Count {number}, {time}, {who}.")
    for number, count in enumerate(session.counts, 1):
        at = label.format(number=number, time=voice.moment(count.at_us), who=who(count.by))
        yield Fact(at, "; ".join(_told(one, voice) for one in count.counted))
    if not session.counts:
        said = translate("Paper", "The drawer was not counted when this was printed.")
        yield Fact(translate("Paper", "Not counted."), said)


def _told(one: Counted, voice: Voice) -> str:
    said = f"{tender_words(one.tender, voice)} {voice.money(one.cents)}"
    if not one.pieces:
        return said
    pieces = (f"{voice.money(each.value)} x {each.number}" for each in one.pieces)
    return f"{said} ({', '.join(pieces)})"


def _columns(voice: Voice) -> tuple[Column, ...]:
    translate = voice.translate
    amounts = (
        (translate("Paper", "Float"), 66),
        (translate("Paper", "Fills, credits"), 72),
        (translate("Paper", "Taken"), 70),
        (translate("Paper", "Paid out"), 70),
        (translate("Paper", "Expected"), 76),
        (translate("Paper", "Counted"), 76),
        (translate("Paper", "Over, short"), 70),
    )
    return (
        Column(translate("Paper", "Tender"), 70),
        *(Column(title, share, Align.RIGHT, summed=True) for title, share in amounts),
    )
