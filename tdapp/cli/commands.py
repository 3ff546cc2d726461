"""Every command beside the window; read only where one is asked for."""

import argparse
from functools import cache
from pathlib import Path

import tdapp
from tdapp.bootstrap import CODECS
from tdapp.cli import (
    bench,
    cash,
    commission,
    conditions,
    deal,
    demo,
    house,
    houses,
    icm,
    jackpot,
    journal,
    keys,
    league,
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
from tdapp.cli.records import named_folders, record_at


@cache
def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    whole = argparse.ArgumentParser(prog="tdapp", description=tdapp.__doc__)
    whole.add_argument("--version", action="version", version=f"tdapp {tdapp.__version__}")
    start.describe(whole)
    commands = whole.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for command in (
        demo,
        simulate,
        cash,
        jackpot,
        structure,
        replay,
        deal,
        rank,
        commission,
        conditions,
        icm,
        sheets,
        league,
        rulings,
        shots,
        keys,
        house,
        houses,
        people,
        staff,
        bench,
    ):
        command.add_parser(commands)
    journal.add_parsers(commands, CODECS, _seals, lambda: str(record_at(None)))
    return whole


def _seals() -> Path:
    return named_folders().seals
