"""The monitors of this computer as the director sees them, and what each of them shows."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtGui import QScreen

from tdapp.core.ids import StreamId
from tdapp.core.screens import KeptScreen
from tdapp.screens.views import View
from tdapp.ui.look.spoken import voice
from tdapp.ui.projected.projector import ScreenIdentity


@dataclass(frozen=True, slots=True)
class MonitorView:
    """A view of one event; of the one in view where there is none, or where that one is over.

    One of a table, or of a jackpot pool, says by its number in `table` which.
    """

    view: View
    event: StreamId | None = None
    table: int = 0


@dataclass(frozen=True, slots=True)
class Monitor:
    """One monitor: its name in words, its size in pixels, whether the console stands on it.

    `showing` is what it shows or will show again; one that is not `connected` is awaited.
    `identity` None stands for the window on the console's own screen.
    """

    identity: ScreenIdentity | None
    words: str
    size: tuple[int, int] | None
    showing: MonitorView | None
    connected: bool = True
    of_console: bool = False


def monitor_words(identity: ScreenIdentity, others: Iterable[ScreenIdentity]) -> str:
    """How a monitor is called: maker and model, and its socket; the socket alone if it has none.

    Where all the rest is the same as another's the socket tells the two apart.
    """
    maker = " ".join(part for part in (identity.manufacturer, identity.model) if part)
    if not maker:
        return identity.name or voice().text("screens", "Unnamed monitor")
    alike = [one for one in others if one != identity and one.name == identity.name]
    serial = f", {identity.serial}" if alike and identity.serial else ""
    return voice().text(
        "screens", "{maker} ({socket}{serial})", maker=maker, socket=identity.name, serial=serial
    )


def size_of(screen: QScreen) -> tuple[int, int]:
    """The size of a screen in its own pixels."""
    ratio, size = screen.devicePixelRatio(), screen.size()
    return round(size.width() * ratio), round(size.height() * ratio)


def kept(identity: ScreenIdentity, showing: MonitorView) -> KeptScreen:
    """What is kept of it across restarts."""
    return KeptScreen(
        manufacturer=identity.manufacturer,
        model=identity.model,
        serial=identity.serial,
        name=identity.name,
        view=showing.view.value,
        event=showing.event or "",
        table=showing.table,
    )


def read_kept(one: KeptScreen) -> tuple[ScreenIdentity, MonitorView] | None:
    """What was kept; None where this program does not know such a view."""
    if one.view not in {view.value for view in View}:
        return None
    identity = ScreenIdentity(one.manufacturer, one.model, one.serial, one.name)
    event = StreamId(one.event) if one.event else None
    return identity, MonitorView(View(one.view), event, one.table)
