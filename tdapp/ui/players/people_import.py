"""A list of people entered through the desk: each line whole or not at all, and why not."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path

from tdapp.calls.house.people import EnterPeople
from tdapp.core.ids import StreamId
from tdapp.core.ports.people import Person, RegistryChange
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Desk
from tdapp.desk.permissions import Actor
from tdapp.typed.days import begin_us
from tdapp.ui.asking.under_way import their_turn
from tdapp.ui.look.spoken import voice
from tdapp.ui.players.people_list import LineFault, ListedPerson, content_of, read_list
from tdapp.ui.players.people_matching import Matching, Restrictions

PART = 500
"""So many changes, or a few more, are one act."""
PACE = 50
Line = ListedPerson | LineFault


@dataclass
class ImportResult:
    """What became of the lines of a list."""

    lines: int = 0
    new: int = 0
    changed: int = 0
    unchanged: int = 0
    refused: list[LineFault] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class ImportTarget:
    """Through which desk, by whom and into which day's record a list is entered."""

    desk: Desk
    actor: Actor
    house: StreamId


async def enter_file(target: ImportTarget, known: Iterable[Person], path: Path) -> ImportResult:
    """Enter a file of people; nothing is entered of one that cannot be read to its end."""
    now_us = target.desk.time.now().utc_us
    today = datetime.fromtimestamp(now_us / 1_000_000, UTC).astimezone().date()

    def lines() -> list[Line]:
        return list(read_list(content_of(path), today))

    return await enter_list(target, known, await asyncio.to_thread(lines), today)


def import_words(path: Path, entered: ImportResult) -> str:
    """How many lines of a file were added, changed, unchanged and refused."""
    said = voice().text(
        "lists in",
        "{file}: {new} added, {changed} changed, {unchanged} unchanged, {refused} refused.",
    )
    return said.format(
        file=path.name,
        new=voice().count(entered.new),
        changed=voice().count(entered.changed),
        unchanged=voice().count(entered.unchanged),
        refused=voice().count(len(entered.refused)),
    )


async def enter_list(
    entrance: ImportTarget, known: Iterable[Person], lines: Iterable[Line], today: date
) -> ImportResult:
    """Enter what is right; a part that is refused as a whole raises `Refusal`, nothing of it is in.

    Others have a turn on the loop between the lines; stopped there, the lines so far are in.
    """
    entered, part = ImportResult(), list[RegistryChange]()
    desk = entrance.desk
    persons: Restrictions = desk.persons
    matching = Matching(known, persons, desk.time.now().utc_us, begin_us(today))
    listed = list(lines)
    for count, line in enumerate(listed, 1):
        part += _changes(line, matching, entered)
        if count % PACE == 0:
            try:
                await their_turn(count, len(listed))
            except Refusal:
                await _record(entrance, part)
                raise
        if len(part) >= PART:
            await _record(entrance, part)
            part = []
    await _record(entrance, part)
    return entered


def _changes(line: Line, matching: Matching, entered: ImportResult) -> tuple[RegistryChange, ...]:
    entered.lines += 1
    known = matching.count
    found = line if isinstance(line, LineFault) else matching.changes(line)
    if isinstance(found, LineFault):
        entered.refused.append(found)
        return ()
    if matching.count > known:
        entered.new += 1
    elif found:
        entered.changed += 1
    else:
        entered.unchanged += 1
    return found


async def _record(entrance: ImportTarget, part: list[RegistryChange]) -> None:
    if part:
        await entrance.desk.perform(entrance.actor, EnterPeople(entrance.house, tuple(part)))
