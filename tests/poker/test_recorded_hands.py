"""Recorded hands play through the engine to their right stacks, with the right amounts on offer."""

import json
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import resources
from tdapp.core.refusal import Refusal
from tdapp.poker.phh.history import HandHistory
from tdapp.poker.phh.playing import played, steps
from tdapp.poker.phh.reading import read_hands
from tdapp.poker.phh.setups import setup_of
from tdapp.poker.play.with_chips import may_raise
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Round
from tdapp.poker.showdown.settling import settle
from tdapp.poker.variants.variant import Variant, read_variant
from tdapp.rules.betting_rules import PotLimit
from tdapp.rules.play_rules import PlayRules
from tests.poker.houses import play_rules

HANDS = Path(__file__).parent / "hands"
FILES = sorted(
    str(path.relative_to(HANDS)) for path in HANDS.rglob("*.phh*") if path.suffix != ".json"
)
BETS = {"f", "cc", "cbr", "pb"}


@cache
def variant(id_: str) -> Variant:
    return read_variant(resources.read("variants", f"{id_}.toml"))


@cache
def known(name: str) -> dict[str, dict[str, Any]]:
    """What is known of the hands of all files: `expected` or `decisions`."""
    found: dict[str, dict[str, Any]] = {}
    for path in (HANDS / f"{name}.json", HANDS / "synthetic" / f"{name}.json"):
        found |= json.loads(path.read_text("utf-8"))["hands"]
    return found


@cache
def by_the_half() -> dict[str, Any]:
    """Where the lists know no half-bet rule: what may be raised to, what is refused, by `rules`."""
    table: dict[str, Any] = json.loads((HANDS / "half_bets.json").read_text("utf-8"))
    return table


def refused(file: str, number: str) -> list[Any] | None:
    """The number of the action that is refused for that rule, and how."""
    rows = by_the_half()["refused"]
    return next((how for *hand, how in rows if hand == [file, number]), None)


def hands_of(file: str, rules: PlayRules | None = None) -> Iterator[tuple[str, HandHistory, Setup]]:
    """Each hand of a file with its number and what it starts from."""
    for number, hand in read_hands((HANDS / file).read_text("utf-8")).items():
        assert isinstance(hand, HandHistory), (file, number, hand)
        yield number, hand, setup_of(hand, rules or play_rules("OPEN"), variant)


def offered(hand: HandHistory, setup: Setup) -> Iterator[list[Any]]:
    """The actor, the call, and the least and most of a raise, at each decision of a hand."""
    for step in steps(hand, setup):
        words = step.action.split()
        if len(words) > 1 and words[1] in BETS:
            player = int(words[0][1:]) - 1
            call = step.before.betting.to_call(player)
            amounts = (call, *_raise(step.before, player))
            yield [player + 1, *(one and hand.shown(one) for one in amounts)]


def _raise(round_: Round, player: int) -> Sequence[int | None]:
    try:
        may = may_raise(round_, player)
    except Refusal:
        return None, None
    return may.least, may.most


@pytest.mark.parametrize("file", FILES)
def test_recorded_hands_end_with_the_stacks_that_they_should(file: str) -> None:
    wrong = {}
    for number, hand, setup in hands_of(file):
        expected = known("expected")[file][number]
        stacks = expected.get("card_room_stacks", expected["final_stacks"])
        right = refused(file, number) or stacks
        try:
            end: list[Any] = [hand.shown(one) for one in settle(played(hand, setup)).stacks]
        except Refusal as refusal:
            why = refusal.details["why"]
            assert isinstance(why, Refusal)
            end = [refusal.details["number"], why.code]
        if end != right:
            wrong[number] = (end, right)
    assert wrong == {}


NOT_LISTED = {"23": 7, "27": 16, "29": 7, "33": 19, "35": 16}
"""In these badugi hands the list leaves out one decision: the first after a draw of no card."""


def listed(file: str, number: str) -> list[list[Any]]:
    """The decisions of a hand as listed, but where the half-bet rule asks for something else."""
    found = [list(one) for one in known("decisions")[file][number]]
    for *hand, at, raise_to, rule in by_the_half()["raise_to"]:
        if hand == [file, number]:
            assert rule in by_the_half()["rules"]
            assert found[at][2:] != [raise_to, raise_to]
            found[at][2:] = raise_to, raise_to
    return found


@cache
def counting_antes() -> PlayRules:
    """The common rules of a card room in whose first pot limit the big blind's ante counts."""
    rules = play_rules("OPEN")
    counts = PotLimit(big_blind_ante=True, rule="as the lists were made")
    return replace(rules, betting=replace(rules.betting, pot_limit=counts))


@pytest.mark.parametrize("file", FILES)
def test_each_decision_of_a_recorded_hand_offers_the_right_amounts(file: str) -> None:
    """A hand that is refused for the half-bet rule is compared up to the decision before."""
    wrong = {}
    for number, hand, setup in hands_of(file, counting_antes()):
        if number not in known("decisions").get(file, {}):
            continue
        stops, right = refused(file, number), listed(file, number)
        found: list[list[Any]] = []
        with pytest.raises(Refusal, match="unplayable") if stops else nullcontext():
            found.extend(offered(hand, setup))
        if file.endswith("FB.phhs") and number in NOT_LISTED:
            del found[NOT_LISTED[number]]
        if found != (right[: len(found)] if stops else right):
            wrong[number] = (found, right)
    assert wrong == {}


def test_the_half_bet_rule_is_the_only_one_for_which_anything_differs() -> None:
    """89 hands have an all-in short of a limit bet: 58 are as listed, of 31 the rule is named."""
    marked = {(file, number) for file, hands in known("expected").items()
              for number, one in hands.items() if one.get("half_bet")}  # fmt: skip
    table = by_the_half()
    differ = {(file, number) for file, number, *_ in table["raise_to"]}
    stopped = {(file, number) for file, number, *_ in table["refused"]}
    assert (len(marked), len(differ), len(stopped)) == (89, 31, 14)
    assert stopped <= differ <= marked


@pytest.mark.parametrize("number", [28, 29, 31, 32])
def test_the_big_blinds_ante_counts_in_the_first_pot_limit_by_the_houses_rule(number: int) -> None:
    """Where it does not, the first raise before the flop may be less by just the ante."""
    file = f"wsop-2023-43-5/{number}.phh"
    ((_, hand, with_it),) = hands_of(file, counting_antes())
    ((_, _, without),) = hands_of(file)
    counted, left_out = next(offered(hand, with_it)), next(offered(hand, without))
    assert counted == [*left_out[:3], left_out[3] + max(hand.antes)]
