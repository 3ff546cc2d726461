"""A seat that falls vacant: who asked for it, who comes first, and cards where they decide."""

from collections.abc import Iterator, Sequence

import msgspec

from tdapp.cash.cash import Cash
from tdapp.cash.claims.must_move import next_to_move
from tdapp.cash.facts.claims import SeatAsked, SeatCard, SeatDrawnFor, SeatUnasked
from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.rules.cash_rules import CashRules
from tdapp.rules.cash_seats import SeatsNow, claimants, seat_order
from tdapp.rules.drawn_cards import by_cards
from tdapp.table.geometry.seats import Seat
from tdapp.table.guards import seat_of


def ask_for_seat(cash: Cash, sitting: int, table: int, seat: int | None = None) -> list[Event]:
    """Note that a player wants a seat that falls vacant at a table of the same game.

    He has one wish: it takes the place of an older one. Refuses ``not_seated``, ``no_game_there``,
    ``wish_of_other_game`` and ``no_such_seat``.
    """
    seat_of(cash, sitting)
    if cash.game_at(table).sign.game != cash.sittings.by_number[sitting].game:
        raise Refusal("wish_of_other_game", sitting=sitting, table=table)
    if seat is not None and not 1 <= seat <= cash.seating.tables[table]:
        raise Refusal("no_such_seat", seat=str(Seat(table, seat)))
    return [SeatAsked(sitting, table, seat)]


def unask_seat(cash: Cash, sitting: int) -> list[Event]:
    """Note that a player wants no other seat any more; refuses ``no_seat_asked``."""
    if sitting not in cash.claims.wishes:
        raise Refusal("no_seat_asked", sitting=sitting)
    return [SeatUnasked(sitting)]


def wishing(cash: Cash, seat: Seat) -> list[int]:
    """The players who asked for a seat, in the order in which they did."""
    asked = sorted((wish.turn, one, wish) for one, wish in cash.claims.wishes.items())
    fits = [one for _, one, wish in asked if wish.table == seat.table]
    return [one for one in fits if cash.claims.wishes[one].seat in {None, seat.seat}]


def due_seat(cash: Cash, rules: CashRules, seat: Seat, also: int | None = None) -> list[int]:
    """The players who have the first claim to a vacant seat, the one who is due it in front.

    Players of the table, then the next of a feeder, then those of other tables where the house has
    it so; none: the waiting list. `also` wants it too, though he asked nobody before. Refuses
    ``seat_by_cards`` and ``button_unknown`` (`seat_order`).
    """
    asked = wishing(cash, seat)
    if also is not None and also not in asked:
        asked.append(also)
    own = [one for one in asked if cash.seating.seat_of[one].table == seat.table]
    moves = next_to_move(cash, seat.table)
    others = [one for one in asked if one not in own]
    variant = cash.game_at(seat.table).sign.game.variant
    if own:
        return _in_order(cash, rules, variant, own)
    if moves is not None:
        return [moves]
    elsewhere = [*claimants(rules, variant, (), others, ())]
    if len(elsewhere) > 1:
        seat_order(rules, variant, elsewhere, SeatsNow(frozenset()))
    return elsewhere


class VacantClaim(msgspec.Struct, frozen=True):
    """A free seat that is not the list's: of its `first` sitting, the `winner` of a draw, or open.

    Where cards decide, `draws` are the sittings that draw; with nobody, the button is to be told.
    """

    seat: Seat
    first: int | None = None
    winner: PersonId | None = None
    draws: tuple[int, ...] = ()


def vacant_claims(cash: Cash, rules: CashRules) -> Iterator[VacantClaim]:
    """The free seats that somebody has a claim to before those who wait, table by table."""
    games, claims = cash.games.by_table, cash.claims
    wanted = {wish.table for wish in claims.wishes.values()} | {seat.table for seat in claims.won}
    fed = {one.sign.feeds for one in games.values() if one.sign.feeds is not None}
    for table in sorted((wanted | fed) & {*games} - {*cash.seating.held}):
        for number in cash.seating.free_at(table):
            seat = Seat(table, number)
            claim = None if seat in cash.lists.kept else _claim(cash, rules, seat)
            if claim is not None:
                yield claim


