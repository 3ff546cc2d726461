"""What the record knows of events beside their states: when announced, and what is over."""

import asyncio

from tdapp.calls.house.trading_days import TradingDays
from tdapp.calls.tournament.past_events import PastEvent, past_events
from tdapp.core.ids import StreamId, StreamRef
from tdapp.house.house import KIND as HOUSE_KIND
from tdapp.house.house import House
from tdapp.tournament.room import KIND
from tdapp.ui.events.event_days import Days
from tdapp.ui.notices.notice_words import offset_minutes
from tdapp.ui.workplace.workplace import Workplace


class EventsKnown:
    """Reads the record in the background, once for all that is over and once for each new event."""

    def __init__(self, work: Workplace) -> None:
        self._work = work
        self._read = False
        self.past: tuple[PastEvent, ...] = ()
        self.announced_us: dict[StreamId, int] = {}

    @property
    def waits(self) -> bool:
        """Whether something is to be read."""
        return not self._read or not set(self._work.view.events()) <= self.announced_us.keys()

    @property
    def days(self) -> Days:
        """How the house counts its days now."""
        parts, ends = self._work.parts, TradingDays().ends
        if parts.day.stream in parts.desk.streams(HOUSE_KIND):
            house: House = parts.desk.state(parts.day.stream)
            ends = house.notices.day_ends
        return Days(TradingDays(offset_minutes, ends), parts.desk.time.now().utc_us)

    def over(self, event: StreamId | None) -> PastEvent | None:
        """An event that is over and not loaded."""
        return next((one for one in self.past if one.event == event), None)

    async def look_back(self) -> None:
        """Read what is not known yet."""
        desk, events = self._work.parts.desk, self._work.view.events()
        pages = desk.journal.pages
        if not self._read:
            self._read = True
            self.past = tuple(await asyncio.to_thread(lambda: [*past_events(pages)]))
        new = [event for event in events if event not in self.announced_us]
        first = {event: desk.stream(StreamRef(event, KIND)).timeline.past[0] for event in new}
        actions = [one.action for one in first.values()]
        acts = await asyncio.to_thread(pages.named, actions)
        for event, one in first.items():
            act = acts.get(one.action)
            self.announced_us[event] = act.at_us if act is not None else 0

    async def look_up(self, event: StreamId) -> None:
        """Load an event that is over, to be looked at on every page."""
        await self._work.parts.desk.look_up(StreamRef(event, KIND))
        self._work.view.choose(event)
