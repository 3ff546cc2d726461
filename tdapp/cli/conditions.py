"""`tdapp conditions`: what would be published of an event file, and what is missing."""

import argparse
from pathlib import Path
from typing import Any

from tdapp.cli.output import complain, say, say_json
from tdapp.cli.simulate import read_conditions
from tdapp.shown.terms_words import worded_terms
from tdapp.tournament.templates.published_terms import still_unsaid
from tdapp.voice.voice import ENGLISH


def add_parser(commands: Any) -> None:
    """Describe the command."""
    text = "write the published conditions of an event file, and name what is missing"
    parser = commands.add_parser("conditions", help=text, description=text)
    parser.add_argument("event", type=Path, metavar="EVENT.toml")
    parser.add_argument("--house", help="one of `tdapp houses list` (default: the event file's)")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Clause by clause, each with its rule; exit code 1 if something must be said and is not."""
    conditions = read_conditions(args.event, args.house, 0)
    clauses = worded_terms(ENGLISH, conditions)
    missing = [one.heading for one in still_unsaid(conditions)]
    if args.json:
        told = [{"rule": one.rule, "heading": one.heading, "words": one.words} for one in clauses]
        named = [{"rule": one.rule, "heading": one.heading} for one in missing]
        say_json({"clauses": told, "missing": named}, indent=2)
    else:
        say("\n\n".join(f"{one.rule}  {one.heading}\n{one.words}" for one in clauses))
    for one in missing:
        complain(f"missing: {one.rule} {one.heading}")
    return 1 if missing else 0
