"""A record told in figures: what each stretch of acts changed, and what every event booked."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tdapp.core.act import Recorded
from tests.same_record.dump import streams
from tests.same_record.rows import ActOnFile, streams_of
from tests.same_record.workplace import BEGIN_US, instant_at


def told(acts: Sequence[ActOnFile], every: int = 1) -> list[str]:
    """All streams of a record in figures, each looked at after `every` so many events."""
    at_us = {act.action: act.at_us for act in acts}
    lines: list[str] = []
    last: dict[str, list[Any]] = {}
    for (kind, stream), rows in streams_of(acts).items():
        past = streams.decoded(kind, rows)
        lines += [f"# {kind} {stream}", *_changes(kind, past, at_us, every)]
        lines += _as_text("booked", streams.bookings(kind, past))
        last.setdefault(kind, []).append(streams.folded(kind, past))
    lines += [
        "# drawers",
        *_as_text("", streams.drawers(last.get("house", []), last["tournament"])),
    ]
    return lines


def standing(kind: str, state: Any) -> list[str]:
    """All figures of one stream at one fixed moment."""
    return _as_text("", streams.figures(kind, state, instant_at(BEGIN_US)))


def _changes(
    kind: str, past: Sequence[Recorded], at_us: Mapping[str, int], every: int
) -> Iterator[str]:
    """Figure by figure what changed since the look before; what is gone is crossed out."""
    before: dict[str, Any] = {}
    for seq in _looks(past, every):
        state = streams.folded(kind, past[:seq]).state
        now = streams.figures(kind, state, instant_at(at_us[past[seq - 1].action]))
        yield f"## after event {seq}"
        yield from (f"gone: {name}" for name in sorted(before.keys() - now.keys()))
        changed = {name: one for name, one in now.items() if before.get(name) != one}
        yield from _as_text("", changed)
        before = now


def _looks(past: Sequence[Recorded], every: int) -> Iterator[int]:
    """After which events to look: where an act ends, and at the end of all."""
    since = 0
    for one, after in zip(past, [*past[1:], None], strict=True):
        if after is None or (one.action != after.action and one.seq - since >= every):
            since = one.seq
            yield one.seq


def _as_text(head: str, figures: Mapping[str, Any]) -> list[str]:
    prefix = f"{head} " if head else ""
    return [
        f"{prefix}{name}: {json.dumps(figures[name], ensure_ascii=False)}"
        for name in sorted(figures)
    ]
