"""What absent seats post and who never came: the stack that is left, and nobody swept who sat."""

import hypothesis.strategies as st
import pytest
from hypothesis import assume, given, settings
from msgspec.structs import replace

import resources
from tdapp.bootstrap import rulebook
from tdapp.core.instant import MINUTE_US
from tdapp.core.money import Chips
from tdapp.core.refusal import Refusal
from tdapp.rules.money_rules import RefundDue
from tdapp.table.chips.counting import report_stacks
from tdapp.table.geometry.posting import PostedChips, Stakes
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.seating.marking import (
    Absence,
    all_here,
    away,
    back,
    hold_table,
    tell_button,
    who_is_away,
)
from tdapp.table.state.attendance import SeatState
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.no_shows import no_shows, sweep, what_follows
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.tables.absent import (
    MissedLevel,
    due_next,
    known_stack,
    orbits_missed,
    post_absent,
    posted_for,
    stakes_of,
)
from tdapp.tournament.templates.template import conditions_of, read_template
from tests.tournament.evening import SMALL, Evening, refused
from tests.tournament.tables.moving import before_play, room

ONE = (MissedLevel(1, 9, 1, 1),)


@pytest.mark.parametrize(
    ("number", "stakes"),
    [(1, (100, 200, 0)), (2, (200, 400, 0)), (3, (300, 600, 600)), (5, (500, 1_000, 600))],
)
def test_a_level_is_known_by_its_number_breaks_not_counted(
    number: int, stakes: tuple[int, int, int]
) -> None:
    evening = Evening(SMALL)
    small, big, ante = map(Chips, stakes)
    assert stakes_of(evening.state, number) == Stakes(small, big, ante)


def test_there_is_no_level_before_the_first() -> None:
    with pytest.raises(Refusal, match="no_such_level"):
        stakes_of(Evening(SMALL).state, 0)


def test_whole_orbits_are_counted_by_those_who_sit_there() -> None:
    evening = room(5, 3)

    assert orbits_missed(evening.state, 1, 1, 2) == MissedLevel(1, 10, 2, 2)
    assert orbits_missed(evening.state, 2, 1) == MissedLevel(1, 3, 1, 1)


def test_what_was_posted_counts_though_the_wall_clock_was_set_back() -> None:
    evening = room(4)
    evening.tell(report_stacks(evening.state, [(1, 9_000)], evening.now))
    evening.now = replace(evening.now, utc_us=evening.now.utc_us - 60 * MINUTE_US)
    evening.tell(post_absent(evening.state, 1, ONE, evening.now))
    assert known_stack(evening.state, 1) == 9_000 - 300


def test_who_is_here_posts_for_himself() -> None:
    evening = room(4)
    evening.tell(back(evening.state, 2))

    assert refused(evening, post_absent, 2, ONE, evening.now) == Refusal("here_already", entry=2)
    evening.enter()
    assert refused(evening, post_absent, 5, ONE, evening.now) == Refusal("not_seated", entry=5)


@pytest.mark.parametrize(
    ("missed", "code"),
    [
        ((), "nothing_missed"),
        ((MissedLevel(1, 0),), "nothing_missed"),
        ((MissedLevel(1, 5), MissedLevel(1, -1)), "nothing_missed"),
        ((MissedLevel(1, 1, 1, 1),), "blinds_above_hands"),
        ((MissedLevel(0, 5),), "no_such_level"),
        ((MissedLevel(2, 5),), "level_not_reached"),
    ],
)
def test_what_cannot_have_been_missed_is_refused(
    missed: tuple[MissedLevel, ...], code: str
) -> None:
    evening = room(4)

    assert refused(evening, post_absent, 1, missed, evening.now).code == code


def test_the_stack_is_told_where_it_is_not_known() -> None:
    evening = room(4)
    evening.tell(back(evening.state, 1))
    evening.tell(away(evening.state, 1, 0))
    assert known_stack(evening.state, 1) is None
    unknown = refused(evening, post_absent, 1, ONE, evening.now)
    assert unknown == Refusal("stack_not_told", entry=1)
    too_much = refused(evening, post_absent, 1, ONE, evening.now, 40_001)
    assert too_much == Refusal("not_a_stack", stack=40_001)
    evening.tell(post_absent(evening.state, 1, ONE, evening.now, 7_000))

    assert known_stack(evening.state, 1) == 6_700
    evening.tell(post_absent(evening.state, 1, ONE, evening.now))
    assert known_stack(evening.state, 1) == 6_400
    assert evening.state.attendance.posted[1] == 600


def test_who_is_away_is_told_with_what_was_posted_longest_first() -> None:
    evening = room(4, 4)
    evening.tell(away(evening.state, 5, 20))
    evening.tell(away(evening.state, 2, 10))
    evening.tell(post_absent(evening.state, 5, ONE, evening.now))
    assert who_is_away(evening.state) == [
        Absence(2, Seat(1, 2), 10, 0),
        Absence(5, Seat(2, 1), 20, 300),
    ]
    evening.tell(back(evening.state, 2))
    evening.bust(5)

    assert who_is_away(evening.state) == []


def test_the_next_hand_takes_no_more_than_there_is() -> None:
    evening = room(4)
    evening.tell(tell_button(evening.state, 1, ButtonPosition(1, 2, 3)))
    assert due_next(evening.state, 4, evening.now) == PostedChips(big_blind=Chips(200))
    evening.tell(post_absent(evening.state, 4, ONE, evening.now, 350))
    assert due_next(evening.state, 4, evening.now) == PostedChips(big_blind=Chips(50))
    assert due_next(evening.state, 1, evening.now) == PostedChips()


def test_without_the_button_only_orbits_can_be_counted() -> None:
    evening = room(4)

    unknown = refused(evening, due_next, 1, evening.now)
    assert unknown == Refusal("button_unknown", seat=1)


