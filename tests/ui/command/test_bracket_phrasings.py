"""What a director types of a bracket is understood, and ends a match, never an entry."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.brackets import CallPairing, DivideTable, DrawBracket
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.sales import Register
from tdapp.desk.call import Call
from tdapp.tournament.plan.bracket_terms import BracketTerms, MatchClock
from tests.tournament.evening import SMALL
from tests.ui.command.two_events import MAIN, TwoEvents
from tests.ui.window_room import WindowRoom

TABLE = Path(__file__).with_name("bracket_phrasings.tsv")
NAMES = ("Ann Lee", "Bao Vu", "Cleo Marsh", "Dan Roth")
OWN_CLOCKS = BracketTerms(clock=MatchClock.EACH_PAIRING)
HEADS_UP = replace(SMALL, title="16 Heads-Up", rebuy=None, bracket=OWN_CLOCKS)


@pytest.fixture
def bracket(room: WindowRoom) -> TwoEvents:
    """Four are drawn; pairing 1 is called to 12a, nobody plays at 12b and 13."""
    events, house = TwoEvents(room), room.parts.day.stream
    calls: list[Call] = [Announce(MAIN, HEADS_UP)]
    for number in (12, 13):
        calls += [InstallTable(house, number, 9), OpenTable(MAIN, house, number)]
    calls += [Register(MAIN, one) for one in room.people(NAMES)]
    events.do(*calls)
    events.do(DivideTable(MAIN, 12, ("red", "blue")), DrawBracket(MAIN), StartClock(MAIN))
    events.do(CallPairing(MAIN, 1, 12, 1))
    events.work.view.choose(MAIN)
    room.settle()
    return events


def rows() -> list[tuple[str, str]]:
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    split = (line.partition("\t") for line in lines if not line.startswith("# "))
    return [(typed, means) for typed, _, means in split]


def wrong(events: TwoEvents, typed: str, means: str) -> str:
    """What is answered otherwise than it should be; nothing where all is right."""
    reply = events.reply(typed)
    kind, _, rest = means.partition(": ")
    if kind == "ways":
        offered = [way.line for way in reply.go_on]
        return "" if offered == rest.split("; ") else f"{typed}: {offered} instead of {rest}"
    meant = events.reply(means)
    same = (reply.sentence, reply.why_not) == (meant.sentence, meant.why_not)
    understood = "No player or command matches" not in meant.sentence + meant.why_not
    return "" if same and understood else f"{typed}: {reply.sentence or reply.why_not} / {meant}"


def test_every_phrasing_of_the_table_means_what_stands_beside_it(bracket: TwoEvents) -> None:
    found = [wrong(bracket, *row) for row in rows()]
    assert not [one for one in found if one], "\n".join(one for one in found if one)


def test_a_lost_match_ends_the_match_and_two_of_them_the_pairing(bracket: TwoEvents) -> None:
    loser, winner = bracket.state().matches.bracket.sides(1)
    assert "loses match 1 of pairing 1" in bracket.reply("12a-1 lost").sentence
    bracket.carry_out("12a-1 lost")
    assert bracket.state().left == len(NAMES)
    assert "loses pairing 1" in bracket.reply("12a-2 won").sentence
    bracket.carry_out("12a-2 won")
    state = bracket.state()
    assert state.in_play() == sorted({1, 2, 3, 4} - {loser})
    assert state.matches.bracket.sides(3)[0] == winner


def test_the_clock_of_a_match_is_started_and_held(bracket: TwoEvents) -> None:
    assert "is started in level 1" in bracket.reply("start match 12a").sentence
    bracket.carry_out("start match 12a")
    assert bracket.state().matches.clocks[1].running
    assert "is held in level 1" in bracket.reply("hold 12a").sentence
    bracket.carry_out("hold all matches")
    assert not bracket.state().matches.clocks[1].running


def test_a_player_at_a_half_is_named_with_it(bracket: TwoEvents) -> None:
    bracket.carry_out("call 12b")
    assert "table 12b seat 1, loses match 1 of pairing 2" in bracket.reply("12b-1 lost").sentence


def test_a_half_in_use_or_of_no_divider_is_refused(bracket: TwoEvents) -> None:
    assert "12a" in bracket.reply("call 12a").why_not
    assert "13" in bracket.reply("call 13a").why_not
