"""`tdapp replay`: plays recorded hands through the engine and prints how they end."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tdapp.bootstrap import play_rules, variant
from tdapp.cli.houses import add_house
from tdapp.cli.output import in_one_line, say, say_json
from tdapp.core.refusal import Refusal
from tdapp.poker.phh.amounts import number as exact
from tdapp.poker.phh.history import HandHistory
from tdapp.poker.phh.playing import settled
from tdapp.poker.phh.reading import read_hands
from tdapp.poker.phh.setups import setup_of
from tdapp.poker.showdown.settling import Settlement
from tdapp.rules.play_rules import PlayRules
from tdapp.voice.voice import ENGLISH
from tdapp.words.sentence import sentence

Shown = Callable[[int], int | str]


def ending(end: Settlement, shown: Shown = int) -> dict[str, Any]:
    """Players and pots count from 1; chips are as `shown`."""
    return {
        "final_stacks": [shown(stack) for stack in end.stacks],
        "pots": [{"amount": shown(pot.chips), "players": _who(pot.players)} for pot in end.pots],
        "winners": [
            {"pot": share.pot + 1, "player": share.player + 1, "amount": shown(share.chips)}
            for share in end.shares
        ],
    }


def _who(players: Sequence[int]) -> list[int]:
    return [player + 1 for player in players]


KINDS = {".phh", ".phhs"}
MOST_BYTES = 100_000_000
OPEN_STACK, FINISHING = "inf", "finishing_stacks"


def add_parser(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser("replay", help="replay recorded hands (PHH)")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="files or folders")
    add_house(parser)
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and report; exit code 1 if a hand or a file cannot be played, the others are."""
    rules = play_rules(args.house)
    hands = []
    for hand in (hand for path in args.paths for hand in _under(path, rules)):
        hands.append(hand)
        if not args.json:
            say(in_one_line(_line(hand)))
    if args.json:
        say_json({"hands": hands})
    return 1 if any("error" in hand for hand in hands) else 0


def _under(path: Path, rules: PlayRules) -> Iterator[dict[str, Any]]:
    """The hands of a file, or of all files in a folder; a file that cannot be read is told."""
    for file in _files(path):
        try:
            yield from _played(file, rules)
        except Refusal as why:
            yield {"file": str(file), "number": None, "error": _error(why)}


def _files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    return sorted(one for one in path.rglob("*") if one.suffix.lower() in KINDS) or [path]


def _played(file: Path, rules: PlayRules) -> Iterator[dict[str, Any]]:
    for number, hand in read_hands(file_text(file)).items():
        here = {"file": str(file), "number": number}
        try:
            if isinstance(hand, Refusal):
                raise hand
            yield here | _answer(hand, settled(hand, setup_of(hand, rules, variant)))
        except Refusal as why:
            yield here | {"error": _error(why)}


def _answer(hand: HandHistory, end: Settlement) -> dict[str, Any]:
    stacks = zip(hand.stacks, end.stacks, strict=True)
    final = [OPEN_STACK if before is None else hand.shown(after) for before, after in stacks]
    answer = ending(end, hand.shown) | {"final_stacks": final}
    if (why := _differs(hand, end)) is not None:
        answer["error"] = {"why": why}
    return answer


def _differs(hand: HandHistory, end: Settlement) -> str | None:
    """How the stacks that the file itself ends with differ from those of the hand played.

    Less than a chip is no difference: some programs halve an odd chip.
    """
    told = hand.notes.get(FINISHING)
    if not isinstance(told, list | tuple):
        return None
    played = [hand.shown(one) for one in end.stacks]
    try:
        said = [exact(one).scaleb(hand.decimals) for one in told]
    except ValueError:
        said = []
    known = [at for at, stack in enumerate(hand.stacks) if stack is not None]
    if len(said) == len(end.stacks) and all(abs(said[at] - end.stacks[at]) < 1 for at in known):
        return None
    return f"{FINISHING} says {', '.join(map(str, told))}; played: {', '.join(map(str, played))}"


def _error(why: Refusal) -> dict[str, Any]:
    if why.code != "unplayable":
        return {"why": sentence(why, ENGLISH)}
    inner = why.details["why"]
    return {
        "action": why.details["action"],
        "at": why.details["number"],
        "why": sentence(inner, ENGLISH) if isinstance(inner, Refusal) else str(inner),
    }


def _line(hand: dict[str, Any]) -> str:
    number = "" if hand["number"] is None else f" {hand['number']}"
    name = f"{hand['file']}{number}: "
    if error := hand.get("error"):
        action = f"{error['action']} (action {error['at']}): " if "action" in error else ""
        return f"{name}{action}{error['why']}"
    return f"{name}{' '.join(map(str, hand['final_stacks']))}"


def file_text(file: Path) -> str:
    """The text of a file; refuses with ``cannot_read``."""
    try:
        if file.is_dir():
            raise Refusal(
                "cannot_read", file=str(file), problem="it contains no .phh or .phhs file"
            )
        if file.exists() and not file.is_file():
            raise Refusal("cannot_read", file=str(file), problem="it is not a regular file")
        with file.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise Refusal("cannot_read", file=str(file), problem="it is larger than 100 MB")
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Refusal("cannot_read", file=str(file), problem=problem) from error