counts = st.tuples(st.integers(0, 30), st.integers(0, 5), st.integers(0, 5))


@settings(max_examples=40)
@given(stack=st.integers(0, 10_000), missed=st.lists(counts, max_size=4))
def test_posting_never_changes_the_chips_in_play(
    stack: int, missed: list[tuple[int, int, int]]
) -> None:
    evening = room(3)
    before = evening.state.chips_in_play
    levels = [MissedLevel(1, hands + small + big, small, big) for hands, small, big in missed]
    assume(any(level.hands for level in levels))
    lines = posted_for(evening.state, stack, levels, evening.now)
    evening.tell(post_absent(evening.state, 1, levels, evening.now, stack))

    paid = sum(line.paid for line in lines)
    assert evening.state.chips_in_play == before
    assert known_stack(evening.state, 1) == stack - paid
    assert evening.state.attendance.posted[1] == paid


def test_a_sweep_takes_those_who_never_came_and_nobody_else() -> None:
    evening = room(4, 3)
    evening.tell(all_here(evening.state, 1, (2,), 0))
    evening.tell(back(evening.state, 5))
    for entry in (5, 6, 7):
        evening.tell(away(evening.state, entry, 0))
    gone = no_shows(evening.state)
    assert [one.entry for one in gone] == [2, 6, 7]
    for sat in (1, 5):
        assert evening.state.attendance.state_of(5) is SeatState.ABSENT
        taken = refused(evening, sweep, (sat, 2), evening.now, good_reason=True)
        assert taken == Refusal("seat_was_taken", entry=sat)
    evening.tell(sweep(evening.state, [one.entry for one in gone], evening.now, good_reason=True))

    assert evening.state.in_play() == [1, 3, 4, 5]
    assert evening.state.chips_in_play == 40_000
    assert {one.departure for one in evening.state.exits.by_entry.values()} == {Departure.NO_SHOW}
    assert no_shows(evening.state) == []
    assert refused(evening, sweep, (2,), evening.now, good_reason=True) == (
        Refusal("already_out", entry=2)
    )


def test_who_went_out_in_play_and_comes_back_is_no_no_show() -> None:
    evening = room(4)
    evening.bust(3)
    evening.reinstate(3)

    assert 3 not in [one.entry for one in no_shows(evening.state)]
    never = refused(evening, leave, 3, Departure.NO_SHOW, 0, evening.now)
    assert never == Refusal("seat_was_taken", entry=3)


def test_nobody_is_swept_from_a_table_on_hold_or_before_play() -> None:
    evening = before_play(3, 3)
    early = refused(evening, sweep, (1,), evening.now, good_reason=True)
    assert early == Refusal("no_show_too_early", levels=0, rule="28.5.10.3")
    evening.start()
    unseen = refused(evening, sweep, (1,), evening.now, good_reason=True)
    assert unseen == Refusal("not_noted_away", entry=1)
    for entry in range(1, 7):
        evening.tell(away(evening.state, entry, 0))
    evening.tell(hold_table(evening.state, 1))

    assert [one.entry for one in no_shows(evening.state)] == [4, 5, 6]
    held = refused(evening, sweep, (4, 1), evening.now, good_reason=True)
    assert held == Refusal("table_on_hold", table=1)


def test_a_sweep_names_each_once_and_leaves_somebody() -> None:
    evening = room(3)
    for entry in (1, 2, 3):
        evening.tell(away(evening.state, entry, 0))
    for entries in ((), (1, 1)):
        assert refused(evening, sweep, entries, evening.now, good_reason=True) == (
            Refusal("nobody_named")
        )
    everybody = refused(evening, sweep, (1, 2, 3), evening.now, good_reason=True)
    assert everybody.code == "last_one_left"
    nobody = refused(evening, sweep, (9,), evening.now, good_reason=True)
    assert nobody == Refusal("no_such_entry", entry=9)


def test_what_follows_is_told_beforehand() -> None:
    told = what_follows(Evening(SMALL).state)

    assert (told.after_levels, told.good_reason, told.to_reserve) == (0, False, False)
    assert told.money is RefundDue.FEE_ON_APPROVAL
    assert told.rule == "28.5.10.3"


@pytest.mark.parametrize(
    ("house", "terms", "fault"),
    [
        ("star", {"absent_posts": False}, "yes by rule 28.5.10.1 - at `$.attendance.absent_posts`"),
        ("star", {"unpaid_out": False}, "yes by rule 28.7.3 - at `$.attendance.unpaid_out`"),
        ("star", {"seats_fixed": True}, "no by rule 28.5.6 - at `$.attendance.seats_fixed`"),
        (
            "adelaide",
            {"folded_when_dealt": False},
            "yes by rule 92 - at `$.attendance.folded_when_dealt`",
        ),
        (
            "adelaide",
            {"no_show_after_levels": 1},
            "at least 3 by rule 111b - at `$.attendance.no_show_after_levels`",
        ),
        ("adelaide", {"no_show_after_levels": 4}, None),
        ("tasmania", {"no_show_out": False, "seats_fixed": False}, None),
        ("crown", {"absent_posts": True, "folded_when_dealt": True, "no_show_out": True}, None),
    ],
)
def test_an_event_file_says_of_absence_only_what_is_left_to_it(
    house: str, terms: dict[str, object], fault: str | None
) -> None:
    text = resources.read("events", "canberra-teams-2010-no-rebuy-fee.toml")
    fields = {**read_template(text), "attendance": terms}
    if fault is None:
        conditions_of(fields, rulebook(house))
        return
    with pytest.raises(Refusal) as refused:
        conditions_of(fields, rulebook(house))
    assert refused.value == Refusal("bad_event_file", problem=fault)
