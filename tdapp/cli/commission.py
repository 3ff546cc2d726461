"""`tdapp commission`: what a house takes for a hand, an hour or a seat, and why."""

import argparse
from collections.abc import Sequence
from typing import Any

from tdapp.bootstrap import play_rules
from tdapp.cli.commission_figures import cents_typed, hand_typed, sign_typed
from tdapp.cli.commission_words import facts, plain, words
from tdapp.cli.output import say, say_json
from tdapp.core.refusal import Refusal
from tdapp.poker.commission.charge import Charge
from tdapp.poker.commission.charging import charged
from tdapp.poker.commission.exemptions import OUT_OF_POT
from tdapp.poker.commission.hand import ChargedHand
from tdapp.poker.commission.sign import Posted, several
from tdapp.poker.commission.time_charges import hourly, joining, moved, sitting
from tdapp.rules.commission_rules import (
    PerPerson,
    PerSitting,
    PerTime,
)

WIDTH = 44


def add_parser(commands: Any) -> None:
    """Describe the command."""
    text = "what a house takes for a hand, an hour or a seat, and why"
    parser = commands.add_parser("commission", help=text, description=text)
    parser.add_argument("--house", default="open", help="rulebook, such as star (default: open)")
    parser.add_argument("--method", action="append", required=True, metavar="M", help="by name")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    _add_hand(parser.add_argument_group("the hand"))
    _add_sign(parser.add_argument_group("the sign at the table"))
    _add_time(parser.add_argument_group("time and seats"))
    parser.set_defaults(run=run)


def _add_hand(hand: Any) -> None:
    hand.add_argument("--pot", action="append", default=[], metavar="AMOUNT", help="main pot first")
    hand.add_argument("--uncalled", default="0", metavar="AMOUNT", help="given back, in no pot")
    hand.add_argument("--players", type=_count, metavar="N", help="how many were dealt in")
    hand.add_argument("--put-in", nargs="+", default=[], metavar="A=60", help="instead of pots")
    hand.add_argument("--folded", nargs="+", default=[], metavar="A")
    hand.add_argument("--equal", nargs="+", default=[], metavar="A", help="hold equal best hands")
    hand.add_argument("--blinds-only", action="store_true", help="nothing else was wagered")
    hand.add_argument("--boards", type=_count, default=1, metavar="N")
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
    time.add_argument("--inactive", type=_count, default=0, metavar="N", help="seated, not playing")
    time.add_argument("--minute", type=int, metavar="N", help="one player joins after the hour")
    time.add_argument("--moved", action="store_true", help="by a supervisor, this hour paid")


def run(args: argparse.Namespace) -> int:
    """Reckon and tell; a number that no rule allows is refused."""
    rules = play_rules(args.house).commission
    methods = several(rules, [(name, sign_typed(rules, name, args)) for name in args.method])
    hand = hand_typed(args)
    _check_asked(methods, hand, args)
    charges = [charged(rules, [one for one in methods if not _of_seat(one)], hand)]
    charges += [_seat_charge(one, args) for one in methods if _of_seat(one)]
    answer = _answer(charges, cents_typed(args.collected))
    if args.json:
        say_json({"house": args.house, **answer})
    else:
        for line in (line for charge in charges for line in charge.lines):
            say(f"{words(line):{WIDTH}} {plain(line.cents):>10}  {line.rule}")
        say(f"{'commission':{WIDTH}} {answer['charge']:>10}")
    return 0


def _check_asked(methods: Sequence[Posted], hand: ChargedHand, args: argparse.Namespace) -> None:
    """Refuses with ``pots_needed`` or ``players_needed`` where a charge is reckoned from them."""
    if not hand.pots and any(isinstance(one.method, OUT_OF_POT) for one in methods):
        raise Refusal("pots_needed")
    of_players = any(isinstance(one.method, PerPerson | PerTime) for one in methods)
    if of_players and not hand.started and args.minute is None:
        raise Refusal("players_needed")


def _answer(charges: Sequence[Charge], collected: int) -> dict[str, Any]:
    return {
        "charge": plain(sum(charge.total for charge in charges)),
        "by_pot": [plain(cents) for cents in charges[0].by_pot],
        "still_due": plain(charges[0].still_due(collected)),
        "jackpot": plain(sum(charge.jackpot for charge in charges)),
        "lines": [facts(line) for charge in charges for line in charge.lines],
    }


def _of_seat(one: Posted) -> bool:
    return isinstance(one.method, PerTime | PerSitting)


def _seat_charge(one: Posted, args: argparse.Namespace) -> Charge:
    if isinstance(one.method, PerSitting):
        return sitting(one, sat_already=False)
    if args.moved:
        return moved(one, args.minute or 0)
    if args.minute is not None:
        return joining(one, args.minute)
    return hourly(one, args.players or len(args.put_in), args.inactive)


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no count")
    return int(text)
