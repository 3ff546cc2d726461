"""`tdapp deal`: hands that the program deals and plays from a seed, written as PHH."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tdapp.bootstrap import play_rules, variant
from tdapp.cli.deal_bonus import add_bonus, run_bonus
from tdapp.cli.houses import add_house
from tdapp.cli.output import counted, say, say_json, write_file
from tdapp.cli.replay import ending
from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Structure
from tdapp.poker.bonus.practice import VARIANT as BONUS
from tdapp.poker.cards import Deck
from tdapp.poker.phh.writing import written
from tdapp.poker.play.acts import AnyAct
from tdapp.poker.play.course import start
from tdapp.poker.practice.playing import PlayStyle, acts_of
from tdapp.poker.practice.table import PracticeStakes, practice_table
from tdapp.poker.round.setup import Setup
from tdapp.poker.showdown.settling import Settlement, settle
from tdapp.voice.voice import ENGLISH
from tdapp.words.sentence import sentence

CHINESE = "chinese"


class DealtHand(msgspec.Struct, frozen=True):
    """A hand that was dealt and played: how it ended, and its text or why there is none."""

    number: int
    end: Settlement
    text: str | Refusal


def add_parser(commands: Any) -> None:
    """Describe the command."""
    text = "deal hands from a seed, play them, and write them as PHH or report the results"
    parser = commands.add_parser("deal", help=text, description=text)
    parser.add_argument("--game", default="holdem", help="such as omaha or razz (default: holdem)")
    add_house(parser)
    parser.add_argument("--players", type=counted(1), default=6, metavar="N")
    parser.add_argument("--seed", type=_words, default="1", help="random seed (default: 1)")
    parser.add_argument("--hands", type=counted(1), default=1, metavar="N", help="(default: 1)")
    parser.add_argument(
        "--play",
        choices=[one.value for one in PlayStyle],
        default=PlayStyle.CALL_DOWN.value,
        help="call_down: everyone calls; random: any legal action (default: call_down)",
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="(default: standard output)")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    _add_table(parser.add_argument_group("the table"))
    add_bonus(parser.add_argument_group("Texas Hold'em Bonus, a game of a house that has it"))
    parser.set_defaults(run=run)


def _add_table(table: Any) -> None:
    limits = [one.value for one in Structure]
    table.add_argument("--limit", choices=limits, help="(default: usual for the game)")
    table.add_argument(
        "--deck", type=counted(), choices=[int(one) for one in Deck], help="(default: the largest)"
    )
    table.add_argument("--stack", type=counted(1), default=1_000, metavar="CHIPS")
    table.add_argument("--bet", type=counted(1), default=10, metavar="CHIPS", help="or big blind")
    table.add_argument("--most-bet", type=counted(), default=0, metavar="CHIPS", help="of a spread")
    table.add_argument("--ante", type=counted(), metavar="CHIPS")
    table.add_argument("--bring-in", type=counted(), metavar="CHIPS", help="of a stud game")


def run(args: argparse.Namespace) -> int:
    """Deal, play and write; the same arguments give the same hands."""
    if args.game == BONUS:
        return run_bonus(args)
    hands = [*_dealt(_table(args), args)]
    if args.out:
        write_file(args.out, _text(hands))
    if args.json:
        say_json({"seed": args.seed, **_answer(hands, args.out)})
    elif args.out:
        for hand in hands:
            say(f"{args.out} {hand.number}: {' '.join(map(str, hand.end.stacks))}")
    else:
        say(_text(hands).rstrip("\n"))
    return 0


def _table(args: argparse.Namespace) -> Setup:
    """The table that is asked for; refuses as `practice_table`, and with ``chinese_not_dealt``."""
    if args.game == CHINESE:
        raise Refusal("chinese_not_dealt")
    return practice_table(
        play_rules(args.house),
        variant(args.game),
        args.players,
        PracticeStakes(args.stack, args.bet, args.ante, args.bring_in, args.most_bet),
        deck=Deck(args.deck) if args.deck else None,
        structure=Structure(args.limit) if args.limit else None,
    )


def _dealt(setup: Setup, args: argparse.Namespace) -> Iterator[DealtHand]:
    """Each hand from a seed of its own, which its file names."""
    for number in range(1, args.hands + 1):
        seed = args.seed if args.hands == 1 else f"{args.seed}/{number}"
        acts = [*acts_of(setup, seed, PlayStyle(args.play))]
        round_ = start(setup)
        for act in acts:
            round_ = act.after(round_)
        end = settle(round_)
        notes = {"finishing_stacks": end.stacks, "_house": args.house, "_seed": seed}
        yield DealtHand(number, end, _written(setup, acts, notes))


def _written(setup: Setup, acts: list[AnyAct], notes: dict[str, object]) -> str | Refusal:
    try:
        return written(setup, acts, notes)
    except Refusal as no_words:
        return no_words


def _text(hands: list[DealtHand]) -> str:
    """The hands as one file; refuses with ``not_in_format`` where one has no words for it."""
    texts = []
    for hand in hands:
        if isinstance(hand.text, Refusal):
            raise hand.text
        texts.append(hand.text if len(hands) == 1 else f"[{hand.number}]\n{hand.text}")
    return "\n".join(texts)


def _answer(hands: list[DealtHand], out: Path | None) -> dict[str, Any]:
    found = {"hands": [{"number": str(it.number), **ending(it.end)} for it in hands]}
    if out:
        return found | {"file": str(out)}
    try:
        return found | {"phh": _text(hands)}
    except Refusal as no_words:
        return found | {"phh": None, "why_no_phh": sentence(no_words, ENGLISH)}


def _words(text: str) -> str:
    """The words that can be written down."""
    if not text.isprintable():
        raise argparse.ArgumentTypeError(f"{text!r} is no text")
    return text
