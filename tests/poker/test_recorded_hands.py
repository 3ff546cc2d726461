"""Recorded hands play through the engine to their right stacks, with the right amounts on offer."""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

import resources
from tdapp.core.refusal import Refusal
from tdapp.poker.phh.history import HandHistory
from tdapp.poker.phh.playing import played, steps
from tdapp.poker.phh.reading import read_hands
from tdapp.poker.phh.setups import setup_of
from tdapp.poker.round.acting import may_raise
from tdapp.poker.round.settling import settle
from tdapp.poker.round.setup import Setup
from tdapp.poker.variants.variant import Variant, read_variant
from tests.poker.houses import play_rules

HANDS = Path(__file__).parent / "hands"
FILES = sorted(
    str(path.relative_to(HANDS)) for path in HANDS.rglob("*.phh*") if path.suffix != ".json"
)
BETS = {"f", "cc", "cbr", "pb"}


@cache
def variant(id_: str) -> Variant:
    return read_variant(resources.text("variants", f"{id_}.toml"))


@cache
def known(name: str) -> dict[str, dict[str, Any]]:
    """What is known of the hands of all files: `expected` or `decisions`."""
    found: dict[str, dict[str, Any]] = {}
    for path in (HANDS / f"{name}.json", HANDS / "synthetic" / f"{name}.json"):
        found |= json.loads(path.read_text("utf-8"))["hands"]
    return found


def hands_of(file: str) -> Iterator[tuple[str, HandHistory, Setup]]:
    """Each hand of a file with its number and what it starts from."""
    for number, hand in read_hands((HANDS / file).read_text("utf-8")).items():
        assert isinstance(hand, HandHistory), (file, number, hand)
        yield number, hand, setup_of(hand, play_rules("OPEN"), variant)


def offered(hand: HandHistory, setup: Setup) -> list[list[Any]]:
    """The actor, the call, and the least and most of a raise, at each decision of a hand."""
    found: list[list[Any]] = []
    for step in steps(hand, setup):
        words = step.action.split()
        if len(words) > 1 and words[1] in BETS:
            player = int(words[0][1:]) - 1
            call = step.before.betting.to_call(player)
            amounts = (call, *_raise(step.before, player))
            found.append([player + 1, *(one and hand.shown(one) for one in amounts)])
    return found


def _raise(round_: Any, player: int) -> Sequence[int | None]:
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
        right = expected.get("card_room_stacks", expected["final_stacks"])
        try:
            end: object = [hand.shown(one) for one in settle(played(hand, setup)).stacks]
        except Refusal as refusal:
            if expected.get("half_bet") and refusal.code == "unplayable":
                continue
            end = refusal.code, refusal.details
        if end != right:
            wrong[number] = (end, right)
    assert wrong == {}


NOT_LISTED = {("synthetic/FB.phhs", number) for number in ("23", "27", "29", "33", "35")}
"""Here the list leaves out the first decision after a draw in which everybody stood pat."""


ANTE_IS_NO_BET = {f"wsop-2023-43-5/{number}.phh" for number in (28, 29, 31, 32)}
"""Here the list counts the big blind's ante in the first limit; bets count (STAR 8.8.7)."""


def without_ante(hand: HandHistory, listed: list[list[Any]]) -> list[list[Any]]:
    """What is listed, with a pot before the flop that lacks the ante."""
    ante, before_flop = max(hand.antes), takewhile(lambda it: "d db" not in it, hand.actions)
    first = sum(it.split()[1] in BETS for it in before_flop)
    return [[*it[:3], it[3] - ante] for it in listed[:first]] + listed[first:]


@pytest.mark.parametrize("file", FILES)
def test_each_decision_of_a_recorded_hand_offers_the_right_amounts(file: str) -> None:
    wrong = {}
    for number, hand, setup in hands_of(file):
        listed = known("decisions").get(file, {}).get(number)
        if listed is None or known("expected")[file][number].get("half_bet"):
            continue
        if file in ANTE_IS_NO_BET:
            listed = without_ante(hand, listed)
        found = offered(hand, setup)
        if (file, number) in NOT_LISTED:
            at = next(at for at, one in enumerate(found) if one != listed[at])
            del found[at]
        if found != listed:
            wrong[number] = (found, listed)
    assert wrong == {}
