"""The posted list again, where the pool has changed."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.guards.paid_places import after, must_keep_paid_places
from tdapp.tournament.payouts.posting import (
    cash_of,
    down_to,
    flowed,
    kept_locks,
    kind_of,
    must_fit,
    must_not_be_agreed,
    prizes_by_plan,
    settled_places,
    winnable,
)
from tdapp.tournament.sales.adding import overlay_again
from tdapp.tournament.tournament import Tournament


def with_pool_restated(tournament: Tournament, facts: Sequence[Event]) -> list[Event]:
    """Facts that change the pool, with what follows once its prizes are posted.

    The house makes up its guarantee again, and another list is posted by the plan; prizes that are
    locked, handed over or set aside stay, as far down as somebody can win them. Refuses
    ``deal_stands``, ``prize_paid``, ``prize_set_aside`` and as `edited_prizes` does.
    """
    prizes = tournament.prizes
    if not prizes.posted:
        return list(facts)
    must_not_be_agreed(tournament)
    told = [*facts, *overlay_again(tournament, after(tournament, facts))]
    then = after(tournament, told)
    stays = winnable(then, {**prizes.locked(), **settled_places(then)})
    listed = flowed(then, down_to(prizes_by_plan(then), max(stays, default=0)), stays)
    version, cash = prizes.last_version + 1, cash_of(listed)
    locks = kept_locks(prizes.locked(), cash)
    told.append(PrizesPosted(version, cash, kind_of(listed), prizes.seed, locks))
    must_keep_paid_places(tournament, told)
    return told


def with_bounty_pooled(tournament: Tournament, facts: Sequence[Event]) -> list[Event]:
    """A bounty that goes into the pool or out of it, and the prizes after it, once posted.

    Where the plan cannot say, or a deal was made, first place has the difference. Refuses
    ``prize_paid``, ``prize_set_aside`` and as `must_fit`.
    """
    prizes = tournament.prizes
    if not prizes.posted:
        return list(facts)
    if not prizes.deal:
        with suppress(Refusal):
            return with_pool_restated(tournament, facts)
    then = after(tournament, facts)
    more, first, saved = then.pool - prizes.total, prizes.posted[0], prizes.saved
    still = (sum(saved[:1]) + more, *saved[1:]) if prizes.agreed else saved
    cents, version = (first + more, *prizes.posted[1:]), prizes.last_version + 1
    list_ = msgspec.structs.replace(prizes.lists[-1], version=version, cents=cents, saved=still)
    must_fit(then, list_)
    must_keep_paid_places(tournament, [*facts, list_])
    return [*facts, list_]
