"""Main and side pots, and what nobody called, in each house."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tdapp.poker.betting.betting import Stake
from tdapp.poker.pots.pots import pots, uncalled
from tdapp.poker.showdown.settling import settle
from tests.poker.rounds_over import BY_RANK, DRY, over, stakes_of
from tests.rules_doc import Case, case

LETTERS = "ABCDEFGHIJ"


@case(
    "ADELAIDE-ALLIN-002",
    "CROWN-ALLIN-001",
    "STAR-ALLIN-001",
    "STAR-ALLIN-002",
    "TAS-ALLIN-001",
)
def test_an_all_in_player_contests_only_what_he_matched(case: Case) -> None:
    """Chips beyond an all-in stake make a side pot; what nobody called goes back."""
    folded = [LETTERS.index(name) for name in case.given["folded"]]
    end = settle(over(case.house, stakes_of(case.given["contributions"]), folded=folded))

    back = {LETTERS[end.uncalled.player]: end.uncalled.chips} if end.uncalled else {}
    assert back == case.then["uncalled_returned"]
    assert [
        {"amount": pot.chips, "eligible": [LETTERS[it] for it in pot.players]} for pot in end.pots
    ] == case.then["pots"]


@case("ADELAIDE-ALLIN-003", "STAR-ALLIN-003")
def test_a_side_pot_goes_to_the_best_hand_that_contests_it(case: Case) -> None:
    """Each pot is won by the best hand among those who put into all of it."""
    main, side = (pot["amount"] for pot in case.given["pots"])
    short, long = main // 3, main // 3 + side // 2
    dead = main % 3
    hands = [BY_RANK[case.given["hands"][name]] for name in "ABC"]
    end = settle(over(case.house, [short, long, long], hands, [DRY], dead=dead))

    assert [(pot.chips, pot.players) for pot in end.pots] == [(main, (0, 1, 2)), (side, (1, 2))]
    assert {f"{LETTERS[at]}_wins": won for at, won in enumerate(end.stacks)} == case.then


STAKES = st.lists(st.tuples(st.integers(0, 40), st.booleans()), min_size=2, max_size=9)


@given(stakes=STAKES.filter(lambda them: any(live for _, live in them)), dead=st.integers(0, 5))
def test_pots_hold_every_chip_that_was_called(stakes: list[tuple[int, bool]], dead: int) -> None:
    table = [Stake(0, 0, chips, live) for chips, live in stakes]
    back = uncalled(table)
    if back:
        less = Stake(0, 0, table[back.player].put_in - back.chips)
        table[back.player] = less
    found = pots(table, dead)

    assert sum(pot.chips for pot in found) == sum(one.put_in for one in table) + dead
    assert all(set(b.players) < set(a.players) for a, b in pairwise(found))
    assert uncalled(table) is None
