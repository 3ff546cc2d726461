"""Which record a command means, and the program's own folders, looked at before they are used."""

import argparse
import os

from tdapp.core.refusal import Refusal
from tdapp.journal.target import Target
from tdapp.system.paths import HOME_VARIABLE, Paths, user_paths


def own_folders() -> Paths:
    """The program's folders, made where they are missing; refuses ``no_own_folder``."""
    paths = named_folders()
    try:
        paths.make()
    except OSError as error:
        problem = error.strerror or str(error)
        raise Refusal("no_own_folder", folder=error.filename, problem=problem) from error
    return paths


def named_folders() -> Paths:
    """The same, whether they are there or not; refuses ``no_own_folder`` for a home of nobody."""
    try:
        return user_paths()
    except RuntimeError as error:
        home = os.environ.get(HOME_VARIABLE)
        raise Refusal("no_own_folder", folder=home, problem=str(error).rstrip(".")) from error


def record_at(address: str | None) -> Target:
    """The record at an address, the user's own where none is given.

    Refuses ``unknown_record_address``, ``no_own_folder``, and ``cannot_open`` for a path that
    leads nowhere, such as a link to itself.
    """
    if address is None:
        return Target(path=own_folders().data / "room.tdapp")
    target = Target.parse(address)
    if target.path is not None:
        try:
            target.path.resolve().exists()
        except (OSError, RuntimeError, ValueError) as error:
            raise Refusal("cannot_open", record=address, detail=str(error)) from error
    return target


def take_early(whole: argparse.ArgumentParser, args: argparse.Namespace) -> None:
    """Give a command the record that was named before it; wrong usage where it takes none."""
    early = getattr(args, "record", None)
    if early is None or args.command is None:
        return
    if not hasattr(args, "db"):
        whole.error(f"{args.command} works on no record of yours: leave {early!r} out")
    if args.db is not None:
        whole.error("the record is named twice: name it once")
    args.db = early
