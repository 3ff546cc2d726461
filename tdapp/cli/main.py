"""`tdapp`: one tool, many commands; 0 done, 1 refused (with the reason), 2 wrong usage."""

import argparse
import sys
from collections.abc import Sequence

import tdapp
from tdapp.bootstrap import CODECS, default_target
from tdapp.cli import bench, demo, journal, sheets, shots, simulate, start
from tdapp.core.ports import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.system.crash_log import CrashLog
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
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except Exception as fault:  # noqa: BLE001 - a traceback goes into the log, never to the user
        print(f"This did not work: {_logged(fault)}", file=sys.stderr)
        return 1
    return code


def _logged(fault: Exception) -> str:
    """Write a fault nobody expected into the log; gives the words to say about it."""
    said = str(fault).splitlines()[:1] or [type(fault).__name__]
    try:
        paths = user_paths()
        paths.make()
        log = CrashLog(paths.logs)
        log.start()
        log.caught(fault, "the command line")
        log.stop()
    except OSError:
        return said[0]
    return f"{said[0]} (the whole story is in {log.path})"
