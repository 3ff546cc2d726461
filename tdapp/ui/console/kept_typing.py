"""What a window hands over to the one that is built in its place: nothing half typed is lost."""

from contextlib import suppress
from dataclasses import dataclass

from tdapp.core.settings import InView
from tdapp.till.payment import Payment
from tdapp.ui.console.console import Console
from tdapp.ui.slips.slip_bar import TypedSlip
from tdapp.ui.workplace.rail import PageName

NOTHING = InView()


@dataclass(frozen=True, slots=True)
class KeptTyping:
    """What was `seen`, which lasts from one start to the next, and the slip and the till.

    `is_first`: there was no window before since the program was started.
    """

    seen: InView = NOTHING
    is_first: bool = True
    slip: TypedSlip | None = None
    payment: Payment | None = None


def seen_in(console: Console) -> InView:
    """The event and the page in view, and what is typed, chosen and scrolled on each page."""
    pages = console.pages
    name = "" if pages.name is None else pages.name.name
    return InView(console.view.id or "", name, pages.hand_out())


def handed_over(console: Console) -> KeptTyping:
    """What there is of it in a window that is closed."""
    return KeptTyping(
        seen=seen_in(console),
        is_first=False,
        slip=console.slips.typed,
        payment=console.acts.till.payment,
    )


def take_over(console: Console, over: KeptTyping) -> None:
    """Go on with it in a window that already shows the event."""
    with suppress(KeyError):
        console.turning.to(PageName[over.seen.page]).trigger()
    console.pages.take_back(over.seen.pages)
    console.slips.take_over(over.slip)
    if over.payment is not None:
        console.acts.till.take_over(over.payment)
