"""Acts on who plays, by what is typed of them: on the page and in the command bar alike."""

from collections.abc import Callable
from dataclasses import replace

from tdapp.calls.cash.custody import PickUp
from tdapp.calls.cash.presence import StepAway, StepBack
from tdapp.calls.cash.seats import AskForSeat
from tdapp.calls.cash.stakes import AddToStake, ChangeSeat, GetUp
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.desk.call import Call
from tdapp.desk.circumstances import Circumstances, CompletedAct
from tdapp.table.geometry.seats import Seat
from tdapp.typed.figures import seat as read_seat
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.paid_details import DetailsNoted, note_details
from tdapp.ui.asking.questions import tell
from tdapp.ui.cash_floor.cash_in_view import CashChoice, CashInView
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.typed import read_amount
from tdapp.ui.workplace.workplace import Workplace

say = saying("cash acts")


def of_sitting(
    cash: CashInView, make: Callable[[int], Call | str | None]
) -> Callable[[CashChoice], Call | str | None]:
    """How an act is tried that is about who plays in the selected seat."""

    def trial(_: CashChoice) -> Call | str | None:
        if cash.sitting is None:
            return say("No player is selected. Select a seat that is taken.")
        return make(cash.sitting)

    return trial


def on_sitting(
    cash: CashInView,
    make: Callable[[int], Call | str | None],
    ask: Callable[[int], Flow[object]],
) -> tuple[Callable[[CashChoice], Call | str | None], Callable[[CashChoice], Flow[object]]]:
    """How such an act is tried, and its questions."""

    def flow(_: CashChoice) -> Flow[None]:
        if cash.sitting is not None:
            yield from ask(cash.sitting)

    return of_sitting(cash, make), flow


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


def let_leave(cash: CashInView, gone: GetUp) -> Flow[CompletedAct]:
    """Let a player leave, after what the house wants noted of whoever it pays so much in a day."""
    noted = DetailsNoted()
    if gone.payment is not None:
        name, person = cash.who_sits(gone.sitting), cash.state.sittings.person_of[gone.sitting]
        tills = cash.work.parts.desk.tills
        noted = yield from note_details(tills, name, gone.cents, person)
    call, with_ = replace(gone, details=noted.details), Circumstances(reason=noted.typed)
    return (yield from result(lambda: cash.asking.perform(call, with_), once=True))


def moved(cash: CashInView, sitting: int, typed: str) -> ChangeSeat:
    """Another seat here (``4``) or elsewhere (``8-2 640``, with the chips in front)."""
    where, _, chips = typed.strip().partition(" ")
    cents = read_amount(chips) if chips.strip() else had(cash, sitting)
    return ChangeSeat(cash.id, cash.rules, sitting, _seat_from(cash, sitting, where), cents)


def wished(cash: CashInView, sitting: int, typed: str) -> AskForSeat:
    """A wish for a seat here (``4``) or elsewhere (``8-2``), or for any at a table (``c8``)."""
    where = typed.strip().casefold()
    table = where.removeprefix("c")
    if where != table and table.isdecimal():
        return AskForSeat(cash.id, sitting, int(table))
    seat = _seat_from(cash, sitting, where)
    return AskForSeat(cash.id, sitting, seat.table, seat.seat)


def _seat_from(cash: CashInView, sitting: int, typed: str) -> Seat:
    """A seat as it is typed at another: its number alone is one of the same table."""
    where = typed.casefold().removeprefix("c")
    here = cash.state.seating.seat_of.get(sitting)
    if where.isdecimal() and here is not None:
        return Seat(here.table, int(where))
    return Seat(*read_seat(where))


def bagged(cash: CashInView, sitting: int, typed: str) -> PickUp:
    """Chips counted into a bag, with what stands on it: ``640 bag 12``."""
    chips, _, label = typed.strip().partition(" ")
    return PickUp(cash.id, cash.rules, sitting, read_amount(chips), label)


def tell_receipt(cash: CashInView, done: PickUp) -> Flow[None]:
    """Under which number the chips are kept that were just picked up."""
    yield from tell(
        say(
            "Receipt {receipt}: {name}, {bag}. Print it with Shift+B.",
            receipt=cash.state.custody.last,
            name=cash.who_sits(done.sitting),
            bag=done.on_bag,
        )
    )


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
