"""`tdapp structure`: makes an event for any field, hours and chips, and tries one."""

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import resources
from tdapp.bootstrap import rulebook
from tdapp.cli.houses import add_house
from tdapp.cli.output import complain, counted, say, say_json, write_file
from tdapp.cli.simulate import read_conditions
from tdapp.cli.structure_text import trial_answer, trial_text
from tdapp.core.money import MOST
from tdapp.core.refusal import Refusal
from tdapp.tournament.structures.fitting import fitted
from tdapp.tournament.structures.formats import EventChoice, EventFormat, drafted, read_format
from tdapp.tournament.structures.trial import Trial, on_plan, tried
from tdapp.tournament.structures.turnout import (
    MadeEvent,
    Turnout,
    fields_around,
    payout_previews,
)
from tdapp.tournament.structures.wishes import USUAL_CHIPS, AnteStyle, PlannedBreak
from tdapp.tournament.templates.event_text import event_text
from tdapp.typed import figures
from tdapp.voice.voice import ENGLISH
from tdapp.words.formats import FORMATS
from tdapp.words.sentence import sentence

FOLDER, SUFFIX = "formats", ".toml"
LONGEST_H = 200


def add_parser(commands: Any) -> None:
    """Describe the command."""
    text = "make an event for any field, hours and chips, or try one"
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
    fit = inner.add_parser("fit", help="write an event file fitted to another field and hours")
    fit.add_argument("event", type=Path, metavar="EVENT.toml")
    _add_turnout(fit)
    fit.add_argument("--hours", type=_hours, required=True, metavar="H", help="such as 5 or 5:30")
    fit.add_argument("--level", type=counted(1, 240), metavar="MIN", help="(default: as before)")
    fit.add_argument("--out", type=Path, metavar="FILE", help="(default: standard output)")
    fit.set_defaults(run=run_fit)
    trial = inner.add_parser("try", help="let an event play itself: its end, prizes and chips")
    trial.add_argument("event", type=Path, metavar="EVENT.toml")
    _add_turnout(trial)
    trial.add_argument("--hours", type=_hours, metavar="H", help="when it should end")
    trial.add_argument("--have", type=_lot, nargs="*", metavar="800x25", help="chips of the room")
    trial.add_argument("--seed", default="1", help="random seed (default: 1)")
    trial.add_argument("--json", action="store_true", help="answer as JSON")
    trial.set_defaults(run=run_try)


def _add_turnout(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--entries", type=counted(2), required=True, metavar="N", help="re-entries included"
    )
    for sold in ("reentries", "rebuys", "addons"):
        parser.add_argument(f"--{sold}", type=counted(), default=0, metavar="N")
    parser.add_argument("--house", help="(default: the event file's)")


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
    make.add_argument("--depth", type=counted(1), metavar="N", help=f"big blinds at first {own}")
    make.add_argument("--break-every", type=counted(), metavar="LEVELS", help=f"0: none {own}")
    make.add_argument("--break-minutes", type=counted(1, 240), metavar="MIN", help=own)
    make.add_argument("--break-after", type=_break, action="append", metavar="LEVEL:MIN")
    make.add_argument("--close", type=counted(1), metavar="LEVEL", help=f"of registration {own}")
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
    format_, choice, rules = format_named(args.format), _choice(args), rulebook(args.house)
    return _written(on_plan(lambda left: drafted(format_, choice, rules, left)), args.out)


def run_fit(args: argparse.Namespace) -> int:
    """Fit an event that is on file and write its file."""
    conditions = read_conditions(args.event, args.house, args.entries)
    turnout, hours, level = _turnout(args), args.hours, args.level
    made = on_plan(lambda left: fitted(conditions, turnout, hours, level, left))
    return _written(made, args.out)


def run_try(args: argparse.Namespace) -> int:
    """Let the event play itself and tell; exit code 1 if there is something to know."""
    conditions, turnout = read_conditions(args.event, args.house, args.entries), _turnout(args)
    have = None if args.have is None else dict(args.have)
    trial = tried(conditions, turnout, seed=args.seed, owned=have, wished=args.hours)
    previews = payout_previews(conditions, fields_around(conditions, turnout.entries))
    if args.json:
        say_json(trial_answer(trial, previews), indent=2)
    else:
        say(trial_text(conditions.title, trial, previews))
    _warn(trial.findings)
    return 1 if trial.findings else 0


def _turnout(args: argparse.Namespace) -> Turnout:
    return Turnout(args.entries, args.reentries, args.rebuys, args.addons)


def _written(made: tuple[MadeEvent, Trial], out: Path | None) -> int:
    """Write the file of a made event; what a director should know is told beside it."""
    event, trial = made
    _warn((*event.structure.findings, *trial.findings))
    text = event_text(event.conditions)
    if out is None:
        say(text.rstrip("\n"))
    else:
        write_file(out, text)
    return 0


def _warn(findings: Iterable[Refusal]) -> None:
    for finding in findings:
        complain(f"warning: {sentence(finding, ENGLISH)}")


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
        depth=args.depth,
        break_every=args.break_every,
        break_minutes=args.break_minutes,
        breaks=tuple(args.break_after or ()),
        closing=args.close,
        seats=args.seats,
        price=args.price,
        guarantee=args.guarantee,
        added=args.added,
        currency=args.currency,
    )


def _hours(text: str) -> int:
    """Minutes of a length such as ``5`` or ``5:30`` hours."""
    hours, _, minutes = text.partition(":")
    found = 60 * counted(0, LONGEST_H)(hours) + counted(0, 59)(minutes or "0")
    return counted(1)(str(found))


def _break(text: str) -> PlannedBreak:
    """A break of its own, such as ``6:60`` for an hour after level 6."""
    level, _, minutes = text.partition(":")
    return PlannedBreak(counted(1)(level), counted(1, 240)(minutes))


def _chips(text: str) -> tuple[int, ...]:
    return tuple(counted(1)(one) for one in text.split(","))


def _lot(text: str) -> tuple[int, int]:
    """A denomination and how many chips of it, typed as ``800x25``."""
    number, _, chip = text.partition("x")
    return counted(1)(chip), counted()(number)


def _money(text: str) -> int:
    try:
        return figures.within(figures.amount(text), 0, MOST)
    except Refusal as refusal:
        raise argparse.ArgumentTypeError(sentence(refusal, ENGLISH)) from refusal
