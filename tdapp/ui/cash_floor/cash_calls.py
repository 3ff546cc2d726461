"""Acts on who plays, by what is typed of them: on the page and in the command bar alike."""

from tdapp.calls.cash.presence import StepAway, StepBack
from tdapp.calls.cash.stakes import AddToStake, ChangeSeat, GetUp
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.desk.call import Call
from tdapp.table.geometry.seats import Seat
from tdapp.typed.figures import seat as read_seat
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.typed import read_amount
from tdapp.ui.workplace.workplace import Workplace

say = saying("cash acts")


def had(cash: CashInView, sitting: int) -> int:
    """What lies in front of a player as far as it is told: put on less taken off, in cents."""
    one = cash.state.sittings.by_number[sitting]
    return one.bought - one.taken


def adding(cash: CashInView, sitting: int, more: BuyIn) -> AddToStake:
    """More chips for a player."""
    return AddToStake(cash.id, cash.rules, sitting, had(cash, sitting), more)


def turned(cash: CashInView, sitting: int) -> Call:
    """Away, or back again."""
    away = sitting in cash.state.attendance.away
    return StepBack(cash.id, sitting) if away else StepAway(cash.id, sitting)


def got_up(cash: CashInView, sitting: int, typed: str) -> GetUp:
    """Leaving with an amount; with “paid” behind it the cage pays it out."""
    plain = typed.casefold().strip()
    paid = next((one for one in ("paid", say("paid").casefold()) if plain.endswith(one)), "")
    cents = read_amount(plain.removesuffix(paid).strip())
    return GetUp(cash.id, sitting, cents, cash.work.acts.till.payment if paid else None)


def moved(cash: CashInView, sitting: int, typed: str) -> ChangeSeat:
    """Another seat here (``4``) or elsewhere (``8-2 640``, with the chips in front)."""
    where, _, chips = typed.strip().partition(" ")
    where = where.casefold().removeprefix("c")
    here = cash.state.seating.seat_of.get(sitting)
    if where.isdecimal() and here is not None:
        where = f"{here.table}-{where}"
    cents = read_amount(chips) if chips.strip() else had(cash, sitting)
    return ChangeSeat(cash.id, cash.rules, sitting, Seat(*read_seat(where)), cents)


def read_stake(typed: str, work: Workplace) -> BuyIn:
    """``500``, ``500 table`` for cash at the table, ``500 chips`` for chips brought along."""
    plain = typed.casefold().strip()
    head, _, last = plain.rpartition(" ")
    if head and last == "table":
        return BuyIn(read_amount(head), at_table=True)
    if head and last == "chips":
        cents = read_amount(head)
        return BuyIn(cents, chips=cents)
    return BuyIn(read_amount(plain), payment=work.acts.till.payment)
