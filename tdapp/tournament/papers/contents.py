"""What a paper says in numbers, as the event stands: its version and its lines."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice

from tdapp.core.refusal import Refusal
from tdapp.house.papers.issuing import Contents, PaperLine
from tdapp.house.papers.kinds import PaperKind
from tdapp.tournament.brackets.survey import survey
from tdapp.tournament.chips import likely_exchange
from tdapp.tournament.matches.standing import bracket_of
from tdapp.tournament.payouts.bounties import won_apart
from tdapp.tournament.payouts.posting import prizes_by_plan
from tdapp.tournament.payouts.queue import prize_queue
from tdapp.tournament.payouts.slips import valid_slip
from tdapp.tournament.prizes import prize_holders, prize_place, share_of, undecided
from tdapp.tournament.stages.seen import bags_of
from tdapp.tournament.tournament import Tournament

Reading = Callable[[Tournament, Sequence[int]], Contents]
SEATS = 100
"""A seat card's number is its table times this, and its seat."""


def contents(tournament: Tournament, kind: PaperKind, about: Sequence[int] = ()) -> Contents:
    """What a paper of this kind says about these entries, or about the whole event.

    Refuses ``no_such_event``, ``no_such_entry``, ``nobody_seated``, ``no_move_under_way``,
    ``nobody_out``, ``prizes_not_posted``, ``nothing_won``, ``no_bounty_paid``, ``no_table_open``,
    ``no_ruling_chosen``, ``paper_of_nobody``, ``no_deal``, ``no_bracket``, ``bracket_not_drawn``,
    ``pairing_not_called``, ``no_league``, ``no_terms_published``, ``no_chips_to_race``,
    ``no_chosen_refunds``,
    and for provisional payouts ``prizes_posted`` and as `prizes_by_plan`.
    """
    _ = tournament.conditions
    reads = READS.get(kind)
    return Contents() if reads is None else reads(tournament, about)


def _only(code: str, found: Callable[[Tournament], object]) -> Reading:
    """A paper without lines, which there is only where something is found."""

    def read(tournament: Tournament, _: Sequence[int]) -> Contents:
        if not found(tournament):
            raise Refusal(code)
        return Contents()

    return read


def _of_tables(tournament: Tournament, _: Sequence[int]) -> Contents:
    if not tournament.seating.tables:
        raise Refusal("no_table_open")
    return Contents()


OF_THE_SEATED = _only("nobody_seated", lambda event: event.seating.seat_of)
OF_NO_EVENT = _only("paper_of_nobody", lambda _: False)


def _seat_cards(tournament: Tournament, about: Sequence[int]) -> Contents:
    if not tournament.seating.seat_of:
        raise Refusal("nobody_seated")
    return Contents(lines=tuple(_seat_line(tournament, number) for number in _all_of(about)))


def _seat_line(tournament: Tournament, number: int) -> PaperLine:
    entry = tournament.entry(number)
    seat = tournament.seating.seat_of.get(number)
    if seat is None:
        raise Refusal("nobody_seated")
    return PaperLine(number, seat.table * SEATS + seat.seat, entry.sales[0].total)


def _receipts(tournament: Tournament, about: Sequence[int]) -> Contents:
    lines = (
        PaperLine(number, sale.receipt, sale.total)
        for number in _all_of(about)
        for sale in tournament.entry(number).sales
    )
    return Contents(lines=tuple(lines))


def _prize_slips(tournament: Tournament, about: Sequence[int]) -> Contents:
    lines = []
    for entry in _all_of(about):
        slip = valid_slip(tournament, entry)
        if slip is None:
            raise Refusal("nothing_won", entry=entry)
        lines.append(PaperLine(entry, slip.slip, slip.cents + slip.value))
    return Contents(lines=tuple(lines))


def _bounty_slips(tournament: Tournament, about: Sequence[int]) -> Contents:
    """Every payment that an entry was handed and did not give back."""
    lines = []
    for entry in _all_of(about):
        paid = tournament.bounties.paid.get(entry)
        if not paid:
            raise Refusal("no_bounty_paid", entry=entry)
        lines += [PaperLine(entry, one.slip, one.cents) for one in paid]
    return Contents(lines=tuple(lines))


def _move_slips(tournament: Tournament, about: Sequence[int]) -> Contents:
    """Here `about` names slips: who goes may be for the table to say."""
    moves = [tournament.seating.moves.get(slip) for slip in about]
    if not moves or None in moves:
        raise Refusal("no_move_under_way")
    return Contents(lines=tuple(PaperLine(one.entry or 0, one.slip, 0) for one in moves if one))


