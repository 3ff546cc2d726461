"""`tdapp shots`: every window and projected screen with demo data, as PNG."""

import argparse
import asyncio
from pathlib import Path
from typing import Any


def add_parser(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser("shots", help="pictures of every window and screen, as PNG")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the demo event up to the last five and picture it."""
    for path in asyncio.run(_shots(args.out)):
        print(path)
    return 0
