"""Which place's prize an entry wins, who wins a place's, and how much of it each."""

from tdapp.core.refusal import Refusal
from tdapp.tournament.reckoning.prize_list import Prize
from tdapp.tournament.reckoning.shared_places import Share, leftover_order, share_places
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
        level = tournament.exits.sharing(entry) if entry in tournament.exits.by_entry else (entry,)
        ranks.append(best + len(level) - 1 - level.index(entry))
    return sorted([*range(1, in_play + 1), *ranks])


def share_of(tournament: Tournament, entry: int) -> Share:
    """What an entry wins by the posted list: its place's prize, or its share of those it shares.

    Refuses ``prize_cannot_be_shared`` where the director has to decide.
    """
    place = prize_place(tournament, entry)
    if place is None:
        return Share(entry, 0)
    prizes, ties = tournament.prizes, tournament.conditions.prizes.ties
    group = prize_holders(tournament, place)
    if len(group) == 1:
        alone = next(iter(prizes.at(place)), Prize(place, 0))
        return Share(entry, alone.cash, alone.item, alone.value)
    order = leftover_order(group, ties.leftover, f"{prizes.seed} {place}")
    shared = share_places(prizes.at(place, len(group)), place, order, ties.unit)
    return next(share for share in shared.shares if share.entry == entry)


def owed_to(tournament: Tournament, entry: int) -> int:
    """The cash of an entry's prize in cents; 0 without one, or while the director must decide."""
    try:
        return share_of(tournament, entry).cash
    except Refusal:
        return 0
