"""Opening cash tables: inside what the house allows, with everything on the sign."""

from collections.abc import Collection

from tdapp.cash.cash import Cash
from tdapp.cash.claims.must_move import must_feed
from tdapp.cash.facts.games import CashRoomOpened, GameOpened, UseCheck, UseTurned
from tdapp.cash.table_sign import TableSign
from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import limit_played
from tdapp.poker.commission.sign import several
from tdapp.rules.blind_rules import BlindLimits, BlindRules, straddles_of
from tdapp.rules.game_rules import on_deck
from tdapp.rules.houses import HouseRules
from tdapp.rules.play_rules import PlayRules
from tdapp.table.seating.marking import open_table

CHECKED = {
    True: (UseCheck.CHIPS_OFF, UseCheck.TRAY_ON, UseCheck.DECK, UseCheck.SIGN),
    False: (UseCheck.CHIPS_OFF, UseCheck.TRAY_OFF, UseCheck.DECK, UseCheck.SIGN),
}
"""What is checked of a table that turns to cash, and of one that turns to an event."""


def open_room(cash: Cash, rules: HouseRules) -> list[Event]:
    """Let cash games be played under a house; refuses ``cash_room_open``."""
    if cash.games.house is not None:
        raise Refusal("cash_room_open", house=cash.games.house.house)
    return [CashRoomOpened(rules.rulebook.house, rules.hashes)]


def must_be_under(cash: Cash, rules: HouseRules) -> None:
    """Refuse ``no_cash_room``, and ``not_this_house`` for rules of another house or version."""
    house = cash.games.house
    if house is None:
        raise Refusal("no_cash_room")
    if house.version != rules.hashes:
        raise Refusal("not_this_house", house=house.house)


def open_game(
    cash: Cash, rules: HouseRules, table: int, seats: int, sign: TableSign
) -> list[Event]:
    """Open a game at a table of the room; more `seats` than the game may have stay empty.

    Refuses ``table_open``, ``feeds_no_game`` and what `must_be_allowed` does.
    """
    must_be_under(cash, rules)
    seats = min(seats, most_seats(rules.play, sign))
    must_be_allowed(rules.play, sign, seats)
    must_feed(cash, table, sign)
    return [*open_table(cash, table, seats), GameOpened(table, sign)]


def must_be_allowed(play: PlayRules, sign: TableSign, seats: int) -> None:
    """Refuse a sign that the house's rules do not let a table with so many seats have.

    Refuses ``game_not_offered``, ``limit_not_offered``, ``deck_not_offered``, ``too_many_seats``,
    ``stakes_upside_down``, ``wagers_upside_down``, what `posted` refuses of the commission, and of
    blinds, antes and options ``blinds_not_allowed``, ``blinds_out_of_order``, ``ante_too_large``,
    ``blind_below_minimum``, ``no_straddles_here``, ``no_kill_pots_here``.
    """
    game, most = sign.game, most_seats(play, sign)
    limit_played(play, game.variant, game.limit, game.limit)
    if seats > most:
        raise Refusal("too_many_seats", seats=seats, most=most, rule=play.seats.rule)
    _must_rise(sign)
    _must_fit_blinds(play.blinds.posting, sign)
    _must_be_optional(play.blinds, sign)
    several(play.commission, [(one.method, one.sign) for one in sign.commission])


def most_seats(play: PlayRules, sign: TableSign) -> int:
    """How many seats a game may have (TAS B2.4, P6).

    Refuses ``game_not_offered`` and ``deck_not_offered``.
    """
    return play.seats.seats(on_deck(play.game(sign.game.variant), sign.deck).players)


def _must_rise(sign: TableSign) -> None:
    if sign.most_stake is not None and sign.most_stake < sign.least_stake:
        raise Refusal("stakes_upside_down", least=sign.least_stake, most=sign.most_stake)
    if sign.most_wager is not None and sign.most_wager < sign.least_wager:
        raise Refusal("wagers_upside_down", least=sign.least_wager, most=sign.most_wager)


def _must_fit_blinds(limits: BlindLimits, sign: TableSign) -> None:
    blinds = sign.game.blinds
    if blinds and not limits.least <= len(blinds) <= limits.most:
        raise Refusal(
            "blinds_not_allowed", blinds=len(blinds), least=limits.least, most=limits.most
        )
    if list(blinds) != sorted(blinds) or (blinds and not blinds[0]):
        raise Refusal("blinds_out_of_order")
    if not limits.above_big_blind and blinds and sign.ante > blinds[-1]:
        raise Refusal("ante_too_large", ante=sign.ante, most=blinds[-1], rule=limits.rule)
    if limits.covers_minimum and blinds and blinds[-1] < sign.least_wager:
        raise Refusal("blind_below_minimum", blind=blinds[-1], least=sign.least_wager)


def _must_be_optional(rules: BlindRules, sign: TableSign) -> None:
    if sign.straddles and straddles_of(rules, sign.game.variant) is None:
        raise Refusal("no_straddles_here", rule=rules.rule)
    if sign.kill_pots and rules.kill is None:
        raise Refusal("no_kill_pots_here", rule=rules.rule)


def turned(table: int, checked: Collection[UseCheck], *, to_cash: bool) -> list[Event]:
    """Note that a table's use was changed, everything having been checked.

    STAR 28.5.1, CROWN 15.2.4. Refuses ``not_all_checked``.
    """
    wanted = CHECKED[to_cash]
    missing = [one for one in wanted if one not in checked]
    if missing:
        raise Refusal("not_all_checked", table=table, missing=len(missing))
    return [UseTurned(table, to_cash, wanted)]
