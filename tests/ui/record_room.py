"""What the tests of the record and the notices share: an evening by hand, and a page of its own."""

from typing import TypeVar

from PySide6.QtCore import QSize, Qt

from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes, SeeIdentity
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.desk.permissions import Actor
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.prizes import prize_place
from tdapp.ui.workplace.page import Page
from tests.tournament.payouts.prize_bands import bands
from tests.ui.at_the_till import enter, hold
from tests.ui.by_hand import SIX
from tests.ui.window_room import WindowRoom

Shown = TypeVar("Shown", bound=Page)


def up(room: WindowRoom, page: Shown, size: QSize = QSize(1520, 780)) -> Shown:  # noqa: B008
    """A page that is shown by itself."""
    page.setParent(room.console, Qt.WindowType.Window)
    page.resize(size)
    page.show()
    page.refresh()
    room.settle()
    return page


def done(
    room: WindowRoom, call: Call, with_: Circumstances = PLAIN, actor: Actor | None = None
) -> None:
    """An act at this desk."""

    async def perform() -> None:
        await room.parts.desk.perform(actor or room.parts.actor, call, with_)

    room.wait_for(perform())
    room.settle()


def evening(room: WindowRoom) -> None:
    """Six players; the prizes are posted, three are out, and one prize is paid."""
    event = hold(room, min_entries=2, prizes=bands((1, (50, 30, 20))), rebuy=None, reentry=None)
    enter(room, *SIX)
    done(room, GoToLevel(event, 9))
    done(room, PostPrizes(event))
    for entry in (1, 2, 3, 4):
        done(room, Bust(event, entry, declined=True))
    paid = next(one for one in (4, 3, 2, 1) if prize_place(room.state, one) in {1, 2, 3})
    done(room, SeeIdentity(event, paid, Proof.PASSPORT))
    done(room, PayPrize(event, prize_place(room.state, paid) or 0))
