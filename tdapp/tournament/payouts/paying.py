"""What is done with a prize that is owed: seen who wins it, handed over, kept, and taken back."""

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.till.payment import CASH, PRIZE_TENDERS, Payment, Tender
from tdapp.tournament.facts.prizes import PrizeOutcome, PrizePaid, PrizeReversed, PrizeUnclaimed
from tdapp.tournament.facts.slips import IdentitySeen, Proof
from tdapp.tournament.guards.pending_exits import must_be_certain
from tdapp.tournament.payouts.bounties import bounty_due, keep_bounty, must_pool_bounties
from tdapp.tournament.payouts.slips import slip_of
from tdapp.tournament.payouts.team_parts import parts_of_team
from tdapp.tournament.prizes import must_be_owed, must_keep_it, winner_of, won_by
from tdapp.tournament.state.prizes import Settled
from tdapp.tournament.tournament import Tournament

NO_PRIZE_OWED = frozenset(
    {"prizes_not_posted", "passed_over", "nothing_won", "prize_paid", "prize_set_aside"}
)


def see_identity(
    tournament: Tournament,
    entry: int,
    proof: Proof,
    details: tuple[str, ...] = (),
    person: PersonId | None = None,
) -> list[Event]:
    """Record that the winner of a prize showed who they are; a better proof may follow.

    `details` are what else was noted, `person` is which member of a team showed it.

    Refuses ``prize_paid``, ``prize_set_aside`` where it is forfeited, ``not_of_the_team``, and as
    `won_by` does.
    """
    if person is not None and person not in tournament.entry(entry).persons:
        raise Refusal("not_of_the_team", entry=entry)
    place, _ = won_by(tournament, entry)
    if entry not in tournament.prizes.unclaimed:
        must_be_owed(tournament, place, entry)
    return [IdentitySeen(entry, proof, details, person)]


def not_seen(tournament: Tournament, entry: int) -> tuple[PersonId, ...]:
    """Who of an entry has not shown who they are; each of a team does so for themselves."""
    played, seen = tournament.entry(entry), tournament.prizes.members_seen.get(entry, ())
    if len(played.persons) == 1:
        return () if seen else played.persons
    return tuple(one for one in played.persons if one not in seen)


def pay_prize(
    tournament: Tournament,
    place: int,
    entry: int | None = None,
    payment: Payment = CASH,
    *,
    though_disqualified: bool = False,
) -> list[Event]:
    """Hand over the prize of a place that is decided; `entry` names whom, where several share it.

    One that has no slip gets it in the same act; one that was unclaimed is claimed by it. No rule
    says whether a player who was disqualified keeps the prize: it is paid only where it is said
    that he does. Refuses ``prizes_not_posted``, ``no_prize``, ``no_such_tender``,
    ``one_tender_only``, ``winner_disqualified``, ``identity_needed``, ``places_pending``,
    ``prize_paid``, ``prize_set_aside``, once play is over ``bounties_for_pool``, and as `winner_of`
    and `won_by` do.
    """
    prizes = tournament.prizes
    if not prizes.version:
        raise Refusal("prizes_not_posted")
    if not 1 <= place <= len(prizes.posted):
        raise Refusal("no_prize", place=place)
    winner = winner_of(tournament, place, entry)
    kept = prizes.unclaimed.get(winner)
    if kept is None:
        must_be_owed(tournament, place, winner)
    _must_be_settled(tournament, winner)
    won, share = won_by(tournament, winner)
    _must_be_for_prizes(payment)
    must_keep_it(tournament, won, winner, though_disqualified=though_disqualified)
    _must_be_seen(tournament, winner, share.cents)
    number, given = slip_of(tournament, winner)
    claimed = [] if kept is None else [_back(kept)]
    paid_by = payment.tender, payment.session
    parts = parts_of_team(tournament, winner, share.cash)
    paid = PrizePaid(won, winner, share.cash, number, *paid_by, share.item, share.value, parts)
    return [*given, *claimed, paid]


