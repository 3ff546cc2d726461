"""`tdapp shots`: every window and projected screen with demo data, as PNG."""

import argparse
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tdapp.bootstrap import Surroundings, parts_of, workstation
from tdapp.cli.output import say, say_json
from tdapp.cli.records import own_folders
from tdapp.cli.rehearsal import RehearsalTime
from tdapp.core.refusal import Refusal
from tdapp.journal.target import Target
from tdapp.system.paths import paths_below
from tdapp.ui.parts.parts import Parts


class OneSeed:
    """A `Chance` that gives one seed, so that each run plays the same evening."""

    def seed(self) -> str:
        """The same, in whichever order acts come."""
        return "pictures"


def add_parser(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser("shots", help="save pictures of every window and screen as PNG")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the demo event in the real windows and picture them on the way."""
    from tdapp.ui.shots.shots import take

    own_folders()
    try:
        args.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("cannot_write", path=str(args.out), problem=error.strerror) from error
    time = RehearsalTime()
    with tempfile.TemporaryDirectory() as folder:
        target = Target(path=Path(folder) / "shots.tdapp")

        @asynccontextmanager
        async def open_parts() -> AsyncIterator[Parts]:
            around = Surroundings(OneSeed(), paths_below(Path(folder)))
            async with workstation(target, time, surroundings=around) as station:
                yield parts_of(station)

        paths = take(open_parts, time.pass_us, args.out)
    if args.json:
        say_json({"files": [str(path) for path in paths]})
        return 0
    for path in paths:
        say(str(path))
    return 0
