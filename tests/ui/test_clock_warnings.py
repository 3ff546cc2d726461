"""What the clocks run over stands in the strip for a while, of other events under their title."""

import pytest
from msgspec.structs import replace

from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.core.ids import StreamId
from tdapp.desk.permissions import DIRECTOR
from tdapp.rules.purchases import PurchaseKind
from tdapp.tournament.clock.crossings import Crossed, Crossing
from tdapp.tournament.plan.levels import AntePaidBy, Level
from tdapp.ui.clock.strip_facts import spoken
from tdapp.ui.clock.warnings import SHOWN_US, crossing_words
from tests.tournament.evening import SMALL
from tests.ui.by_hand import begin
from tests.ui.window_room import MINUTE_US, WindowRoom

BIG = replace(
    SMALL,
    levels=(*SMALL.levels[:3], Level(30, 300, 600, 600, AntePaidBy.BIG_BLIND), Level(15)),
)
ENTRY, REBUY, ADDON = PurchaseKind.ENTRY, PurchaseKind.REBUY, PurchaseKind.ADDON


def crossed(what: Crossed, index: int, kind: PurchaseKind | None = None) -> Crossing:
    return Crossing(what, index, 0, kind)


@pytest.mark.parametrize(
    ("found", "words"),
    [
        ([crossed(Crossed.LAST_MINUTE, 0)], ("Level 2 in one minute", "")),
        ([crossed(Crossed.LAST_MINUTE, 1)], ("Break in one minute", "")),
        ([crossed(Crossed.LAST_MINUTE, 2)], ("Play goes on in one minute", "")),
        ([crossed(Crossed.BREAK, 2)], ("Break has begun: 10 min", "")),
        ([crossed(Crossed.LEVEL, 3)], ("Level 3 has begun: 300 / 600 (600 BB ante)", "")),
        (
            [
                crossed(Crossed.LEVEL, 1),
                crossed(Crossed.LAST_LEVEL, 1, ENTRY),
                crossed(Crossed.LAST_LEVEL, 1, REBUY),
                crossed(Crossed.SALE_BEGINS, 1, ADDON),
            ],
            (
                "Level 2 has begun: 200 / 400",
                "Add-ons: now on sale; Late registration, re-buys: closes this level",
            ),
        ),
        ([crossed(Crossed.SALE_ENDS, 1, ENTRY)], ("Late registration: closed", "")),
        (
            [
                crossed(Crossed.LEVEL, 1),
                crossed(Crossed.LAST_LEVEL, 1, REBUY),
                crossed(Crossed.BREAK, 2),
                crossed(Crossed.SALE_ENDS, 2, REBUY),
                crossed(Crossed.LAST_MINUTE, 2),
            ],
            ("Play goes on in one minute", "Levels and breaks passed: 2; Re-buys: closed"),
        ),
    ],
)
def test_crossings_are_told_in_two_lines(found: list[Crossing], words: tuple[str, str]) -> None:
    assert crossing_words(BIG, found) == words


def tick(room: WindowRoom, microseconds: int) -> None:
    room.time.pass_us(microseconds)
    room.wait_for(room.parts.clockwork.tick())
    room.console.ticker.look_now()


def warning(room: WindowRoom) -> tuple[str, str] | None:
    facts = room.console.strip._facts  # noqa: SLF001 - the facts that it shows
    assert facts is not None
    assert all(part in spoken(facts) for part in facts.warning or ())
    return facts.warning


def test_a_warning_stands_in_the_strip_for_a_while(room: WindowRoom) -> None:
    begin(room)
    tick(room, 0)
    room.press("Start clock")
    tick(room, 29 * MINUTE_US - 1)
    assert warning(room) is None
    tick(room, 1)
    assert warning(room) == ("Level 2 in one minute", "")
    tick(room, SHOWN_US - 1)
    assert warning(room) is not None
    tick(room, 1)
    assert warning(room) is None
    tick(room, SHOWN_US)
    shown = warning(room)
    assert shown is not None
    assert shown[0].startswith("Level 2 has begun: ")


def test_what_was_said_of_a_level_goes_with_it(room: WindowRoom) -> None:
    begin(room)
    tick(room, 0)
    room.press("Start clock")
    tick(room, 29 * MINUTE_US)
    assert warning(room) == ("Level 2 in one minute", "")
    event = room.console.view.id
    assert event is not None

    async def go_on() -> None:
        await room.parts.desk.perform(DIRECTOR, GoToLevel(event, 3))

    room.wait_for(go_on())
    tick(room, 0)
    assert warning(room) is None


def test_another_event_is_named_by_its_title(room: WindowRoom) -> None:
    begin(room)
    seen = room.console.view.id
    other = StreamId("other")
    tick(room, 0)

    async def run_another() -> None:
        await room.parts.desk.perform(DIRECTOR, Announce(other, SMALL))
        await room.parts.desk.perform(DIRECTOR, StartClock(other))

    room.wait_for(run_another())
    assert room.console.view.id == seen
    tick(room, 0)
    tick(room, 19 * MINUTE_US)
    assert warning(room) == ("Small: Level 2 in one minute", "")
    room.console.view.choose(other)
    room.console.ticker.look_now()
    assert warning(room) == ("Level 2 in one minute", "")


def test_the_warning_takes_the_place_of_the_last_columns(room: WindowRoom) -> None:
    begin(room)
    tick(room, 0)
    room.press("Start clock")
    strip = room.console.strip
    strip.resize(1600, strip.height())
    tick(room, 29 * MINUTE_US - 1)
    before = strip.grab().toImage()
    tick(room, 1)
    after = strip.grab().toImage()
    changed = [
        x
        for x in range(0, before.width(), 4)
        if any(before.pixel(x, y) != after.pixel(x, y) for y in range(4, 50, 2))
    ]
    assert any(x > before.width() * 0.7 for x in changed)


def test_a_closed_window_hears_nothing_any_more(room: WindowRoom) -> None:
    begin(room)
    clockwork = room.parts.clockwork
    room.shut()
    assert clockwork._hear == []  # noqa: SLF001 - nobody listens
    room.start()
