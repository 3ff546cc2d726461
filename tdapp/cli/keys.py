"""`tdapp keys`: the card of the first keys as PDF."""

import argparse
from pathlib import Path
from typing import Any

from tdapp.bootstrap import letterhead
from tdapp.cli.output import say
from tdapp.cli.records import own_folders
from tdapp.sheets.house.keys_card import CARD_PAPERS, keys_card
from tdapp.system.settings import SettingsFile
from tdapp.voice.voice import ENGLISH


def add_parser(commands: Any) -> None:
    """Describe the command."""
    said = "save a card with the first keys as PDF"
    parser = commands.add_parser("keys", help=said, description=said)
    parser.add_argument("--out", type=Path, default=Path("first-keys.pdf"), metavar="FILE")
    parser.add_argument("--paper", choices=sorted(CARD_PAPERS), help="its size")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the card on the house's paper, or another."""
    from tdapp.ui.shots.headless import painting

    settings = SettingsFile(own_folders().data).now
    head = letterhead(settings, settings.house)
    with painting() as paint:
        say(str(paint.pdf([keys_card(head, args.paper or settings.paper, ENGLISH)], args.out)))
    return 0
