"""The facts of pools: their terms, linked tables, rounds counted, adjustments, malfunctions."""

from enum import Enum

from tdapp.core.event import ActKind, Event
from tdapp.core.house_files import HouseHashes
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant
from tdapp.jackpot.pool_terms import PoolTerms, Title


class JackpotsOpened(Event, frozen=True):
    """Jackpots are run under this house, in this version of its files."""

    act_kind = ActKind.EVENT

    house: str
    rules: HouseHashes

    def files(self) -> tuple[str, ...]:
        """The files of the house."""
        return self.rules.all


class PoolOpened(Event, frozen=True):
    """A pool opened, its meter at the seed, which the operator paid."""

    act_kind = ActKind.PRIZES

    pool: int
    terms: PoolTerms
    at: Instant


class PoolChanged(Event, frozen=True):
    """A pool has other terms from now on; its meter stays as it is."""

    act_kind = ActKind.PRIZES

    pool: int
    terms: PoolTerms
    at: Instant


class PoolChangePosted(Event, frozen=True):
    """A sign tells players of other terms of a pool; it was seen to hang `at` a moment."""

    act_kind = ActKind.NOTICES
    ground = "jackpot_changes"

    pool: int
    terms: PoolTerms
    at: Instant
    by: StaffId


class JackpotTableLinked(Event, frozen=True):
    """A table feeds a pool, which the display named shows there.

    Its console, where it has one, shows the number `counter` in its present run.
    """

    act_kind = ActKind.PRIZES

    table: int
    pool: int
    display: Title
    console: str | None = None
    counter: int = 0


class JackpotTableUnlinked(Event, frozen=True):
    """A table feeds its pool no more."""

    act_kind = ActKind.PRIZES

    table: int
    pool: int


class RoundsAdded(Event, frozen=True):
    """Base of rounds at a table, which add units to the meter and the reserve of its pool."""

    act_kind = ActKind.PRIZES
    weight = -1
    fixed = "rounds_are_counted"

    table: int
    pool: int
    rounds: int
    added: int
    reserved: int


class RoundsCounted(RoundsAdded, frozen=True):
    """The `console` of a table, by the name of its present run, showed the number `counter`."""

    console: str
    counter: int


class RoundsTold(RoundsAdded, frozen=True):
    """A person told of rounds that no console counted; below zero they are taken back."""

    ground = "rounds_told"


class MeterAdjusted(Event, frozen=True):
    """So many units were put into the meter and the reserve of a pool, or taken out of them."""

    act_kind = ActKind.PRIZES
    binding = True

    pool: int
    meter: int
    reserve: int = 0


class MalfunctionKind(Enum):
    """What does not operate properly."""

    CONSOLE_RESTARTED = "console_restarted"
    SIGN_DIFFERS = "sign_differs"
    TABLE_EQUIPMENT = "table_equipment"
    SYSTEM = "system"


class MalfunctionOpened(Event, frozen=True):
    """Something of a pool does not work, at a table or for all of them."""

    act_kind = ActKind.NOTICES
    ground = "jackpot_out_of_order"

    number: int
    pool: int
    kind: MalfunctionKind
    table: int | None = None


class MalfunctionClosed(Event, frozen=True):
    """It works again, or what it had left open is settled."""

    act_kind = ActKind.NOTICES

    number: int
