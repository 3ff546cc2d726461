"""The structure sheet sets what runs beside what was published."""

from datetime import date
from typing import Any

import pytest
from msgspec.structs import replace

from tdapp.papers.sheet import NO_AMOUNT, Imprint, Sheet, SheetFact
from tdapp.sheets.tournament.structure_sheet import LevelLine, compared, structure_sheet
from tdapp.tournament.plan.levels import AntePaidBy, Level
from tdapp.tournament.plan.planned_start import Flight, PlannedStart
from tdapp.tournament.plan.terms import (
    AttendanceTerms,
    Cancellation,
    EndPlaces,
    EndTerms,
    RefundTerms,
)
from tests.papers.event_papers import texts
from tests.tournament.evening import SMALL

ONE, TWO, BREAK, THREE = SMALL.levels
SHORTER = replace(TWO, minutes=15)
NEW = Level(20, 150, 300)


def sheet(imprint: Imprint, *running: Level) -> Sheet:
    return structure_sheet(imprint, replace(SMALL, levels=running), SMALL)


def test_a_structure_that_was_not_changed_says_so_and_marks_nothing(imprint: Imprint) -> None:
    made = sheet(imprint, *SMALL.levels)
    told = "No level has changed since the event was announced."
    assert made.notes == (SheetFact("As published.", told),)
    assert [row[:5] for row in texts(made)] == [
        ["1", "20", "100", "200", ""],
        ["2", "20", "200", "400", ""],
        ["", "10", "", "", ""],
        ["3", "30", "300", "600", "600"],
    ]
    assert not any(row.changed for row in made.rows)


def test_what_was_changed_put_in_or_taken_out_stands_beside_what_was_published(
    imprint: Imprint,
) -> None:
    made = sheet(imprint, ONE, NEW, SHORTER, THREE)
    assert [(row[0], row[-1]) for row in texts(made)] == [
        ("1", ""), ("2", "not in the published structure"), ("3", "20 min, 200 / 400"),
        (NO_AMOUNT, "break of 10 min"), ("4", ""),
    ]  # fmt: skip
    assert [row.changed for row in made.rows] == [False, True, True, True, False]
    assert made.notes[0].value.startswith("3 levels or breaks differ from")


DAY = date(2026, 7, 1)
TERMS: dict[str, tuple[dict[str, Any], str]] = {
    "Flights": ({"flights": (Flight("1A", DAY, "10:00"), Flight("1B", DAY, "18:00")),
                 "reentries_per_flight": 0}, "2; re-entry in another one only."),
    "Re-buys and add-ons": ({"most_rebuys_and_addons": 3}, "3 together."),
    "Add-on": ({"addon": replace(SMALL.entry, without_chips=True)},
               "also for who has lost all chips."),
    "Buy-in": ({"attendance": AttendanceTerms(unpaid_out=True)},
               "due at the start; who has not paid it is out, the fee is kept."),
    "End of play": ({"ending": EndTerms(after_last_level=True, places=EndPlaces.BY_STACK)},
                    "may be ended after the last level; places by stack."),
    "Cancelled in play": ({"refunds": RefundTerms(cancelled_in_play=Cancellation.EVENLY)},
                          "the pool is shared evenly by those still in; fees stay."),
}  # fmt: skip


@pytest.mark.parametrize("label", TERMS)
def test_what_the_conditions_say_beside_levels_stands_under_the_head(
    label: str, imprint: Imprint
) -> None:
    fields, words = TERMS[label]
    made = structure_sheet(imprint, SMALL, replace(SMALL, **fields))
    assert made.notes[1:] == (SheetFact(label, words),)


def test_ante_and_game_are_said_where_they_were_published(imprint: Imprint) -> None:
    mixed = Level(20, 100, 200, 200, AntePaidBy.BIG_BLIND, "Omaha")
    made = structure_sheet(imprint, replace(SMALL, levels=(ONE,)), replace(SMALL, levels=(mixed,)))
    assert texts(made)[0][-1] == "20 min, 100 / 200, ante 200 BB, Omaha"


@pytest.mark.parametrize(
    "running",
    [(), (BREAK,), (NEW, *SMALL.levels), (BREAK, ONE, TWO), (THREE, TWO, ONE), (NEW, NEW, NEW)],
)
def test_every_level_of_both_structures_stands_once_in_its_order(
    running: tuple[Level, ...],
) -> None:
    lines = list(compared(running, SMALL.levels))
    assert tuple(line.now for line in lines if line.now) == running
    assert tuple(line.then for line in lines if line.then) == SMALL.levels
    assert all(line.now or line.then for line in lines)
    assert all(not line.is_changed for line in lines if line == LevelLine(ONE, ONE))


def test_a_moved_start_stands_on_the_sheet_beside_the_published_one(imprint: Imprint) -> None:
    then = PlannedStart(date(2026, 11, 28), "19:00", "Australia/Sydney")
    now = PlannedStart(date(2026, 11, 28), "20:30", "Australia/Sydney")

    def facts(running: PlannedStart | None, published: PlannedStart | None) -> list[str]:
        made = structure_sheet(
            imprint, replace(SMALL, start=running), replace(SMALL, start=published)
        )
        return [f"{one.label}: {one.value}" for one in made.facts]

    start = "Start: Sat 28 Nov 2026, 19:00 in Sydney"
    assert facts(None, None) == []
    assert facts(then, then) == [start]
    assert facts(now, None) == [start.replace("19:00", "20:30")]
    assert facts(now, then) == [
        start.replace("19:00", "20:30"),
        start.replace("Start", "Published start"),
    ]
