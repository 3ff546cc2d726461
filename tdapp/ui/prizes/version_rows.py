"""The versions of the prize list, newest first: what each is worth, who posted it, and when."""

from collections.abc import Collection
from itertools import zip_longest
from typing import NamedTuple

from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.house.papers.kinds import PaperKind
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.prize_draft import PrizeDraft
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.lists.list_rows import Column, ListRow, left, right, rows_of, wide
from tdapp.ui.look.spoken import voice
from tdapp.ui.prizes.due_rows import ActOf

PAPERS = (PaperKind.PAYOUT_SHEET,)


class VersionLine(NamedTuple):
    """A version of the list, how it stands, and what it is worth in cents."""

    version: int
    stands: Cell
    cents: int


VERSION_COLUMNS: tuple[Column[VersionLine], ...] = (
    left("", 52, lambda line: Cell(f"v{line.version}", strong=True)),
    wide("", lambda line: line.stands),
    right("", 112, lambda line: Cell(voice().money(line.cents), strong=True)),
)


def version_rows(
    event: StreamId,
    state: Tournament,
    draft: PrizeDraft | None,
    edited: Collection[int],
    act_of: ActOf,
) -> list[ListRow]:
    """The provisional one on top where there is one; the key is the version."""
    lines = []
    lists = state.prizes.lists
    if draft is not None and (edited or not lists):
        lines.append(_provisional(state, draft, edited))
    newest_first = reversed(range(len(lists)))
    lines += [_posted(event, state, place, act_of) for place in newest_first]
    return rows_of(VERSION_COLUMNS, lines, lambda line: line.version)


def prints(state: Tournament) -> int:
    """How often the payout sheet of the posted list was printed."""
    return sum(
        paper.kind in PAPERS and paper.version == state.prizes.sheet.version
        for paper in state.papers.by_number.values()
    )


def _provisional(state: Tournament, draft: PrizeDraft, edited: Collection[int]) -> VersionLine:
    edits = ", ".join(voice().ordinal(place) for place in sorted(edited))
    below = voice().text("prizes", "edited: {places}", places=edits)
    if not edited:
        below = voice().plural(
            "prizes", "published, 1 entry", "published, {n} entries", state.entries.count
        )
    version = state.prizes.last_version + 1
    words = voice().text("prizes", "provisional")
    cell = Cell(words, tone=Tone.WAITS, shape=Shape.WAITING, below=below)
    return VersionLine(version, cell, draft.cents)


def _posted(event: StreamId, state: Tournament, place: int, act_of: ActOf) -> VersionLine:
    text = voice().text
    lists, one = state.prizes.lists, state.prizes.lists[place]
    newest = place == len(lists) - 1
    parts = []
    act = act_of(event, _fact(one))
    if act is not None:
        parts.append(act.who)
    if newest and (count := prints(state)):
        parts.append(text("prizes", "{count} printed", count=count))
    if place:
        before = lists[place - 1]
        changed = _places_changed(before, one)
        parts.append(voice().plural("prizes", "1 place changed", "{n} places changed", changed))
    if act is not None and act.reason:
        parts.append(act.reason)
    when = "" if act is None else f" {voice().time(act.at_us)}"
    words = text("prizes", "posted{when}") if newest else text("prizes", "replaced{when}")
    if not newest:
        after = act_of(event, _fact(lists[place + 1]))
        when = "" if after is None else f" {voice().time(after.at_us)}"
    shape, tone = (Shape.DONE, Tone.FACT) if newest else (Shape.GONE, Tone.GONE)
    cell = Cell(words.format(when=when), tone=tone, shape=shape, below="; ".join(parts) or " ")
    return VersionLine(one.version, cell, one.total)


def _places_changed(before: PrizesPosted, now: PrizesPosted) -> int:
    """In how many places a list gives other cash, or something else in kind."""
    cash = enumerate(zip_longest(before.cents, now.cents, fillvalue=0), 1)
    other = {place for place, (old, new) in cash if old != new}
    kinds = set(before.in_kind) ^ set(now.in_kind)
    return len(other | {one.place for one in kinds})


def _fact(posted: PrizesPosted) -> Event:
    return posted
