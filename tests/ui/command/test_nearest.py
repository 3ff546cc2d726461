"""What the bar answers to what may be meant for somebody; nothing of it is done."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.command.two_events import MAIN, SATELLITE, TwoEvents
from tests.ui.window_room import opened_in


@pytest.fixture(scope="module")
def events(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TwoEvents]:
    """One evening and one window for all that is typed here: neither event hears of it."""
    with opened_in(tmp_path_factory.mktemp("evening"), qapp) as room:
        begun = TwoEvents(room)
        begun.begin()
        before = begun.state(MAIN), begun.state(SATELLITE)
        yield begun
        assert (begun.state(MAIN), begun.state(SATELLITE)) == before


def test_a_name_with_a_letter_wrong_is_offered_right(events: TwoEvents) -> None:
    assert "tomas bust" in [way.line for way in events.reply("tomsa bust").go_on]


def test_two_meanings_are_both_offered_with_what_they_would_do(events: TwoEvents) -> None:
    asked = events.reply("break 12")
    assert asked.begin is None
    assert [way.line for way in asked.go_on] == ["break t12", "rest 12"]
    assert all(way.words or way.why_not for way in asked.go_on)


def test_what_is_not_understood_says_its_known_words_and_the_nearest(events: TwoEvents) -> None:
    seat = events.seat_of("Tomás Oliveira")
    asked = events.reply(f"{seat} rebuyy quickly")
    assert asked.why_not.startswith("No player or command matches")
    nearest = events.reply(f"{seat} adon")
    assert f"{seat} addon" in [way.line for way in nearest.go_on]
    assert len(nearest.go_on) <= 3
    partly = events.reply("frobnicate registration")
    assert "Known words in it: registration" in partly.why_not
    assert "next level" in [way.line for way in events.reply("next levl").go_on]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("tomas xyz", ["tomas bust", "tomas away"]),
        ("john smith", ["register john smith"]),
        ("resume in 5", ["rest 5", "start"]),
        ("is registration closed yet", ["registration is closed"]),
        ("aylin outplayed tomas", ["help"]),
        ("last hand", ["pause", "message"]),
        ("tomas 15th", ["tomas bust", "tomas away"]),
        ("tomas finished 15th", ["tomas bust", "tomas away"]),
        ("5-4 random seat", ["5-4 bust"]),
        ("5 complete", ["5 all here"]),
        ("sell entry John Smith", ["register John Smith"]),
    ],
)
def test_what_comes_nearest_is_offered(events: TwoEvents, typed: str, offered: list[str]) -> None:
    ways = [way.line for way in events.reply(typed).go_on]
    assert all(one in ways for one in offered), ways
    assert bool(ways) is bool(offered), ways


@pytest.mark.parametrize("typed", ["how much", "floor to table 12", "olives to table 12", "grade"])
def test_no_word_of_the_floor_is_taken_for_a_name_that_is_almost_so(
    events: TwoEvents, typed: str
) -> None:
    """Hoà, Olivia and Grace play, and only what is no word of the floor may be meant for them."""
    first = {way.line.split()[0] for way in events.reply(typed).go_on}
    assert bool(first & {"hoa", "oliver", "grace"}) is typed.startswith(("olive", "grade"))
    assert "flo" not in first


@pytest.mark.parametrize("when", ["at 8", "after 20", "before 9"])
def test_no_table_breaks_where_it_is_said_when_a_break_begins(events: TwoEvents, when: str) -> None:
    assert "rest 15" in events.reply(f"break {when}").why_not


def test_help_lists_what_can_be_said(events: TwoEvents) -> None:
    for line in ("help", "?"):
        said = " ".join(one.text for one in events.reply(line).lines)
        assert all(word in said for word in ("bust", "rebuy", "hold", "level", "rest", "balance"))
