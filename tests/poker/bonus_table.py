"""A table of Texas Hold'em Bonus at The Star, as tests play it; amounts are dollars."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tdapp.core.refusal import Refusal
from tdapp.poker.bonus.practice import bonus_table
from tdapp.poker.bonus.progressive import JackpotLine, payments
from tdapp.poker.bonus.round import BonusBox, BonusChoice, BonusRound, deal, decide, reveal
from tdapp.poker.bonus.settling import settled
from tdapp.poker.bonus.sign import BonusSign
from tdapp.poker.cards import Deck, cards
from tdapp.rules.bonus_rules import BonusRules, Method, ProgressiveHand
from tests.poker.houses import play_rules

SIGN = BonusSign(5, 100, 5, 100, jackpot=1, method=Method.A)
STAGES = "flop", "turn", "river"
FOLD, CHECK, BET = BonusChoice.FOLD, BonusChoice.CHECK, BonusChoice.BET


def bonus_rules() -> BonusRules:
    """What The Star says of the game."""
    rules = play_rules("STAR").bonus
    assert rules is not None
    return rules


def table(box: BonusBox | None = None, players: int = 1, sign: BonusSign = SIGN) -> BonusRound:
    """A round with the same wagers on each place, an Ante of 10 unless told otherwise."""
    return bonus_table(play_rules("STAR"), sign, players, box or BonusBox(10))


def with_cards(
    round_: BonusRound, board: str = "2c 7d 9h Js Qd", dealer: str = "3h 4h", *hands: str
) -> BonusRound:
    """The cards dealt, from place 1 on; hands that are not told come from the rest of the deck."""
    told = {at: cards(one) for at, one in enumerate(hands, 1)}
    out = {*cards(board), *cards(dealer), *(it for one in told.values() for it in one)}
    rest = iter([one for one in Deck.FULL.cards if one not in out])
    own = {at: told.get(at) or (next(rest), next(rest)) for at in round_.boxes}
    return deal(round_, cards(board), cards(dealer), own)


def bets(round_: BonusRound, *streets: str) -> BonusRound:
    """All that play bet on the streets named and check on the others, to the settlement."""
    for street in STAGES[STAGES.index(round_.stage.value) :]:
        for place in round_.owed:
            round_ = decide(round_, place, BET if street in ("flop", *streets) else CHECK)
        round_ = reveal(round_)
    return round_


def nets(round_: BonusRound, place: int = 1) -> Mapping[str, int]:
    """What each wager of a place wins or loses."""
    return {line.area: line.net for line in settled(round_) if line.place == place}


def reasons(round_: BonusRound, place: int = 1) -> Mapping[str, str]:
    """The rule under each amount of a place."""
    return {line.area: line.why.value for line in settled(round_) if line.place == place}


def of_case(given: Mapping[str, Any]) -> BonusRound:
    """A hand of the list of cases, played to its settlement."""
    box = BonusBox(given["ante"], given.get("ante_bonus", 0))
    round_ = with_cards(table(box), given["board"], given["dealer_hole"], given["player_hole"])
    assert all(given[f"{one}_wager"] in {0, round_.rules.flop * 10, 10} for one in STAGES)
    return bets(round_, *(one for one in STAGES if given[f"{one}_wager"]))


def paid(
    pool: int, winners: Sequence[tuple[int, str | None]], bonus_jackpot: int = 0
) -> Sequence[JackpotLine]:
    """The jackpot payments of a pool in whole dollars; winners by place, in any order."""
    hands = {at: None if hand is None else ProgressiveHand(hand) for at, hand in winners}
    from_right = {at: hands[at] for at in sorted(hands, reverse=True)}
    return payments(bonus_rules(), 100 * pool, from_right, 100 * bonus_jackpot)


def refused(code: str) -> pytest.RaisesExc[Refusal]:
    """A block that has to be refused with a code."""
    return pytest.raises(Refusal, match=code)
