"""What the windows work with; it is put together outside and handed in."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from tdapp.calls.house.erasing import Erasing
from tdapp.calls.house.gaming_day import GamingDay
from tdapp.calls.house.session import Session
from tdapp.calls.house.sign_in import SigningIn
from tdapp.calls.tournament.clockwork import Clockwork
from tdapp.core.letterhead import Letterhead
from tdapp.core.ports.drafts import Drafts
from tdapp.core.ports.people import People
from tdapp.core.ports.record import SecondMedium
from tdapp.core.settings import SettingsBook
from tdapp.core.window_place import PlaceKeeper
from tdapp.desk.desk import Desk
from tdapp.desk.permissions import Actor
from tdapp.desk.undoing import Undoing
from tdapp.rules.irregularities.table import Irregularities
from tdapp.rules.play_rules import PlayRules
from tdapp.rules.rulebook import Rulebook
from tdapp.table.hands.games import GameFor
from tdapp.ui.screens.screen_ports import ScreenPorts


@dataclass(frozen=True, slots=True)
class Parts:
    """The desk with what belongs to it, the registry of names, the session here, the rulebook.

    `play_rules` and `irregularities` read those of a house, and refuse ``no_such_rulebook``.
    `screens` gives each window what its screens for players need of the operating system. Every
    paper that is printed is kept as PDF in the folder `shelf`, if there is one. `copy` is the
    second medium, if there is one; `place` remembers where the window was. `game_for`
    gives a house's game by the words for it, `letterhead` what heads its papers now.
    """

    desk: Desk
    undoing: Undoing
    erasing: Erasing
    clockwork: Clockwork
    day: GamingDay
    people: People
    session: Session
    signing_in: SigningIn
    rulebook: Rulebook
    game_for: GameFor
    play_rules: Callable[[str], PlayRules]
    irregularities: Callable[[str], Irregularities]
    drafts: Drafts
    settings: SettingsBook
    letterhead: Callable[[str], Letterhead]
    screens: Callable[[], ScreenPorts] = ScreenPorts
    shelf: Path | None = None
    copy: SecondMedium | None = None
    place: PlaceKeeper | None = None

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
