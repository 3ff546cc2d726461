"""`tdapp houses`: the houses that can be chosen, and what is wrong with one of your own."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import resources
from tdapp.bootstrap import houses_of
from tdapp.cli.output import in_one_line, say, say_json
from tdapp.cli.records import named_folders
from tdapp.core.house_files import SUFFIX
from tdapp.core.refusal import Refusal
from tdapp.core.settings import DEFAULT_HOUSE
from tdapp.rules.house_check import HouseFault, house_faults
from tdapp.rules.houses import Houses, Listed
from tdapp.system.house_folders import read_house
from tdapp.voice.voice import ENGLISH
from tdapp.words.sentence import sentence

SHORT = 12


def add_parser(commands: Any) -> None:
    """Describe the command."""
    text = "the houses that can be chosen, and a check of a house of your own"
    parser = commands.add_parser("houses", help=text, description=text)
    inner = parser.add_subparsers(metavar="WHAT", required=True)
    listing = inner.add_parser("list", help="every house, with where it lies and its version")
    listing.add_argument("--json", action="store_true", help="answer as JSON")
    listing.set_defaults(run=run_list)
    check = inner.add_parser("check", help="name everything that is wrong in a house's folder")
    check.add_argument("folder", type=Path, metavar="DIR", help="with the three files of a house")
    check.set_defaults(run=run_check)


def add_house(parser: Any) -> None:
    """The option by which other commands take a house."""
    parser.add_argument(
        "--house",
        default=DEFAULT_HOUSE,
        help=f"one of `tdapp houses list` (default: {DEFAULT_HOUSE})",
    )


def run_list(args: argparse.Namespace) -> int:
    """Tell each house; exit code 1 if one of them cannot be chosen."""
    folders = named_folders()
    listed = houses_of(folders).listed()
    if args.json:
        say_json({"folder": str(folders.houses), "houses": [_answer(one) for one in listed]})
    else:
        for one in listed:
            say("\t".join(map(in_one_line, _cells(one))))
        say(f"Houses of your own lie in {folders.houses}")
    return 1 if any(one.wrong for one in listed) else 0


def run_check(args: argparse.Namespace) -> int:
    """Tell every fault on a line of its own; exit code 1 if there is one."""
    faults = [*_faults(args.folder, houses_of(named_folders()))]
    for fault in faults:
        say(in_one_line(str(fault)))
    if not faults:
        say(f"{args.folder}: nothing is wrong with this house")
    return 1 if faults else 0


def _faults(folder: Path, houses: Houses) -> Iterator[HouseFault]:
    name = folder.absolute().name
    if not folder.is_dir():
        yield HouseFault(str(folder), "there is no such folder")
        return
    if name.lower() in houses.built_in_names():
        taken = Refusal("house_name_taken", house=name, folder=str(folder))
        yield HouseFault(name, sentence(taken, ENGLISH))
    texts, problems = read_house(folder)
    for file, problem in problems.items():
        yield HouseFault(file, problem)
    variants = {one.removesuffix(SUFFIX) for one in resources.names("variants")}
    for fault in house_faults(texts, name, variants):
        if fault.file not in problems:
            yield fault


def _answer(one: Listed) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "id": one.name,
        "where": one.where,
        "built_in": one.built_in,
        "wrong": None if one.wrong is None else sentence(one.wrong, ENGLISH),
    }
    if one.house is not None:
        hashes = one.house.hashes
        answer |= {
            "name": one.house.rulebook.name,
            "rules": one.house.rulebook.house,
            "version": hashes.version,
            "hashes": {
                "rulebook": hashes.rulebook,
                "play": hashes.play,
                "irregularities": hashes.irregularities,
            },
        }
    return answer


def _cells(one: Listed) -> tuple[str, ...]:
    if one.house is None:
        return (one.name, one.where, sentence(one.wrong, ENGLISH) if one.wrong else "")
    version = one.house.hashes.version[:SHORT]
    return (one.name, one.house.rulebook.name, one.where, version)
