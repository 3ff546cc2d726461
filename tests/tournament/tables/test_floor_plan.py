"""An event's file says how its tables are kept, and suggestions follow it."""

import pytest

from tdapp.rules.button_rule import ButtonMove, ButtonPlay, Newcomer
from tdapp.table.geometry.balancing import Halt, Source, ToleranceStep
from tdapp.table.geometry.redraw import RedrawStep
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.geometry.worst_seat import MoveNote
from tdapp.table.seating.marking import hold_table, set_breaking_order, tell_button
from tdapp.tournament.plan.floor_plan import FloorPlan
from tdapp.tournament.tables.arranging import lock_seat, redraw
from tdapp.tournament.tables.suggesting import Suggestions, suggestions
from tests.tournament.evening import Evening
from tests.tournament.tables.moving import room
from tests.tournament.templates.event_file import FILE, fault_in, read

FLOOR = """\
[floor]
load = 7
tolerance = [{ from_tables = 4, within = 2 }]
source = "next_number"
by_number_from = 20
halt_short_by = 4
redraws = [{ from_entries = 20, at_tables = [2, 1] }]
final_players = 8
button = "stays"
newcomer = "waits_between"
"""


def file(floor: str) -> str:
    """An event file with such a table."""
    return FILE.replace("[entry]\n", f"{floor}\n[entry]\n", 1)


def test_the_floor_of_a_file_is_taken_over_and_may_be_left_out() -> None:
    assert read(FILE).floor == FloorPlan()
    assert read(file(FLOOR)).floor == FloorPlan(
        load=7,
        tolerance=(ToleranceStep(4, 2),),
        source=Source.NEXT_NUMBER,
        by_number_from=20,
        halt_short_by=4,
        redraws=(RedrawStep(20, (2, 1)),),
        final_players=8,
        button=ButtonMove.STAYS,
        newcomer=Newcomer.WAITS_BETWEEN,
    )


@pytest.mark.parametrize(
    ("said", "where"),
    [
        ("load = 9", "above seats_per_table 8 - at `$.floor.load`"),
        ("final_players = 10", "above seats_per_table 8 - at `$.floor.final_players`"),
        ("load = 0", "$.floor.load"),
        ("evenness = 1", "evenness"),
        ("tolerance = [{ from_tables = 4, within = 0 }]", "$.floor.tolerance[0].within"),
        ("tolerance = [{ from_table = 4, within = 1 }]", "$.floor.tolerance[0]"),
        (
            "tolerance = [{ from_tables = 4, within = 1 }, { from_tables = 4, within = 2 }]",
            "4 twice - at `$.floor.tolerance[1].from_tables`",
        ),
        (
            "tolerance = [{ from_tables = 1, within = 3 }]",
            "tolerated, but halts at 3 - at `$.floor.tolerance[0].within`",
        ),
        (
            "redraws = [{ from_entries = 9, at_tables = [2, 2] }]",
            "a number twice - at `$.floor.redraws[0].at_tables`",
        ),
        ("redraws = [{ from_entries = 9, at_tables = [0] }]", "$.floor.redraws[0].at_tables[0]"),
        ('button = "runs"', "$.floor.button"),
    ],
)
def test_a_fault_in_the_floor_names_its_field(said: str, where: str) -> None:
    assert where in fault_in(file(f"[floor]\n{said}"))


def test_the_rulebook_says_how_the_button_is_played_and_perhaps_leaves_it_to_the_event() -> None:
    dead = ButtonPlay(ButtonMove.DEAD, Newcomer.SITS_OUT_A_HAND)
    assert room(3, house="star").state.button_play == dead
    assert room(3, house="crown").state.button_play == ButtonPlay()
    stays = FloorPlan(button=ButtonMove.STAYS)
    assert room(3, floor=stays).state.button_play == ButtonPlay(
        ButtonMove.STAYS, Newcomer.SITS_OUT_A_HAND
    )
    said = file('[floor]\nbutton = "stays"').replace('fee = "0.05"', "fee = 0")
    assert read(said, "star").floor.button is ButtonMove.STAYS
    fault = fault_in(said, "crown")
    assert fault == "dead by rule 8.9.6 - at `$.floor.button`"


@pytest.mark.parametrize(("move", "waits"), [(ButtonMove.DEAD, False), (ButtonMove.STAYS, True)])
def test_a_move_is_suggested_by_the_events_own_way_with_the_button(
    move: ButtonMove, *, waits: bool
) -> None:
    evening = room(9, 7, 9, floor=FloorPlan(button=move))
    for seat in (8, 9):
        evening.tell(lock_seat(evening.state, Seat(2, seat)))
    evening.bust(11)
    evening.tell(tell_button(evening.state, 2, ButtonPosition(1, 2, 3)))
    found = suggestions(evening.state).balancing

    assert found is not None
    assert (found.moves[0].to_table, found.moves[0].to_seat) == (2, 2)
    assert (MoveNote.WAITS_FOR_BUTTON in found.moves[0].notes) is waits


