"""`tdapp shots`: every window and projected screen with demo data, as PNG."""

import argparse
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tdapp.bootstrap import workstation
from tdapp.cli.rehearsal import RehearsalTime
from tdapp.cli.start import parts_of
from tdapp.core.refusal import Refusal
from tdapp.journal.target import Target
from tdapp.ui.parts import Parts


def add_parser(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser("shots", help="pictures of every window and screen, as PNG")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the demo event in the real windows and picture them on the way."""
    from tdapp.ui.shots import take

    try:
        args.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("cannot_write", path=str(args.out), problem=error.strerror) from error
    time = RehearsalTime()
    with tempfile.TemporaryDirectory() as folder:
        target = Target(path=Path(folder) / "shots.tdapp")

        @asynccontextmanager
        async def open_parts() -> AsyncIterator[Parts]:
            async with workstation(target, time) as station:
                yield parts_of(station)

        for path in take(open_parts, time.pass_us, args.out):
            print(path)
    return 0
