"""Which prize an entry wins, and what is owed to whom: it follows from places and the list."""

from collections.abc import Iterator

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.reckoning.prize_list import Prize
from tdapp.tournament.reckoning.shared_places import PrizeShare, leftover_order, share_places
from tdapp.tournament.tournament import Tournament


def prize_place(tournament: Tournament, entry: int) -> int | None:
    """The place whose prize an entry wins or shares: its own, less those passed over above it.

    None while it is in play, and for who is passed over.
    """
    place = tournament.place_of(entry)
    if place is None or entry in tournament.prizes.passed_over:
        return None
    return place - sum(rank < place for rank in _passed_ranks(tournament))


def prize_holders(tournament: Tournament, place: int) -> tuple[int, ...]:
    """The entries that win or share the prize of a place; none while it is not decided."""
    for rank in _passed_ranks(tournament):
        place += rank <= place
    return tuple(
        one for one in tournament.at_place(place) if one not in tournament.prizes.passed_over
    )


def _passed_ranks(tournament: Tournament) -> list[int]:
    """The ranks in the field of those passed over, best first, each with one of its own.

    Who of them plays on will stand before all who are out: taken for the first ranks.
    """
    ranks, in_play = [], 0
    for entry in tournament.prizes.passed_over:
        best = tournament.place_of(entry)
        if best is None:
            in_play += 1
            continue
        level = tournament.at_place(best)
        ranks.append(best + len(level) - 1 - level.index(entry))
    return sorted([*range(1, in_play + 1), *ranks])


def share_of(tournament: Tournament, entry: int) -> PrizeShare:
    """What an entry wins by the posted list: its place's prize, or its share of those it shares.

    Refuses ``prize_cannot_be_shared`` where the director has to decide.
    """
    place = prize_place(tournament, entry)
    if place is None:
        return PrizeShare(entry, 0)
    prizes, ties = tournament.prizes, tournament.conditions.prizes.ties
    group, agreed = prize_holders(tournament, place), prizes.agreed.get(entry, 0)
    band = tournament.band_of(entry)
    if band is not None:
        return _share_of_round(tournament, entry, place, band.last - band.best + 1)
    if len(group) == 1:
        alone = next(iter(prizes.to_play_for(place)), Prize(place, 0))
        return PrizeShare(entry, agreed + alone.cash, alone.item, alone.value)
    order = leftover_order(group, ties.leftover, f"{prizes.seed} {place}")
    shared = share_places(prizes.to_play_for(place, len(group)), place, order, ties.unit)
    mine = next(share for share in shared.shares if share.entry == entry)
    return replace(mine, cash=agreed + mine.cash)


def undecided(tournament: Tournament, place: int) -> Prize | None:
    """What a place wins that nobody has yet; None for nothing.

    Of a list agreed by name: what is saved for the place, with what one of those still in play has
    by the deal, so that all places together come to what is left.
    """
    prizes = tournament.prizes
    posted = next(iter(prizes.at(place)), None)
    if posted is None or place > len(prizes.agreed):
        return posted
    left = [cents for one, cents in prizes.agreed.items() if tournament.is_in_play(one)]
    saved = next(iter(prizes.to_play_for(place)), Prize(place, 0)).cash
    return replace(posted, cash=saved + (left[place - 1] if place <= len(left) else 0))


def listed_now(tournament: Tournament) -> tuple[Prize, ...]:
    """The posted list; a place of a deal wins what whoever finished there was promised."""
    return tuple(
        one if one.place > len(tournament.prizes.agreed) else _by_name(tournament, one)
        for one in tournament.prizes.listed()
    )


def _by_name(tournament: Tournament, posted: Prize) -> Prize:
    holders = prize_holders(tournament, posted.place)
    if not holders:
        return undecided(tournament, posted.place) or posted
    first = prize_place(tournament, holders[0]) or posted.place
    try:
        share = share_of(tournament, holders[posted.place - first])
    except Refusal:
        return posted
    return Prize(posted.place, share.cash, share.item, share.value)


def is_by_agreement(tournament: Tournament, place: int) -> bool:
    """Whether what a place wins depends on who of the players of a deal finishes there."""
    named = place <= len(tournament.prizes.agreed)
    return named and not prize_holders(tournament, place)


