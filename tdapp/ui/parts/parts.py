"""What the windows work with; it is put together outside and handed in."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from tdapp.calls.across.room_days import CashDay, JackpotDay
from tdapp.calls.house.erasing import Erasing
from tdapp.calls.house.gaming_day import GamingDay
from tdapp.calls.house.session import StationSession
from tdapp.calls.house.sign_in import SigningIn
from tdapp.calls.tournament.clockwork import Clockwork
from tdapp.cash.cash import Cash
from tdapp.cash.room import KIND as CASH
from tdapp.core.house_files import PlayedUnder
from tdapp.core.ids import StreamRef
from tdapp.core.ports.people import People
from tdapp.core.ports.record import SecondMedium
from tdapp.core.refusal import Refusal
from tdapp.core.settings import Drafts, PlaceKeeper, SettingsBook
from tdapp.desk.desk import Desk
from tdapp.desk.permissions import Actor
from tdapp.desk.undoing import Undoing
from tdapp.house.papers.kinds import Letterhead
from tdapp.jackpot.jackpot import Jackpots
from tdapp.jackpot.room import KIND as JACKPOT
from tdapp.rules.houses import HouseRules, Houses
from tdapp.rules.notices import NoticeRules
from tdapp.rules.rulebook import Rulebook
from tdapp.table.hands.games import GameFor
from tdapp.tournament.tournament import Tournament
from tdapp.ui.parts.screen_ports import ScreenPorts
from tdapp.voice.voice import Voice


@dataclass(frozen=True, slots=True)
class Parts:
    """The desk with what belongs to it, the registry of names, the session here, the houses.

    `own_rules` are the rules of this room's house, as they were when the window opened.
    `screens` gives each window what its screens for players need of the operating system. Every
    paper that is printed is kept as PDF in the folder `shelf`, if there is one. `copy` is the
    second medium, if there is one; `place` remembers where the window was. `game_for`
    gives a house's game by the words for it, `letterhead` what heads its papers now, `voice_in`
    how a language is spoken to the user of this computer, `concern` what speaks against the
    record's place without forbidding it, `open_demo` opens the demo room in a window of its own; it
    is None there.
    """

    desk: Desk
    undoing: Undoing
    erasing: Erasing
    clockwork: Clockwork
    day: GamingDay
    cash: CashDay
    jackpots: JackpotDay
    people: People
    session: StationSession
    signing_in: SigningIn
    houses: Houses
    own_rules: HouseRules
    game_for: GameFor
    drafts: Drafts
    settings: SettingsBook
    letterhead: Callable[[str], Letterhead]
    voice_in: Callable[[str], Voice]
    screens: Callable[[], ScreenPorts] = ScreenPorts
    shelf: Path | None = None
    copy: SecondMedium | None = None
    place: PlaceKeeper | None = None
    concern: Refusal | None = None
    open_demo: Callable[[], None] | None = None

    @property
    def is_demo(self) -> bool:
        """Whether this is the demo room, apart from the record of any house."""
        return self.open_demo is None

    @property
    def rulebook(self) -> Rulebook:
        """The rules of tournaments of this room's house."""
        return self.own_rules.rulebook

    def rules_of(self, event: Tournament) -> HouseRules:
        """The rules that an event is played under; refuses as `Houses.under` does."""
        return self.houses.under(event.conditions.house, event.programme.house)

    def notices_of(self, played_under: PlayedUnder) -> NoticeRules:
        """What has to be reported under a house's rules; nothing if it is no longer known."""
        try:
            return self.houses.under(*played_under).rulebook.notices
        except Refusal:
            return ()

    @property
    def cash_games(self) -> Cash:
        """Today's cash games as they stand; none before the first of all."""
        self.desk.stream(StreamRef(self.cash.stream, CASH))
        found: Cash = self.desk.state(self.cash.stream)
        return found

    @property
    def cash_rules(self) -> HouseRules:
        """Those that the cash games were opened under, before that the house's own."""
        house = self.cash_games.games.house
        return self.own_rules if house is None else self.houses.under(*house)

    @property
    def jackpot_pools(self) -> Jackpots:
        """Today's jackpots as they stand; none before the first of all."""
        self.desk.stream(StreamRef(self.jackpots.stream, JACKPOT))
        found: Jackpots = self.desk.state(self.jackpots.stream)
        return found

    @property
    def jackpot_rules(self) -> HouseRules:
        """Those that jackpots were opened under, before that the house's own."""
        house = self.jackpot_pools.pools.house
        return self.own_rules if house is None else self.houses.under(*house)

    @property
    def actor(self) -> Actor:
        """Who does what is asked for now; it changes while the window is open."""
        return self.session.actor


OpenParts = Callable[[], AbstractAsyncContextManager[Parts]]
"""Opens the record on the running loop; leaving it closes the record in order."""

Tell = Callable[[str, object], None]
WatchCrashes = Callable[[Tell], AbstractContextManager[object]]
"""Catches what nobody expected while it is entered, and tells a sentence and where the log is.

`Tell` may be called in any thread.
"""
