"""The only module that knows everything: builds the workstation and shuts it down in order."""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import resources
from tdapp.calls.across.room_days import CashDay, JackpotDay
from tdapp.calls.house.erasing import Erasing
from tdapp.calls.house.gaming_day import GamingDay
from tdapp.calls.house.roster import Roster
from tdapp.calls.house.session import StationSession
from tdapp.calls.house.sign_in import SigningIn
from tdapp.calls.tournament.clockwork import Clockwork
from tdapp.cash.room import CASH
from tdapp.core.act import Act
from tdapp.core.ids import StationId, StreamId, StreamInfo
from tdapp.core.instant import Instant
from tdapp.core.long_work import without_garbage_collection
from tdapp.core.ports.record import Unrecorded
from tdapp.core.ports.time import Chance, TimeSource
from tdapp.core.refusal import Refusal
from tdapp.core.room import Room
from tdapp.core.settings import Drafts, Settings
from tdapp.core.staff_keys import Pins, TryRule
from tdapp.desk.desk import Desk
from tdapp.desk.undoing import Undoing
from tdapp.house.house import HOUSE
from tdapp.house.papers.kinds import Letterhead
from tdapp.jackpot.room import JACKPOT
from tdapp.journal.copies.copy_places import Whereabouts
from tdapp.journal.copies.records_in_use import Hold, trusted_seals
from tdapp.journal.journal import RecordJournal
from tdapp.journal.opening import look_at_file
from tdapp.journal.registries.house_files import HouseFiles
from tdapp.journal.registries.people import PeopleRegistry
from tdapp.journal.registries.staff import StaffRegistry
from tdapp.journal.seals import SealBook
from tdapp.journal.target import Target
from tdapp.poker.variants.variant import Variant, read_variant
from tdapp.rules.houses import HouseRules, Houses
from tdapp.rules.irregularities.table import Irregularities
from tdapp.rules.play_rules import PlayRules
from tdapp.rules.rulebook import Rulebook
from tdapp.system.draft_files import DraftFiles
from tdapp.system.house_folders import BuiltInHouses, HouseFolder
from tdapp.system.last_seen import LastSeenFile
from tdapp.system.paths import Paths, paths_below, user_paths
from tdapp.system.pin_hashes import Argon2Pins
from tdapp.system.places import warn_about
from tdapp.system.record_lock import RecordLock
from tdapp.system.settings import SettingsFile
from tdapp.system.time_source import SystemChance, SystemTime
from tdapp.table.hands.games import GamePlayed, game_played
from tdapp.tournament.room import TOURNAMENT
from tdapp.voice.catalogue import IN_ENGLISH, catalogue
from tdapp.voice.symbols import HOME, symbols
from tdapp.voice.voice import Voice

if TYPE_CHECKING:
    from tdapp.journal.copies.second_copy import SecondCopy
    from tdapp.journal.follower import Follower
    from tdapp.journal.server_time import ServerTime
    from tdapp.ui.parts.parts import Parts

ROOMS: tuple[Room[Any], ...] = (HOUSE, TOURNAMENT, CASH, JACKPOT)
CODECS = {room.kind: room.codec for room in ROOMS}
SHELF = "papers"
SWITCH_S = 0.0005
COLLECT = (5_000, 20, 1_000_000)
MINUTE_US = 60_000_000
SOURCE_LANGUAGE = "en"


@dataclass(frozen=True, slots=True)
class Workstation:
    """The wired parts that windows and commands use. `copy` is None without a second medium.

    `own_rules` are the rules of the house that the settings name, as they were at the start.
    """

    desk: Desk
    undoing: Undoing
    erasing: Erasing
    clockwork: Clockwork
    day: GamingDay
    cash: CashDay
    jackpots: JackpotDay
    session: StationSession
    signing_in: SigningIn
    journal: RecordJournal
    people: PeopleRegistry
    seals: SealBook
    copy: "SecondCopy | None"
    settings: Settings
    settings_file: SettingsFile
    houses: Houses
    own_rules: HouseRules
    drafts: Drafts

    @property
    def house(self) -> StreamId:
        """Today's house stream."""
        return self.day.stream

    def seal(self) -> None:
        """Seal the record as it stands, outside its file; a seal that fails waits for the next."""
        now_us = self.desk.time.now().utc_us
        with suppress(Refusal, Unrecorded):
            self.journal.ask(lambda db: self.seals.seal(db, now_us)).result()


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Where chance comes from, where files lie, how PINs are hashed, which streams there can be."""

    chance: Chance
    paths: Paths
    pins: Pins = field(default_factory=Argon2Pins)
    rooms: Sequence[Room[Any]] = ROOMS

    @classmethod
    def of_user(cls) -> "Surroundings":
        """The operating system's chance, the signed-in user's folders."""
        return cls(SystemChance(), user_paths())

    @classmethod
    def below(cls, folder: Path) -> "Surroundings":
        """The operating system's chance, every folder in one that is thrown away."""
        return cls(SystemChance(), paths_below(folder))


