"""Which chips are to leave play when, and that a race changes the chips by its rounding alone."""

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

import resources
from tdapp.core.refusal import Refusal
from tdapp.rules.rulebook import read_rulebook
from tdapp.table.chips.counting import count_chips
from tdapp.table.chips.moving import colour_up, put_in, take_out
from tdapp.table.chips.race import ChipRounding, Holding
from tdapp.table.chips.racing import race_chips
from tdapp.table.facts.chips import ChipCause, ChipRetired, ChipsRaced, Lot
from tdapp.tournament.chips import LeavingChip, chips_in_use, chips_issued, leaving_chips, race_of
from tdapp.tournament.clock.restructuring import insert_level, remove_level
from tdapp.tournament.facts.clock import LevelBegan
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.plan.terms import ChipPlan, ColourUpStep
from tdapp.tournament.templates.offer_faults import chip_faults
from tests.rules_doc import rule
from tests.tournament.evening import SMALL, Evening, seated

LEVELS = (
    Level(20, 25, 50),
    Level(20, 100, 200),
    Level(10),
    Level(20, 300, 600),
    Level(20, 500, 1_000),
    Level(20, 1_000, 2_000),
)
PLAN = ChipPlan((25, 100, 500, 1_000), (ColourUpStep(25, 2), ColourUpStep(100, 3)))
SHEET = replace(SMALL, levels=LEVELS, then_add=500, chips=PLAN)
FREE = replace(SHEET, rules=read_rulebook(resources.read("rulebooks", "open.toml")).tournament)
ROUNDED = {ChipRounding.NEAREST_HALF_UP: 50, ChipRounding.ALWAYS_UP: 75}
"""By how many chips a race of 25s for 100s can round."""

NOW_25 = LeavingChip(25, 100, 2, now=True, needed=False, done=0)
NOW_100 = LeavingChip(100, 500, 3, now=True, needed=False, done=0)


def at(evening: Evening, index: int) -> list[LeavingChip]:
    """What is to leave play once the level or break at `index` began."""
    evening.tell([LevelBegan(index)])
    return leaving_chips(evening.state)


def begun(conditions: Conditions = SHEET, players: int = 6) -> Evening:
    """Players at two tables, the clock running."""
    evening = seated(players, conditions)
    evening.start()
    return evening


def test_the_schedule_says_what_leaves_and_when_and_goes_on_until_it_is_done() -> None:
    evening = seated(6, SHEET)
    assert leaving_chips(evening.state) == []
    evening.start()
    assert at(evening, 0) == []
    assert at(evening, 1) == [replace_now(NOW_25)]
    assert at(evening, 2) == [NOW_25]
    assert at(evening, 3) == [NOW_25, replace_now(NOW_100)]
    assert at(evening, 4) == [NOW_25, NOW_100]
    evening.tell(colour_up(evening.state, 25, 9, [Lot(100, 2)]))
    assert leaving_chips(evening.state) == [NOW_100]
    assert chips_in_use(evening.state) == (100, 500, 1_000)


def replace_now(leaving: LeavingChip) -> LeavingChip:
    """The same, to come in the next break."""
    return LeavingChip(
        leaving.chip, leaving.becomes, leaving.after_level, now=False, needed=False, done=0
    )


def test_without_a_schedule_a_chip_leaves_in_a_break_after_which_no_level_needs_it() -> None:
    evening = begun(replace(SHEET, chips=ChipPlan((25, 100, 1_000))))
    assert at(evening, 1) == []
    assert at(evening, 2) == [LeavingChip(25, 100, None, now=True, needed=False, done=0)]
    evening.tell(colour_up(evening.state, 25, 0, []))
    assert at(evening, 2) == []
    untold = begun(replace(SHEET, chips=ChipPlan()))
    assert at(untold, 2) == []


