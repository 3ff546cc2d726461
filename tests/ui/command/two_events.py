"""Two events that run beside each other, and a command bar over the window that shows them."""

from collections.abc import Sequence
from functools import cached_property

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.command.reply import Reply
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import StructurePart
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.flow import step_after
from tdapp.ui.asking.question import Question
from tdapp.ui.command_bar.bar import CommandBar
from tdapp.ui.command_bar.line_reader import LineReader
from tdapp.ui.look.theme import ThemeName, read_theme
from tdapp.ui.workplace.workplace import Workplace
from tests.tournament.evening import SMALL
from tests.ui.window_room import WindowRoom

MAIN, SATELLITE = StreamId("event-main"), StreamId("event-satellite")
MAIN_NAMES = (
    "Tomás Oliveira",
    "Aylin Kaya",
    "Søren Kjær",
    "Liam O'Connor",
    "Mei-Ling Chow",
    "Dương Hoà",
    "Oliver Grant",
    "Grace Adeyemi",
)
SATELLITE_NAMES = ("Priya Raman", "Jonas Weber", "Olivia Brandt", "Ben Sato")
NO_REBUY = replace(SMALL, title="14 Harbour Main", rebuy=None)
WITH_REBUY = replace(
    SMALL,
    title="15 Mega Satellite",
    structure_changes=(StructurePart.BREAKS, StructurePart.LENGTH),
)
CTRL = Qt.KeyboardModifier.ControlModifier


class TwoEvents:
    """Both have their tables and players seated; the clock of the first one runs."""

    def __init__(self, room: WindowRoom) -> None:
        self.room = room

    @cached_property
    def work(self) -> Workplace:
        """What the bar works with."""
        console = self.room.console
        return Workplace(
            self.room.parts,
            read_theme(ThemeName.DARK),
            console.view,
            console.asking,
            console.names,
            console.acts,
            console.page_acts,
        )

    def begin(self) -> None:
        """Announce, enter and seat everybody."""
        self.begin_event(MAIN, NO_REBUY, (12, 5), MAIN_NAMES)
        self.begin_event(SATELLITE, WITH_REBUY, (19,), SATELLITE_NAMES)
        self.do(StartClock(MAIN), StartClock(SATELLITE))
        self.work.view.choose(MAIN)
        self.room.settle()

    def do(self, *calls: Call) -> None:
        """Do some acts at the desk, in their order."""
        self.room.do(*calls)

    def state(self, event: StreamId = MAIN) -> Tournament:
        found: Tournament = self.room.parts.desk.state(event)
        return found

    def seat_of(self, name: str, event: StreamId = MAIN) -> Seat:
        """Where somebody of this name sits."""
        state = self.state(event)
        for number, entry in state.entries.by_number.items():
            if self.work.names.name(entry.person) == name:
                return state.seating.seat_of[number]
        raise Refusal("no_such_entry")

    def begin_event(
        self, event: StreamId, conditions: Conditions, tables: Sequence[int], names: Sequence[str]
    ) -> None:
        """Announce one, open its tables, and enter and seat these people."""
        house = self.room.parts.day.stream
        calls: list[Call] = [Announce(event, conditions)]
        for number in tables:
            calls += [InstallTable(house, number, 9), OpenTable(event, house, number)]
        persons = self.room.people(names)
        self.do(*calls, *(Register(event, one) for one in persons), DrawSeats(event))

    def reply(self, line: str) -> Reply:
        """What is answered to a line, without a bar."""
        console = self.room.console
        acts = (*console.all_acts, *console.pages.new_event.of_format)
        return LineReader(self.work, lambda: acts, lambda _: None).of(line)

    def carry_out(self, line: str, *answers: str) -> None:
        """Do what a line says, with these answers to what is asked first."""
        begin = self.reply(line).begin
        assert begin is not None, self.reply(line).why_not
        for asked in range(len(answers)):
            assert isinstance(step_after(begin, *answers[:asked]), Question)
        then = step_after(begin, *answers)
        assert not isinstance(then, Question), then.text
        then()
        self.room.settle()


def bar_over(events: TwoEvents) -> CommandBar:
    """The window's own command bar."""
    return events.room.console.command


def focused() -> QWidget:
    """What gets the keys."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def type_keys(text: str) -> int:
    """Type where the focus is, key by key; how many that were."""
    for letter in text:
        QTest.keyClicks(focused(), letter)
    QApplication.processEvents()
    return len(text)
