"""What a hand of a feature table is set up with: who posts what, and between which bets."""

from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.blinds import demand_blinds
from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.round.setup import Setup
from tdapp.table.floor import Floor
from tdapp.table.geometry.posting import Stakes
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.hands.games import GamePlayed


def setup_of(
    game: GamePlayed,
    stakes: Stakes,
    seats: Sequence[int],
    places: ButtonPosition,
    stacks: tuple[int, ...],
    *,
    tournament: bool,
) -> Setup:
    """The round before its first card.

    Stud is opened with the small blind as bring-in, unless its opener has to bet. A fixed limit's
    bets are the big blind and twice as much. A cash game may have antes alone. Refuses with
    ``spread_not_told``, and as `demand_blinds` does.
    """
    stud, nothing = game.variant.is_stud, (0,) * len(seats)
    small, big = _limits(game, stakes, tournament=tournament)
    set_ = [one for one in (stakes.small_blind, stakes.big_blind) if one]
    if not stud and (set_ or tournament):
        demand_blinds(set_, stakes.ante, game.rules.blinds.posting, minimum=small.least)
    big_blind = 0 if stud or places.big_blind not in seats else seats.index(places.big_blind)
    ante = tuple(stakes.ante * (stud or _pays_ante(stakes, seat, places)) for seat in seats)
    is_dead = stakes.one_pays and not stud
    brings_in = stud and not game.rules.betting.checking.opener_must_bet
    return Setup(
        variant=game.variant,
        deck=game.deck,
        rules=game.rules,
        stacks=stacks,
        antes=nothing if is_dead else ante,
        dead=ante if is_dead else nothing,
        blinds=nothing if stud else tuple(_blind(stakes, seat, places) for seat in seats),
        first=(big_blind + 1) % len(seats) if set_ and not stud else 0,
        small=small,
        big=big,
        bring_in=stakes.small_blind if brings_in else 0,
        burns=game.burns,
        blind_first=is_dead,
    )


def in_units(floor: Floor, setup: Setup, smallest: int = 1) -> Setup:
    """The setup whose pots are split as the house says.

    The smallest chip in play, or where none are told the `smallest`, counts where all stacks are
    made of it.
    """
    chips, gone = floor.denominations, floor.chips.gone
    chip = min((one for one in chips if one not in gone), default=smallest)
    if any(stack % chip for stack in setup.stacks):
        chip = 1
    odd_chips = setup.rules.odd_chips
    return replace(setup, unit=odd_chips.smallest_share(setup.variant.id, chip, setup.small.least))


def _limits(game: GamePlayed, stakes: Stakes, *, tournament: bool) -> tuple[Limit, Limit]:
    """The limits of small and big bets."""
    least, most = game.spread
    least = least or stakes.big_blind
    if game.structure is Structure.SPREAD and most <= least:
        raise Refusal("spread_not_told", game=game.variant.name)
    small = Limit(game.structure, least, most, tournament=tournament, raises=game.raises)
    fixed = game.structure is Structure.FIXED
    return small, replace(small, least=2 * least) if fixed else small


def _pays_ante(stakes: Stakes, seat: int, places: ButtonPosition) -> bool:
    return not stakes.one_pays or seat == places.big_blind


def _blind(stakes: Stakes, seat: int, places: ButtonPosition) -> int:
    if seat == places.big_blind:
        return stakes.big_blind
    return stakes.small_blind if seat == places.small_blind else 0
