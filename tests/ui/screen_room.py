"""A screen manager over an evening in memory: time, plugs and the record are moved by hand."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NoReturn

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.bootstrap import house_named
from tdapp.cash.cash import Cash
from tdapp.core.act import Recorded
from tdapp.core.ids import StreamId, StreamRef
from tdapp.core.instant import Instant
from tdapp.core.ports.record import RecordHealth
from tdapp.core.ports.time import TimeSource
from tdapp.core.screens import KeptScreens, Sound, Trouble
from tdapp.jackpot.jackpot import Jackpots
from tdapp.rules.houses import HouseRules
from tdapp.screens.table_clock import TableClock
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.event_in_view import TableClocks
from tdapp.ui.asking.flow import Flow, Run
from tdapp.ui.asking.question import Question
from tdapp.ui.parts.screen_ports import ScreenPorts
from tdapp.ui.projected.projector import ScreenIdentity
from tdapp.ui.screens.monitors import monitor_words
from tdapp.ui.screens.screen_manager import ScreenManager
from tdapp.ui.screens.screens_acts import ScreensActs
from tests.tournament.evening import Evening, seated

EVENT = StreamId("event")


class Plugs(QObject):
    """Screens that are plugged in and out by hand; at first those that there are."""

    screenAdded = Signal(QScreen)  # noqa: N815
    screenRemoved = Signal(QScreen)  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self.connected = QGuiApplication.screens()

    def screens(self) -> list[QScreen]:
        return list(self.connected)

    def pull(self, screen: QScreen) -> None:
        self.connected.remove(screen)
        self.screenRemoved.emit(screen)

    def plug(self, screen: QScreen) -> None:
        self.connected.append(screen)
        self.screenAdded.emit(screen)


class Console(QWidget):
    """A console that stands on the screen it is told to."""

    stands_on: QScreen | None = None

    def screen(self) -> QScreen:
        return self.stands_on  # type: ignore[return-value]


class View(QObject):
    """The event in view, as far as screens look at it, at the evening's time or a `live` one."""

    changed = Signal()

    def __init__(self, evening: Evening) -> None:
        super().__init__()
        self.evening = evening
        self.id: StreamId | None = EVENT
        self.others: dict[StreamId, Tournament] = {}
        self.live: TimeSource | None = None
        self.cash = Cash()
        self.pools = Jackpots()
        self.table_clocks = TableClocks()

    @property
    def now(self) -> Instant:
        return self.evening.now if self.live is None else self.live.now()

    @property
    def state(self) -> Tournament:
        return self.evening.state

    def events(self) -> list[StreamId]:
        return [*([] if self.id is None else [EVENT]), *self.others]

    def state_of(self, event: StreamId) -> Tournament:
        return self.others.get(event, self.evening.state)

    def cash_games(self) -> tuple[Cash, HouseRules]:
        return self.cash, house_named("star")

    def jackpots(self) -> tuple[StreamId, Jackpots]:
        return StreamId("jackpot-1"), self.pools

    def table_clock(self, event: StreamId, table: int) -> TableClock | None:
        return self.table_clocks.at(event, table)

    def title(self, event: StreamId) -> str:
        return "Satellite" if event in self.others else "Small"

    def paused_us(self, _: StreamId) -> int | None:
        return None


@dataclass
class Desk:
    """A desk whose record can fail."""

    unrecorded: bool = False
    writable: bool = True
    past: tuple[Recorded, ...] = ()

    @property
    def journal(self) -> "Desk":
        return self

    @property
    def timeline(self) -> "Desk":
        return self

    def health(self) -> RecordHealth:
        return RecordHealth(self.writable)

    def stream(self, _: StreamRef) -> "Desk":
        return self


@dataclass
class Room:
    """Chime, wakefulness and memory that only note what is asked of them."""

    heard: list[tuple[Sound, int]] = field(default_factory=list)
    awake: bool = False
    kept: KeptScreens = field(default_factory=KeptScreens)
    full: bool = False
    silent: str = ""

    def play(self, sound: Sound, volume: int, trouble: Trouble) -> None:
        self.heard.append((sound, volume))
        if self.silent:
            trouble(self.silent)

    def hold(self, trouble: Trouble) -> None:
        self.awake = True
        if self.silent:
            trouble("cannot_stay_awake")

    def release(self) -> None:
        self.awake = False

    def close(self) -> None:
        self.awake = False

    def read(self) -> KeptScreens:
        return self.kept

    def write(self, kept: KeptScreens) -> None:
        if self.full:
            raise OSError
        self.kept = kept


class OfScreens:
    """Follows what the acts of screens ask; none of it takes its time."""

    def follow(
        self,
        flow: Callable[[], Flow[object]],
        put: Callable[[Question], None],
        tell: Callable[[str], None],
        about: object = None,
    ) -> None:
        Run(flow, self, put, tell, about).start()

    def begin(self, _: object) -> NoReturn:
        raise AssertionError("no act of screens begins what takes time")


class ScreenRoom:
    """The manager with all that it hangs on; the one offscreen screen is the projector."""

    def __init__(self, players: int = 8) -> None:
        self.evening = seated(players)
        self.view, self.desk, self.room = View(self.evening), Desk(), Room()
        self.plugs, self.console = Plugs(), Console()
        self.projector = QGuiApplication.primaryScreen()
        self.identity = ScreenIdentity.of(self.projector)
        self.words = monitor_words(self.identity, ())
        self.start()

    def start(self) -> None:
        """Build the manager, as at the start of the program."""
        self.notices: list[str] = []
        self.manager = ScreenManager(
            self.console,
            self.desk,  # type: ignore[arg-type]
            self.view,  # type: ignore[arg-type]
            lambda person: f"Kim Person{person.split()[1]}",
            lambda _: None,
            ScreenPorts(self.room, self.room, self.room),
            self.plugs,
        )
        self.manager.notice.connect(self.notices.append)

    def stop(self) -> None:
        self.manager.close()

    def acts(self) -> ScreensActs:
        """The acts of the screens, which ask as in the window."""
        return ScreensActs(
            self.manager,
            self.view,  # type: ignore[arg-type]
            OfScreens(),  # type: ignore[arg-type]
            self.console,
        )

    def pass_us(self, microseconds: int) -> None:
        """Let time pass and the manager look."""
        self.evening.pass_us(microseconds)
        self.manager.look()
        self.finish()

    def finish(self) -> None:
        """Let lists be prepared and windows painted."""
        QApplication.processEvents()
        self.manager.feed.finish()
        QApplication.processEvents()

    def change(self) -> None:
        """Something changed in the event."""
        self.view.changed.emit()
        self.finish()

    def step_wall_clock(self, microseconds: int) -> None:
        now = self.evening.now
        self.evening.now = replace(now, utc_us=now.utc_us + microseconds)


class OtherScreen:
    """A screen with the names it is given."""

    def __init__(self, manufacturer: str, model: str, serial: str, name: str) -> None:
        self.manufacturer = lambda: manufacturer
        self.model = lambda: model
        self.serialNumber = lambda: serial
        self.name = lambda: name