@asynccontextmanager
async def workstation(
    target: Target,
    time: TimeSource | None = None,
    station: str | None = None,
    surroundings: Surroundings | None = None,
) -> AsyncIterator[Workstation]:
    """Open the record at `target` and put the workstation together; refuses what the record does.

    `time` replaces the computer's clocks, for rehearsals, `station` the name in the settings.
    Full collections of garbage, which hold the loop up for as long as the record is large, are
    left out: states are values without cycles.
    """
    sys.setswitchinterval(SWITCH_S)
    gc.set_threshold(*COLLECT)
    around = surroundings or Surroundings.of_user()
    around.paths.make()
    with ExitStack() as closing:
        if target.path is not None:
            lock_record(target.path, closing)
        hold = Hold(around.paths.seals)
        closing.callback(hold.release)
        journal = RecordJournal.open(target, {room.kind: room.codec for room in around.rooms})
        closing.callback(journal.close)
        clock = time or SystemTime()
        shared = _server_time(clock, journal) if target.url is not None else None
        wired = await _wired(journal, target, shared or clock, station, around, hold)
        closing.callback(wired.seal)
        if target.url is not None and shared is not None:
            closing.callback(_following(target.url, wired, shared).stop)
        yield wired


def _server_time(clock: TimeSource, journal: RecordJournal) -> "ServerTime":
    from tdapp.journal.server_time import ServerTime, server_clock_us

    return ServerTime(clock, lambda: journal.ask(server_clock_us).result())


def _following(url: str, wired: Workstation, shared: "ServerTime") -> "Follower":
    """Keep the desk in step with the other stations, and its time with the server's.

    With each look at their acts goes one at who may not play.
    """
    from tdapp.desk.catching_up import CatchingUp
    from tdapp.journal.follower import Follower

    loop, catching_up = asyncio.get_running_loop(), CatchingUp(wired.desk)

    def tell(heads: Sequence[StreamInfo], acts: Sequence[Act]) -> None:
        loop.call_soon_threadsafe(catching_up.look, heads, acts)
        wired.people.look_again(shared.now().utc_us)

    return Follower(url, tell, shared.measure)


def lock_record(path: Path, closing: ExitStack) -> None:
    """Keep other programs off a record.

    Refuses a file that is no record, ``record_in_use`` and ``record_on_network``.
    """
    concern = warn_about(path)
    if concern is not None and concern.refused:
        raise Refusal(concern.value, record=str(path))
    look_at_file(path)
    if path.stat().st_nlink > 1:
        raise Refusal("record_linked", record=str(path))
    lock = RecordLock(path)
    lock.take()
    closing.callback(lock.release)


async def _days_begun(desk: Desk) -> tuple[GamingDay, CashDay, JackpotDay]:
    """Today's stream of the house, that of its cash games and that of its jackpots."""
    day = GamingDay(desk)
    await day.begin()
    cash, jackpots = CashDay(desk, day), JackpotDay(desk, day)
    await cash.begin()
    await jackpots.begin()
    return day, cash, jackpots


async def _wired(
    journal: RecordJournal,
    target: Target,
    time: TimeSource,
    station: str | None,
    around: Surroundings,
    hold: Hold,
) -> Workstation:
    paths, settings_file = around.paths, SettingsFile(around.paths.data)
    settings = settings_file.now
    name = StationId(station or settings.station)
    seals = _seals(journal, hold, Whereabouts.of(target, name))
    people = _people(journal, paths, settings, time.now())
    houses = houses_of(paths, HouseFiles(journal))
    own_rules = houses.known(settings.house)
    desk = _opened(Desk(journal, around.rooms, time, around.chance, name, people))
    day, cash, jackpots = await _days_begun(desk)
    tries = TryRule(settings.wrong_pins, settings.shut_out_minutes * MINUTE_US)
    roster = Roster(desk, day, _staff(journal, around.pins, tries), own_rules.rulebook)
    session = StationSession(desk, roster, settings.lock_after_minutes * MINUTE_US)
    return Workstation(
        desk=desk,
        undoing=Undoing(desk),
        erasing=Erasing(desk, people),
        clockwork=Clockwork(desk, LastSeenFile(target.path) if target.path else None),
        day=day,
        cash=cash,
        jackpots=jackpots,
        session=session,
        signing_in=SigningIn(session, tries),
        journal=journal,
        people=people,
        seals=seals,
        copy=_second_copy(target, settings, paths),
        settings=settings,
        settings_file=settings_file,
        houses=houses,
        own_rules=own_rules,
        drafts=DraftFiles(paths.data / "drafts"),
    )


