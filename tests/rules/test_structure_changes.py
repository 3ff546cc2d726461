"""Who may change the structure of an event that is played: each house by its own rule."""

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.structure import ChangeLevel, InsertLevel, RemoveLevel
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.papers.kinds import Letterhead
from tdapp.rules.rule import Answer
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.tournament.plan.levels import AntePaidBy, Level, StructurePart
from tdapp.tournament.templates.template import faults_of
from tests.desk.evening import EVENT, announce
from tests.desk.station import Station
from tests.poker.houses import play_rules
from tests.rules.houses import BOOKS, held_under
from tests.rules_doc import rule

RULES = {
    "STAR": (Answer.BY_CONDITIONS, "28.7.11"),
    "CROWN": (Answer.BY_CONDITIONS, "15.4.4(b)"),
    "TAS": (Answer.BY_CONDITIONS, "C20.3(g)"),
    "ADELAIDE": (Answer.YES, "89"),
    "OPEN": (Answer.YES, "published conditions"),
}
LATER = 5


def why_not(station: Station, level: Level) -> Refusal | None:
    """Why the sixth level may not become that one."""
    return station.desk.why_not(DIRECTOR, ChangeLevel(EVENT, LATER, level))


def started(station: Station, house: str, *parts: str) -> Level:
    """An event that runs and whose conditions announce these changes; its sixth level."""
    said = {"structure_changes": list(parts)} if parts else {}
    announce(station, held_under(house, **said), sold=2)
    station.do(StartClock(EVENT))
    return station.event(EVENT).conditions.level(LATER)


@pytest.mark.parametrize("house", BOOKS)
def test_every_house_answers_whether_a_structure_may_be_changed(house: str) -> None:
    ruled = rulebook(BOOKS[house]).tournament.structure_changes

    assert (ruled.answer, ruled.rule) == RULES[house]


@rule("STAR", "28.7.11")
def test_star_changes_stakes_only_if_players_were_told_before_the_start(station: Station) -> None:
    """Stakes change while an event is played only as its conditions announced."""
    was = started(station, "STAR")
    higher = Level(was.minutes, was.small * 2, was.big * 2, was.ante)
    assert why_not(station, higher) == Refusal("structure_fixed", rule="28.7.11")
    assert why_not(station, Level(5)) == Refusal("structure_fixed", rule="28.7.11")