def test_a_table_after_the_other_is_done_and_with_the_last_one_the_chips_are_gone() -> None:
    evening = begun()
    at(evening, 2)
    told = evening.tell(colour_up(evening.state, 25, 4, [Lot(100, 1)], table=1))
    assert told[-1] == ChipRetired(25, 1)
    assert [one.done for one in leaving_chips(evening.state)] == [1]
    assert evening.tell(colour_up(evening.state, 25, 0, [], table=1)) == [ChipRetired(25, 1)]
    assert evening.tell(colour_up(evening.state, 25, 0, [], table=2)) == [
        ChipRetired(25, 2),
        ChipRetired(25),
    ]
    assert leaving_chips(evening.state) == []


def test_levels_put_in_and_taken_out_take_the_schedule_with_them() -> None:
    evening = begun(FREE)
    evening.tell(insert_level(evening.state, 1, Level(20, 50, 100), evening.now))
    assert [one.after_level for one in evening.state.conditions.chips.colour_ups] == [3, 4]
    evening.tell(remove_level(evening.state, 4, evening.now))
    assert [one.after_level for one in evening.state.conditions.chips.colour_ups] == [3, 3]


def test_a_level_that_needs_a_leaving_chip_after_all_is_said() -> None:
    evening = begun(FREE)
    evening.tell(insert_level(evening.state, 3, Level(20, 225, 450), evening.now))
    assert [one.needed for one in at(evening, 2)] == [True]


@pytest.mark.parametrize(("count", "back"), [(40, 7), (40, 13), (40, 16), (4, 0), (40, 4)])
def test_an_exchange_is_off_par_by_less_than_a_new_chip_for_each_player(
    count: int, back: int
) -> None:
    evening = begun()
    lots = [Lot(100, back)] if back else []
    off, players = abs(100 * back - 25 * count), len(evening.state.seating.seat_of)
    assert players == 6
    if off < (100 if back else 250) * players:
        evening.tell(colour_up(evening.state, 25, count, lots))
    else:
        with pytest.raises(Refusal, match="far_off_par") as far:
            colour_up(evening.state, 25, count, lots)
        assert far.value.details == {"chips": 100 * back, "par": 25 * count}


def test_far_too_many_chips_back_are_refused_with_the_par_value() -> None:
    evening = begun()
    for back in ([Lot(100, 40)], [Lot(1_000, 8)], []):
        with pytest.raises(Refusal, match="far_off_par") as far:
            colour_up(evening.state, 25, 80, back)
        assert far.value.details["par"] == 2_000


@rule("STAR", "28.7.1")
def test_chips_that_the_event_does_not_have_are_refused() -> None:
    """All wagers are made with tournament chips: others are no part of a count."""
    evening = begun()
    state = evening.state
    for act in (
        lambda: put_in(state, [Lot(250, 1)], ChipCause.FOUND),
        lambda: take_out(state, [Lot(5, 1)], ChipCause.MISSING),
        lambda: colour_up(state, 25, 4, [Lot(50, 2)]),
        lambda: race_of(state, 1, 25, 50, [Holding(1, 3)]),
        lambda: count_chips(state, 500, evening.now, [Lot(5, 100)]),
    ):
        with pytest.raises(Refusal, match="no_such_chip"):
            act()


@pytest.mark.parametrize(
    ("table", "old", "new", "held", "code"),
    [
        (9, 25, 100, [(1, 3)], "table_not_open"),
        (1, 25, 100, [], "no_chips_named"),
        (1, 25, 100, [(1, 0)], "no_chips_named"),
        (1, 0, 100, [(1, 1)], "no_chips_named"),
        (1, 100, 25, [(1, 1)], "not_a_larger_chip"),
        (1, 25, 100, [(9, 1)], "nobody_holds_chips"),
        (1, 25, 100, [(0, 1), (0, 1)], "nobody_named"),
        (1, 500, 1_000, [(0, 10**6)], "more_than_in_play"),
    ],
)
def test_a_race_that_cannot_be_is_refused(
    table: int, old: int, new: int, held: list[tuple[int, int]], code: str
) -> None:
    evening = begun()
    first = evening.state.seating.seat_of[evening.state.seating.at_table(1)[0]].seat
    holdings = [Holding(seat or first, count) for seat, count in held]
    if code == "nobody_holds_chips":
        holdings = [Holding(next(iter(evening.state.seating.free_at(1))), 1)]
    with pytest.raises(Refusal, match=code):
        race_of(evening.state, table, old, new, holdings)


