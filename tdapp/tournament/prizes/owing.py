"""What is owed to whom: prizes follow from places and the posted list."""

from collections.abc import Iterator

from tdapp.core.refusal import Refusal
from tdapp.tournament.prizes.shares import owed_to, prize_holders, prize_place, share_of
from tdapp.tournament.reckoning.shared_places import Share
from tdapp.tournament.tournament import Tournament


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


def won_by(tournament: Tournament, entry: int) -> tuple[int, Share]:
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


def settled_with(tournament: Tournament, entry: int) -> tuple[int, Share]:
    """The place and the share of a prize that is paid or set aside; refuses ``prize_is_owed``."""
    settled = tournament.prizes.settled(entry)
    if settled is None:
        raise Refusal("prize_is_owed", entry=entry)
    return settled.place, Share(entry, settled.cents, settled.item, settled.value)


def is_a_prize(share: Share) -> bool:
    """Whether there is anything to hand over, in cash or in kind."""
    return bool(share.cash or share.item)


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
        if not holders and tournament.prizes.at(place):
            yield place, None, posted[place - 1]
        place += len(holders) or 1


def _may_win(tournament: Tournament, entry: int) -> bool:
    """Whether there is a prize, or the director has to decide about one."""
    try:
        return is_a_prize(share_of(tournament, entry))
    except Refusal:
        return True
