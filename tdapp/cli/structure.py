"""`tdapp structure`: makes an event of a format for any field, hours and chips."""

import argparse
from pathlib import Path
from typing import Any

import resources
from tdapp.bootstrap import rulebook
from tdapp.cli.houses import add_house
from tdapp.cli.output import complain, counted, say, say_json, write_file
from tdapp.core.refusal import Refusal
from tdapp.tournament.structures.formats import EventChoice, EventFormat, drafted, read_format
from tdapp.tournament.structures.wishes import USUAL_CHIPS, AnteStyle
from tdapp.tournament.templates.event_text import event_text
from tdapp.typed import figures
from tdapp.voice.voice import ENGLISH
from tdapp.words.formats import FORMATS
from tdapp.words.sentence import sentence

FOLDER, SUFFIX = "formats", ".toml"
LONGEST_H = 200


def add_parser(commands: Any) -> None:
    """Describe the command."""
    text = "make an event from a format for any field, hours and chips"
    parser = commands.add_parser("structure", help=text, description=text)
    inner = parser.add_subparsers(metavar="WHAT", required=True)
    listing = inner.add_parser("list", help="every format, with what it is")
    listing.add_argument("--json", action="store_true", help="answer as JSON")
    listing.set_defaults(run=run_list)
    make = inner.add_parser("make", help="write the event file of a format")
    make.add_argument("format", metavar="FORMAT", choices=FORMATS, help=", ".join(FORMATS))
    _add_choices(make)
    add_house(make)
    make.add_argument("--out", type=Path, metavar="FILE", help="(default: standard output)")
    make.set_defaults(run=run_make)


def _add_choices(make: argparse.ArgumentParser) -> None:
    own = "(default: usual for the format)"
    make.add_argument("--title", help="(default: the name of the format)")
    make.add_argument("--entries", type=counted(2), metavar="N", help=f"expected {own}")
    make.add_argument("--hours", type=_hours, metavar="H", help=f"such as 5 or 5:30 {own}")
    make.add_argument("--stack", type=counted(1), metavar="CHIPS", help=f"starting chips {own}")
    make.add_argument("--level", type=counted(1, 240), metavar="MIN", help="(default: as fits)")
    usual = ",".join(map(str, USUAL_CHIPS))
    make.add_argument("--chips", type=_chips, default=USUAL_CHIPS, help=f"(default: {usual})")
    antes = [one.value for one in AnteStyle]
    make.add_argument("--ante", choices=antes, help=own)
    make.add_argument("--seats", type=counted(2, 12), default=9, metavar="N", help="(default: 9)")
    make.add_argument("--price", type=_money, metavar="AMOUNT", help=f"of an entry in all {own}")
    make.add_argument("--guarantee", type=_money, metavar="AMOUNT", help=own)
    make.add_argument("--added", type=_money, metavar="AMOUNT", help=f"by the house {own}")
    make.add_argument("--currency", default="AUD", help="(default: AUD)")


def run_list(args: argparse.Namespace) -> int:
    """Tell each format and what it is."""
    found = {name: [ENGLISH.say(words) for words in both] for name, both in FORMATS.items()}
    if args.json:
        say_json({"formats": found})
        return 0
    for name, (title, what) in found.items():
        say(f"{name}\t{title}\t{what}")
    return 0


def run_make(args: argparse.Namespace) -> int:
    """Make the event and write its file; what is unusual about it is told beside it."""
    draft = drafted(format_named(args.format), _choice(args), rulebook(args.house))
    for finding in draft.structure.findings:
        complain(f"warning: {sentence(finding, ENGLISH)}")
    text = event_text(draft.conditions)
    if args.out is None:
        say(text.rstrip("\n"))
    else:
        write_file(args.out, text)
    return 0


def format_named(name: str) -> EventFormat:
    """The format of that name."""
    return read_format(resources.read(FOLDER, name + SUFFIX))


def _choice(args: argparse.Namespace) -> EventChoice:
    return EventChoice(
        title=args.title or ENGLISH.say(FORMATS[args.format][0]),
        entries=args.entries,
        minutes=args.hours,
        chips=args.stack,
        level_minutes=args.level,
        denominations=args.chips,
        ante=args.ante and AnteStyle(args.ante),
        seats=args.seats,
        price=args.price,
        guarantee=args.guarantee,
        added=args.added,
        currency=args.currency,
    )


def _hours(text: str) -> int:
    """Minutes of a length such as ``5`` or ``5:30`` hours."""
    hours, _, minutes = text.partition(":")
    return 60 * counted(0, LONGEST_H)(hours) + counted(0, 59)(minutes or "0")


def _chips(text: str) -> tuple[int, ...]:
    return tuple(counted(1)(one) for one in text.split(","))


def _money(text: str) -> int:
    try:
        return figures.amount(text)
    except Refusal as refusal:
        raise argparse.ArgumentTypeError(sentence(refusal, ENGLISH)) from refusal
