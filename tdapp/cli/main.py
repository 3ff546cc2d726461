"""`tdapp`: one tool, many commands; 0 done, 1 refused (with the reason), 2 wrong usage."""

import argparse
from collections.abc import Sequence
from contextlib import suppress

from tdapp.cli import output, start
from tdapp.cli.records import own_folders, take_early
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.system.crash_log import CrashLog
from tdapp.voice.voice import ENGLISH
from tdapp.words.sentence import sentence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a refusal is one sentence on stderr, never a traceback."""
    output.prepare()
    try:
        args = _parsed(arguments)
        code: int = args.run(args)
        output.flush()
    except (Refusal, Unrecorded) as refusal:
        output.complain(sentence(refusal, ENGLISH))
        return 1
    except Contradiction as clash:
        output.complain(
            sentence(Refusal("does_not_fit", fact=clash.fact, **clash.details), ENGLISH)
        )
        return 1
    except KeyboardInterrupt:
        output.complain("Stopped.")
        return 130
    except Exception as fault:  # noqa: BLE001 - a traceback goes into the log, never to the user
        output.complain(f"This did not work: {_logged(fault)}")
        return 1
    return code


def _parsed(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What is asked for; the commands are read where it is more than the window."""
    window = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    start.describe(window)
    with suppress(argparse.ArgumentError):
        args, more = window.parse_known_args(arguments)
        if not more:
            return args
    return _of_commands(arguments)


def _of_commands(arguments: Sequence[str] | None) -> argparse.Namespace:
    from tdapp.cli.commands import parser

    whole = parser()
    try:
        args = whole.parse_args(arguments)
        take_early(whole, args)
    except SystemExit:
        output.flush()
        raise
    return args


def _logged(fault: Exception) -> str:
    """Write a fault nobody expected into the log; gives the words to say about it."""
    said = str(fault).splitlines()[:1] or [type(fault).__name__]
    try:
        log = CrashLog(own_folders().logs)
        log.start()
        log.caught(fault, "command line error")
        log.stop()
    except (OSError, Refusal):
        return said[0]
    return f"{said[0]} (the whole story is in {log.path})"