def _payouts(tournament: Tournament, _: Sequence[int]) -> Contents:
    prizes = tournament.prizes
    if not prizes.posted:
        raise Refusal("prizes_not_posted")
    lines = (*_paid_places(tournament), *_beside_the_list(tournament))
    return Contents(prizes.sheet.version, lines)


def _paid_places(tournament: Tournament) -> Iterator[PaperLine]:
    """Those who share places stand at the best of them."""
    for place in range(1, len(tournament.prizes.posted) + 1):
        holders = prize_holders(tournament, place)
        if not holders:
            prize = undecided(tournament, place)
            if prize is not None:
                yield PaperLine(0, place, prize.cash + prize.value)
        elif prize_place(tournament, holders[0]) == place:
            yield from (PaperLine(one, place, _won(tournament, one)) for one in sorted(holders))


def _beside_the_list(tournament: Tournament) -> Iterator[PaperLine]:
    """What is won of side pools and in flights; below zero the slips of all that was paid."""
    for entry, parts in won_apart(tournament).items():
        yield from (PaperLine(entry, 0, one.cents) for one in parts)
    for entry, many in tournament.bounties.paid.items():
        yield from (PaperLine(entry, -one.slip, one.cents) for one in many if one.pools)
    for entry, paid in tournament.prizes.paid.items():
        yield PaperLine(entry, -paid.slip, paid.cents + paid.value)


def _won(tournament: Tournament, entry: int) -> int:
    try:
        share = share_of(tournament, entry)
    except Refusal:
        return 0
    return share.cash + share.value


def _provisional(tournament: Tournament, _: Sequence[int]) -> Contents:
    if tournament.prizes.posted:
        raise Refusal("prizes_posted", version=tournament.prizes.version)
    plan = prizes_by_plan(tournament)
    lines = (PaperLine(0, one.place, one.cash + one.value) for one in plan)
    return Contents(lines=(*lines, *_beside_the_list(tournament)))


def _structure(tournament: Tournament, _: Sequence[int]) -> Contents:
    return Contents(tournament.programme.changes + 1)


def _terms(tournament: Tournament, _: Sequence[int]) -> Contents:
    if tournament.terms.newest is None:
        raise Refusal("no_terms_published")
    return Contents(tournament.terms.newest.version)


def _one_history(_: Tournament, about: Sequence[int]) -> Contents:
    """Here `about` is what kind of thing it is the history of, and which one of its kind."""
    if len(about) != len(("kind", "which")):
        raise Refusal("paper_of_nobody")
    kind, which = about
    return Contents(lines=(PaperLine(0, kind, 0), PaperLine(0, which, 0)))


def _envelopes(tournament: Tournament, _: Sequence[int]) -> Contents:
    """How many of each amount are left, and what was drawn for whom."""
    bounties = tournament.bounties
    if bounties.envelopes is None:
        raise Refusal("no_envelopes")
    left = (PaperLine(0, one.count, one.cents) for one in bounties.envelopes)
    drawn = (PaperLine(entry, entry, cents) for entry, cents in bounties.drawn.items())
    return Contents(lines=(*left, *drawn))


def _bonus_slips(tournament: Tournament, about: Sequence[int]) -> Contents:
    """The bonus prizes of entries, by the table of each; refuses ``nothing_won``."""
    won, lines = tournament.special_rounds.won, list[PaperLine]()
    for entry in _all_of(about):
        if entry not in won:
            raise Refusal("nothing_won", entry=entry)
        lines += [PaperLine(entry, one.table, 0) for one in won[entry]]
    return Contents(lines=tuple(lines))


def _refunds(tournament: Tournament, _: Sequence[int]) -> Contents:
    """What each was refunded, by the number of its slip."""
    refunds = tournament.programme.refunds
    if not refunds:
        raise Refusal("no_chosen_refunds")
    lines = (PaperLine(entry, slip, cents) for entry, (cents, slip) in sorted(refunds.items()))
    return Contents(lines=tuple(lines))


def _colour_up(tournament: Tournament, about: Sequence[int]) -> Contents:
    """Refuses ``no_chips_to_race`` where no chips are listed that could leave play."""
    if likely_exchange(tournament) is None:
        raise Refusal("no_chips_to_race")
    return _of_tables(tournament, about)


def _results(tournament: Tournament, _: Sequence[int]) -> Contents:
    if not tournament.exits.by_entry:
        raise Refusal("nobody_out")
    return Contents(lines=tuple(one for one in _paid_places(tournament) if one.entry))


