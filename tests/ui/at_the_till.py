"""An event that sells everything, held in the window, and answers to what is asked there."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from tdapp.calls.tournament.event import Announce
from tdapp.core.ids import StreamId
from tdapp.rules.rulebook import RebuyWhen
from tdapp.shown.terms_words import before_entries
from tdapp.till.payment import FEE, POOL
from tdapp.tournament.plan.terms import RefundTerms
from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.events.beginning import bundled_conditions
from tdapp.ui.look.act import WindowAct
from tests.tournament.sales.offers import offer
from tests.ui.by_hand import buy_in
from tests.ui.window_room import WindowRoom

NONE_LEFT = RebuyWhen.NO_CHIPS


def hold(
    room: WindowRoom,
    title: str = "Everything",
    stream: str = "",
    tables: int = 1,
    *,
    published: bool = True,
    **changes: Any,
) -> StreamId:
    """Announce an event that sells everything and open its tables; gives its `stream`.

    Its conditions are `published` where the house wants that before entries.
    """
    conditions = replace(
        bundled_conditions(room.parts),
        title=title,
        entry=offer(10_000, 1_000, 10_000),
        rebuy=offer(8_000, 500, 9_000, most=3, at_once=2, when=NONE_LEFT),
        addon=offer(5_000, 0, 5_000, most=1),
        reentry=offer(9_000, 900, 12_000, most=2),
        refunds=RefundTerms(withdrawal=(POOL, FEE), no_show=(FEE,)),
        substitutes=True,
        seats_per_table=6,
    )
    event = StreamId(stream or title)
    held = replace(conditions, **changes)
    room.do(Announce(event, held), *(before_entries(event, held) if published else ()))
    room.look_at(event)
    room.show_entries()
    for _ in range(tables):
        room.press("Open table")
    return event


def enter(room: WindowRoom, *names: str) -> None:
    """Sell entries, the last one of them by its name, and draw seats."""
    *before, last = names
    if before:
        buy_in(room, before)
    room.type_name(last)
    room.press("Draw seats")


def two_events(room: WindowRoom) -> tuple[StreamId, StreamId]:
    """The main event in view, and a side event in which two players wait for a seat."""
    side = hold(room, "Side")
    enter(room, "Side A", "Side B")
    for name in ("Side C", "Side D"):
        room.type_name(name)
    main = hold(room, "Main", tables=2)
    enter(room, "Main A", "Main B")
    return main, side


def do(room: WindowRoom, words: str) -> None:
    """Ask for the act of these words, as menu and key do, a second after whatever was before."""
    room.wait_a_second()
    console = room.console
    act = called(words, console.heard.all) or called(words, console.all_acts)
    assert act is not None
    act.trigger()
    room.settle()


def called(words: str, acts: Iterable[WindowAct]) -> WindowAct | None:
    """The first act of these words."""
    return next((one for one in acts if one.text() == words), None)


def question(room: WindowRoom) -> QuestionPanel:
    """The question that is put somewhere in the window."""
    return next(one for one in room.console.findChildren(QuestionPanel) if one.isVisible())


def answer(room: WindowRoom, words: str | None = None) -> str:
    """Say yes, after these words were typed where there are any; gives what was asked."""
    asked = question(room)
    text = asked.text
    if words is not None:
        asked.field.setText(words)
    room.click(asked.yes)
    return text


def nothing_is_asked(room: WindowRoom) -> bool:
    return not any(one.isVisible() for one in room.console.findChildren(QuestionPanel))


def fact(room: WindowRoom, label: str) -> str:
    """What the inspector says of the selected entry under this label."""
    inspector = room.console.page.inspector
    return dict(inspector.facts).get(label, "")