def _must_be_for_prizes(payment: Payment) -> None:
    payment.must_be_one_tender()
    if payment.tender not in PRIZE_TENDERS:
        raise Refusal("no_such_tender", tender=payment.tender.value)


def _must_be_settled(tournament: Tournament, winner: int) -> None:
    """Neither the place nor the prize can change any more by what is still open."""
    must_be_certain(tournament, winner)
    if tournament.is_decided:
        must_pool_bounties(tournament)


def set_unclaimed(tournament: Tournament, entry: int) -> list[Event]:
    """Keep the prize of a winner who did not come, or may not be paid; it can still be paid.

    Where no prize is owed any more and play is over, it is what is owed of bounties. While the
    event is open that is paid as the others are; then the house keeps it.

    No house says what becomes of it, so that the conditions or the director do. Refuses
    ``prize_paid``, ``prize_set_aside``, ``places_pending``, once play is over
    ``bounties_for_pool``, and as `won_by` does.
    """
    try:
        return _prize_unclaimed(tournament, entry)
    except Refusal as refusal:
        if refusal.code not in NO_PRIZE_OWED or not tournament.is_decided:
            raise
        if bounty_due(tournament, entry).owed <= 0:
            raise
    return keep_bounty(tournament, entry)


def _prize_unclaimed(tournament: Tournament, entry: int) -> list[Event]:
    place, share = won_by(tournament, entry)
    must_be_owed(tournament, place, entry)
    _must_be_settled(tournament, entry)
    return [PrizeUnclaimed(place, entry, share.cash, share.item, share.value)]


def reverse_prize(tournament: Tournament, entry: int, session: str | None = None) -> list[Event]:
    """Take a prize back: the money is there again and the prize is owed again.

    What was paid comes back in its tender, into the cashier's `session`. Refuses
    ``no_such_entry`` and ``prize_is_owed``, and ``seat_was_given`` where a ticket stands for it.
    """
    tournament.entry(entry)
    seat = tournament.prizes.seats.get(entry)
    if seat is not None:
        raise Refusal("seat_was_given", entry=entry, ticket=seat.ticket)
    return prize_back(tournament, entry, session)


def prize_back(tournament: Tournament, entry: int, session: str | None = None) -> list[Event]:
    """As `reverse_prize`, its ticket with it; refuses ``prize_is_owed``."""
    settled = tournament.prizes.settled(entry)
    if settled is None:
        raise Refusal("prize_is_owed", entry=entry)
    return [_back(settled, session)]


def _back(settled: Settled, session: str | None = None) -> PrizeReversed:
    was = {PrizePaid: PrizeOutcome.PAID, PrizeUnclaimed: PrizeOutcome.UNCLAIMED}
    paid = settled if isinstance(settled, PrizePaid) else None
    return PrizeReversed(
        settled.place,
        settled.entry,
        settled.cents,
        was.get(type(settled), PrizeOutcome.FORFEITED),
        paid.slip if paid else None,
        paid.tender if paid else Tender.CASH,
        session,
        settled.item,
        settled.value,
    )


def _must_be_seen(tournament: Tournament, entry: int, cents: int) -> None:
    """Refuse ``identity_needed`` where the conditions ask for a proof that nobody has seen."""
    least = tournament.conditions.prizes.identity_from
    if least is not None and cents >= least and not_seen(tournament, entry):
        raise Refusal("identity_needed", entry=entry, least=least)


def paid_to(tournament: Tournament, person: PersonId) -> int:
    """Prizes and bounties that somebody was handed, in cents; of a team's prize the own part."""
    theirs = tournament.entries.by_person.get(person, ())
    prizes = (tournament.prizes.paid.get(one) for one in theirs)
    bounties = (tournament.bounties.paid.get(one, ()) for one in theirs)
    handed = (one for some in bounties for one in some if not one.unclaimed)
    return sum(_part(one, person) for one in prizes if one) + sum(one.cents for one in handed)


def _part(prize: PrizePaid, person: PersonId) -> int:
    if prize.members:
        return sum(one.cents for one in prize.members if one.person == person)
    return prize.cents + prize.value