def _share_of_round(tournament: Tournament, entry: int, place: int, sharers: int) -> PrizeShare:
    """The share of who went out of a bracket, whether others of the round are still to lose.

    What equal shares leave over goes to those who lost first.
    """
    out = prize_holders(tournament, place)
    passed = sum(
        tournament.place_of(one) == tournament.place_of(entry)
        for one in tournament.prizes.passed_over
    )
    to_lose = range(-1, len(out) - (sharers - passed) - 1, -1)
    prizes, unit = tournament.prizes, tournament.conditions.prizes.ties.unit
    order = (*out, *to_lose)
    shared = share_places(prizes.to_play_for(place, len(order)), place, order, unit)
    mine = next(share for share in shared.shares if share.entry == entry)
    return replace(mine, cash=prizes.agreed.get(entry, 0) + mine.cash)


def owed_to(tournament: Tournament, entry: int) -> int:
    """The cash of an entry's prize in cents; 0 without one, or while the director must decide."""
    try:
        return share_of(tournament, entry).cash
    except Refusal:
        return 0


def winner_of(tournament: Tournament, place: int, entry: int | None) -> int:
    """The entry that a place's prize goes to; where several share it, `entry` says which.

    Refuses ``place_not_decided``, ``place_is_shared`` and ``passed_over``.
    """
    holders = prize_holders(tournament, place)
    if entry is not None and entry in tournament.prizes.passed_over:
        raise Refusal("passed_over", entry=entry)
    if not holders or entry not in {None, *holders}:
        raise Refusal("place_not_decided", place=place)
    if entry is None and len(holders) > 1:
        raise Refusal("place_is_shared", place=place, entries=", ".join(map(str, holders)))
    return holders[0] if entry is None else entry


def won_by(tournament: Tournament, entry: int) -> tuple[int, PrizeShare]:
    """The place whose prize an entry wins, and its share of it.

    Refuses ``no_such_entry``, ``prizes_not_posted``, ``passed_over``, ``nothing_won`` and
    ``prize_cannot_be_shared``.
    """
    tournament.entry(entry)
    if not tournament.prizes.version:
        raise Refusal("prizes_not_posted")
    if entry in tournament.prizes.passed_over:
        raise Refusal("passed_over", entry=entry)
    place, share = prize_place(tournament, entry), share_of(tournament, entry)
    if place is None or not is_a_prize(share):
        raise Refusal("nothing_won", entry=entry)
    return place, share


def settled_with(tournament: Tournament, entry: int) -> tuple[int, PrizeShare]:
    """The place and the share of a prize that is paid or set aside; refuses ``prize_is_owed``."""
    settled = tournament.prizes.settled(entry)
    if settled is None:
        raise Refusal("prize_is_owed", entry=entry)
    return settled.place, PrizeShare(entry, settled.cents, settled.item, settled.value)


def most_winners(tournament: Tournament) -> int:
    """How many places somebody can win: as many as there are entries that are not passed over."""
    return tournament.entries.count - len(tournament.prizes.passed_over)


def is_a_prize(share: PrizeShare) -> bool:
    """Whether there is anything to hand over, in cash or in kind."""
    return bool(share.cash or share.item)


def was_disqualified(tournament: Tournament, entry: int) -> bool:
    """Whether an entry is out because it was disqualified."""
    out = tournament.exits.by_entry.get(entry)
    return out is not None and out.departure is Departure.DISQUALIFIED


def must_keep_it(
    tournament: Tournament, place: int, entry: int, *, though_disqualified: bool
) -> None:
    """Refuse ``winner_disqualified`` where nobody said that such a winner keeps the prize."""
    if was_disqualified(tournament, entry) and not though_disqualified:
        raise Refusal("winner_disqualified", place=place, entry=entry)


def must_be_owed(tournament: Tournament, place: int, entry: int) -> None:
    """Refuse ``prize_paid`` and ``prize_set_aside`` where the prize is not owed any more."""
    if entry in tournament.prizes.paid:
        raise Refusal("prize_paid", place=place, entry=entry)
    if tournament.prizes.settled(entry) is not None:
        raise Refusal("prize_set_aside", place=place, entry=entry)


def unpaid(tournament: Tournament) -> Iterator[tuple[int, int | None, int]]:
    """Place, entry (None while undecided) and cents of every prize that is still owed.

    What is set aside, unclaimed or forfeited, is not; nor is a place that wins nothing.
    """
    place, posted = 1, tournament.prizes.posted
    while place <= len(posted):
        holders = prize_holders(tournament, place)
        for entry in holders:
            if tournament.prizes.settled(entry) is None and _may_win(tournament, entry):
                yield place, entry, owed_to(tournament, entry)
        open_ = None if holders else undecided(tournament, place)
        if open_ is not None:
            yield place, None, open_.cash
        place += len(holders) or 1


def _may_win(tournament: Tournament, entry: int) -> bool:
    """Whether there is a prize, or the director has to decide about one."""
    try:
        return is_a_prize(share_of(tournament, entry))
    except Refusal:
        return True
