"""Kill pots at a feature table: who has the kill button, and what the killer posts (CROWN 8.13)."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import with_one
from tdapp.poker.betting.limit import Limit
from tdapp.poker.kill import NEUTRAL, KillButton, after_hand
from tdapp.poker.round.setup import Setup
from tdapp.table.facts.hands import KillButtonMoved, KillPotsOffered
from tdapp.table.floor import Floor
from tdapp.table.geometry.seats import Seat
from tdapp.table.guards import must_be_open, must_not_be_in_play
from tdapp.table.hands.games import GamePlayed
from tdapp.table.state.hands import HandInPlay


def killed(setup: Setup, player: int, amount: int) -> Setup:
    """The setup in which the killer posts so much; bets grow as it does from the blind or bet.

    He acts in his turn.
    """
    before = max(setup.blinds) or setup.small.least
    return replace(
        setup,
        blinds=with_one(setup.blinds, player, amount),
        small=_grown(setup.small, amount, before),
        big=_grown(setup.big, amount, before),
    )


def _grown(limit: Limit, amount: int, before: int) -> Limit:
    least, most = limit.least * amount // before, limit.most * amount // before
    return replace(limit, least=least, most=most)


KILL_BLINDS = 2
"""The killer posts so many big blinds, or least bets in stud, and bets grow as much."""


def offer_kill_pots(
    floor: Floor,
    table: int,
    game: GamePlayed,
    offered: bool,  # noqa: FBT001 - what is asked for
    least: int = 0,
) -> list[Event]:
    """Play kill pots at a table from the next hand on, or no longer.

    Pots of the `least` chips qualify (CROWN 8.13.4). Refuses ``table_not_open``,
    ``hand_in_play``, ``no_kill_pots``, ``not_a_stack`` and ``kill_pots_already``.
    """
    must_be_open(floor, table)
    must_not_be_in_play(floor, [table])
    if offered and game.rules.blinds.kill is None:
        raise Refusal("no_kill_pots")
    if least < 0:
        raise Refusal("not_a_stack", stack=least)
    if offered is (table in floor.feature.kills):
        raise Refusal("kill_pots_already", table=table)
    return [KillPotsOffered(table, offered, least)]


def kill_button(floor: Floor, table: int) -> KillButton | None:
    """The kill button of a table; None where no kill pots are played.

    It belongs to a player: it is neutral once he does not sit before it any more.
    """
    pots = floor.feature.kills.get(table)
    if pots is None or pots.button.seat is None:
        return None if pots is None else pots.button
    sits = floor.seating.entry_at.get(Seat(table, pots.button.seat))
    return pots.button if sits is not None and sits == pots.entry else NEUTRAL


def with_kill(floor: Floor, table: int, seats: Sequence[int], setup: Setup) -> Setup:
    """The setup in which the killer posts, where one is dealt in."""
    button = kill_button(floor, table)
    if button is None or button.killer not in seats:
        return setup
    blind = max(setup.blinds) or setup.small.least
    return killed(setup, seats.index(button.killer), KILL_BLINDS * blind)


def moved_after(floor: Floor, hand: HandInPlay, winners: Collection[int], pot: int) -> list[Event]:
    """Where the kill button goes when these entries won a pot of so many chips, if anywhere.

    It is neutral where one of them has left meanwhile.
    """
    pots, table = floor.feature.kills.get(hand.table), hand.table
    button, rules = kill_button(floor, table), hand.setup.rules.blinds.kill
    if pots is None or button is None or rules is None:
        return []
    hi_lo = len(hand.setup.variant.rankings) > 1
    seat_of = floor.seating.seat_of
    seats = {seat_of[one].seat for one in winners} if all(it in seat_of for it in winners) else ()
    after = after_hand(button, seats, rules, hi_lo=hi_lo, qualifies=pot >= pots.least)
    holder = None if after.seat is None else floor.seating.entry_at.get(Seat(table, after.seat))
    same = (after, holder) == (pots.button, pots.entry)
    return [] if same else [KillButtonMoved(table, after, holder)]