def _seals(journal: RecordJournal, hold: Hold, place: Whereabouts) -> SealBook:
    seals = journal.ask(lambda db: trusted_seals(db, hold, place)).result()
    journal.sealed_in(seals)
    return seals


def _people(
    journal: RecordJournal, paths: Paths, settings: Settings, now: Instant
) -> PeopleRegistry:
    people = PeopleRegistry(journal, paths.seals, only_known=settings.only_known_persons)
    people.begin(now.utc_us)
    return people


def _staff(journal: RecordJournal, pins: Pins, tries: TryRule) -> StaffRegistry:
    staff = StaffRegistry(journal, pins, tries)
    staff.refresh()
    return staff


def _opened(desk: Desk) -> Desk:
    with without_garbage_collection():
        desk.open()
    return desk


def _second_copy(target: Target, settings: Settings, paths: Paths) -> "SecondCopy | None":
    if settings.second_copy is None:
        return None
    from tdapp.journal.copies.second_copy import SecondCopy

    folder, interval_us = Path(settings.second_copy), settings.copy_minutes * MINUTE_US
    return SecondCopy(target, folder, paths.seals, interval_us=interval_us)


def houses_of(paths: Paths, kept: HouseFiles | None = None) -> Houses:
    """The houses of the program, those in the user's folder, and those that a record keeps."""
    return Houses(BuiltInHouses(), HouseFolder(paths.houses), kept)


def house_named(house: str) -> HouseRules:
    """A house by its name, such as that of its folder; refuses as `Houses.named` does."""
    return houses_of(user_paths()).named(house)


def rulebook(house: str) -> Rulebook:
    """The rules of tournaments of a house; refuses as `house_named` does."""
    return house_named(house).rulebook


def letterhead(settings: Settings, house: str, houses: Houses | None = None) -> Letterhead:
    """The letterhead of a house: its setting, else the name of its rulebook."""
    name = settings.letterhead
    if name is None:
        with suppress(Refusal):
            name = (houses or houses_of(user_paths())).known(house).rulebook.name
    return Letterhead(name or house, settings.letterhead_line or "")


def play_rules(house: str) -> PlayRules:
    """A house's rules of a round of play, as `rulebook` finds them."""
    return house_named(house).play


def irregularities(house: str) -> Irregularities:
    """A house's table of irregularities, as `rulebook` finds it."""
    return house_named(house).irregularities


@cache
def variant(id_: str) -> Variant:
    """A bundled game; refuses with ``no_such_game``."""
    try:
        text = resources.read("variants", f"{id_}.toml")
    except (OSError, ValueError) as error:
        raise Refusal("no_such_game", game=id_) from error
    return read_variant(text)


@cache
def game_for(house: HouseRules, words: str) -> GamePlayed:
    """A house's game as a level's words name it; no words are no-limit hold'em.

    Refuses as `game_named` and `game_played` do.
    """
    from tdapp.table.hands.game_names import game_named

    listed = [read_variant(resources.read("variants", one)) for one in resources.names("variants")]
    return game_played(house.play, *game_named(words, listed))


def parts_of(station: Workstation, record: Path | None = None) -> "Parts":
    """The parts the windows need; nobody is signed in where staff is enrolled.

    Screens for players are silent, and what they show is forgotten at the end. Papers are kept
    beside the `record`, where that is a file.
    """
    from tdapp.ui.parts.parts import Parts

    concern = None if record is None else warn_about(record)
    return Parts(
        desk=station.desk,
        undoing=station.undoing,
        erasing=station.erasing,
        clockwork=station.clockwork,
        day=station.day,
        cash=station.cash,
        jackpots=station.jackpots,
        people=station.people,
        session=station.session,
        signing_in=station.signing_in,
        houses=station.houses,
        own_rules=station.own_rules,
        game_for=game_for,
        drafts=station.drafts,
        settings=station.settings_file,
        letterhead=lambda house: letterhead(station.settings_file.now, house, station.houses),
        voice_in=voice_in,
        shelf=None if record is None else record.parent / SHELF,
        copy=station.copy,
        concern=None if concern is None else Refusal(concern.value),
    )


def voice_in(language: str) -> Voice:
    """How a language is spoken to the user of this computer: their figures, their wall clock.

    Refusal `translation.missing` where the program has no such language.
    """
    from tdapp.system.reader import MachineZone, locale_name

    file = resources.at("locales", language, "LC_MESSAGES", "tdapp.mo")
    if language != SOURCE_LANGUAGE and not file.is_file():
        raise Refusal("translation.missing", language=language)
    spoken = IN_ENGLISH if language == SOURCE_LANGUAGE else catalogue(file.read_bytes())
    return Voice(spoken, symbols(locale_name() or HOME), MachineZone())
