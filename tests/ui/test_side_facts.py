"""What stands beside the projected time, to the chip."""

from tdapp.screens.clock_face import SideFact
from tdapp.screens.side_facts import side_facts
from tdapp.table.seating.marking import hold_table
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.facts.exits import Departure
from tdapp.ui.look.spoken import voice
from tests.tournament.evening import Evening
from tests.tournament.tables.moving import room


def players_and_average(evening: Evening) -> tuple[SideFact, SideFact]:
    """The first two facts."""
    left, average, *_ = side_facts(evening.state, 0, voice())
    return left, average


def test_the_average_is_of_the_chips_in_play_and_to_the_nearest() -> None:
    evening = room(4, 3)
    evening.bust(1)
    assert players_and_average(evening)[1].value == "11,667"
    evening.tell(leave(evening.state, 2, Departure.DISQUALIFIED, 9_999, evening.now))

    left, average = players_and_average(evening)
    assert left.value == "5"
    assert average.value == "12,000"


def test_who_has_no_chips_but_is_not_out_counts_and_is_named() -> None:
    evening = room(4, 3)
    evening.tell(bust(evening.state, 1, evening.now))
    assert players_and_average(evening)[0].qualifier == "1 out of chips"
    evening.tell(hold_table(evening.state, 2))
    evening.bust(5)

    left, average = players_and_average(evening)
    assert (left.value, left.qualifier) == ("7", "2 out of chips")
    assert average.value == "10,000"
