"""What players agree: deals, answered by each by name and posted as a new list; last longers.

The stakes of a last longer stay with the players: nothing of it is the event's money.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.money import Cents
from tdapp.core.refusal import Refusal
from tdapp.rules.permits import why_no_deal, why_no_side_bet
from tdapp.tournament.facts.bounties import EnvelopesPooled, HeadsPooled
from tdapp.tournament.facts.deals import (
    DealAnswer,
    DealAnswered,
    DealDropped,
    DealPut,
    DealShare,
    LastLongerAgreed,
)
from tdapp.tournament.facts.prizes import AgreedPrize, PrizesPosted
from tdapp.tournament.guards.paid_places import after, must_keep_paid_places
from tdapp.tournament.payouts.posting import must_fit
from tdapp.tournament.reckoning.deal_shares import DealMethod, DealPot, DealTerms, shared
from tdapp.tournament.tournament import Tournament

FEWEST = 2
Stacks = Mapping[int, int]
"""The chips of each player, by entry."""


def known_stacks(tournament: Tournament) -> Stacks:
    """The stacks of the players left, the largest first, as they were reported last.

    What nobody reported is left out.
    """
    reported = tournament.chips.stacks
    found = {one: reported[one].stack for one in tournament.in_play() if one in reported}
    return in_order(found)


def in_order(stacks: Stacks) -> Stacks:
    """The largest stack first, of equal ones the lower entry."""
    return dict(sorted(stacks.items(), key=lambda one: (-one[1], one[0])))


def deal_pot(
    tournament: Tournament, stacks: Stacks, *, heads: bool = False, heads_shared: bool = False
) -> DealPot:
    """What the players of `stacks` may share, in their order, with the `heads` or without.

    A player's money of an earlier deal stays safe, and so does the bounty on the own head. What
    nobody has drawn of envelopes, and heads that are shared, are added to the first prize: by ICM
    they go by chips.
    """
    prizes = tournament.prizes
    named = len(prizes.agreed)
    places = range(1, max(len(stacks), 1) + 1)
    cash = {one.place: one.cash for one in prizes.to_play_for(1, len(stacks))}
    to_win = [cash.get(place, 0) for place in places]
    paid = min(len(stacks), len(prizes.posted)) if not named else len(stacks)
    to_win[0] += tournament.bounties.in_envelopes if heads else 0
    kept = heads and not heads_shared
    to_win[0] += _heads(tournament, stacks) if heads and heads_shared else 0
    safe = [prizes.agreed.get(one, 0) + _head(tournament, one, heads=kept) for one in stacks]
    return DealPot(tuple(stacks.values()), tuple(to_win[:paid]), tuple(safe))


def _head(tournament: Tournament, entry: int, *, heads: bool) -> int:
    return tournament.bounties.heads.get(entry, 0) if heads else 0


def _heads(tournament: Tournament, entries: Iterable[int]) -> int:
    """The cents on all these heads."""
    return sum(tournament.bounties.heads.get(one, 0) for one in entries)


def put_deal(
    tournament: Tournament,
    terms: DealTerms,
    stacks: Stacks,
    by_hand: Mapping[int, int] | None = None,
    *,
    heads: bool = False,
    though_chips_differ: bool = False,
) -> list[Event]:
    """Put a deal to the players left; amounts `by_hand` are in cents by entry.

    It takes the place of one that is talked about, with every yes to it. Refuses
    ``deals_forbidden``, ``prizes_not_posted``, ``event_decided``, ``stacks_missing``,
    ``stacks_not_chips`` where they are not the chips in play, ``envelopes_undrawn`` (entries) where
    who is out has one to draw, ``bounty_agreed`` where heads that an earlier deal gave away would
    be shared, and as `shared` does.
    """
    must_allow_deals(tournament)
    _must_be_everybody(tournament, stacks)
    if heads:
        _must_be_drawn(tournament)
    total, chips = sum(stacks.values()), tournament.chips_in_play
    if total != chips and not though_chips_differ:
        raise Refusal("stacks_not_chips", total=total, chips=chips, off=abs(total - chips))
    stacks = in_order(stacks)
    undrawn = tournament.bounties.in_envelopes if heads else 0
    shared_heads = heads and terms.heads_shared
    _must_be_free(tournament, stacks if shared_heads else ())
    pot = deal_pot(tournament, stacks, heads=heads, heads_shared=shared_heads)
    typed = [(by_hand or {}).get(one, -1) for one in stacks]
    found = shared(pot, terms, typed if terms.method is DealMethod.HAND else ())
    shares = tuple(
        _share(tournament, entry, stack, cents, heads=heads and not shared_heads)
        for (entry, stack), cents in zip(stacks.items(), found.cents, strict=True)
    )
    number = tournament.talks.last + 1
    seed = terms.seed if found.sampled else ""
    terms = msgspec.structs.replace(terms, seed=seed, heads_shared=shared_heads)
    pooled = _heads(tournament, stacks) if shared_heads else 0
    return [DealPut(number, terms, shares, found.sampled, found.error, undrawn, pooled)]


def _share(tournament: Tournament, entry: int, stack: int, cents: int, *, heads: bool) -> DealShare:
    head = _head(tournament, entry, heads=heads)
    if cents < head:
        raise Refusal("deal_below_head", entry=entry, head=head)
    return DealShare(entry, stack, cents - head, head)


def _must_be_drawn(tournament: Tournament) -> None:
    """Refuse ``envelopes_undrawn`` (entries) while it is not known what is on a head."""
    if sealed := tournament.bounties.undrawn():
        raise Refusal("envelopes_undrawn", entries=", ".join(map(str, sealed)))


def _must_be_free(tournament: Tournament, entries: Iterable[int]) -> None:
    """Refuse ``bounty_agreed`` for a head that an earlier deal gave to its player."""
    for entry in entries:
        if entry in tournament.bounties.agreed:
            raise Refusal("bounty_agreed", entry=entry)


def must_be_in_time(put: DealPut, now: Instant) -> None:
    """Refuse ``deal_answer_too_late`` (at) once the time to answer is over."""
    until = put.terms.until_us
    if until is not None and now.utc_us > until:
        raise Refusal("deal_answer_too_late", at=until)


def must_allow_deals(tournament: Tournament) -> None:
    """Refuse ``deals_forbidden``, ``prizes_not_posted`` and ``deal_too_late``.

    In a bracket ``deal_in_a_round`` while somebody who is out shares a place with who is still in.
    """
    conditions = tournament.conditions
    no = why_no_deal(conditions.rules, by_conditions=conditions.prizes.deals)
    if no is not None:
        raise no
    if not tournament.prizes.posted:
        raise Refusal("prizes_not_posted")
    if tournament.programme.over or tournament.is_decided or tournament.left < FEWEST:
        raise Refusal("deal_too_late")
    out = tournament.exits.by_entry if tournament.matches.drawn else ()
    if any((tournament.place_of(one) or 0) <= tournament.left for one in out):
        raise Refusal("deal_in_a_round")


def _must_be_everybody(tournament: Tournament, stacks: Stacks) -> None:
    players = tournament.in_play()
    for entry in players:
        if entry in tournament.prizes.passed_over:
            raise Refusal("passed_over", entry=entry)
        if not tournament.has_chips(entry):
            raise Refusal("exit_open_in_deal", entry=entry)
        if entry not in stacks:
            raise Refusal("stacks_missing", entry=entry)
    for entry, chips in stacks.items():
        if entry not in players:
            raise Refusal("not_in_the_deal", entry=entry)
        if chips < 0:
            raise Refusal("not_a_stack", stack=chips)


def the_deal(tournament: Tournament) -> DealPut:
    """The deal that is talked about; refuses ``no_deal``."""
    put = tournament.talks.open
    if put is None:
        raise Refusal("no_deal")
    return put


def answer_deal(tournament: Tournament, entry: int, answer: DealAnswer) -> list[Event]:
    """Note what a player says to the deal; refuses ``no_deal``, ``not_in_the_deal``.

    Who said so already refuses ``said_already``.
    """
    put = the_deal(tournament)
    tournament.entry(entry)
    if entry not in {one.entry for one in put.shares}:
        raise Refusal("not_in_the_deal", entry=entry)
    if tournament.talks.answers.get(entry) is answer:
        raise Refusal("said_already", entry=entry)
    return [DealAnswered(put.number, entry, answer)]


def drop_deal(tournament: Tournament) -> list[Event]:
    """There is no deal; refuses ``no_deal``."""
    return [DealDropped(the_deal(tournament).number)]


def post_deal(tournament: Tournament) -> list[Event]:
    """Post the deal as the new list, once everybody has agreed and signed.

    Places still play out: what is saved and every prize in kind is won by place. Envelopes and
    heads that are shared become prize money. Refuses ``no_deal``, ``deal_refused`` by a player,
    ``deal_not_agreed``, ``deal_not_signed``,
    ``deal_is_old`` where a player went out, or prizes or heads changed since, ``prize_paid``, and
    as `must_allow_deals` does.
    """
    must_allow_deals(tournament)
    put = the_deal(tournament)
    _must_be_unanimous(tournament, put)
    posted = _as_list(tournament, put)
    entries = sorted(one.entry for one in put.shares)
    if entries != tournament.in_play() or not _is_of_today(tournament, put, posted):
        raise Refusal("deal_is_old", number=put.number)
    opened: list[Event] = [EnvelopesPooled(put.undrawn)] if put.undrawn else []
    if put.heads:
        opened.append(HeadsPooled(tuple(entries), put.heads))
    must_fit(after(tournament, opened), posted)
    must_keep_paid_places(tournament, [*opened, posted])
    return [*opened, posted]


def _is_of_today(tournament: Tournament, put: DealPut, posted: PrizesPosted) -> bool:
    """Whether prizes, envelopes and heads are what they were when the deal was put."""
    undrawn = put.undrawn in {0, tournament.bounties.in_envelopes}
    heads = all(one.head == _head(tournament, one.entry, heads=one.head > 0) for one in put.shares)
    pooled = put.heads in {0, _heads(tournament, (one.entry for one in put.shares))}
    more = put.undrawn + put.heads
    return undrawn and heads and pooled and posted.total == tournament.prizes.total + more


def _as_list(tournament: Tournament, put: DealPut) -> PrizesPosted:
    """The list that the deal makes; who went out after an earlier deal keeps what that gave."""
    prizes, places = tournament.prizes, len(put.shares)
    agreed = {one.entry: one.cents for one in put.shares}
    agreed |= {one: cents for one, cents in prizes.agreed.items() if one not in agreed}
    kept = (*put.terms.saved[:places], *(0,) * places)[:places]
    saved = (*kept, *prizes.saved[places:])
    cents = [one + played_for for one, played_for in zip(agreed.values(), saved, strict=True)]
    return PrizesPosted(
        prizes.last_version + 1,
        (*cents, *prizes.posted[len(cents) :]),
        prizes.in_kind,
        prizes.seed,
        deal=True,
        agreed=tuple(AgreedPrize(entry, amount) for entry, amount in agreed.items()),
        saved=saved,
        heads=any(one.head or put.heads for one in put.shares) or bool(tournament.bounties.agreed),
    )


def _must_be_unanimous(tournament: Tournament, put: DealPut) -> None:
    answers = tournament.talks.answers
    said = [(answers.get(one.entry), one.entry) for one in put.shares]
    for answer, entry in said:
        if answer is DealAnswer.REFUSED:
            raise Refusal("deal_refused", entry=entry)
    for answer, entry in said:
        if answer is None:
            raise Refusal("deal_not_agreed", entry=entry)
    for answer, entry in said:
        if answer is DealAnswer.AGREED:
            raise Refusal("deal_not_signed", entry=entry)


class LastLongerStanding(NamedTuple):
    """Who may still win, or once that is decided what each winner gets (cents by entry)."""

    left: tuple[int, ...]
    won: dict[int, Cents]


def agree_last_longer(tournament: Tournament, entries: Sequence[int], stake: int) -> list[Event]:
    """Note a last longer among entries in play, each with the same stake (cents, 0: none named).

    Refuses ``side_bets_forbidden`` where players may not bet with each other (STAR 27.12, CROWN
    18.13), ``one_last_longer`` for fewer than two, ``twice_in_last_longer``, ``event_decided``,
    ``no_such_entry`` and ``already_out``.
    """
    refused = why_no_side_bet(tournament.conditions.rules)
    if refused is not None:
        raise refused
    if tournament.is_decided:
        raise Refusal("event_decided", entry=tournament.in_play()[0])
    if len(set(entries)) < len(entries):
        raise Refusal("twice_in_last_longer")
    if len(entries) < FEWEST:
        raise Refusal("one_last_longer")
    for entry in entries:
        tournament.must_know(entry)
        if not tournament.is_in_play(entry):
            raise Refusal("already_out", entry=entry)
    return [LastLongerAgreed(tuple(entries), stake)]


def standing_of(tournament: Tournament, agreed: LastLongerAgreed) -> LastLongerStanding:
    """How a last longer stands: who shares a place shares the stakes.

    A cent that cannot be shared is of the first named.
    """
    entries = agreed.entries
    left = tuple(one for one in entries if tournament.is_in_play(one))
    if len(left) > 1 and not tournament.is_decided:
        return LastLongerStanding(left, {})
    places = tournament.places()
    best = left if len(left) == 1 else _best(entries, places)
    each, over = divmod(agreed.stake * len(entries), len(best))
    return LastLongerStanding(left, {one: Cents(each + (at < over)) for at, one in enumerate(best)})


def _best(entries: Sequence[int], places: dict[int, int]) -> tuple[int, ...]:
    known = {one: places[one] for one in entries if one in places}
    first = min(known.values())
    return tuple(one for one, place in known.items() if place == first)