def test_tables_within_the_events_tolerance_are_left_alone() -> None:
    wide = FloorPlan(tolerance=(ToleranceStep(3, 2), ToleranceStep(4, 1)))
    assert _moves(room(9, 9, 7)) == 1
    assert _moves(room(9, 9, 7, floor=wide)) == 0
    assert _moves(room(9, 9, 7, 9, floor=wide)) == 1


def test_a_table_breaks_when_the_others_have_the_ideal_load() -> None:
    at_seven = FloorPlan(load=7)
    assert suggestions(room(5, 5, 6, floor=at_seven).state).breaks is None
    assert suggestions(room(5, 5, 4, floor=at_seven).state).breaks == 3
    assert suggestions(room(5, 5, 6).state).breaks == 3


def test_play_halts_as_the_event_says_and_the_alarm_tells_what_it_rests_on() -> None:
    assert suggestions(room(9, 9, 6).state).halts == (Halt(3, 3, by_counts=True),)
    assert suggestions(room(9, 9, 6, floor=FloorPlan(halt_short_by=4)).state).halts == ()
    assert suggestions(room(9, 9, 1, floor=FloorPlan(halt_short_by=0)).state).halts == ()
    told = room(9, 9, 6)
    told.tell(tell_button(told.state, 3, ButtonPosition(1, 2, 3)))
    assert suggestions(told.state).halts == ()
    told.tell(tell_button(told.state, 3, ButtonPosition(4, 5, 6)))
    assert suggestions(told.state).halts == (Halt(3, 3, by_counts=False),)


def test_a_redraw_is_due_at_the_published_numbers_of_tables() -> None:
    plan = FloorPlan(redraws=(RedrawStep(0, (1,)), RedrawStep(20, (2, 1))))
    evening = room(9, 8, 8, floor=plan)
    evening.close()
    assert suggestions(evening.state).redraw == ()
    evening.bust(*range(1, 7))
    assert suggestions(evening.state).redraw == ()
    assert suggestions(evening.state).balancing is not None
    evening.bust(7)
    assert suggestions(evening.state) == Suggestions(redraw=(1, 2), halts=_halts(evening))
    evening.tell(set_breaking_order(evening.state, (1, 2, 3)))
    assert suggestions(evening.state).redraw == (3, 2)
    evening.tell(redraw(evening.state, (3, 2), "seed"))

    assert suggestions(evening.state).redraw == ()
    assert evening.state.seating.at_tables() == {2: 9, 3: 9}
    evening.bust(*evening.state.seating.at_table(2))
    assert suggestions(evening.state).redraw == ()


def test_the_final_table_is_drawn_when_its_players_are_left() -> None:
    plan = FloorPlan(redraws=(RedrawStep(0, (1,)),), final_players=8)
    evening = room(6, 5, floor=plan)
    evening.bust(1, 2)
    assert suggestions(evening.state).redraw == ()
    evening.close()
    assert suggestions(evening.state).redraw == ()
    evening.bust(3)
    assert suggestions(evening.state).redraw == (1,)
    evening.tell(redraw(evening.state, (1,), "seed"))
    assert evening.state.seating.at_tables() == {1: 8}


def test_who_may_come_yet_puts_a_redraw_off() -> None:
    evening = room(5, 4, floor=FloorPlan(redraws=(RedrawStep(0, (1,)),)))
    assert suggestions(evening.state).redraw == ()
    evening.close()
    assert suggestions(evening.state).redraw == (1,)
    evening.tell(hold_table(evening.state, 2))
    assert suggestions(evening.state).redraw == (1,)


def _moves(evening: Evening) -> int:
    found = suggestions(evening.state).balancing
    return 0 if found is None else len(found.moves)


def _halts(evening: Evening) -> tuple[Halt, ...]:
    return suggestions(evening.state).halts


def test_nothing_is_to_be_moved_once_one_is_left() -> None:
    plan = FloorPlan(redraws=(RedrawStep(0, (1,)),), final_players=8)
    evening = room(6, 5, floor=plan)
    evening.close()
    evening.bust(*range(1, 11))
    assert evening.state.is_decided
    found = suggestions(evening.state)
    assert (found.redraw, found.breaks, found.balancing, found.halts) == ((), None, None, ())
