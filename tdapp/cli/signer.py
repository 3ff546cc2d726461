"""Signing for a command: a staff member by number and PIN, where staff is enrolled."""

import argparse
import sys
from getpass import getpass

from tdapp.bootstrap import Workstation
from tdapp.cli.output import counted
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR, Actor


def add_signer(parser: argparse.ArgumentParser) -> None:
    """Let a command be told who does it."""
    told = "your staff number; the PIN is prompted for or read from standard input"
    parser.add_argument("--by", type=counted(1), metavar="NUMBER", help=told)


async def signer(station: Workstation, number: int | None) -> Actor:
    """Who does it; the built-in director as long as no staff is enrolled.

    Refuses ``number_needed``, and as `SigningIn.identify` does.
    """
    if not station.signing_in.roster.staff.is_enrolled:
        return DIRECTOR
    if number is None:
        raise Refusal("number_needed")
    pin = secret(f"PIN of number {number}: ")
    return await station.signing_in.identify(f"{number} {pin}")


def secret(prompt: str) -> str:
    """A PIN from the terminal, unseen, or the next line of the input; refuses ``no_key``."""
    if sys.stdin is None:
        raise Refusal("no_key")
    typed = getpass(prompt) if sys.stdin.isatty() else sys.stdin.readline()
    if not typed.strip():
        raise Refusal("no_key")
    return typed.strip()


def new_pin(name: str) -> str:
    """A new PIN, typed twice at a terminal; refuses ``pins_differ``."""
    pin = secret(f"New PIN of {name}, at least 6 digits: ")
    if sys.stdin is not None and sys.stdin.isatty() and secret("Repeat the PIN: ") != pin:
        raise Refusal("pins_differ")
    return pin
