"""Taking commission and fees: of a hand by its pots, as told, on the hour, for seats and time."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from tdapp.cash.cash import Cash
from tdapp.cash.charges.due import HourNow, due_at, posted_at
from tdapp.cash.facts.charges import (
    ChecksRedeemed,
    ChecksSold,
    CollectionVerified,
    FeeFrom,
    FeeKind,
    FeePaid,
    FeesLapsed,
)
from tdapp.cash.facts.games import HandsDealt
from tdapp.cash.facts.sittings import CommissionTaken
from tdapp.core.event import Event
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.poker.commission.charge import Charge, Item
from tdapp.poker.commission.charging import charged
from tdapp.poker.commission.hand import DOLLAR, hand_from
from tdapp.poker.commission.sign import SignedMethod
from tdapp.poker.commission.time_charges import more_time
from tdapp.rules.commission_rules import (
    CommissionRules,
    PerBoards,
    Percentage,
    PerHand,
    PerPerson,
    PerPurchase,
    Scale,
)
from tdapp.rules.play_rules import PlayRules
from tdapp.table.guards import hand_of, seat_of

OF_A_HAND = (Percentage, Scale, PerHand, PerPerson, PerBoards)


class ToldPots(msgspec.Struct, frozen=True):
    """A hand as it is told: what each player put in (cents), who folded, who holds equal hands.

    Players are counted from 0 in the order of `put_in`.
    """

    put_in: tuple[int, ...]
    folded: frozenset[int] = frozenset()
    equal: tuple[int, ...] = ()
    blinds_only: bool = False
    boards: int = 1
    smallest_chip: int = DOLLAR


def charge_of(cash: Cash, rules: CommissionRules, table: int, hand: ToldPots) -> Charge:
    """What the sign of a table has the house take for a hand, line by line.

    Refuses ``no_game_there``, ``bad_pots``, and what `charged` does.
    """
    methods = of_a_hand(cash, rules, table)
    players = range(len(hand.put_in))
    named = {*hand.folded, *hand.equal}
    if (
        not players
        or min(hand.put_in) < 0
        or not named <= {*players}
        or len(hand.folded) >= len(players)
    ):
        raise Refusal("bad_pots")
    told = hand_from(
        hand.put_in,
        folded=hand.folded,
        equal=hand.equal,
        blinds_only=hand.blinds_only,
        boards=hand.boards,
        smallest_chip=hand.smallest_chip,
    )
    return charged(rules, methods, told)


def charge_hand(cash: Cash, rules: CommissionRules, table: int, hand: ToldPots) -> list[Event]:
    """Take the commission of a hand by its pots; the hand counts as dealt.

    Refuses as `charge_of` does.
    """
    charge = charge_of(cash, rules, table, hand)
    dealt = HandsDealt(table, 1)
    if not charge.total:
        return [dealt]
    return [CommissionTaken(table, charge.total, charge.jackpot), dealt]


def take_commission(cash: Cash, table: int, cents: int, jackpot: int = 0) -> list[Event]:
    """Note what was taken of the pots since it was told last, by the box or the count of the tray.

    Refuses ``no_game_there``, ``below_zero``, ``not_on_sign`` where the sign has no commission
    (TAS C17.1, CROWN 7.1), and ``no_jackpot_on_sign`` and ``jackpot_above_charge`` (ADELAIDE 78b).
    """
    sign = cash.game_at(table).sign
    if cents <= 0 or jackpot < 0:
        raise Refusal("below_zero", cents=cents)
    if not sign.commission:
        raise Refusal("not_on_sign", table=table)
    if jackpot and not any(one.sign.jackpot for one in sign.commission):
        raise Refusal("no_jackpot_on_sign", table=table)
    if jackpot > cents:
        raise Refusal("jackpot_above_charge", cents=cents)
    return [CommissionTaken(table, cents, jackpot)]


def collect(
    cash: Cash,
    rules: CommissionRules,
    table: int,
    hour: HourNow,
    paid_from: FeeFrom = FeeFrom.STAKE,
    sittings: Sequence[int] = (),
) -> list[Event]:
    """Collect what the players of a table owe for the hour and for sitting down; of some alone.

    Refuses ``nothing_due``, ``not_so_many_checks``, ``not_so_much_behind``, and what `due_at` does.
    """
    due = due_at(cash, rules, table, hour)
    wanted = [one for one in due if not sittings or one.sitting in sittings]
    if not wanted:
        raise Refusal("nothing_due", table=table)
    _must_have_checks(cash, paid_from, sum(one.charge.total for one in wanted))
    for one in wanted:
        _must_have_behind(cash, one.sitting, paid_from, one.charge.total)
    return [
        FeePaid(
            one.sitting,
            table,
            one.fee,
            one.charge.total,
            one.charge.jackpot,
            paid_from,
            one.until_us,
            any(line.item is Item.VERIFIED for line in one.charge.lines),
        )
        for one in wanted
    ]


def verify(cash: Cash, table: int, by: StaffId) -> list[Event]:
    """Note that somebody looked at the time fees collected; refuses ``nothing_to_verify``."""
    cents = cash.charged.unverified.get(table)
    if cents is None:
        raise Refusal("nothing_to_verify", table=table)
    return [CollectionVerified(table, cents, by)]


def buy_time(
    cash: Cash,
    rules: PlayRules,
    sitting: int,
    bought: int = 0,
    paid_from: FeeFrom = FeeFrom.STAKE,
) -> list[Event]:
    """Sell a player time to act who has bought some so often in this betting round.

    Refuses ``no_such_sitting``, ``not_seated``, ``not_on_sign``, ``not_so_much_behind``, and what
    `more_time` does.
    """
    cash.must_know(sitting)
    table = seat_of(cash, sitting).table
    for one in posted_at(cash, rules.commission, table):
        if isinstance(one.method, PerPurchase):
            charge = more_time(one, rules.timing, bought=bought)
            _must_have_checks(cash, paid_from, charge.total)
            _must_have_behind(cash, sitting, paid_from, charge.total + charge.to_pot)
            fee = FeePaid(sitting, table, FeeKind.MORE_TIME, charge.total, paid_from=paid_from)
            return [replace(fee, to_pot=charge.to_pot)]
    raise Refusal("not_on_sign", table=table)


def sell_checks(cash: Cash, rules: CommissionRules, sitting: int, checks: int) -> list[Event]:
    """Give a player commission checks for chips of his stake, each worth a fee per hand.

    STAR 3.7, 3.10. Refuses ``no_such_sitting``, ``not_seated``, ``below_zero`` and
    ``no_checks_here``.
    """
    cash.must_know(sitting)
    table = seat_of(cash, sitting).table
    _must_be_some(checks)
    return [ChecksSold(sitting, checks, worth_of_check(cash, rules, table))]


def redeem_checks(cash: Cash, rules: CommissionRules, table: int, checks: int) -> list[Event]:
    """Take commission checks back at a poker table, for chips in the hand (STAR 3.8, 3.9).

    Refuses ``below_zero``, ``no_checks_here`` and ``not_so_many_checks``.
    """
    _must_be_some(checks)
    each = worth_of_check(cash, rules, table)
    _must_have_checks(cash, FeeFrom.CHECKS, checks * each)
    return [ChecksRedeemed(table, checks, each)]


def worth_of_check(cash: Cash, rules: CommissionRules, table: int) -> int:
    """A fee per hand in cents; refuses ``no_checks_here`` where the sign has none (STAR 3.10)."""
    for one in posted_at(cash, rules, table):
        if isinstance(one.method, PerHand):
            return one.fee(max(1, len(cash.seating.at_table(table))))
    raise Refusal("no_checks_here", table=table)


def fees_lapsed(cash: Cash, sitting: int, to: int, at: Instant, *, directed: bool) -> list[Event]:
    """What a change of table means to fees: paid ones go along where a player is directed to move.

    So STAR 3.3.3.3. Who goes of his own wish, or has not paid, pays there from when he came.
    """
    paid = sitting in cash.charged.time or sitting in cash.charged.seats
    if seat_of(cash, sitting).table == to or (paid and directed):
        return []
    return [FeesLapsed(sitting, at)] if paid or cash.game_at(to).sign.commission else []


def of_a_hand(cash: Cash, rules: CommissionRules, table: int) -> list[SignedMethod]:
    """The methods on a table's sign that are taken of every hand; refuses ``no_game_there``."""
    return [one for one in posted_at(cash, rules, table) if isinstance(one.method, OF_A_HAND)]


def _must_be_some(checks: int) -> None:
    if checks <= 0:
        raise Refusal("below_zero", cents=checks)


def _must_have_checks(cash: Cash, paid_from: FeeFrom, cents: int) -> None:
    if paid_from is FeeFrom.CHECKS and cents > cash.charged.checks:
        raise Refusal("not_so_many_checks", left=cash.charged.checks)


def _must_have_behind(cash: Cash, sitting: int, paid_from: FeeFrom, cents: int) -> None:
    """Refuse ``not_so_much_behind`` of who is in a followed hand with less out of the pot."""
    hand = hand_of(cash, sitting)
    if hand is None or paid_from is not FeeFrom.STAKE:
        return
    left = hand.round.betting.stakes[hand.entries.index(sitting)].stack
    if cents > left:
        raise Refusal("not_so_much_behind", cents=left)
