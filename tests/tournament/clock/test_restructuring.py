"""The running structure: what comes may be changed as announced, what was played stays."""

from collections.abc import Callable
from functools import partial

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.core.event import Event
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.tournament.clock.restructuring import (
    change_level,
    first_to_come,
    insert_level,
    remove_level,
)
from tdapp.tournament.clock.timing import set_clock
from tdapp.tournament.clock.windows import within
from tdapp.tournament.facts.clock import StructureChanged
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import AntePaidBy, Level
from tdapp.tournament.plan.offers import OtherAddOn, Window
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.state.clock import ClockPosition, position
from tests.tournament.evening import SMALL, Evening
from tests.tournament.sales.offers import LOW, offer

FREE = replace(SMALL, rules=rulebook("open").tournament)
LONG = 12
FAR = range(40)
NEW = Level(15, 250, 500, 500, AntePaidBy.BIG_BLIND)
OMAHA = replace(NEW, game="Omaha")


def running_for(minutes: float, conditions: Conditions = FREE) -> Evening:
    evening = Evening(conditions)
    evening.start()
    evening.pass_us(round(minutes * MINUTE_US))
    return evening


def sheet(conditions: Conditions) -> list[Level]:
    """What is played, far past the sheet."""
    return [conditions.level(index) for index in FAR]


def refused(decide: Callable[[], list[Event]]) -> Refusal:
    with pytest.raises(Refusal) as found:
        decide()
    return found.value


def test_a_level_to_come_is_changed_and_all_others_stay_as_published() -> None:
    evening = running_for(5)
    before = sheet(evening.state.conditions)
    told = evening.tell(change_level(evening.state, 1, NEW, evening.now))

    assert told == [StructureChanged(1, SMALL.levels[1], NEW)]
    assert sheet(evening.state.conditions) == [before[0], NEW, *before[2:]]
    assert evening.state.programme.published == FREE
    assert position(evening.state.conditions, evening.state.clock, evening.now) == ClockPosition(
        0, 15 * MINUTE_US
    )


def test_the_clock_runs_through_a_changed_level_for_its_new_length() -> None:
    evening = running_for(5)
    evening.tell(change_level(evening.state, 1, NEW, evening.now))
    evening.tell(insert_level(evening.state, 2, Level(5), evening.now))
    evening.pass_us((15 + 15 + 5) * MINUTE_US + 1)

    here = position(evening.state.conditions, evening.state.clock, evening.now)
    assert here == ClockPosition(3, 10 * MINUTE_US - 1)


@pytest.mark.parametrize("index", [3, 4, 9])
def test_a_change_at_the_open_end_leaves_the_levels_after_it(index: int) -> None:
    for change, shift in ((change_level, 1), (insert_level, 0)):
        evening = running_for(1)
        before = sheet(evening.state.conditions)
        evening.tell(change(evening.state, index, NEW, evening.now))
        after = sheet(evening.state.conditions)

        assert after[:index] == before[:index]
        assert after[index] == NEW
        assert after[index + 1 :] == before[index + shift :][: len(after) - index - 1]


@given(
    index=st.integers(1, LONG),
    minutes=st.integers(1, 90),
    is_break=st.booleans(),
    kind=st.sampled_from(["change", "insert", "remove"]),
)
def test_no_change_touches_another_level(
    index: int, minutes: int, kind: str, *, is_break: bool
) -> None:
    evening = running_for(1)
    new = Level(minutes) if is_break else Level(minutes, 700, 1400)
    before = sheet(evening.state.conditions)
    acts: dict[str, Callable[..., list[Event]]] = {
        "change": partial(change_level, level=new),
        "insert": partial(insert_level, level=new),
        "remove": remove_level,
    }
    decide = partial(acts[kind], evening.state, index, now=evening.now)
    if kind == "change" and before[index] == new:
        assert refused(decide).code == "structure_unchanged"
        return
    evening.tell(decide())
    after = sheet(evening.state.conditions)
    wanted = {
        "change": [*before[:index], new, *before[index + 1 :]],
        "insert": [*before[:index], new, *before[index:]],
        "remove": [*before[:index], *before[index + 1 :]],
    }[kind]
    last_listed = kind == "remove" and index == len(SMALL.levels) - 1
    assert last_listed or after[: len(wanted) - 1] == wanted[: len(after)][: len(wanted) - 1]


