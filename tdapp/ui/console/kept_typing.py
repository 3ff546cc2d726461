"""What a window hands over to the one that is built in its place: nothing half typed is lost."""

from dataclasses import dataclass, field

from tdapp.core.ids import StreamId
from tdapp.till.payment import Payment
from tdapp.ui.console.console import Console
from tdapp.ui.prizes.draft_book import LockedPlaces
from tdapp.ui.slips.slip_bar import TypedSlip
from tdapp.ui.workplace.rail import PageName


@dataclass(frozen=True, slots=True)
class KeptTyping:
    """The page and the `event` in view, the slip, names half typed, the till, prizes being edited.

    `entries` says that the desk shows those; `name` is typed there, `who` where players register.
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


def handed_over(console: Console) -> KeptTyping:
    """What there is of it in a window that is closed."""
    pages = console.pages
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
