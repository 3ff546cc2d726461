"""What still ties somebody to an event, so that the name is needed there."""

from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.tournament.exits.together import places_at_stake
from tdapp.tournament.facts.prizes import PrizeUnclaimed
from tdapp.tournament.payouts.bounties import bounty_due
from tdapp.tournament.prizes import is_a_prize, share_of
from tdapp.tournament.state.given_back import debts
from tdapp.tournament.tournament import Tournament


def must_be_done_with(event: Tournament, person: PersonId) -> None:
    """Refuse who waits, plays, owes, or has a prize or a bounty to come.

    The codes are ``person_waits``, ``person_in_play``, ``person_owes``, ``person_has_prize`` and
    ``person_has_bounty``. Before the prizes are posted, who stands at a place that may still win
    one has it. A cancelled event needs nobody.
    """
    if event.programme.cancelled:
        return
    ticket = event.alternates.by_person.get(person)
    if ticket is not None:
        raise Refusal("person_waits", event=event.conditions.title, ticket=ticket)
    for number in event.entries.by_person.get(person, ()):
        title, place = event.conditions.title, event.place_of(number)
        owed = debts(event.entries, event.entry(number))
        if place is None:
            raise Refusal("person_in_play", event=title, entry=number)
        if owed:
            raise Refusal("person_owes", event=title, receipt=owed[0])
        if _has_prize(event, number, place):
            raise Refusal("person_has_prize", event=title, place=place)
        if bounty_due(event, number).owed > 0:
            raise Refusal("person_has_bounty", event=title, entry=number)


def _has_prize(event: Tournament, entry: int, place: int) -> bool:
    """Whether something is owed or kept for an entry, or can still be."""
    settled = event.prizes.settled(entry)
    if settled is not None:
        return isinstance(settled, PrizeUnclaimed)
    if entry in event.prizes.passed_over:
        return False
    if not event.prizes.posted:
        most = places_at_stake(event)
        return most is None or place <= most
    try:
        return is_a_prize(share_of(event, entry))
    except Refusal:
        return True