def test_taking_out_the_last_listed_level_lets_the_open_end_begin_at_the_one_before() -> None:
    evening = running_for(1)
    evening.tell(remove_level(evening.state, 3, evening.now))

    assert evening.state.conditions.level(3) == Level(20, 300, 600)
    flat = running_for(1, replace(FREE, then_add=0))
    flat.tell(remove_level(flat.state, 3, flat.now))
    assert flat.state.conditions.level(9) == Level(20, 200, 400)


def test_taking_out_what_comes_again_anyhow_changes_nothing() -> None:
    flat = running_for(1, replace(FREE, then_add=0))

    assert refused(lambda: remove_level(flat.state, 6, flat.now)).code == "structure_unchanged"
    same = flat.state.conditions.level(1)
    unchanged = refused(lambda: change_level(flat.state, 1, same, flat.now))
    assert unchanged.code == "structure_unchanged"


@pytest.mark.parametrize(
    ("minutes", "first"), [(0, 1), (19.9, 1), (20, 2), (45, 3), (50, 4), (199, 8)]
)
def test_what_has_begun_stays(minutes: float, first: int) -> None:
    evening = running_for(minutes)
    assert first_to_come(evening.state, evening.now) == first
    for act in (partial(change_level, level=NEW), partial(insert_level, level=NEW), remove_level):
        begun = refused(partial(act, evening.state, first - 1, now=evening.now))
        on_break = evening.state.conditions.level(first - 1).is_break
        assert begun.code == ("break_has_begun" if on_break else "level_has_begun")
        assert act(evening.state, first, now=evening.now)
        assert refused(partial(act, evening.state, -1, now=evening.now)).code == "level_has_begun"
        assert refused(partial(act, evening.state, 1000, now=evening.now)).code == "no_such_level"


def test_before_the_start_the_first_level_may_still_be_changed() -> None:
    evening = Evening(FREE)
    evening.tell(change_level(evening.state, 0, NEW, evening.now))
    assert evening.state.conditions.level(0) == NEW
    evening.tell(set_clock(evening.state, 1, MINUTE_US, evening.now))
    assert first_to_come(evening.state, evening.now) == 2


@pytest.mark.parametrize(
    "level",
    [
        Level(0, 100, 200),
        Level(-5),
        Level(24 * 60 + 1),
        Level(20, 300, 200),
        Level(20, 100, 0),
        Level(20, 0, 0, 50),
        Level(20, -100, 200),
        Level(20, 100, 10**10),
    ],
)
def test_no_level_can_be_like_that(level: Level) -> None:
    evening = running_for(1)
    assert refused(lambda: change_level(evening.state, 1, level, evening.now)).code == "bad_level"
    assert refused(lambda: insert_level(evening.state, 1, level, evening.now)).code == "bad_level"


@pytest.mark.parametrize("levels", [(Level(20, 1, 2),), (Level(20, 1, 2), Level(5))])
def test_something_is_always_left_to_play(levels: tuple[Level, ...]) -> None:
    evening = Evening(replace(FREE, levels=levels, then_add=0))
    refusal = refused(lambda: remove_level(evening.state, 0, evening.now))
    assert refusal.code == "nothing_to_play"


def sold_until(last: int, **more: object) -> Conditions:
    window = Window(until_level=last, **more)  # type: ignore[arg-type]
    entry = replace(offer(10_000, 1_000, 10_000), window=window)
    levels = tuple(Level(20, 100 * n, 200 * n) for n in range(1, 7))
    return replace(FREE, entry=entry, levels=(*levels[:3], Level(10), *levels[3:]))


def closing_blinds(conditions: Conditions) -> list[int]:
    """The big blinds of the levels in which an entry may be bought."""
    places = [ClockPosition(index, 1) for index in range(len(conditions.levels))]
    open_ = [at.index for at in places if within(conditions, at, conditions.entry.window)]
    return [conditions.level(index).big for index in open_]


