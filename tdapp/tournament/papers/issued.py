"""Which papers of an event were issued: their fold."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.tournament.papers.events import PaperIssued
from tdapp.tournament.papers.kinds import PaperKind


class Papers(msgspec.Struct, frozen=True):
    """All papers by number, the newest of each kind, and the last number given."""

    by_number: Map[int, PaperIssued] = Map()
    newest: Map[PaperKind, int] = Map()
    last: int = 0


def _issued(papers: Papers, event: PaperIssued) -> Papers:
    if event.number != papers.last + 1:
        raise Contradiction("paper_out_of_turn", number=event.number)
    return replace(
        papers,
        by_number=papers.by_number.set(event.number, event),
        newest=papers.newest.set(event.kind, event.number),
        last=event.number,
    )


PAPERS_FOLD: Handlers = {PaperIssued: _issued}
