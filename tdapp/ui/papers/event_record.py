"""The acts of an event in words, as its record is printed."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from tdapp.core.act import Act, Recorded
from tdapp.core.ids import PersonId
from tdapp.core.timeline import undone_by
from tdapp.sheets.tournament.record_sheet import RecordLine
from tdapp.shown.act_words import act_words
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice
from tdapp.voice.voice import ENGLISH

NameOf = Callable[[PersonId], str]


def acts_in_words(
    past: Sequence[Recorded],
    state: Tournament,
    acts: Sequence[Act],
    name_of: NameOf,
    time_of: Callable[[int], str] = ENGLISH.moment,
) -> Iterator[RecordLine]:
    """Every act of this past, in the order of the record; `state` is what it adds up to."""
    known = {act.action: act for act in acts}
    undone = undone_by(entry.event for entry in past)
    for action, entries in groupby(past, key=lambda entry: entry.action):
        recorded, act = list(entries), known.get(action)
        if act is None:
            continue
        facts = [entry.event for entry in recorded]
        yield RecordLine(
            seq=recorded[0].seq,
            at=time_of(act.at_us),
            what=act_words(voice(), act.label, facts, state, name_of),
            by=act.actor,
            station=act.station,
            reason=act.reason or "",
            approver=act.approver or "",
            happened="" if act.happened_us is None else time_of(act.happened_us),
            paper=act.paper or "",
            undone=action in undone,
        )
