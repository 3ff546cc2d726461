"""Checks before records are ended, so that a restore never strands a live one."""

from collections.abc import Collection
from pathlib import Path

from tdapp.core.refusal import Refusal
from tdapp.journal.copies.copy_places import Whereabouts
from tdapp.journal.copies.records_in_use import places_of, refuse_held
from tdapp.journal.lineage import successors
from tdapp.journal.target import Target


def to_end(
    folder: Path, files: Collection[str], target: Target, *, instead: bool
) -> list[Whereabouts]:
    """Where these records still stand other than at `target`; none of them is at work.

    Refuses ``open_elsewhere`` (record, station) where a station has one of them, and, unless
    `instead` of them the record is to go on at `target`, ``another_stands`` (record).
    """
    refuse_held(folder, files)
    standing = _standing(folder, files, target)
    for place in standing:
        if place.is_at_work():
            raise Refusal("open_elsewhere", record=str(place), station=None)
    if standing and not instead:
        raise Refusal("another_stands", record=str(standing[0]))
    return standing


def _standing(folder: Path, files: Collection[str], target: Target) -> list[Whereabouts]:
    here = str(Whereabouts.of(target))
    return [
        place
        for name in sorted(files)
        if not successors(folder, name)
        for place in places_of(folder, name)
        if str(place) != here and place.holds(name)
    ]
