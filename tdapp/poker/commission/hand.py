"""What a commission asks of a hand: its pots, who put in, who won; from a round or from figures."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from tdapp.poker.betting.betting import Stake
from tdapp.poker.pots.pots import Pot, pots, shares, uncalled
from tdapp.poker.round.state import Round
from tdapp.poker.showdown.settling import PotShare, Settlement

DOLLAR = 100


class ChargedPot(msgspec.Struct, frozen=True):
    """A contested pot in cents, who put into it and what who won of it before the commission.

    `equal` are its winners where all of them hold equal hands.
    """

    cents: int
    contributors: frozenset[int] = frozenset()
    won: Mapping[int, int] = {}
    equal: frozenset[int] = frozenset()


class ChargedHand(msgspec.Struct, frozen=True, kw_only=True):
    """A hand in cents, what nobody called given back.

    `started` is how many were dealt in, `put_in` what each has in the pots. The board was
    run `boards` times.
    """

    pots: tuple[ChargedPot, ...] = ()
    started: int = 0
    put_in: Mapping[int, int] = {}
    uncalled: int = 0
    blinds_only: bool = False
    boards: int = 1
    smallest_chip: int = DOLLAR


def hand_of(round_: Round, end: Settlement, smallest_chip: int) -> ChargedHand:
    """A round that is over, its chips counted in cents, and how it was settled."""
    setup = round_.setup
    back = (end.uncalled.player, end.uncalled.chips) if end.uncalled else (0, 0)
    dead = [min(a, b) for a, b in zip(setup.dead, setup.stacks, strict=True)]
    live = [one.put_in - back[1] * (at == back[0]) for at, one in enumerate(round_.betting.stakes)]
    found = _pots(end.pots, live, {at for at, chips in enumerate(dead) if chips})
    return ChargedHand(
        pots=tuple(
            replace(pot, **_won([one for one in end.shares if one.pot == at]))
            for at, pot in enumerate(found)
        ),
        started=setup.players,
        put_in={at: chips + dead[at] for at, chips in enumerate(live)},
        uncalled=back[1],
        blinds_only=_blinds_only(round_, live),
        boards=round_.runs,
        smallest_chip=smallest_chip,
    )


def hand_from(
    put_in: Sequence[int],
    *,
    folded: frozenset[int] = frozenset(),
    equal: Sequence[int] = (),
    blinds_only: bool = False,
    boards: int = 1,
    smallest_chip: int = DOLLAR,
) -> ChargedHand:
    """A hand from what each player put in and, where it is known, who holds equal best hands."""
    stakes = [Stake(0, cents, live=at not in folded) for at, cents in enumerate(put_in)]
    back = uncalled(stakes)
    if back:
        stakes[back.player] = replace(stakes[back.player], bet=stakes[back.player].bet - back.chips)
    left = [one.put_in for one in stakes]
    winners = [it for it in equal if it not in folded]
    return ChargedHand(
        pots=tuple(_split(pot, winners, smallest_chip) for pot in _pots(pots(stakes), left, set())),
        started=len(put_in),
        put_in=dict(enumerate(left)),
        uncalled=back.chips if back else 0,
        blinds_only=blinds_only,
        boards=boards,
        smallest_chip=smallest_chip,
    )


def _pots(found: Sequence[Pot], put_in: Sequence[int], dead: set[int]) -> list[ChargedPot]:
    """The pots with who put into each: whoever has more in than the pots below it hold."""
    charged: list[ChargedPot] = []
    below, players = 0, frozenset(range(len(put_in)))
    for pot in found:
        if charged:
            below = max(put_in[it] for it in players - set(pot.players))
        more = {at for at, chips in enumerate(put_in) if chips > below}
        charged.append(ChargedPot(pot.chips, frozenset(more | (set() if charged else dead))))
        players = frozenset(pot.players)
    return charged


def _won(won: Sequence[PotShare]) -> dict[str, object]:
    """What each player won of a pot, and who has an equal part in every share of it."""
    by_player: dict[int, int] = {}
    winners: dict[object, set[int]] = {}
    for share in won:
        by_player[share.player] = by_player.get(share.player, 0) + share.chips
        winners.setdefault((share.board, share.ranking), set()).add(share.player)
    together = set(map(frozenset, winners.values()))
    return {"won": by_player, "equal": together.pop() if len(together) == 1 else frozenset()}


def _split(pot: ChargedPot, equal: Sequence[int], unit: int) -> ChargedPot:
    winners = [it for it in equal if it in pot.contributors]
    if not winners:
        return pot
    return replace(
        pot, won=shares(pot.cents, winners, unit, one_each=False), equal=frozenset(winners)
    )


def _blinds_only(round_: Round, put_in: Sequence[int]) -> bool:
    """Whether blinds were posted and nobody put in more than had to be posted."""
    setup = round_.setup
    forced = [ante + blind for ante, blind in zip(setup.antes, setup.blinds, strict=True)]
    more = any(chips > it for chips, it in zip(put_in, forced, strict=True))
    return any(setup.blinds) and not more
