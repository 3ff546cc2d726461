"""What must hold across the folds of an event."""

from tdapp.core.refusal import Contradiction, Refusal
from tdapp.table.state.chip_book import ChipBook
from tdapp.table.state.penalties import check_penalties
from tdapp.tournament.brackets.places import still_in
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Offer
from tdapp.tournament.plan.prize_plan import WonTwice
from tdapp.tournament.prizes import share_of
from tdapp.tournament.side_pools import check_pools
from tdapp.tournament.state.clock import Clock
from tdapp.tournament.state.entries import Entries
from tdapp.tournament.state.prizes import Settled
from tdapp.tournament.tournament import Tournament


def check(tournament: Tournament) -> None:
    """What must hold across the folds: what is sold is announced and prizes went to their places.

    Who is in play is in the bracket too. Raises `Contradiction`.
    """
    check_prizes(tournament)
    _check_bracket(tournament)


def check_prizes(tournament: Tournament) -> None:
    """The same of facts after which somebody may be in play who meets nobody: but for brackets."""
    _check_field(tournament)
    check_penalties(tournament.penalties, tournament.rulings)
    ended = [entry for group in tournament.programme.ended for entry in group]
    if ended and sorted(ended) != tournament.in_play():
        raise Contradiction("play_is_over")
    if not tournament.programme.cancelled:
        _check_prizes(tournament)
        _check_bounties(tournament)


def _check_bracket(tournament: Tournament) -> None:
    bracket = tournament.matches.bracket
    if not bracket.slots:
        return
    other = still_in(bracket).symmetric_difference(tournament.in_play())
    if other:
        raise Contradiction("other_in_bracket", entry=min(other))


def _check_field(tournament: Tournament) -> None:
    entries, conditions = tournament.entries, tournament.programme.conditions
    if conditions is None:
        if (
            entries.count
            or tournament.alternates.held
            or tournament.seating.tables
            or tournament.clock != Clock()
            or tournament.chips != ChipBook()
            or tournament.rulings.by_number
        ):
            raise Contradiction("no_such_event")
        return
    if entries.count > conditions.max_entries:
        raise Contradiction("event_full", most=conditions.max_entries)
    if entries.closed and entries.count and not tournament.left:
        raise Contradiction("nobody_left")
    _check_sold(conditions, entries)


def _check_sold(conditions: Conditions, entries: Entries) -> None:
    """Nobody has more than is sold to one."""
    if _above(conditions.rebuy, entries.most_rebuys):
        raise Contradiction("rebuys_used_up")
    for kind, most in entries.most_of_kind.items():
        if _above(conditions.addon_of(kind), most):
            raise Contradiction("addons_used_up")
    joint = conditions.most_rebuys_and_addons
    if joint is not None and entries.most_of_both > joint:
        raise Contradiction("rebuys_and_addons_used_up")


def _above(offer: Offer | None, found: int) -> bool:
    most = offer.most if offer else 0
    return most is not None and found > most


def _check_prizes(tournament: Tournament) -> None:
    prizes = tournament.prizes
    if prizes.posted and not tournament.entries.closed:
        raise Contradiction("prizes_posted", version=prizes.version)
    for entry, payment in prizes.paid.items():
        if not _is_won(tournament, payment):
            raise Contradiction("prize_paid", place=payment.place, entry=entry)
    for entry, aside in prizes.set_aside():
        if not _is_won(tournament, aside):
            raise Contradiction("prize_set_aside", place=aside.place, entry=entry)
    _check_deal(tournament)
    if prizes.total > tournament.pool:
        raise Contradiction("prizes_above_pool", pool=tournament.pool)


def _check_deal(tournament: Tournament) -> None:
    """Those who agreed to share the prizes by name have the first places among them."""
    agreed = tournament.prizes.agreed
    still = sum(tournament.is_in_play(one) for one in agreed)
    places = [tournament.place_of(one) or 0 for one in agreed]
    if agreed and (still != tournament.left or max(places) > len(agreed)):
        raise Contradiction("deal_stands")


def _check_bounties(tournament: Tournament) -> None:
    for entry in tournament.bounties.paid:
        kept = entry in tournament.bounties.agreed or tournament.stays_to_the_end(entry)
        if tournament.bounties.own_paid(entry) and not kept:
            raise Contradiction("bounty_paid", entry=entry)
    if len(tournament.bounties.paid):
        check_pools(tournament)


def _is_won(tournament: Tournament, settled: Settled) -> bool:
    """Whether an entry wins what was handed over or set aside, in cash and in kind.

    A seat may be paid in money where the conditions say so.
    """
    try:
        share = share_of(tournament, settled.entry)
    except Refusal:
        return False
    had, seats = (settled.cents, settled.item, settled.value), tournament.conditions.prizes.seats
    in_money = seats is not None and seats.won_twice is WonTwice.CASH
    if in_money and had == (share.cash + share.value, None, 0):
        return True
    return had == (share.cash, share.item, share.value)