def test_a_window_means_the_level_that_was_announced_whatever_its_number_is_now() -> None:
    evening = running_for(1, sold_until(4))
    assert closing_blinds(evening.state.conditions) == [200, 400, 600, 0, 800]

    evening.tell(insert_level(evening.state, 2, Level(20, 250, 500), evening.now))
    assert evening.state.conditions.entry.window.until_level == 5
    assert closing_blinds(evening.state.conditions) == [200, 400, 500, 600, 0, 800]
    evening.tell(remove_level(evening.state, 1, evening.now))
    evening.tell(remove_level(evening.state, 3, evening.now))
    assert closing_blinds(evening.state.conditions) == [200, 500, 600, 800]
    evening.tell(remove_level(evening.state, 3, evening.now))
    assert closing_blinds(evening.state.conditions) == [200, 500, 600]


def test_a_level_that_comes_after_the_last_one_of_a_sale_is_not_in_it() -> None:
    evening = running_for(1, sold_until(3, through_break=True))
    assert closing_blinds(evening.state.conditions) == [200, 400, 600, 0]
    evening.tell(insert_level(evening.state, 4, Level(20, 350, 700), evening.now))
    assert closing_blinds(evening.state.conditions) == [200, 400, 600, 0]
    evening.tell(change_level(evening.state, 1, Level(20), evening.now))
    assert closing_blinds(evening.state.conditions) == [200, 0, 600, 0]


def test_a_level_in_which_alone_something_is_sold_is_not_taken_out() -> None:
    addon = replace(offer(5_000, 0, 5_000), window=Window(from_level=2, until_level=2), most=1)
    other = OtherAddOn("More", addon.parts, 5_000, most=1, from_level=2, until_level=2)
    evening = running_for(1, replace(sold_until(4), addon=addon, other_addons=(other,)))
    refusal = refused(lambda: remove_level(evening.state, 1, evening.now))

    assert refusal.code == "sold_in_that_level"
    evening.tell(insert_level(evening.state, 1, Level(20, 150, 300), evening.now))
    moved = evening.state.conditions.addon
    assert moved is not None
    assert (moved.window.from_level, moved.window.until_level) == (3, 3)
    (other,) = evening.state.conditions.other_addons
    assert (other.from_level, other.until_level) == (3, 3)


def test_a_rebuy_window_moves_with_its_level_too() -> None:
    evening = running_for(1, replace(FREE, rebuy=offer(8_000, 500, 9_000, until=2, when=LOW)))
    evening.tell(insert_level(evening.state, 1, Level(20, 150, 300), evening.now))
    rebuy = evening.state.conditions.rebuy
    assert rebuy is not None
    assert rebuy.window.until_level == 3


def test_a_change_of_another_level_than_the_one_that_is_there_does_not_fit() -> None:
    evening = running_for(1)
    with pytest.raises(Contradiction, match="other_level"):
        TOURNAMENT.folds.apply(evening.state, StructureChanged(1, NEW, None))
    with pytest.raises(Contradiction, match="no_such_event"):
        TOURNAMENT.folds.apply(TOURNAMENT.empty, StructureChanged(1, None, NEW))


def games(conditions: Conditions) -> list[str]:
    return [conditions.game(index) for index in range(8)]


def test_a_level_of_another_game_leaves_the_games_of_the_others() -> None:
    levels = (Level(20, 1, 2, game="Hold'em"), Level(20, 2, 4), Level(5), Level(20, 3, 6))
    evening = running_for(1, replace(FREE, levels=levels, then_add=0))
    evening.tell(insert_level(evening.state, 1, Level(10, 1, 2, game="Razz"), evening.now))
    holdem = ["Hold'em"] * 8
    assert games(evening.state.conditions) == ["Hold'em", "Razz", *holdem[2:]]
    evening.tell(change_level(evening.state, 3, Level(8), evening.now))
    evening.tell(remove_level(evening.state, 1, evening.now))
    assert games(evening.state.conditions) == holdem
    evening.tell(change_level(evening.state, 3, Level(20, 3, 6, game="Omaha"), evening.now))
    assert games(evening.state.conditions) == [*holdem[:3], "Omaha", *holdem[4:]]


def test_a_game_that_is_the_first_one_named_goes_on() -> None:
    evening = running_for(1, replace(FREE, then_add=0))
    evening.tell(change_level(evening.state, 1, OMAHA, evening.now))
    assert games(evening.state.conditions) == ["", *["Omaha"] * 7]
