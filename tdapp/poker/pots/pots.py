"""Main and side pots (STAR 12.2-12.6, CROWN 1.1, TAS B13.1, ADELAIDE 48), and splitting one."""

from collections.abc import Mapping, Sequence

import msgspec

from tdapp.poker.betting.betting import Stake


class Pot(msgspec.Struct, frozen=True):
    """Chips, and the players who can win them, from the left of the button."""

    chips: int
    players: tuple[int, ...]


class UncalledBet(msgspec.Struct, frozen=True):
    """What goes back to a player because nobody met it (STAR 3.6, CROWN 7.5)."""

    player: int
    chips: int


def uncalled(stakes: Sequence[Stake]) -> UncalledBet | None:
    """The part of the largest stake that no other reaches, if it is a live player's."""
    put_in = [one.put_in for one in stakes]
    top = max(range(len(stakes)), key=put_in.__getitem__)
    more = put_in[top] - max((it for at, it in enumerate(put_in) if at != top), default=0)
    return UncalledBet(top, more) if more and stakes[top].live else None


def pots(stakes: Sequence[Stake], dead: int = 0) -> list[Pot]:
    """The pots of a round of play whose betting is over, the main pot first; uncalled bets gone.

    A folded player's chips lie in the pots that they reach, `dead` money in the main pot. Pots that
    the same players can win are one.
    """
    live = [at for at, one in enumerate(stakes) if one.live]
    found: list[Pot] = []
    below = 0
    for level in sorted({stakes[at].put_in for at in live}):
        chips = sum([min(one.put_in, level) - min(one.put_in, below) for one in stakes])
        players = tuple([at for at in live if stakes[at].put_in >= level])
        if chips:
            found.append(Pot(chips, players))
        below = level
    over = sum([max(one.put_in - below, 0) for one in stakes])
    return _with_dead(found, dead, over, tuple(live))


def _with_dead(found: list[Pot], dead: int, over: int, live: tuple[int, ...]) -> list[Pot]:
    """The pots with what nobody of the live players put in: into the first and the last."""
    if not found:
        return [Pot(dead + over, live)] if dead + over else []
    found[0] = Pot(found[0].chips + dead, found[0].players)
    found[-1] = Pot(found[-1].chips + over, found[-1].players)
    return found


def shares(chips: int, winners: Sequence[int], unit: int, *, one_each: bool) -> Mapping[int, int]:
    """What each winner gets, in chips.

    `winners` come in the order in which they take what cannot be split into whole units: the first
    takes all of it, or each a unit until it is gone, a broken unit going to the first.
    """
    each = chips // len(winners) // unit * unit
    rest = chips - each * len(winners)
    given = dict.fromkeys(winners, each)
    if one_each:
        for winner in winners[: rest // unit]:
            given[winner] += unit
        rest %= unit
    given[winners[0]] += rest
    return given


def halves(chips: int, unit: int) -> tuple[int, int]:
    """The high and the low half; the high one has what cannot be split (CROWN 10.6.6(b)(v))."""
    low = chips // 2 // unit * unit
    return chips - low, low


def parts(chips: int, count: int, unit: int) -> Sequence[int]:
    """Equal parts for several boards, the odd units one each from the first on (P25)."""
    given = shares(chips, range(count), unit, one_each=True)
    return [given[at] for at in range(count)]
