"""Changing what a table's sign says, and closing it: posted, agreed to, and done between hands."""

from collections.abc import Sequence

from tdapp.cash.cash import Cash
from tdapp.cash.claims.must_move import must_feed
from tdapp.cash.facts.games import (
    ChangeAgreed,
    ChangePosted,
    ChangeWithdrawn,
    GameClosed,
    HandsDealt,
    SignChanged,
)
from tdapp.cash.games.opening import must_be_allowed
from tdapp.cash.money.trays import must_have_no_tray
from tdapp.cash.state.games import PostedChange
from tdapp.cash.table_sign import TableSign
from tdapp.core.event import Event
from tdapp.core.ids import StaffId
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.poker.commission.changing import CommissionChange, check_change
from tdapp.rules.cash_permits import NoticeSoFar, TermsChange, why_no_change, why_not_closed
from tdapp.rules.cash_rules import CashRules, TableTerm
from tdapp.rules.houses import HouseRules
from tdapp.table.guards import must_not_be_in_play
from tdapp.table.seating.marking import close_table

MOST_HANDS = 500
"""More hands than this are never dealt between two looks at a table."""


def post_change(
    cash: Cash,
    rules: HouseRules,
    table: int,
    at: Instant,
    by: StaffId,
    sign: TableSign | None = None,
    *,
    last_rounds: bool = False,
) -> list[Event]:
    """Note that a sign was seen `by` somebody at a table: what follows, or (None) that it closes.

    Refuses ``no_game_there``, ``nothing_changes``, ``posted_already``, and what the house does not
    allow on a sign.
    """
    game = cash.game_at(table)
    if sign is not None:
        if sign == game.sign:
            raise Refusal("nothing_changes", table=table)
        must_be_allowed(rules.play, sign, cash.seating.tables[table])
        must_feed(cash, table, sign)
    if any(one.posted.sign == sign for one in cash.games.changes_at(table)):
        raise Refusal("posted_already", table=table)
    return [ChangePosted(cash.games.last + 1, table, at, by, sign, last_rounds)]


def agree(cash: Cash, number: int, agree: int, players: int) -> list[Event]:
    """Note how many of a table's players agree to a change, as long as these sit there.

    Refuses ``no_such_notice``, ``more_agree_than_play``.
    """
    change = hanging(cash, number)
    sitting = tuple(sorted(cash.seating.at_table(change.posted.table)))
    if not 0 <= agree <= players <= len(sitting):
        raise Refusal("more_agree_than_play", agree=agree, players=len(sitting))
    return [ChangeAgreed(number, agree, players, sitting)]


def withdraw(cash: Cash, number: int) -> list[Event]:
    """Take a notice down again; refuses ``no_such_notice``."""
    hanging(cash, number)
    return [ChangeWithdrawn(number)]


def tell_hands(cash: Cash, table: int, hands: int) -> list[Event]:
    """Note how many hands were dealt at a table since it was told last.

    Refuses ``no_game_there``, ``hands_out_of_range``.
    """
    cash.game_at(table)
    if not 1 <= hands <= MOST_HANDS:
        raise Refusal("hands_out_of_range", hands=hands, most=MOST_HANDS)
    return [HandsDealt(table, hands)]


def change_sign(cash: Cash, rules: HouseRules, number: int, now: Instant) -> list[Event]:
    """Go over to the posted sign, between two hands.

    Refuses ``no_such_notice``, ``it_closes``, ``hand_in_play``, and what `why_no_change` does, of
    the commission what `check_change` does.
    """
    change = hanging(cash, number)
    table, sign = change.posted.table, change.posted.sign
    if sign is None:
        raise Refusal("it_closes", table=table)
    must_not_be_in_play(cash, (table,))
    old, notice = cash.game_at(table).sign, notice_so_far(cash, table, [change], now)
    for what in changes_of(old, sign):
        wrong = why_no_change(rules.play.cash, notice, what)
        if wrong is not None:
            raise wrong
    if sign.commission != old.commission:
        check_change(rules.play.commission.change, _of_commission(notice))
    return [SignChanged(table, sign, number)]


def _of_commission(notice: NoticeSoFar) -> CommissionChange:
    everybody = notice.agree == notice.players > 0
    return CommissionChange(hands_notice=notice.hands or 0, all_agree=everybody, sign_changed=True)


def close_game(cash: Cash, rules: CashRules, table: int, now: Instant) -> list[Event]:
    """Close a table that all have left, by its notice where one hangs.

    Refuses ``no_game_there``, ``hand_in_play``, while somebody sits there what `why_not_closed`
    does and then ``table_not_empty``, ``players_expected``, and ``tray_open``.
    """
    cash.game_at(table)
    must_not_be_in_play(cash, (table,))
    must_have_no_tray(cash, table)
    closing = [one for one in cash.games.changes_at(table) if one.posted.sign is None]
    if cash.seating.at_table(table):
        wrong = why_not_closed(rules, notice_so_far(cash, table, closing, now))
        if wrong is not None:
            raise wrong
    closed = close_table(cash, table)
    return [GameClosed(table, closing[0].posted.number if closing else None), *closed]


def hanging(cash: Cash, number: int) -> PostedChange:
    """A notice that hangs; refuses ``no_such_notice``."""
    found = cash.games.changes.get(number)
    if found is None:
        raise Refusal("no_such_notice", number=number)
    return found


def notice_so_far(
    cash: Cash, table: int, changes: Sequence[PostedChange], now: Instant
) -> NoticeSoFar:
    """How long a notice has hung, for how many hands that were told, and who agreed.

    What was agreed lapses once others sit there.
    Of several the oldest counts; where none hangs there was no notice.
    """
    here = cash.seating.at_table(table)
    if not changes:
        return NoticeSoFar(None, None, len(here), 0)
    change = changes[0]
    same = set(here) == set(change.asked)
    return NoticeSoFar(
        minutes=now.since(change.posted.posted_at) // MINUTE_US,
        hands=cash.game_at(table).hands - change.at_hand,
        players=len(here),
        agree=change.agree if same else 0,
        last_rounds=change.posted.last_rounds,
    )


def changes_of(old: TableSign, new: TableSign) -> list[TermsChange]:
    """What a new sign changes, one by one, as the rules name it; the commission is apart."""
    minimum_raised = new.least_wager > old.least_wager
    raised = minimum_raised or (new.most_wager or 0) > (old.most_wager or 0)
    whats: dict[TableTerm, bool] = {
        "game": (old.game.variant, old.deck) != (new.game.variant, new.deck),
        "limit": _limit(old) != _limit(new),
        "blinds": (old.game.blinds, old.ante) != (new.game.blinds, new.ante),
        "stake": (old.least_stake, old.most_stake) != (new.least_stake, new.most_stake),
    }
    return [
        TermsChange(minimum_raised, what, new.game.variant, raised)
        for what, changed in whats.items()
        if changed
    ]


def _limit(sign: TableSign) -> tuple[object, ...]:
    return sign.game.limit, sign.least_wager, sign.most_wager