@rule("STAR", "28.7.11")
def test_star_changes_what_the_conditions_announced_and_nothing_else(station: Station) -> None:
    """Stakes may rise or fall where players were told before the start that they may."""
    was = started(station, "STAR", "stakes")
    lower = Level(was.minutes, was.small // 2, was.big // 2, was.ante, was.ante_by, was.game)
    longer = Level(was.minutes + 5, was.small, was.big, was.ante, was.ante_by, was.game)
    assert why_not(station, longer) == Refusal("structure_fixed", rule="28.7.11")
    for call in (InsertLevel(EVENT, LATER, Level(5)), RemoveLevel(EVENT, LATER)):
        assert station.desk.why_not(DIRECTOR, call) == Refusal("structure_fixed", rule="28.7.11")
    station.do(ChangeLevel(EVENT, LATER, lower))

    state = station.event(EVENT)
    published = state.programme.published
    assert published is not None
    assert (state.conditions.level(LATER), published.level(LATER)) == (lower, was)
    station.restart()
    assert station.event(EVENT) == state


@rule("STAR", "28.7.11")
def test_the_structure_sheet_shows_what_players_were_told_before_the_start(
    station: Station,
) -> None:
    """A level that is not as published is marked, with what was published beside it."""
    was = started(station, "STAR", "stakes")
    station.do(ChangeLevel(EVENT, LATER, Level(was.minutes, was.small * 2, was.big * 2)))
    state = station.event(EVENT)
    sheet = EventPapers(state, Letterhead("STAR"), "TEST", "now", str).structure()[0]

    changed = [row.cells[-1].text for row in sheet.rows if row.changed]
    assert changed == [f"{was.minutes} min, {was.small:,} / {was.big:,}"]
    assert (sheet.imprint.version, sheet.imprint.replaces) == (2, 1)


@rule("CROWN", "15.4.4(b)")
@rule("TAS", "C20.3(g)")
@pytest.mark.parametrize("house", ["CROWN", "TAS"])
@pytest.mark.parametrize("said", [(), ("length",)])
def test_where_the_conditions_decide_the_structure_stays_unless_they_say_otherwise(
    house: str, station: Station, said: tuple[str, ...]
) -> None:
    """Stakes and lengths are terms of the event; what they do not let change is refused."""
    was = started(station, house, *said)
    shorter = Level(was.minutes - 1, was.small, was.big, was.ante, was.ante_by, was.game)
    higher = Level(was.minutes, was.small * 2, was.big * 2, was.ante, was.ante_by, was.game)
    fixed = Refusal("structure_fixed", rule=RULES[house][1])
    assert why_not(station, shorter) == (None if said else fixed)
    assert why_not(station, higher) == fixed


@rule("ADELAIDE", "89")
def test_adelaide_may_alter_an_event_as_it_sees_fit(station: Station) -> None:
    """Management may alter an event, its structure too, without having announced it."""
    was = started(station, "ADELAIDE")
    station.do(InsertLevel(EVENT, LATER, Level(10)))

    assert station.event(EVENT).conditions.level(LATER) == Level(10)
    assert station.event(EVENT).conditions.level(LATER + 1) == was


def test_a_change_of_the_structure_stands_outside_undo(station: Station) -> None:
    started(station, "OPEN")
    done = station.do(InsertLevel(EVENT, LATER, Level(10)))

    with pytest.raises(Refusal, match="is_structure"):
        station.undo(done.act.action)
    assert station.event(EVENT).conditions.level(LATER) == Level(10)


UNFIT = {
    "ante_above_big_blind": replace(Level(20, 300, 600, 700), ante_by=AntePaidBy.BIG_BLIND),
    "blinds_wrong_number": Level(20, 0, 600),
}


@rule("ADELAIDE", "App1 1c", "App1 6d")
@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("code", UNFIT)
def test_unfit_blinds_are_refused_while_a_structure_is_edited(
    house: str, code: str, station: Station
) -> None:
    """At least two blinds, and no ante above the big blind: on the sheet and in a later level."""
    conditions = held_under(house)
    levels = (*conditions.levels, UNFIT[code])
    found = faults_of(replace(conditions, levels=levels, then_add=0))
    ruled = [where for fault, where in found if "by rule" in fault]
    unfit = house == "ADELAIDE"
    column = "ante" if code == "ante_above_big_blind" else "small"
    assert ruled == ([f"levels[{len(levels) - 1}].{column}"] if unfit else [])
    announce(station, replace(conditions, structure_changes=tuple(StructurePart)), sold=2)
    station.do(StartClock(EVENT))
    for call in (ChangeLevel, InsertLevel):
        refused = station.desk.why_not(DIRECTOR, call(EVENT, LATER, UNFIT[code]))
        assert (refused is not None and refused.code == code) is unfit
        if refused is not None and unfit:
            assert refused.details["rule"] == "App1 1c, 1d, 6d"


def test_the_rulebook_limits_blinds_as_the_rules_of_play_do() -> None:
    play, book = play_rules("ADELAIDE").blinds.posting, rulebook("adelaide").tournament.blind_limits
    assert book == play


def test_stud_and_breaks_have_no_blinds_to_be_limited() -> None:
    conditions = held_under("ADELAIDE")
    stud = Level(20, 0, 600, 100, game="Seven-card stud")
    levels = (*conditions.levels, stud, Level(10))
    assert not list(faults_of(replace(conditions, levels=levels, then_add=0)))
