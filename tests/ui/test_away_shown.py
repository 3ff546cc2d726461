"""Who is away is shown to the floor: the longest first, and how long the hand waits."""

import pytest

from tdapp.shown.floor_tasks import FloorTaskKind, due_now
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.seating.marking import all_here, away, back, tell_button
from tdapp.ui.floor.seat_marks import seat_marks
from tdapp.ui.look.spoken import voice
from tdapp.voice.voice import Voice
from tests.desk.station import EVENING_US
from tests.tournament.evening import Evening
from tests.tournament.tables.moving import room

MINUTE_US = 60_000_000


def words(evening: Evening, seat: int) -> str:
    """How a seat of table 1 is marked."""
    return seat_marks(evening.state, 1, str)[seat - 1].words


def lines(evening: Evening) -> list[str]:
    """What is said of those who are away."""
    return [
        line.text
        for line in due_now(Voice(), evening.state, str)
        if line.kind is FloorTaskKind.AWAY
    ]


@pytest.mark.parametrize(
    ("house", "big_blind", "said"),
    [
        ("star", 3, "hand folded at its turn (28.5.10.2)"),
        ("star", 2, "hand folded once all have cards (28.5.10.2)"),
        ("star", None, "hand folded once dealt; big blind's in turn (28.5.10.2)"),
        ("adelaide", 3, "hand folded once all have cards (92)"),
        ("crown", None, "hand folded at its turn (15.4.8(b)(ii))"),
    ],
)
def test_an_absent_seat_tells_how_long_its_hand_waits(
    house: str, big_blind: int | None, said: str
) -> None:
    evening = room(6, 6, house=house)
    if big_blind is not None:
        evening.tell(tell_button(evening.state, 1, ButtonPosition(big_blind=big_blind - 1)))
    evening.tell(away(evening.state, evening.state.seating.at_table(1)[2], EVENING_US))
    assert words(evening, 3) == f"away since {voice().time(EVENING_US)}, {said}"


def test_who_is_away_is_one_line_and_the_longest_is_named() -> None:
    evening = room(6, 6)
    assert lines(evening) == []
    evening.tell(all_here(evening.state, 1, (), EVENING_US))
    for entry, minutes in ((2, 5), (8, 1)):
        evening.tell(away(evening.state, entry, EVENING_US + minutes * MINUTE_US))
    seat, since = evening.state.seating.seat_of[8], voice().time(EVENING_US + MINUTE_US)
    who = str(evening.state.entry(8).person)
    assert lines(evening) == [f"Away: 2; longest {who}, {seat}, since {since}"]
    evening.tell(back(evening.state, 2))
    assert lines(evening) == [f"{who}, {seat}, has been away since {since}"]
    evening.bust(8)
    assert lines(evening) == []