def holdings_at(evening: Evening, table: int, counts: list[int], alone: int) -> list[Holding]:
    """What the players of a table have of the old chips; a bit of `alone` says: nothing else."""
    seating = evening.state.seating
    seats = [seating.seat_of[entry].seat for entry in seating.at_table(table)]
    return [
        Holding(seat, count, has_others=not alone >> place & 1)
        for place, (seat, count) in enumerate(zip(seats, counts, strict=True))
        if count
    ]


@given(
    st.lists(st.integers(0, 20), min_size=6, max_size=6),
    st.integers(0, 7),
    st.sampled_from(ChipRounding),
    st.text(max_size=3),
)
def test_chips_are_conserved_through_a_colour_up_but_for_what_each_race_rounds(
    counts: list[int], alone: int, rounding: ChipRounding, seed: str
) -> None:
    evening = begun(replace(SHEET, chips=replace(PLAN, rounding=rounding)))
    before, change = evening.state.chips_in_play, 0
    for table, mine in ((1, counts[:3]), (2, counts[3:])):
        held = holdings_at(evening, table, mine, alone)
        if not held:
            evening.tell(colour_up(evening.state, 25, 0, [], table))
            continue
        race = race_of(evening.state, table, 25, 100, held)
        told = evening.tell(race_chips(evening.state, table, race, None, seed))
        (raced,) = (one for one in told if isinstance(one, ChipsRaced))
        assert raced.seed == (seed if race.odd else "")
        given_to = {one.seat: one.given for one in raced.seats}
        assert all(given_to[one.seat] or one.has_others for one in held)
        rounded = 100 * sum(given_to.values()) - 25 * sum(mine)
        assert abs(rounded - 100 * len(raced.kept_in)) <= ROUNDED[rounding]
        change += rounded
    assert evening.state.chips_in_play == before + change == chips_issued(evening.state)
    assert chips_in_use(evening.state) == (100, 500, 1_000)


@pytest.mark.parametrize(
    ("plan", "fault"),
    [
        (ChipPlan((100, 25)), ("not from the smallest to the largest", "chips.denominations")),
        (ChipPlan((25, 25)), ("not from the smallest to the largest", "chips.denominations")),
        (
            ChipPlan((25, 100), (ColourUpStep(25, 1), ColourUpStep(100, 2))),
            ("100 is not the smallest of several chips in play", "chips.colour_ups[1]"),
        ),
        (
            ChipPlan((25, 100, 500), (ColourUpStep(100, 2),)),
            ("100 is not the smallest of several chips in play", "chips.colour_ups[0]"),
        ),
        (
            ChipPlan((25, 100, 500), (ColourUpStep(25, 3), ColourUpStep(100, 2))),
            ("earlier than the one before", "chips.colour_ups[1]"),
        ),
        (
            ChipPlan((25, 100, 500), (ColourUpStep(25, 1), ColourUpStep(100, 2))),
            ("a level after 2 needs chips of 100", "chips.colour_ups[1]"),
        ),
        (ChipPlan((), (ColourUpStep(25, 1),)), ("25 is not the smallest", "chips.colour_ups[0]")),
    ],
)
def test_a_fault_of_the_chips_is_named_with_its_place(
    plan: ChipPlan, fault: tuple[str, str]
) -> None:
    found = list(chip_faults(replace(SHEET, chips=plan)))
    assert [where for _, where in found] == [fault[1]]
    assert found[0][0].startswith(fault[0])
    assert list(chip_faults(SHEET)) == []
