"""Which sheets each kind of paper consists of, for the windows, the command line and reprints."""

from collections.abc import Callable, Mapping, Sequence

from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import Sheet
from tdapp.sheets.tournament.bag_slip import bag_slip
from tdapp.sheets.tournament.bonus_slip import bonus_slip
from tdapp.sheets.tournament.bracket_sheets import bracket_sheet, match_slip
from tdapp.sheets.tournament.breaking_order import breaking_order
from tdapp.sheets.tournament.colour_up_sheet import colour_up_sheets
from tdapp.sheets.tournament.cut_cards import cut_cards
from tdapp.sheets.tournament.deal_sheet import deal_sheet
from tdapp.sheets.tournament.envelope_sheet import envelope_sheet
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.sheets.tournament.flight_payouts import flight_payouts
from tdapp.sheets.tournament.floor_sheet import floor_sheet
from tdapp.sheets.tournament.refund_sheet import refund_sheet
from tdapp.sheets.tournament.sign_in import sign_in_sheet
from tdapp.sheets.tournament.slips import bounty_slip, move_slip
from tdapp.tournament.papers.contents import contents

Make = Callable[[EventPapers, Sequence[int]], list[Sheet]]


def sheets_for(
    papers: EventPapers, kind: PaperKind, about: Sequence[int], now: Instant
) -> list[Sheet]:
    """The sheets of one paper; `about` are the entries, or the slips of moves, that it is of.

    Refuses as `contents` does, and ``no_sheets`` for a kind that is not made of the event alone.
    """
    contents(papers.event, kind, about)
    if kind is PaperKind.FLOOR_SHEET:
        return [floor_sheet(papers, now)]
    make = MAKES.get(kind)
    if make is None:
        raise Refusal("no_sheets")
    return make(papers, about)


def _moves(papers: EventPapers, about: Sequence[int]) -> list[Sheet]:
    return [move_slip(papers, papers.event.seating.moves[slip]) for slip in about]


def _bounties(papers: EventPapers, about: Sequence[int]) -> list[Sheet]:
    paid = papers.event.bounties.paid
    return [bounty_slip(papers, one) for entry in about for one in paid[entry]]


def _results(papers: EventPapers, _: Sequence[int]) -> list[Sheet]:
    made = papers.results()
    return [] if made is None else [made]


MAKES: Mapping[PaperKind, Make] = {
    PaperKind.SEAT_CARD: lambda papers, about: [papers.seat_card(entry) for entry in about],
    PaperKind.SEAT_CARDS: lambda papers, about: [cut_cards(papers, about)],
    PaperKind.RECEIPTS: lambda papers, about: papers.receipts(about),
    PaperKind.SEATING_BY_NAME: lambda papers, _: [papers.seating_by_name()],
    PaperKind.SEATING_BY_TABLE: lambda papers, _: [papers.seating_by_table()],
    PaperKind.SIGN_IN: lambda papers, _: [sign_in_sheet(papers)],
    PaperKind.MOVE_SLIPS: _moves,
    PaperKind.BREAKING_ORDER: lambda papers, _: [breaking_order(papers)],
    PaperKind.PAYOUT_SHEET: lambda papers, _: [
        papers.payouts(),
        *flight_payouts(papers, PaperKind.PAYOUT_SHEET),
    ],
    PaperKind.PROVISIONAL_PAYOUTS: lambda papers, _: [
        papers.provisional_payouts(),
        *flight_payouts(papers, PaperKind.PROVISIONAL_PAYOUTS),
    ],
    PaperKind.PRIZE_SLIPS: lambda papers, about: [papers.slip(entry) for entry in about],
    PaperKind.BOUNTY_SLIPS: _bounties,
    PaperKind.RESULTS: _results,
    PaperKind.DEAL_SHEET: lambda papers, _: [deal_sheet(papers)],
    PaperKind.BRACKET: lambda papers, _: [bracket_sheet(papers)],
    PaperKind.MATCH_SLIPS: lambda papers, about: [match_slip(papers, one) for one in about],
    PaperKind.BAG_SLIPS: lambda papers, about: [bag_slip(papers, entry) for entry in about],
    PaperKind.COLOUR_UP: lambda papers, _: colour_up_sheets(papers),
    PaperKind.ENVELOPES: lambda papers, _: [envelope_sheet(papers)],
    PaperKind.BONUS_SLIPS: lambda papers, about: [
        sheet for entry in about for sheet in bonus_slip(papers, entry)
    ],
    PaperKind.REFUNDS: lambda papers, _: [refund_sheet(papers)],
    PaperKind.STRUCTURE: lambda papers, _: papers.structure(),
    PaperKind.CONDITIONS: lambda papers, _: [papers.terms()],
}
