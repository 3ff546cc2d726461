"""The position engine: where the button and the blinds stand in the next hand of a table."""

from collections.abc import Collection
from enum import Enum

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.rules.button_rule import ButtonMove, ButtonPlay, Newcomer
from tdapp.table.geometry.table import ButtonPosition, Table, between, clockwise

ORDINARY = ButtonPlay()
HEADS_UP = 2


class Basis(Enum):
    """What an answer rests on.

    The blinds that were told, the button alone (the blinds are worked out from it), or counts of
    players because neither is known.
    """

    BLINDS = "blinds"
    BUTTON = "button"
    COUNTS = "counts"


class NextHand(msgspec.Struct, frozen=True):
    """Button and blinds of the coming hand, as places at the table.

    A dead button or small blind is the place of one, with nobody dealt in there. `sits_out` are
    the seats not dealt in. On `Basis.COUNTS` every place is None; where the big blind alone was
    told, only the button is.
    """

    basis: Basis
    button: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None
    first_to_act: int | None = None
    dead_button: bool = False
    dead_small_blind: bool = False
    sits_out: frozenset[int] = frozenset()

    @property
    def posts_small_blind(self) -> int | None:
        """The seat that posts the small blind; None if nobody does or it is not known."""
        return None if self.dead_small_blind else self.small_blind

    @property
    def position(self) -> ButtonPosition:
        """The places to start from after this hand."""
        return ButtonPosition(self.button, self.small_blind, self.big_blind)


def blinds_from(button: int, occupied: Collection[int]) -> ButtonPosition:
    """The blinds as they ordinarily stand behind a button, for when only that is told.

    Call it with those dealt in at the time of the report and keep the answer: worked out later,
    after exits, it may tell other blinds.
    """
    players = clockwise(occupied, button)
    if len(players) < HEADS_UP:
        return ButtonPosition(button)
    if len(players) == HEADS_UP and button in players:
        return ButtonPosition(button, button, players[0])
    return ButtonPosition(button, players[0], players[1])


def settled(table: Table) -> ButtonPosition:
    """The last hand's places with those filled in that follow from the others."""
    last = table.last
    if last.big_blind is None:
        return last if last.button is None else blinds_from(last.button, table.occupied)
    if last.small_blind is not None or last.button is None:
        return last
    passed = [
        seat for seat in range(1, table.seats + 1) if between(seat, last.button, last.big_blind)
    ]
    nearest = clockwise(set(passed) & table.occupied or passed, last.button)[-1:]
    return ButtonPosition(last.button, nearest[0] if nearest else None, last.big_blind)


def coming_places(table: Table, play: ButtonPlay = ORDINARY) -> tuple[int | None, int | None]:
    """Button and small blind of the next hand by the dead-button rule; None what is not known."""
    last = settled(table)
    place = last.small_blind
    if place is None and last.big_blind is not None:
        return last.button, last.big_blind
    if play.move is ButtonMove.STAYS and place not in table.occupied and last.button is not None:
        place = last.button
    return place, last.big_blind


def next_hand(table: Table, play: ButtonPlay = ORDINARY) -> NextHand:
    """The next hand's places and who sits it out.

    The big blind goes to the next player, the small blind to the big blind's place, the button to
    the small blind's. Refuses ``too_few_for_a_hand`` where fewer than two sit.
    """
    if len(table.occupied) < HEADS_UP:
        raise Refusal("too_few_for_a_hand", players=len(table.occupied))
    last = settled(table)
    if last.big_blind is None:
        return NextHand(Basis.COUNTS)
    basis = Basis.BUTTON if table.last.big_blind is None else Basis.BLINDS
    sitting_out = _sitting_out(table, play)
    dealt = table.occupied - sitting_out
    if len(dealt) == HEADS_UP:
        hand = heads_up_start(dealt, last.big_blind)
        return msgspec.structs.replace(hand, basis=basis, sits_out=sitting_out)
    button, small = coming_places(table, play)
    big, first, *_ = clockwise(dealt, last.big_blind)
    if button is not None and not ButtonPosition(button, small, big).in_order:
        button = clockwise(dealt, last.big_blind)[-1 - (last.big_blind in dealt)]
    return NextHand(
        basis,
        button,
        small,
        big,
        first,
        dead_button=button is not None and button not in dealt,
        dead_small_blind=small not in dealt,
        sits_out=sitting_out,
    )


def heads_up_start(players: Collection[int], last_big_blind: int | None) -> NextHand:
    """The first hand of two: nobody has the big blind twice running, the other the button.

    The button posts the small blind and acts first (STAR 28.2.4, ADELAIDE 96). `last_big_blind` is
    the seat that had the big blind last, also where it is empty now; without it nothing is known
    but that the button has to be drawn. Refuses ``not_heads_up``.
    """
    if len(set(players)) != HEADS_UP:
        raise Refusal("not_heads_up", players=len(set(players)))
    if last_big_blind is None:
        return NextHand(Basis.COUNTS)
    big, button = clockwise(players, last_big_blind)
    return NextHand(Basis.BLINDS, button, button, big, button)


def _sitting_out(table: Table, play: ButtonPlay) -> frozenset[int]:
    """Newcomers whom the button has still to pass; nobody where fewer than two would be left."""
    button, small = coming_places(table, play)
    if button is None or small is None or len(table.occupied) == HEADS_UP:
        return frozenset()
    waits = play.newcomer is not Newcomer.DEALT_IN
    out = {seat for seat in table.newcomers if waits and between(seat, button, small)}
    if play.newcomer.sits_out and button != settled(table).button:
        out |= table.newcomers & {button}
    out |= {
        seat for seat in table.waiting if seat in {button, small} or between(seat, button, small)
    }
    out &= table.occupied
    return frozenset(out if len(table.occupied - out) >= HEADS_UP else ())
