"""`tdapp commission`: what a house takes for a hand, an hour or a seat, and why."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tdapp.bootstrap import play_rules
from tdapp.cli.commission_figures import hand_typed, sign_typed
from tdapp.cli.commission_words import facts, plain, words
from tdapp.cli.houses import add_house
from tdapp.cli.output import counted, say, say_json
from tdapp.core.refusal import Refusal
from tdapp.poker.commission.changing import CommissionChange, check_change
from tdapp.poker.commission.charge import Charge
from tdapp.poker.commission.charging import charged
from tdapp.poker.commission.exemptions import OUT_OF_POT, of_hand, spared_at_once
from tdapp.poker.commission.hand import ChargedHand
from tdapp.poker.commission.sign import SignedMethod, several
from tdapp.poker.commission.time_charges import (
    hourly,
    joining,
    leaving,
    more_time,
    moved,
    sitting,
    staying,
    to_verify,
)
from tdapp.rules.commission_rules import (
    CommissionRules,
    PerPerson,
    PerPurchase,
    PerSitting,
    PerTime,
)
from tdapp.rules.timing_rules import TimingRules
from tdapp.typed import figures

WIDTH = 44


def add_parser(commands: Any) -> None:
    """Describe the command."""
    text = "show the commission for a hand, an hour or a seat, and why"
    parser = commands.add_parser("commission", help=text, description=text)
    add_house(parser)
    parser.add_argument(
        "--method", action="append", default=[], metavar="M", help="commission method, by name"
    )
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    _add_hand(parser.add_argument_group("the hand"))
    _add_sign(parser.add_argument_group("the sign at the table"))
    _add_time(parser.add_argument_group("time and seats"))
    add_options(parser)
    parser.set_defaults(run=run)


def _add_hand(hand: Any) -> None:
    hand.add_argument("--pot", action="append", default=[], metavar="AMOUNT", help="main pot first")
    hand.add_argument("--hand", type=Path, metavar="FILE", help="recorded (PHH), instead of pots")
    hand.add_argument("--number", default="1", metavar="N", help="of the hand in its file")
    hand.add_argument("--uncalled", default="0", metavar="AMOUNT", help="returned, not in any pot")
    hand.add_argument("--players", type=counted(), metavar="N", help="number of players dealt in")
    hand.add_argument("--put-in", nargs="+", default=[], metavar="A=60", help="instead of pots")
    hand.add_argument("--folded", nargs="+", default=[], metavar="A")
    hand.add_argument(
        "--equal", nargs="+", default=[], metavar="A", help="players tied for the best hand"
    )
    hand.add_argument("--blinds-only", action="store_true", help="only the blinds were bet")
    hand.add_argument("--boards", type=counted(), default=1, metavar="N")
    hand.add_argument("--smallest-chip", default="1", metavar="AMOUNT")
    hand.add_argument("--collected", default="0", metavar="AMOUNT", help="taken during play")


def _add_sign(sign: Any) -> None:
    sign.add_argument("--rate", metavar="PERCENT")
    sign.add_argument("--least", default="0", metavar="AMOUNT")
    sign.add_argument("--cap", metavar="AMOUNT")
    sign.add_argument(
        "--fee", action="append", default=[], metavar="AMOUNT", help="or 5=AMOUNT: up to 5 players"
    )
    sign.add_argument("--boards-fee", metavar="AMOUNT", help="for running several boards")
    sign.add_argument("--jackpot", default="0", metavar="AMOUNT")


def _add_time(time: Any) -> None:
    time.add_argument(
        "--inactive", type=counted(), default=0, metavar="N", help="seated but not playing"
    )
    time.add_argument(
        "--minute", type=counted(), metavar="N", help="one player joins after the hour"
    )
    time.add_argument(
        "--minutes", type=counted(), metavar="N", help="how long one player stays, in minutes"
    )
    time.add_argument(
        "--leaves", action="store_true", help="one player leaves before the hour ends"
    )
    time.add_argument("--bought", type=counted(), default=0, metavar="N", help="this betting round")
    time.add_argument(
        "--most", type=counted(), metavar="N", help="how often time may be bought, per the sign"
    )
    time.add_argument(
        "--moved", action="store_true", help="moved by a supervisor, this hour already paid"
    )


def run(args: argparse.Namespace) -> int:
    """Reckon and tell; a number that no rule allows is refused."""
    house = play_rules(args.house)
    rules = house.commission
    if args.change:
        return _say_changed(args, changed(rules, args))
    if not args.method:
        raise Refusal("method_needed", known=", ".join(one.name for one in rules.methods))
    methods = several(rules, [(name, sign_typed(rules, name, args)) for name in args.method])
    hand = hand_typed(args, house)
    _check_asked(rules, methods, hand, args)
    charges = [charged(rules, [one for one in methods if not _of_seat(one)], hand)]
    charges += [_seat_charge(one, hand, house.timing, args) for one in methods if _of_seat(one)]
    answer = _answer(charges, figures.price(args.collected))
    if args.json:
        say_json({"house": args.house, **answer})
    else:
        for line in (line for charge in charges for line in charge.lines):
            say(f"{words(line):{WIDTH}} {plain(line.cents):>10}  {line.rule}")
        say(f"{'commission':{WIDTH}} {answer['charge']:>10}")
    return 0


def _say_changed(args: argparse.Namespace, answer: dict[str, Any]) -> int:
    if args.json:
        say_json({"house": args.house, **answer})
    else:
        say(f"{'the change is allowed':{WIDTH}} {'':>10}  {answer['rule']}")
    return 0


def _check_asked(
    rules: CommissionRules,
    methods: Sequence[SignedMethod],
    hand: ChargedHand,
    args: argparse.Namespace,
) -> None:
    """Refuses with ``pots_needed`` or ``players_needed`` where a charge is reckoned from them."""
    spared = spared_at_once(rules, hand)
    asked = [one.method for one in methods if _of_seat(one) or not of_hand(spared, one.method)]
    if not hand.pots and any(isinstance(one, OUT_OF_POT) for one in asked):
        raise Refusal("pots_needed")
    of_players = any(isinstance(one, PerPerson | PerTime) for one in asked)
    of_one = args.minute is not None or args.minutes is not None or args.leaves or args.moved
    if of_players and not hand.started and not of_one:
        raise Refusal("players_needed")


def _answer(charges: Sequence[Charge], collected: int) -> dict[str, Any]:
    return {
        "charge": plain(sum(charge.total for charge in charges)),
        "by_pot": [plain(cents) for cents in charges[0].by_pot],
        "still_due": plain(charges[0].still_due(collected)),
        "to_pot": plain(sum(charge.to_pot for charge in charges)),
        "jackpot": plain(sum(charge.jackpot for charge in charges)),
        "lines": [facts(line) for charge in charges for line in charge.lines],
    }


def _of_seat(one: SignedMethod) -> bool:
    return isinstance(one.method, PerTime | PerSitting | PerPurchase)


def _seat_charge(
    one: SignedMethod, hand: ChargedHand, clocks: TimingRules, args: argparse.Namespace
) -> Charge:
    if isinstance(one.method, PerSitting):
        return sitting(one, sat_already=False)
    if isinstance(one.method, PerPurchase):
        return more_time(one, clocks, bought=args.bought, most=args.most)
    return to_verify(one, _time_charge(one, hand, args))


def _time_charge(one: SignedMethod, hand: ChargedHand, args: argparse.Namespace) -> Charge:
    """Of one player who leaves, is moved, joins or stays so long, else of the table on the hour."""
    if args.leaves:
        return leaving(one)
    if not args.moved and args.minute is None and args.minutes is None:
        return hourly(one, hand.started, args.inactive)
    minute = args.minute or 0
    first = moved(one, minute) if args.moved else joining(one, minute)
    return staying(one, first, minute, args.minutes or 0)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Describe what a change is asked about."""
    change = parser.add_argument_group("a change of the method or the amount")
    change.add_argument("--change", action="store_true", help="is the change allowed now")
    change.add_argument(
        "--notice", type=counted(), default=0, metavar="N", help="notice given, in hands"
    )
    change.add_argument("--all-agree", action="store_true", help="all players at the table agree")
    change.add_argument("--sign-changed", action="store_true", help="the sign already shows it")
    change.add_argument("--in-a-hand", action="store_true", help="a hand is being played")
    change.add_argument("--changed-today", action="store_true", help="it was changed before")


def changed(rules: CommissionRules, args: argparse.Namespace) -> dict[str, Any]:
    """That the change may be made, and by which rule; refuses as `check_change`."""
    change = CommissionChange(
        hands_notice=args.notice,
        all_agree=args.all_agree,
        sign_changed=args.sign_changed,
        in_a_hand=args.in_a_hand,
        changed_today=args.changed_today,
    )
    check_change(rules.change, change)
    return {"allowed": True, "rule": rules.change.rule}