def _all_of(about: Sequence[int]) -> Sequence[int]:
    if not about:
        raise Refusal("paper_of_nobody")
    return about


def _deal(tournament: Tournament, _: Sequence[int]) -> Contents:
    """The deal that is talked about, or the posted one."""
    put = tournament.talks.put
    if put is None:
        raise Refusal("no_deal")
    lines = (PaperLine(one.entry, put.number, one.cents + one.head) for one in put.shares)
    return Contents(put.number, tuple(lines))


def _bracket(tournament: Tournament, _: Sequence[int]) -> Contents:
    """Who won each pairing, by its number."""
    seen = survey(bracket_of(tournament))
    lines = (PaperLine(one.winner, one.pairing.number, 0) for one in seen if one.winner)
    return Contents(lines=tuple(lines))


def _match_slips(tournament: Tournament, about: Sequence[int]) -> Contents:
    """Here `about` names pairings, which must be called."""
    bracket_of(tournament)
    for pairing in _all_of(about):
        if pairing not in tournament.matches.called:
            raise Refusal("pairing_not_called", pairing=pairing)
    return Contents(lines=tuple(PaperLine(0, pairing, 0) for pairing in about))


def _bag_slips(tournament: Tournament, about: Sequence[int]) -> Contents:
    """The bags of a stage, by their numbers; refuses ``say_which_stage`` and ``no_such_bag``."""
    bags = bags_of(tournament)
    for entry in _all_of(about):
        if entry not in bags:
            raise Refusal("no_such_bag", entry=entry)
    return Contents(lines=tuple(PaperLine(entry, bags[entry].bag, 0) for entry in about))


READS: Mapping[PaperKind, Reading] = {
    PaperKind.DEAL_SHEET: _deal,
    PaperKind.BRACKET: _bracket,
    PaperKind.MATCH_SLIPS: _match_slips,
    PaperKind.BAG_SLIPS: _bag_slips,
    PaperKind.ENVELOPES: _envelopes,
    PaperKind.REFUNDS: _refunds,
    PaperKind.BONUS_SLIPS: _bonus_slips,
    PaperKind.SEAT_CARD: _seat_cards,
    PaperKind.SEAT_CARDS: _seat_cards,
    PaperKind.RECEIPTS: _receipts,
    PaperKind.PRIZE_SLIPS: _prize_slips,
    PaperKind.BOUNTY_SLIPS: _bounty_slips,
    PaperKind.MOVE_SLIPS: _move_slips,
    PaperKind.PAYOUT_SHEET: _payouts,
    PaperKind.PROVISIONAL_PAYOUTS: _provisional,
    PaperKind.STRUCTURE: _structure,
    PaperKind.CONDITIONS: _terms,
    PaperKind.SEATING_BY_NAME: OF_THE_SEATED,
    PaperKind.SEATING_BY_TABLE: OF_THE_SEATED,
    PaperKind.SIGN_IN: _only("paper_of_nobody", lambda event: event.entries.count),
    PaperKind.BREAKING_ORDER: _of_tables,
    PaperKind.FLOOR_SHEET: _of_tables,
    PaperKind.COLOUR_UP: _colour_up,
    PaperKind.RESULTS: _results,
    PaperKind.RULINGS: _only(
        "no_ruling_chosen", lambda event: event.rulings.by_number or event.penalties.by_number
    ),
    PaperKind.ONE_HISTORY: _one_history,
    PaperKind.LEAGUE_TABLE: _only("no_league", lambda event: event.conditions.league),
    PaperKind.CASHIER_SHEET: OF_NO_EVENT,
    PaperKind.ENTRY_TICKET: OF_NO_EVENT,
}
"""A kind that is not here says nothing of anybody in numbers."""


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
    found: Mapping[PaperKind, Iterable[int]] = {
        PaperKind.SEAT_CARD: state.seating.seat_of,
        PaperKind.SEAT_CARDS: state.seating.seat_of,
        PaperKind.RECEIPTS: state.entries.by_number,
        PaperKind.MOVE_SLIPS: state.seating.moves,
        PaperKind.MATCH_SLIPS: state.matches.called,
        PaperKind.BAG_SLIPS: bags_of(state) if state.stage else (),
        PaperKind.BOUNTY_SLIPS: state.bounties.paid,
        PaperKind.BONUS_SLIPS: state.special_rounds.won,
        PaperKind.PRIZE_SLIPS: state.prizes.slips,
    }
    return found.get(kind, ())
