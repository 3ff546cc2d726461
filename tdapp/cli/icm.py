"""`tdapp icm`: what stacks are worth of the prizes still to be won, for a deal or a bubble."""

import argparse
from collections.abc import Sequence
from typing import Any

from tdapp.cli.commission import plain
from tdapp.cli.output import say, say_json
from tdapp.core.refusal import Refusal
from tdapp.poker.icm import Worth, icm
from tdapp.typed import figures

WIDTH = 24


def add_parser(commands: Any) -> None:
    """Describe the command."""
    text = "calculate stack values from the remaining prizes (ICM)"
    parser = commands.add_parser("icm", help=text, description=text)
    parser.add_argument("stacks", nargs="+", metavar="STACK", help="chips, or NAME=CHIPS")
    parser.add_argument(
        "--prizes", nargs="+", required=True, metavar="AMOUNT", help="prizes, first place first"
    )
    parser.add_argument("--seed", default="1", help="for sampling many stacks (default: 1)")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Work it out and tell; what is no stack or prize is refused."""
    names, stacks = zip(*map(_typed, range(len(args.stacks)), args.stacks), strict=True)
    if twice := next((one for one in names if names.count(one) > 1), None):
        raise Refusal("same_name", name=twice)
    prizes = [figures.amount(text) for text in args.prizes]
    worth = icm(stacks, prizes, args.seed)
    answer = _answer(names, stacks, worth, sum(prizes))
    if args.json:
        say_json(answer)
        return 0
    for one in answer["players"]:
        say(f"{one['player']:{WIDTH}} {one['stack']:>15,} {one['worth']:>15}")
    say(f"{'together':{WIDTH}} {sum(stacks):>15,} {answer['together']:>15}")
    if worth.sampled:
        say(f"sampled {worth.sampled:,} times, seed {args.seed}: within {plain(worth.error)}")
    return 0


def _answer(
    names: Sequence[str], stacks: Sequence[int], worth: Worth, prizes: int
) -> dict[str, Any]:
    players = zip(names, stacks, worth.parts, strict=True)
    return {
        "players": [
            {"player": name, "stack": stack, "worth": plain(cents)}
            for name, stack, cents in players
        ],
        "together": plain(sum(worth.parts)),
        "for_nobody": plain(prizes - sum(worth.parts)),
        "sampled": worth.sampled,
        "within": plain(worth.error),
    }


def _typed(at: int, text: str) -> tuple[str, int]:
    """A name and a stack; who has no name is called by the place. Refuses with ``no_stack``."""
    name, _, chips = text.rpartition("=")
    try:
        return name or str(at + 1), figures.count(chips)
    except Refusal as refusal:
        raise Refusal("no_stack", text=text) from refusal
