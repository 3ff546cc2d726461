"""What a window hands over to the one that is built in its place: nothing half typed is lost."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QWidget

from tdapp.core.ids import StreamId
from tdapp.till.payment import Payment
from tdapp.ui.asking.answer_field import AnswerField
from tdapp.ui.command_bar.command_line import CommandLine
from tdapp.ui.console.console import Console
from tdapp.ui.drafts.form_inputs import FormLine
from tdapp.ui.look.field import Field
from tdapp.ui.prizes.amount_field import AmountField
from tdapp.ui.prizes.draft_book import LockedPlaces
from tdapp.ui.slips.slip_bar import TypedSlip
from tdapp.ui.staff.sign_in import KeyField
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.rail import PageName

SECRET_OR_ELSEWHERE = (AmountField, AnswerField, FormLine, KeyField, CommandLine)
"""What is typed there is no search: a key, an answer, or kept in its own way."""


@dataclass(frozen=True, slots=True)
class KeptPage:
    """What is typed in the fields of a page, and how far its parts are scrolled, of how far."""

    typed: tuple[str, ...]
    scrolled: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class KeptTyping:
    """The page and the `event` in view, the slip, names half typed, the till, prizes being edited.

    `entries` says that the desk shows those; `name` is typed there, `who` where players register.
    `half` is an amount half typed over its place in the prize list. `pages` are those that hold
    something typed or scrolled, by their attribute of `Pages`.
    `is_first`: there was no window before since the program was started.
    """

    is_first: bool = True
    page: PageName | None = None
    event: StreamId | None = None
    entries: bool = False
    slip: TypedSlip | None = None
    name: str = ""
    who: str = ""
    payment: Payment | None = None
    locked: LockedPlaces = field(default_factory=dict)
    half: tuple[int, str] | None = None
    pages: Mapping[str, KeptPage] = field(default_factory=dict)


def handed_over(console: Console) -> KeptTyping:
    """What there is of it in a window that is closed."""
    pages, half = console.pages, None
    if "prizes" in vars(pages):
        amount = pages.prizes.right.field
        amount.keep_half()
        half = amount.half
    return KeptTyping(
        is_first=False,
        page=pages.name,
        event=console.view.id,
        entries=pages.desk.entries_shown,
        slip=console.slips.typed,
        name=console.page_acts.name_field.text(),
        who=pages.desk.register.who.field.text(),
        payment=console.acts.till.payment,
        locked=pages.prizes.book.kept if "prizes" in vars(pages) else {},
        half=half,
        pages=dict(_kept_pages(console)),
    )


def take_over(console: Console, over: KeptTyping) -> None:
    """Go on with it in a window that already shows the event."""
    pages = console.pages
    if over.page is not None:
        console.turning.to(over.page).trigger()
    if over.entries:
        pages.desk.show_entries()
    console.slips.take_over(over.slip)
    console.page_acts.name_field.setText(over.name)
    pages.desk.register.who.field.setText(over.who)
    if over.payment is not None:
        console.acts.till.take_over(over.payment)
    if over.locked:
        pages.prizes.book.kept.update(over.locked)
    if over.half is not None:
        pages.prizes.right.field.half = over.half
    for name, kept in over.pages.items():
        _take_over_page(getattr(pages, name), kept)


def _kept_pages(console: Console) -> Iterator[tuple[str, KeptPage]]:
    for name, page in vars(console.pages).items():
        if page not in console.pages.so_far or name == "page":
            continue
        typed = tuple(one.text() for one in _fields(page))
        scrolled = tuple((one.value(), one.maximum()) for one in _bars(page))
        if any(typed) or any(value for value, _ in scrolled):
            yield name, KeptPage(typed, scrolled)


def _take_over_page(page: Page, kept: KeptPage) -> None:
    """What is typed at once, how far it was scrolled once it is filled."""
    fields = _fields(page)
    if len(fields) == len(kept.typed):
        for one, text in zip(fields, kept.typed, strict=True):
            one.setText(text)

    for bar, (value, whole) in zip(_bars(page), kept.scrolled, strict=False):
        if value:
            _scroll_once_filled(bar, value, whole)


def _scroll_once_filled(bar: QScrollBar, value: int, whole: int) -> None:
    """Scroll to where it was, as soon as there is as much to scroll through."""
    waits = True

    def scroll() -> None:
        nonlocal waits
        if waits and bar.maximum() >= whole:
            waits = False
            QTimer.singleShot(0, bar, lambda: bar.setValue(value))

    bar.rangeChanged.connect(scroll)
    scroll()


def _fields(page: QWidget) -> list[Field]:
    """The fields of a page in which it is searched or something new begun."""
    found = page.findChildren(Field)
    return [one for one in found if not isinstance(one, SECRET_OR_ELSEWHERE)]


def _bars(page: QWidget) -> list[QScrollBar]:
    """How far down each part of a page is scrolled."""
    return [one.verticalScrollBar() for one in page.findChildren(QAbstractScrollArea)]
