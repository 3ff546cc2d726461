"""What must hold of an evening at its end: the laws of the desk, and the record read anew."""

from tdapp.bootstrap import Workstation
from tdapp.core.ids import StreamRef
from tdapp.core.timeline import Timeline
from tdapp.tournament.room import KIND, TOURNAMENT
from tdapp.tournament.tournament import Tournament
from tests.desk import laws
from tests.desk.station import Station
from tests.ui.window_room import WindowRoom


class InWindow(Station):
    """The workstation of a window, as the laws look at one."""

    def __init__(self, station: Workstation) -> None:
        self.parts = station
        self.desk = station.desk
        self.undoing = station.undoing


def the_record_holds(room: WindowRoom) -> None:
    """Money, chips, seats, places; each stream folded plainly, replayed, and as the desk has it."""
    laws.check(InWindow(room.station))


def stands_after_a_new_start(room: WindowRoom) -> None:
    """The program ends, starts again and knows everything as it was; what is over it can read."""
    events = room.console.view.events()
    before = {one: room.station.desk.state(one) for one in (room.station.house, *events)}
    room.restart()
    desk, journal = room.station.desk, room.station.journal
    for id_, state in before.items():
        if isinstance(state, Tournament) and state.programme.over:
            told: Timeline[Tournament] = Timeline(TOURNAMENT)
            told.replay(journal.load(StreamRef(id_, KIND)))
            assert told.state == state
        else:
            assert desk.state(id_) == state
