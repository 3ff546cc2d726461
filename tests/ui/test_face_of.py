"""From the state of an event and an instant to the face of the clock: nothing is counted twice."""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.screens.clock_face import MINUTE_US, SECOND_US, ClockFace, ClockState
from tdapp.screens.clock_words import next_level_label, state_line
from tdapp.screens.face_of import face_of
from tdapp.table.facts.tables import SeatGiven, TableOpened
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.facts.clock import ClockPaused, ClockStarted
from tdapp.tournament.facts.event import TournamentAnnounced
from tdapp.tournament.facts.exits import EntryBusted
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.facts.sales import EntrySold, RegistrationClosed
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import AntePaidBy, Level
from tdapp.tournament.plan.unrecorded_rules import UNRECORDED_RULES
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.tournament import Tournament
from tdapp.ui.clock.strip_facts import level_standing, strip_facts
from tdapp.ui.look.spoken import voice
from tdapp.ui.structure.level_rows import level_rows, standing_of
from tdapp.voice.voice import NONE
from tests.tournament.payouts.prize_bands import bands
from tests.tournament.sales.offers import offer, parts

START_US = 1_290_913_200_000_000
CONDITIONS = Conditions(
    title="Spring Cup",
    house="OPEN",
    entry=offer(10_000, 1_000, 5_000, until=2),
    levels=(
        Level(20, 100, 200, 200),
        Level(20, 200, 400, 400),
        Level(15),
        Level(20, 1_000, 2_000, 2_000),
    ),
    prizes=bands((1, (70, 30))),
    rules=UNRECORDED_RULES,
    min_entries=2,
    max_entries=100,
    seats_per_table=9,
    then_add=10_000,
)


def entered(number: int) -> EntrySold:
    """An entry sold under its number."""
    return EntrySold(number, number, parts(10_000, 1_000), 5_000, person=PersonId(f"p{number}"))


def _at(elapsed_us: int) -> Instant:
    return Instant(START_US + elapsed_us, elapsed_us, "boot")


def _state(*more: Event) -> Tournament:
    """Four players at one table, and what happened then."""
    facts: Iterable[Event] = (
        TournamentAnnounced(CONDITIONS),
        TableOpened(1, 9),
        *(entered(n) for n in range(1, 5)),
        *(SeatGiven(n, Seat(1, n)) for n in range(1, 5)),
        *more,
    )
    state = TOURNAMENT.empty
    for fact in facts:
        state = _apply(state, fact)
    return state


def _apply(state: Tournament, fact: Event) -> Tournament:
    return TOURNAMENT.folds.apply(state, fact)


def _name(person: PersonId) -> str:
    return f"Player {person[1:]}"


def _face(state: Tournament, elapsed_us: int, paused_us: int | None = None) -> ClockFace:
    return face_of(state, _at(elapsed_us), _name, voice(), paused_us=paused_us)


STARTED = ClockStarted(0, 20 * MINUTE_US, _at(0))
PAUSED = ClockPaused(0, 13 * MINUTE_US, _at(7 * MINUTE_US))
CLOSED = (RegistrationClosed(4, 40_000), PrizesPosted(1, (28_000, 12_000)))
THREE_OUT = tuple(EntryBusted(n, Seat(1, n), 1) for n in (4, 3, 2))


def test_before_the_start_the_first_level_stands_whole_and_no_wall_time_is_promised() -> None:
    face = _face(_state(), 5 * MINUTE_US)
    assert (face.state, face.level_word) == (ClockState.NOT_STARTED, "Level 1")
    assert (face.remaining_us, face.level_us) == (20 * MINUTE_US, 20 * MINUTE_US)
    assert (face.event_title, face.blinds) == ("Spring Cup", "100 / 200 (200 each)")
    assert face.next_level is not None
    assert (face.next_level.word, face.next_level.wall_time) == ("Level 2", "")
    assert face.next_break is not None
    assert face.next_break.wall_time == ""


def test_a_running_clock_tells_what_comes_in_wall_time() -> None:
    face = _face(_state(STARTED), 3 * MINUTE_US)
    assert (face.state, face.remaining_us) == (ClockState.RUNNING, 17 * MINUTE_US)
    assert face.next_level is not None
    assert face.next_level.wall_time == voice().time(START_US + 20 * MINUTE_US)
    assert face.next_level.blinds == "200 / 400 (400 each)"
    assert face.next_break is not None
    assert face.next_break.wall_time == voice().time(START_US + 40 * MINUTE_US)
    assert (face.next_break.length_us, face.next_break.after_us) == (15 * MINUTE_US, 20 * MINUTE_US)
    assert face.wall_time == voice().time(START_US + 3 * MINUTE_US)


