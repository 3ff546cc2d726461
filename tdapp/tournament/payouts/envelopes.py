"""Mystery bounties: the envelopes that the bounty pool lies in, and drawing them one by one."""

from collections import Counter
from collections.abc import Iterable, Iterator

from tdapp.core.draw import drawn
from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.till.payment import BOUNTY
from tdapp.tournament.facts.bounties import Envelope, EnvelopeDrawn, EnvelopesFilled
from tdapp.tournament.guards.pending_exits import why_no_place
from tdapp.tournament.plan.prize_plan import WHOLE, Mystery
from tdapp.tournament.prizes import last_paid
from tdapp.tournament.tournament import Tournament

Envelopes = tuple[Envelope, ...]


def fill_envelopes(tournament: Tournament, envelopes: Envelopes = ()) -> list[Event]:
    """Put the bounty pool into envelopes, one for each player left; by themselves as published.

    Refuses ``no_mystery``, ``envelopes_filled``, ``prizes_not_posted``, ``envelopes_too_early``,
    ``places_pending``, ``no_bounty_pool``, ``envelopes_not_players`` and ``envelopes_not_pool``.
    """
    plan = must_be_filled_now(tournament)
    pool, left = tournament.entries.taken.get(BOUNTY, 0), tournament.left
    if not pool:
        raise Refusal("no_bounty_pool")
    envelopes = listed(envelopes) if envelopes else proposed(plan, pool, left)
    count, cents = sum(one.count for one in envelopes), total(envelopes)
    if count != left:
        raise Refusal("envelopes_not_players", count=count, left=left)
    if cents != pool:
        raise Refusal("envelopes_not_pool", cents=cents, pool=pool)
    return [EnvelopesFilled(envelopes, tuple(tournament.in_play()))]


def must_be_filled_now(tournament: Tournament) -> Mystery:
    """What is published of the envelopes; refuses as `fill_envelopes` does before the list."""
    plan = tournament.conditions.prizes.mystery
    if plan is None:
        raise Refusal("no_mystery")
    if tournament.bounties.envelopes is not None:
        raise Refusal("envelopes_filled")
    if not tournament.prizes.version:
        raise Refusal("prizes_not_posted")
    if not _has_begun(tournament, plan):
        raise Refusal("envelopes_too_early", left=tournament.left, places=last_paid(tournament))
    for pending in tournament.exits.pending.values():
        raise why_no_place(tournament, pending)
    return plan


def _has_begun(tournament: Tournament, plan: Mystery) -> bool:
    if plan.from_stage is None or tournament.is_decided:
        return tournament.is_decided or tournament.left <= last_paid(tournament)
    stage = tournament.stages.by_number.get(plan.from_stage)
    return stage is not None and stage.clock.started


def proposed(plan: Mystery, pool: int, left: int) -> Envelopes:
    """The published envelopes, and the rest of the pool shared by the others.

    In a field too small for them the largest are left out, and of too many the smallest. What the
    steps do not share out lies in the first of the others.
    """
    values = sorted(_published(plan, pool), reverse=True)[:left]
    while values and sum(values) + (left - len(values)) > pool:
        del values[0]
    others = left - len(values)
    if not others:
        values[0] += pool - sum(values)
        return listed(Envelope(one, 1) for one in values)
    rest = pool - sum(values)
    unit = plan.unit if rest // others >= plan.unit else 1
    each = rest // others // unit * unit
    more, cents = divmod(rest - each * others, unit)
    shares = [each + unit * (number < more) for number in range(others)]
    shares[0] += cents
    return listed(Envelope(one, 1) for one in (*values, *shares))


def _published(plan: Mystery, pool: int) -> Iterator[int]:
    for one in plan.envelopes:
        share = pool * one.percent // WHOLE
        cents = one.value or share - share % plan.unit
        if cents:
            yield from [cents] * one.count


def listed(envelopes: Iterable[Envelope]) -> Envelopes:
    """The same list with each value once, the largest first."""
    counted = Counter[int]()
    for one in envelopes:
        counted[one.cents] += one.count
    return tuple(Envelope(cents, counted[cents]) for cents in sorted(counted, reverse=True))


def total(envelopes: Iterable[Envelope]) -> int:
    """What lies in all of them, in cents."""
    return sum(one.cents * one.count for one in envelopes)


def draw_envelope(
    tournament: Tournament, entry: int, seed: str, cents: int | None = None
) -> list[Event]:
    """Open an envelope for a head that was won; who stays to the end draws for the own one.

    One is drawn, too, for who left otherwise: what it holds goes to the pool of prizes, as every
    bounty that nobody can win. The `seed` decides which, or the `cents` that were found in the one
    drawn by hand. Refuses ``no_such_entry``, ``no_envelopes``, ``envelope_drawn``,
    ``bounty_winner_first``, ``no_bounty`` and ``no_such_envelope``.
    """
    _must_be_theirs(tournament, entry)
    left = tournament.bounties.envelopes or ()
    values = [one.cents for one in left for _ in range(one.count)]
    if not values:
        raise Refusal("no_envelopes")
    if cents is None:
        return [EnvelopeDrawn(entry, values[drawn(len(values), seed)], seed)]
    if cents not in values:
        raise Refusal("no_such_envelope", cents=cents)
    return [EnvelopeDrawn(entry, cents)]


def _must_be_theirs(tournament: Tournament, entry: int) -> None:
    """Refuse as `draw_envelope` does where nobody may draw for a head."""
    tournament.entry(entry)
    bounties = tournament.bounties
    if bounties.envelopes is None:
        raise Refusal("no_envelopes")
    if entry in bounties.drawn:
        raise Refusal("envelope_drawn", entry=entry, cents=bounties.drawn[entry])
    if tournament.stays_to_the_end(entry) and entry in bounties.hunted:
        return
    if entry not in bounties.out:
        raise Refusal("no_bounty", entry=entry)
    if bounties.out[entry] and entry not in bounties.takers:
        raise Refusal("bounty_winner_first", entry=entry)
