"""What a paper that somebody holds is about, and whether it still says what is right."""

from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import PaperKind
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.payouts.slips import valid_slip
from tdapp.tournament.tournament import Tournament


def entry_on(tournament: Tournament, kind: PaperKind, number: int) -> int:
    """The entry that a seat card, receipt or slip of this number is of.

    Looks through all entries for a receipt. Refuses ``no_such_paper`` where there is none.
    """
    found: int | None = None
    if kind is PaperKind.SEAT_CARD and number in tournament.entries.by_number:
        found = number
    elif kind is PaperKind.RECEIPTS:
        entries = tournament.entries.by_number.values()
        of_it = (one for one in entries if any(sale.receipt == number for sale in one.sales))
        found = next((one.number for one in of_it), None)
    elif kind is PaperKind.PRIZE_SLIPS:
        slips = tournament.prizes.slips.values()
        found = next((slip.entry for slip in slips if slip.slip == number), None)
    elif kind is PaperKind.BOUNTY_SLIPS:
        paid = tournament.bounties.paid.items()
        found = next((who for who, all_ in paid if any(one.slip == number for one in all_)), None)
    elif kind is PaperKind.MOVE_SLIPS and number in tournament.seating.moves:
        found = tournament.seating.moves[number].entry
    if found is None:
        raise Refusal("no_such_paper", number=number)
    return found


def still_right(
    tournament: Tournament, kind: PaperKind, number: int, seat: Seat | None = None
) -> bool:
    """Whether what such a paper says still holds; a seat card also for its `seat`."""
    try:
        entry = entry_on(tournament, kind, number)
    except Refusal:
        return False
    if kind is PaperKind.SEAT_CARD:
        return seat is None or tournament.seating.seat_of.get(entry) == seat
    if kind is PaperKind.PRIZE_SLIPS:
        slip = valid_slip(tournament, entry)
        return slip is not None and slip.slip == number
    return True