@pytest.mark.parametrize(
    ("left_us", "state"),
    [(MINUTE_US + 1, ClockState.RUNNING), (MINUTE_US, ClockState.LAST_MINUTE)],
)
def test_the_last_minute_begins_with_its_sixtieth_second(left_us: int, state: ClockState) -> None:
    face = _face(_state(STARTED), 20 * MINUTE_US - left_us)
    assert (face.state, face.remaining_us) == (state, left_us)


def test_a_late_look_is_in_the_level_that_was_reached_with_nothing_lost() -> None:
    face = _face(_state(STARTED), 25 * MINUTE_US + 3 * SECOND_US)
    assert (face.level_word, face.blinds) == ("Level 2", "200 / 400 (400 each)")
    assert face.remaining_us == 15 * MINUTE_US - 3 * SECOND_US


def test_the_level_before_a_break_leads_to_the_level_behind_it() -> None:
    face = _face(_state(STARTED), 30 * MINUTE_US)
    assert face.next_level is not None
    assert (face.next_level.word, face.next_level.blinds) == (
        "Level 3",
        "1,000 / 2,000 (2,000 each)",
    )
    assert face.next_level.wall_time == voice().time(START_US + 55 * MINUTE_US)
    assert face.break_is_next


def test_a_break_has_no_blinds_and_says_what_play_comes_back_to() -> None:
    face = _face(_state(STARTED), 44 * MINUTE_US)
    assert (face.state, face.level_word, face.blinds) == (ClockState.BREAK, "Break", "")
    assert (face.remaining_us, face.level_us) == (11 * MINUTE_US, 15 * MINUTE_US)
    assert face.next_level is not None
    assert face.next_level.word == "Level 3"
    average = face.side_facts[1]
    assert (average.value, average.qualifier) == ("5,000", "2 BB")


def test_a_short_break_keeps_its_own_mood_to_the_last_second() -> None:
    assert _face(_state(STARTED), 55 * MINUTE_US - SECOND_US).state is ClockState.BREAK


def test_a_paused_clock_stands_whatever_time_passes_and_promises_nothing() -> None:
    state = _state(STARTED, PAUSED)
    face = _face(state, 50 * MINUTE_US, START_US + 7 * MINUTE_US)
    assert (face.state, face.remaining_us) == (ClockState.PAUSED, 13 * MINUTE_US)
    assert face.paused_at == voice().time(START_US + 7 * MINUTE_US)
    assert face.next_level is not None
    assert face.next_level.wall_time == ""
    assert "No new hand" in face.message
    assert _face(state, 50 * MINUTE_US).paused_at == ""


def test_the_widest_blinds_hold_past_the_end_of_the_sheet() -> None:
    face = _face(_state(STARTED), 30 * MINUTE_US)
    assert face.longest_blinds == "1,000 / 2,000 (2,000 each)"
    past = _face(_state(STARTED), 80 * MINUTE_US)
    assert past.blinds == "11,000 / 22,000 (2,000 each)"
    assert len(past.longest_blinds) == len("21,000 / 42,000 (2,000 each)")


def test_the_side_tells_players_average_pool_and_what_is_provisional() -> None:
    players, average, pool, prize = _face(_state(STARTED), 0).side_facts
    assert (players.value, players.quiet_part) == ("4", "/ 4")
    assert (average.value, average.qualifier) == ("5,000", "25 BB")
    assert (pool.value, pool.qualifier) == ("$400", "2 places")
    assert (prize.label, prize.qualifier, prize.value) == ("First prize", "provisional", "$280")


def test_posted_prizes_tell_the_next_one_to_be_won() -> None:
    out = EntryBusted(4, Seat(1, 4), 1)
    state = _state(STARTED, *CLOSED, out)
    assert _face(state, 0).side_facts[3].value == "$120"
    assert _face(state, 0).side_facts[3].qualifier == "2nd"
    headsup = _apply(state, EntryBusted(3, Seat(1, 3), 1))
    assert _face(headsup, 0).side_facts[3].qualifier == "2nd"


def test_the_message_tells_until_when_one_can_enter_and_is_silent_after() -> None:
    said = "Late registration $110 ($100 pool + $10 fee) until the end of level 2."
    assert _face(_state(STARTED), 0).message == said
    assert _face(_state(STARTED), 56 * MINUTE_US).message == ""
    assert _face(_state(STARTED, *CLOSED), 0).message == ""


def test_the_screen_lists_every_part_of_what_is_on_sale() -> None:
    """Of an add-on for 60 all see that 48 go to the pool and 12 are kept."""
    sold = {
        "rebuy": offer(8_000, 0, 5_000, until=2),
        "addon": offer(4_800, 1_200, 5_000, until=4),
    }
    announced = TournamentAnnounced(replace(CONDITIONS, **sold))
    state = TOURNAMENT.folds.apply(TOURNAMENT.empty, announced)
    face = face_of(state, _at(0), lambda _: "", voice())
    assert face.message == (
        "Late registration $110 ($100 pool + $10 fee), re-buys $80 (pool) until the end of level "
        "2.  "
        "Add-ons $60 ($48 pool + $12 fee) until the end of level 4."
    )


