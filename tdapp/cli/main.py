"""`tdapp`: one tool, many commands; 0 done, 1 refused (with the reason), 2 wrong usage."""

import argparse
import sys
from collections.abc import Sequence

import tdapp
from tdapp.bootstrap import CODECS, default_target
from tdapp.cli import bench, demo, journal, sheets, shots, simulate, start
from tdapp.core.ports import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.system.paths import user_paths
from tdapp.ui.sentences import sentence


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    whole = argparse.ArgumentParser(prog="tdapp", description=tdapp.__doc__)
    whole.add_argument("--version", action="version", version=f"tdapp {tdapp.__version__}")
    start.describe(whole)
    commands = whole.add_subparsers(title="commands", metavar="COMMAND")
    for command in (demo, simulate, sheets, shots, bench):
        command.add_parser(commands)
    journal.add_parsers(commands, CODECS, lambda: user_paths().seals, lambda: str(default_target()))
    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a refusal is one sentence on stderr, never a traceback."""
    args = parser().parse_args(arguments)
    try:
        code: int = args.run(args)
    except (Refusal, Unrecorded) as refusal:
        print(sentence(refusal), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return code
