"""How a player stands at a cash table: away, the seat reserved, a blind missed, dealt out."""

from collections.abc import Iterator

from tdapp.core.instant import MINUTE_US
from tdapp.shown.cells import Shape
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.look.spoken import saying, voice

say = saying("cash floor")


def standing(view: CashInView, sitting: int) -> Iterator[tuple[Shape, str]]:
    """What there is to be said of who sits somewhere, the most pressing first; often nothing."""
    cash, now = view.state, view.now
    away, owed = cash.attendance.away.get(sitting), cash.blinds.owed.get(sitting)
    if away is not None:
        until = cash.custody.reserved.get(sitting, 0)
        gone = voice().span(max(0, now.utc_us - away) // MINUTE_US * MINUTE_US)
        kept = say("kept to {time}", time=voice().time(until))
        yield Shape.AWAY, kept if until > now.utc_us else say("away {age}", age=gone)
    if owed is not None and (owed.small or owed.big):
        missed = say("missed big") if owed.big else say("missed small")
        yield Shape.LOW, say("missed both") if owed.small and owed.big else missed
    if owed is not None and owed.out:
        yield Shape.PAUSED, say("dealt out")
    elif owed is not None and owed.waits:
        yield Shape.WAITING, say("awaits big blind")
    elif owed is not None and away is None and not (owed.small or owed.big):
        yield Shape.WAITING, say("to come in")
    wish = cash.claims.wishes.get(sitting)
    if wish is not None:
        where = f"{wish.table}" if wish.seat is None else f"{wish.table}-{wish.seat}"
        yield Shape.READY, say("wants {seat}", seat=where)
