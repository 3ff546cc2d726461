"""What a player may do to his stake between two hands: add to it, or take chips off with leave."""

from tdapp.cash.cash import Cash
from tdapp.cash.facts.sittings import ChipsTaken
from tdapp.cash.money.trays import sold_at_table
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.cash.state.sittings import Sitting
from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.cash_permits import why_no_removal, why_no_top_up
from tdapp.rules.cash_rules import CashRules
from tdapp.table.guards import hand_of, seat_of


def add_to_stake(
    cash: Cash, rules: CashRules, sitting: int, had: int, more: BuyIn, at: Instant
) -> list[Event]:
    """Let a player buy more chips; he `had` so many cents in front of him.

    Refuses ``no_such_sitting``, what `why_no_top_up` refuses, and what the stake does.
    """
    playing(cash, sitting)
    table = seat_of(cash, sitting).table
    most = cash.game_at(table).sign.most_stake
    wrong = why_no_top_up(rules, had, more.cents, most, in_hand=hand_of(cash, sitting) is not None)
    if wrong is not None:
        raise wrong
    bought = more.bought_by(sitting, at)
    return [bought, *(sold_at_table(cash, table, bought.paid) if more.at_table else [])]


def take_off(
    cash: Cash,
    rules: CashRules,
    sitting: int,
    cents: int,
    *,
    for_goods: bool,
    approved: bool = False,
) -> list[Event]:
    """Let a player take chips off his stake and play on.

    Refuses ``no_such_sitting``, ``no_stake``, and what `why_no_removal` does.
    """
    playing(cash, sitting)
    if cents <= 0:
        raise Refusal("no_stake")
    in_hand = hand_of(cash, sitting) is not None
    wrong = why_no_removal(rules, in_hand=in_hand, for_goods=for_goods, approved=approved)
    if wrong is not None:
        raise wrong
    return [ChipsTaken(sitting, cents, for_goods)]


def playing(cash: Cash, sitting: int) -> Sitting:
    """A sitting whose player is still there; refuses ``no_such_sitting``, ``left_already``."""
    cash.must_know(sitting)
    found = cash.sittings.by_number.get(sitting)
    if found is None:
        raise Refusal("left_already", sitting=sitting)
    return found
