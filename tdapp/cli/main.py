"""`tdapp`: one tool, many commands; 0 done, 1 refused (with the reason), 2 wrong usage."""

import argparse
from collections.abc import Sequence
from pathlib import Path

import tdapp
from tdapp.bootstrap import CODECS
from tdapp.cli import (
    bench,
    commission,
    deal,
    demo,
    house,
    houses,
    icm,
    journal,
    output,
    people,
    rank,
    replay,
    rulings,
    sheets,
    shots,
    simulate,
    staff,
    start,
    structure,
)
from tdapp.cli.records import named_folders, own_folders, record_at, take_early
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.system.crash_log import CrashLog
from tdapp.voice.voice import ENGLISH
from tdapp.words.sentence import sentence


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    whole = argparse.ArgumentParser(prog="tdapp", description=tdapp.__doc__)
    whole.add_argument("--version", action="version", version=f"tdapp {tdapp.__version__}")
    start.describe(whole)
    commands = whole.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for command in (
        demo,
        simulate,
        structure,
        replay,
        deal,
        rank,
        commission,
        icm,
        sheets,
        rulings,
        shots,
        house,
        houses,
        people,
        staff,
        bench,
    ):
        command.add_parser(commands)
    journal.add_parsers(commands, CODECS, _seals, lambda: str(record_at(None)))
    return whole


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
    whole = parser()
    try:
        args = whole.parse_args(arguments)
        take_early(whole, args)
    except SystemExit:
        output.flush()
        raise
    return args


def _seals() -> Path:
    return named_folders().seals


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
