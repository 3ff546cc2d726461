"""Last longers: players bet on which of them lasts longest."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.tournament.exits.correcting import reorder
from tdapp.tournament.facts.deals import LastLongerAgreed
from tdapp.tournament.payouts.dealing import agree_last_longer, standing_of
from tests.rules.houses import BOOKS, held_under
from tests.rules_doc import rule
from tests.tournament.evening import SMALL, Evening, seated

BETTING = replace(SMALL, rules=held_under("OPEN").rules)
FORBIDDEN = {"STAR": "27.12", "CROWN": "18.13"}


def agreed(evening: Evening, *entries: int, stake: int = 2_000) -> LastLongerAgreed:
    (fact,) = evening.tell(agree_last_longer(evening.state, entries, stake))
    assert isinstance(fact, LastLongerAgreed)
    return fact


@rule("STAR", "27.12")
@rule("CROWN", "18.13")
@pytest.mark.parametrize("house", BOOKS)
def test_players_bet_with_each_other_where_the_rulebook_lets_them(house: str) -> None:
    """Side bets are barred at The Star and at Crown; the other books do not forbid them."""
    evening = seated(6, replace(SMALL, rules=held_under(house).rules))
    if house in FORBIDDEN:
        with pytest.raises(Refusal) as refused:
            agreed(evening, 1, 2)
        assert refused.value == Refusal("side_bets_forbidden", rule=FORBIDDEN[house])
    else:
        assert standing_of(evening.state, agreed(evening, 1, 2)).left == (1, 2)


@pytest.mark.parametrize("order", [*permutations((2, 3, 5))])
def test_whoever_lasts_longest_gets_the_stakes_of_all(order: tuple[int, int, int]) -> None:
    evening = seated(6, BETTING)
    evening.close()
    fact, (*others, last) = agreed(evening, 2, 3, 5), order
    for entry in others:
        assert not standing_of(evening.state, fact).won
        evening.bust(entry)
    assert standing_of(evening.state, fact) == ((last,), {last: 6_000})
    evening.bust(last)
    assert standing_of(evening.state, fact) == ((), {last: 6_000})


def test_who_shares_the_best_place_shares_the_stakes_to_the_cent() -> None:
    evening = seated(6, BETTING)
    evening.close()
    fact = agreed(evening, 5, 2, 3, stake=333)
    evening.bust(3, 2, 5)
    evening.tell(reorder(evening.state, ((2, 5),)))
    assert standing_of(evening.state, fact).won == {5: 500, 2: 499}


@pytest.mark.parametrize(
    ("entries", "code"),
    [((1,), "one_last_longer"), ((), "one_last_longer"), ((1, 1), "twice_in_last_longer")],
)
def test_it_takes_two_players_each_named_once(entries: tuple[int, ...], code: str) -> None:
    with pytest.raises(Refusal, match=code):
        agreed(seated(6, BETTING), *entries)


def test_who_is_out_or_unknown_agrees_to_nothing() -> None:
    evening = seated(6, BETTING)
    evening.close()
    evening.bust(2)
    for entry, code in ((2, "already_out"), (99, "no_such_entry")):
        with pytest.raises(Refusal, match=code):
            agreed(evening, 1, entry)
    evening.bust(3, 4, 5, 6)
    with pytest.raises(Refusal, match="event_decided"):
        agreed(evening, 1, 6)
