"""`tdapp shots`: every page, question, paper and projected screen of the demo room, as PNG."""

import argparse
import re
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

from tdapp.bootstrap import Surroundings, Workstation, parts_of, workstation
from tdapp.cli.demo_room import EVENT, furnish
from tdapp.cli.output import say, say_json
from tdapp.cli.records import own_folders
from tdapp.cli.rehearsal import RehearsalTime
from tdapp.cli.shot_kinds import KINDS, OtherKinds
from tdapp.core.refusal import Refusal
from tdapp.core.settings import Language
from tdapp.journal.target import Target
from tdapp.system.paths import paths_below
from tdapp.ui.parts.parts import Parts
from tdapp.ui.shots.shot_looks import PLAIN_TEXTS, SIZES, TEXTS, THEMES, Wanted

SATURDAY_US = 1_290_884_400_000_000
"""An evening in 2010, seven o'clock in UTC."""
SIZE = re.compile(r"(\d{3,4})x(\d{3,4})")


class OneSeed:
    """A `Chance` that gives one seed, so that each run plays the same evening."""

    def seed(self) -> str:
        """The same, in whichever order acts come."""
        return "pictures"


def size(typed: str) -> tuple[int, int]:
    """Width and height of a picture."""
    found = SIZE.fullmatch(typed)
    if found is None:
        raise argparse.ArgumentTypeError(f"{typed!r} is not a size such as 1920x1080")
    return int(found[1]), int(found[2])


def add_parser(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "shots",
        help="save pictures of every page, question, paper and screen as PNG",
        description="Pictures the demo room in every theme, size and text size, with an "
        "index.html beside the pictures. With one of each, the pictures lie in DIR itself.",
    )
    parser.add_argument("out", type=Path, metavar="DIR")
    choices = {"nargs": "+", "metavar": "NAME"}
    parser.add_argument("--theme", choices=THEMES, default=THEMES, **choices)
    parser.add_argument("--size", type=size, default=SIZES, nargs="+", metavar="1920x1080")
    parser.add_argument(
        "--text", type=int, choices=TEXTS, default=PLAIN_TEXTS, nargs="+", metavar="PERCENT"
    )
    only = "only these, such as: floor 'question-*' 'paper-*' 'screen-*'"
    parser.add_argument("--only", default=(), help=only, **choices)
    parser.add_argument("--language", choices=get_args(Language), default="en")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Open the demo room in the real windows and picture it."""
    from tdapp.ui.shots.shots import Pictured, take

    own_folders()
    try:
        args.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("cannot_write", path=str(args.out), problem=error.strerror) from error
    time = RehearsalTime(SATURDAY_US)
    wanted = Wanted(args.theme, args.size, args.text, args.only, args.language)
    with tempfile.TemporaryDirectory() as folder:
        target = Target(path=Path(folder) / "shots.tdapp")

        stations: list[Workstation] = []

        @asynccontextmanager
        async def open_parts() -> AsyncIterator[Parts]:
            around = Surroundings(OneSeed(), paths_below(Path(folder)))
            async with workstation(target, time, surroundings=around) as station:
                stations.append(station)
                yield parts_of(station)

        async def begin() -> None:
            await furnish(stations[0], time)

        async def begin_others() -> None:
            await OtherKinds(stations[0]).furnish()

        told = Pictured(open_parts, begin, time.pass_us, EVENT, begin_others, KINDS)
        paths = take(told, args.out, wanted)
    if args.json:
        say_json({"files": [str(path) for path in paths]})
        return 0
    for path in paths:
        say(str(path))
    return 0
