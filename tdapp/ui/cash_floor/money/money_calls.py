"""Acts on the money of a cash table, by what is typed of them: on the page and in the bar alike."""

import re
from datetime import timedelta

from tdapp.calls.cash.fees import CollectFees
from tdapp.calls.cash.transfers import SignTransfer
from tdapp.calls.cash.trays import CountTray, OpenTray
from tdapp.cash.charges.due import FeeDue, fees_due
from tdapp.cash.charges.giving_back import MoneyBack
from tdapp.cash.charges.taking import ToldPots
from tdapp.cash.facts.charges import FeeFrom, Wagered
from tdapp.cash.facts.trays import CommissionWay
from tdapp.cash.money.transfers import next_step
from tdapp.cash.state.transfers import ChipSlip
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.house.cage_events import Pieces
from tdapp.house.notice_events import DAY_ENDS
from tdapp.table.geometry.seats import Seat
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.typed import counted, read_amount, read_count

say = saying("cash money")
LAST_WORD = re.compile(r"(.*?)\s*\b([^\W\d_]+)", re.DOTALL)
WAGER = re.compile(r"(\d{1,3})[ :]+(\$?\d[\d.,]*?)(?=[,;]?\s|[,;]?$)", re.ASCII)
OFFSET_STEP = timedelta(minutes=1)


def offset_minutes(cash: CashInView) -> int:
    """How far the wall clock here is east of UTC now."""
    return (voice().wall(cash.now.utc_us).utcoffset() or timedelta()) // OFFSET_STEP


def gaming_day(cash: CashInView) -> str:
    """The day that is traded on now (ISO)."""
    return voice().wall(cash.now.utc_us - DAY_ENDS * MINUTE_US).date().isoformat()


def all_due(cash: CashInView) -> list[FeeDue]:
    """The fees that are due now; none where a sign does not say what they are for so many."""
    try:
        rules = cash.rules.play.commission
        return fees_due(cash.state, rules, cash.now, offset_minutes(cash))
    except Refusal:
        return []


def read_chips(typed: str) -> tuple[Pieces, ...]:
    """``2000``, or ``25x40 100x10``: chips of which value, and how many; nothing is none of them.

    Refuses as `counted` does.
    """
    if not typed.strip():
        return ()
    told = counted("", typed)
    return told.pieces or ((Pieces(told.cents, 1),) if told.cents else ())


def tray_on(cash: CashInView, table: int, typed: str) -> OpenTray:
    """``7 10000``: the number of the box, then the chips; with “waits” commission stays in it."""
    box, _, chips = typed.strip().partition(" ")
    plain, waits = _without(chips, "waits", say("waits"))
    way = CommissionWay.WAITS if waits else CommissionWay.DROPPED
    return OpenTray(cash.id, table, read_count(box), read_chips(plain), way)


def tray_count(cash: CashInView, table: int, typed: str, *, closes: bool = False) -> CountTray:
    """``9800``, or with a new box behind it ``9800 box 8``."""
    chips, _, box = typed.casefold().partition(" box ")
    number = read_count(box) if box.strip() else None
    return CountTray(cash.id, table, read_chips(chips), closes, number)


def signed(cash: CashInView, slip: ChipSlip) -> SignTransfer:
    """The next signature on a fill or credit."""
    asked = slip.asked
    return SignTransfer(cash.id, cash.house, asked.kind, asked.number, next_step(slip))


def collecting(cash: CashInView, table: int, typed: str = "") -> CollectFees:
    """What is due of all at a table, out of their stakes; of ``3 cash`` or ``3 checks`` alone."""
    rest, paid_from = read_payment(typed)
    of = (sitting_at(cash, table, rest),) if rest else ()
    return CollectFees(cash.id, cash.rules, table, offset_minutes(cash), paid_from, of)


def read_payment(typed: str) -> tuple[str, FeeFrom]:
    """What stands before the words that say what a fee is paid with; chips where none do."""
    for word, more, paid in (
        ("cash", say("cash"), FeeFrom.CASH),
        ("checks", say("checks"), FeeFrom.CHECKS),
    ):
        rest, found = _without(typed, word, more)
        if found:
            return rest, paid
    return typed.strip(), FeeFrom.STAKE


def sitting_at(cash: CashInView, table: int, typed: str) -> int:
    """Who sits in a seat of a table; refuses ``nobody_in_seat``."""
    seat = Seat(table, read_count(typed.rpartition("-")[2]))
    found = cash.state.seating.entry_at.get(seat)
    if found is None:
        raise Refusal("nobody_in_seat", seat=f"c{seat}")
    return found


def read_pots(typed: str) -> ToldPots:
    """``200 200 50f``: what each player put in, an f behind who folded, = behind equal hands.

    “2 boards” behind it, and “blinds” where nobody put in more than these. Refuses ``bad_pots``.
    """
    plain, blinds = _without(typed, "blinds", say("blinds"))
    plain, several = _without(plain, "boards", say("boards"))
    words = plain.split()
    boards = read_count(words.pop()) if several and words else 1
    ends = list(enumerate(words))
    return ToldPots(
        tuple(read_amount(one.rstrip("fF=")) for one in words),
        frozenset(place for place, one in ends if one[-1] in "fF"),
        tuple(place for place, one in ends if one.endswith("=")),
        blinds,
        boards,
    )


def read_wagers(cash: CashInView, table: int, typed: str) -> tuple[Wagered, ...]:
    """``3:200 5:100``: the seat, then what was wagered there; refuses ``no_wagers``."""
    found = WAGER.findall(typed)
    if not found or WAGER.sub("", typed).strip(" ,;"):
        raise Refusal("no_wagers", table=table)
    return tuple(
        Wagered(sitting_at(cash, table, seat), read_amount(cents)) for seat, cents in found
    )


def money_back(returned: tuple[Wagered, ...], fraud: tuple[int, ...], commission: int) -> MoneyBack:
    """All goes back but what was wagered by those who are guilty of fraud."""
    lost = tuple(one for one in returned if one.entry in fraud)
    return MoneyBack(tuple(one for one in returned if one not in lost), lost, commission)


def _without(typed: str, *words: str) -> tuple[str, bool]:
    """What stands before one of these last words, and whether it is one."""
    found = LAST_WORD.fullmatch(typed.strip())
    if found is None or found[2].casefold() not in {one.casefold() for one in words}:
        return typed.strip(), False
    return found[1], True
