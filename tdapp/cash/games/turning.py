"""A table that turns from an event to cash games or back: what is looked at before."""

from collections.abc import Collection

from tdapp.cash.facts.games import UseCheck, UseTurned
from tdapp.core.event import Event
from tdapp.core.refusal import Refusal

CHECKED = {
    True: (UseCheck.CHIPS_OFF, UseCheck.TRAY_ON, UseCheck.DECK, UseCheck.SIGN),
    False: (UseCheck.CHIPS_OFF, UseCheck.TRAY_OFF, UseCheck.DECK, UseCheck.SIGN),
}
"""What is checked of a table that turns to cash, and of one that turns to an event."""


def turned(table: int, checked: Collection[UseCheck], *, to_cash: bool) -> list[Event]:
    """Note that a table's use was changed, everything having been checked.

    STAR 28.5.1, CROWN 15.2.4. Refuses ``not_all_checked``.
    """
    wanted = CHECKED[to_cash]
    missing = [one for one in wanted if one not in checked]
    if missing:
        raise Refusal("not_all_checked", table=table, missing=len(missing))
    return [UseTurned(table, to_cash, wanted)]