def test_what_is_on_sale_is_said_with_fewer_words_where_it_has_no_room() -> None:
    face = _face(_state(STARTED), 0)
    assert (face.message, *face.shorter) == (
        "Late registration $110 ($100 pool + $10 fee) until the end of level 2.",
        "Late registration $110 until the end of level 2.",
        "Late registration until the end of level 2.",
    )


def test_a_clock_beyond_the_structure_stays_at_its_last_level_and_says_so() -> None:
    """Stored at the tenth level of a sheet that has three: the third is played on."""
    announced = TournamentAnnounced(replace(CONDITIONS, then_add=0))
    stored = ClockPaused(9, 5 * MINUTE_US, _at(0))
    state = TOURNAMENT.empty
    for event in (announced, ClockStarted(9, 5 * MINUTE_US, _at(0)), stored):
        state = TOURNAMENT.folds.apply(state, event)
    face = face_of(state, _at(0), lambda _: "", voice())
    assert (face.level_word, face.blinds, face.next_level) == (
        "Level 3", "1,000 / 2,000 (2,000 each)", None
    )  # fmt: skip
    assert face.remaining_us == 5 * MINUTE_US
    state = TOURNAMENT.folds.apply(state, ClockStarted(9, 5 * MINUTE_US, _at(0)))
    said = "Last level of the structure: play continues at this level."
    assert face_of(state, _at(0), lambda _: "", voice()).message == said
    assert (
        face_of(_state(STARTED), _at(300 * MINUTE_US), lambda _: "", voice()).level_word
        != "Level 3"
    )


def test_the_last_one_left_has_won_and_the_clock_says_so() -> None:
    face = _face(_state(STARTED, *CLOSED, *THREE_OUT), 4 * MINUTE_US)
    assert (face.state, face.remaining_us, face.blinds) == (ClockState.FINISHED, 0, "")
    state = _state(STARTED, *CLOSED, *THREE_OUT)
    standing = standing_of(state, _at(4 * MINUTE_US))
    cells = [row.cells for row in level_rows(state, standing)]
    assert cells[0][-1].text == "play ended"
    assert {row[-1].text for row in cells[1:]} == {""}
    assert {row[3].text for row in cells} == {NONE}
    assert (face.next_level, face.next_break) == (None, None)
    assert face.message == "Winner: Player 1, $280"
    assert [fact.qualifier for fact in face.side_facts] == ["", "", "2 places", ""]


def test_one_left_while_others_may_still_enter_has_not_won() -> None:
    assert _face(_state(STARTED, *THREE_OUT), 0).state is ClockState.RUNNING


def test_an_event_without_anybody_has_dashes_and_no_division_by_nought() -> None:
    state = _apply(TOURNAMENT.empty, TournamentAnnounced(CONDITIONS))
    players, average, pool, prize = _face(state, 0).side_facts
    assert (players.value, average.value, pool.value, prize.value) == ("0", "—", "$0", "—")


def test_what_is_not_recorded_is_marked() -> None:
    assert _face(_state(), 0).recorded
    assert not face_of(_state(), _at(0), _name, voice(), recorded=False).recorded


def test_the_game_and_who_pays_the_ante_are_shown_now_and_next() -> None:
    levels = (
        Level(20, 100, 200, 25, game="Razz"),
        Level(10),
        Level(20, 200, 400, 400, AntePaidBy.BIG_BLIND, "Omaha"),
        Level(20, 300, 600),
    )
    state = _apply(
        _apply(TOURNAMENT.empty, TournamentAnnounced(replace(CONDITIONS, levels=levels))), STARTED
    )
    first, rest, later = (_face(state, minutes * MINUTE_US) for minutes in (1, 25, 31))
    assert (first.game, first.blinds) == ("Razz", "200 / 400 (ante 25, bring-in 100)")
    assert first.next_level is not None
    assert (first.next_level.game, first.next_level.blinds) == ("Omaha", "200 / 400 (400 BB ante)")
    assert state_line(first) == "Level 1  ·  Razz"
    assert next_level_label(first) == "Next: level 2  ·  Omaha"
    assert (rest.game, level_standing(first)) == ("", "Level 1  ·  Razz")
    assert state_line(rest) == "Break"
    assert later.next_level is not None
    assert (later.game, later.next_level.game) == ("Omaha", "Omaha")
    assert strip_facts(first, state).columns[0][1].startswith("next Omaha 200 / 400")
    assert strip_facts(later, state).columns[0][1].startswith("next 300 / 600")
