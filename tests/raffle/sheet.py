"""The list of winners on paper."""

from collections.abc import Callable

from tdapp.core.ids import PersonId
from tdapp.papers.sheet import (
    Align,
    Imprint,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetRow,
    money,
    page_code,
)
from tests.raffle.raffle import Raffle


def winners_sheet(imprint: Imprint, raffle: Raffle, name: Callable[[PersonId], str]) -> Sheet:
    """A row for each winner drawn so far, the first place on top."""
    tickets, prizes = raffle.tickets, raffle.rules.prizes
    drawn = enumerate(zip(tickets.winners, prizes, strict=False), 1)
    return Sheet(
        kind="winners",
        title="Winners",
        imprint=imprint,
        columns=(
            SheetColumn("Place", 40),
            SheetColumn("Winner", 200),
            SheetColumn("Prize", 100, Align.RIGHT, summed=True),
        ),
        rows=tuple(
            SheetRow(
                (SheetCell(str(place)), SheetCell(name(tickets.person_of[entry])), money(cents))
            )
            for place, (entry, cents) in drawn
        ),
        qr=page_code(imprint),
    )
