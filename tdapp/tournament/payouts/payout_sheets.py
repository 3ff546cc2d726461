"""When the payout sheet that hangs on the wall is void, and what stood on it."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.tournament.facts.payout_sheets import FormerPlace, PayoutSheetReplaced
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.facts.slips import SlipIssued, SlipVoided
from tdapp.tournament.tournament import Tournament


def sheet_replaced(before: Tournament, then: Tournament, events: Sequence[Event]) -> list[Event]:
    """That another payout sheet is right, where these facts make slips void; else nothing.

    So it is with the first slip after an undo of papers too, as the sheet may have said them.
    `then` is the event with these facts. A new list alone says so by itself.
    """
    prizes, posts = before.prizes, any(isinstance(one, PrizesPosted) for one in events)
    whose = [one for one in map(_whose_is_void, events) if one is not None]
    void = [prizes.slips[one] for one in whose if one in prizes.slips]
    anew = bool(prizes.sheet.undone) and any(isinstance(one, SlipIssued) for one in events)
    if not prizes.posted or not (void or (anew and not posts)):
        return []
    was = [FormerPlace(one.place, one.cents, one.item, one.value, one.entry) for one in void]
    version = then.prizes.last_sheet + 1
    if posts:
        version, told = then.prizes.sheet.version, {one.place for one in was}
        was += [one for one in then.prizes.sheet.was if one.place not in told]
    was.sort(key=lambda one: (one.place, one.entry or 0))
    return [PayoutSheetReplaced(version, tuple(was))]


def _whose_is_void(event: Event) -> int | None:
    if isinstance(event, SlipVoided) or (isinstance(event, SlipIssued) and event.instead_of):
        return event.entry
    return None
