"""The figures of `tdapp commission`: the hand and the sign, as they are typed."""

import argparse
from collections.abc import Iterable, Iterator, Sequence

from tdapp.bootstrap import variant
from tdapp.cli.replay import file_text
from tdapp.core.refusal import Refusal
from tdapp.poker.commission.hand import ChargedHand, ChargedPot, hand_from, hand_of
from tdapp.poker.commission.sign import FeeUpTo, Sign, jackpot_of, method_named
from tdapp.poker.phh.playing import played
from tdapp.poker.phh.reading import read_hands
from tdapp.poker.phh.setups import setup_of
from tdapp.poker.showdown.settling import settle
from tdapp.rules.commission_rules import CommissionRules, PerBoards
from tdapp.rules.play_rules import PlayRules
from tdapp.typed import figures

KNOWN = 10
CENTS = 2
"""The decimals of an amount in dollars."""


def hand_typed(args: argparse.Namespace, rules: PlayRules) -> ChargedHand:
    """The hand; refuses with ``not_an_amount``, ``not_a_stake`` and as its stakes or its file."""
    chip = figures.price(args.smallest_chip) or 1
    if args.hand:
        return _hand_recorded(args, rules, chip)
    if args.put_in:
        return _hand_of_stakes(args, chip)
    return ChargedHand(
        pots=tuple(ChargedPot(figures.price(text)) for text in args.pot),
        started=args.players or 0,
        uncalled=figures.price(args.uncalled),
        blinds_only=args.blinds_only,
        boards=args.boards,
        smallest_chip=chip,
    )


def _hand_recorded(args: argparse.Namespace, rules: PlayRules, chip: int) -> ChargedHand:
    """A hand of a file, played and settled by the house's rules; its chips are dollars."""
    if args.pot or args.put_in:
        raise Refusal("pots_or_stakes")
    hands = read_hands(file_text(args.hand))
    hand = hands.get(args.number)
    if hand is None:
        raise Refusal("no_such_hand", number=args.number, known=_some(hands))
    if isinstance(hand, Refusal):
        raise hand
    hand = hand.with_decimals(CENTS)
    round_ = played(hand, setup_of(hand, rules, variant))
    return hand_of(round_, settle(round_, unseen_lose=True), chip)


def _some(numbers: Iterable[str]) -> str:
    """The first of these, with a sign that there are more."""
    told = [*numbers]
    return ", ".join(told[:KNOWN] + ["…"] * (len(told) > KNOWN))


def _hand_of_stakes(args: argparse.Namespace, chip: int) -> ChargedHand:
    if args.pot:
        raise Refusal("pots_or_stakes")
    names, amounts = zip(*map(_named, args.put_in), strict=True)
    if twice := next((one for one in names if names.count(one) > 1), None):
        raise Refusal("same_name", name=twice)
    return hand_from(
        [figures.price(text) for text in amounts],
        folded=frozenset(_at(names, one) for one in args.folded),
        equal=sorted(_at(names, one) for one in args.equal),
        blinds_only=args.blinds_only,
        boards=args.boards,
        smallest_chip=chip,
    )


def sign_typed(rules: CommissionRules, name: str, args: argparse.Namespace) -> Sign:
    """What of the sign concerns a method; refuses with ``no_such_method`` and as amounts do."""
    method = method_named(rules, name)
    boards = isinstance(method, PerBoards) and args.boards_fee is not None
    jackpot = jackpot_of(method) or len(args.method) == 1
    fees = [args.boards_fee] if boards else args.fee
    whole = [text for text in fees if "=" not in text]
    return Sign(
        rate=None if args.rate is None else figures.price(args.rate),
        least=figures.price(args.least),
        cap=None if args.cap is None else figures.price(args.cap),
        fee=figures.price(whole[-1]) if whole else None,
        fees=tuple(sorted(_fees_up_to(fees), key=lambda one: one.players)),
        jackpot=figures.price(args.jackpot) if jackpot else 0,
    )


def _fees_up_to(fees: Sequence[str]) -> Iterator[FeeUpTo]:
    for text in fees:
        if "=" in text:
            players, amount = _named(text)
            yield FeeUpTo(_players(players), figures.price(amount))


def _named(text: str) -> tuple[str, str]:
    name, equals, amount = text.partition("=")
    if not name or not equals:
        raise Refusal("not_a_stake", text=text)
    return name, amount


def _at(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise Refusal("not_a_stake", text=name)
    return names.index(name)


def _players(text: str) -> int:
    try:
        return figures.count(text)
    except Refusal as refusal:
        raise Refusal("not_a_stake", text=text) from refusal