def _claim(cash: Cash, rules: CashRules, seat: Seat) -> VacantClaim | None:
    winner = cash.claims.won.get(seat)
    if winner is not None:
        return VacantClaim(seat, winner=winner)
    try:
        due = due_seat(cash, rules, seat)
    except Refusal as refusal:
        drawn = refusal.code == "seat_by_cards"
        return VacantClaim(seat, draws=tuple(wishing(cash, seat)) if drawn else ())
    return VacantClaim(seat, due[0]) if due else None


def _in_order(cash: Cash, rules: CashRules, variant: str, own: Sequence[int]) -> list[int]:
    at = {cash.seating.seat_of[one].seat: one for one in own}
    table = cash.seating.seat_of[own[0]].table
    sitting = cash.seating.at_table(table)
    told = cash.buttons.at(table).position
    occupied = frozenset(cash.seating.seat_of[one].seat for one in sitting)
    now = SeatsNow(occupied, told.button, told.small_blind)
    return [at[number] for number in seat_order(rules, variant, [*at], now)]


def must_be_due(
    cash: Cash, rules: CashRules, seat: Seat, person: PersonId, sitting: int | None = None
) -> None:
    """Refuse a seat that somebody else comes before: ``seat_won`` by cards, ``seat_due``.

    Refuses what `due_seat` does.
    """
    winner = cash.claims.won.get(seat)
    if winner is not None:
        if winner != person:
            raise Refusal("seat_won", seat=str(seat))
        return
    due = due_seat(cash, rules, seat, _same_game(cash, seat, sitting))
    if due and due[0] != sitting:
        raise Refusal("seat_due", seat=str(seat), first=str(cash.seating.seat_of[due[0]]))


def must_be_for_the_list(cash: Cash, seat: Seat, person: PersonId) -> None:
    """Refuse ``seat_won`` and ``seat_due`` for a seat that comes to nobody of the list yet."""
    winner = cash.claims.won.get(seat)
    if winner is not None and winner != person:
        raise Refusal("seat_won", seat=str(seat))
    own = [one for one in wishing(cash, seat) if cash.seating.seat_of[one].table == seat.table]
    moves = next_to_move(cash, seat.table)
    first = own[0] if own else moves
    if winner is None and first is not None:
        raise Refusal("seat_due", seat=str(seat), first=str(cash.seating.seat_of[first]))


def _same_game(cash: Cash, seat: Seat, sitting: int | None) -> int | None:
    """A player who changes within the game, not one who comes to it from its list."""
    if sitting is None:
        return None
    game = cash.sittings.by_number[sitting].game
    return sitting if cash.game_at(seat.table).sign.game == game else None


def draw_for_seat(cash: Cash, seat: Seat, rounds: Sequence[Sequence[SeatCard]]) -> list[Event]:
    """Give a seat to whom the cards fell to, each tie drawn again (STAR 6.2, 6.4, TAS B7.2, C6.2).

    Refuses ``no_game_there``, ``nobody_drew`` where fewer than two did, ``no_such_card``,
    ``other_people_drew`` in a further round than the tied, and ``drawn_equal`` (how many are left).
    """
    cash.game_at(seat.table)
    left: tuple[PersonId, ...] = ()
    for number, cards in enumerate(rounds):
        drew = {one.person: one.card for one in cards}
        if len(drew) != len(cards) or (number and set(drew) != set(left)):
            raise Refusal("other_people_drew", seat=str(seat))
        if len(drew) <= 1:
            raise Refusal("nobody_drew", seat=str(seat))
        left = by_cards(drew)
    if not left:
        raise Refusal("nobody_drew", seat=str(seat))
    if len(left) > 1:
        raise Refusal("drawn_equal", players=len(left))
    return [SeatDrawnFor(seat, tuple(tuple(cards) for cards in rounds), left[0])]
