"""Penalties that count down by themselves: minutes by the event's clock, hands by the table."""

from collections.abc import Iterator, Sequence

from tdapp.core.event import Event
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.table.facts.hands import ChineseSettled, HandEnded
from tdapp.table.facts.rulings import PenaltyClosed, PenaltyServed
from tdapp.table.rulings.penalising import open_penalties
from tdapp.table.state.penalties import Penalty
from tdapp.tournament.facts.hand_for_hand import TableReported
from tdapp.tournament.tournament import Tournament


def left_us(tournament: Tournament, penalty: Penalty, now: Instant) -> int:
    """What is left of a penalty of minutes, by the event's clock; 0 once it is over.

    What was served in one stage counts in the next. In an older record the wall tells when it
    began.
    """
    given = penalty.given
    before = given.played_us
    if before is None:
        before = tournament.played_us(given.entry, now.by_wall(given.happened_us), past=True)
    served = max(0, tournament.played_us(given.entry, now) - before)
    return max(0, penalty.outstanding * MINUTE_US - served)


def minutes_left(tournament: Tournament, penalty: Penalty, now: Instant | None) -> int:
    """Begun minutes, or hands, that are left; `now` None: as it was recorded."""
    if now is None or penalty.given.kind is not PenaltyKind.MINUTES or not penalty.outstanding:
        return penalty.outstanding
    return -(-left_us(tournament, penalty, now) // MINUTE_US)


def minutes_over(tournament: Tournament, now: Instant) -> list[PenaltyServed]:
    """The penalties of minutes that are over by now."""
    return [
        PenaltyServed(one.given.number, one.outstanding, by_itself=True)
        for one in open_penalties(tournament)
        if one.given.kind is PenaltyKind.MINUTES and not left_us(tournament, one, now)
    ]


def count_hand(tournament: Tournament, table: int) -> list[Event]:
    """One hand was played at a table: each who sits out hands there has one less to serve.

    Refuses ``nobody_sits_out_there``.
    """
    served: list[Event] = list(_one_less(tournament, table))
    if not served:
        raise Refusal("nobody_sits_out_there", table=table)
    return served


def counted_by(tournament: Tournament, told: Sequence[Event]) -> list[PenaltyServed]:
    """What these facts count: a hand that was followed to its end, or that a table reported.

    With hand-for-hand on only its reports count.
    """
    ends = TableReported if tournament.hand_for_hand.hand else HandEnded | ChineseSettled
    tables = [one.table for one in told if isinstance(one, ends)]
    return [served for table in tables for served in _one_less(tournament, table)]


def _one_less(tournament: Tournament, table: int) -> Iterator[PenaltyServed]:
    """A hand of the first penalty in hands of each who sits there and is not dealt in."""
    followed = tournament.feature.by_table.get(table)
    dealt_in = followed.entries if followed is not None else ()
    counted = set[int]()
    for one in open_penalties(tournament):
        entry, seat = one.given.entry, tournament.seating.seat_of.get(one.given.entry)
        if one.given.kind is PenaltyKind.MINUTES or entry in counted or entry in dealt_in:
            continue
        if seat is not None and seat.table == table and not _began_within(tournament, one):
            counted.add(entry)
            yield PenaltyServed(one.given.number, 1, by_itself=True)


def _began_within(tournament: Tournament, penalty: Penalty) -> bool:
    """Whether it was given in the open hand of hand-for-hand, in which its player still sat."""
    dealt, given = tournament.hand_for_hand.dealt, penalty.given
    begins = given.begins or (dealt and dealt.by_wall(given.happened_us))
    return dealt is not None and begins is not None and dealt.is_before(begins)


def close_penalty(tournament: Tournament, number: int) -> list[Event]:
    """The player was told that a penalty is over; refuses ``penalty_not_over``."""
    if number not in tournament.penalties.over:
        raise Refusal("penalty_not_over", number=number)
    return [PenaltyClosed(number)]
