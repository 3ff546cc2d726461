"""Whom a paper is about where nobody is named."""

from collections.abc import Iterable
from itertools import islice

from tdapp.house.papers.kinds import PaperKind
from tdapp.tournament.payouts.queue import prize_queue
from tdapp.tournament.payouts.slips import valid_slip
from tdapp.tournament.tournament import Tournament


def whose(state: Tournament, kind: PaperKind) -> tuple[int, ...]:
    """All entries, or slips of moves, that a paper can be of now; prizes by their place."""
    if kind is PaperKind.PRIZE_SLIPS:
        queue = reversed(prize_queue(state)) if state.prizes.posted else ()
        return tuple(due.entry for due in queue if due.slip and due.entry is not None)
    return tuple(sorted(_of(state, kind)))


def anybody(state: Tournament, kind: PaperKind) -> tuple[int, ...]:
    """One of those, to ask whether there is any; it costs the same however many there are."""
    if kind is PaperKind.PRIZE_SLIPS:
        return tuple(islice((one for one in _of(state, kind) if valid_slip(state, one)), 1))
    return tuple(islice(_of(state, kind), 1))


def _of(state: Tournament, kind: PaperKind) -> Iterable[int]:
    if kind in {PaperKind.SEAT_CARD, PaperKind.SEAT_CARDS}:
        return state.seating.seat_of
    if kind is PaperKind.RECEIPTS:
        return state.entries.by_number
    if kind is PaperKind.MOVE_SLIPS:
        return state.seating.moves
    if kind is PaperKind.BOUNTY_SLIPS:
        return state.bounties.paid
    return state.prizes.slips if kind is PaperKind.PRIZE_SLIPS else ()
