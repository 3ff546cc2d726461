"""The facts of pools: their terms, linked tables, rounds counted, adjustments, malfunctions."""

from enum import Enum

from tdapp.core.event import ActKind, Event
from tdapp.core.house_files import HouseHashes
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


class RoundsCounted(Event, frozen=True):
    """So many rounds at a table added units to the meter and the reserve of its pool.

    The `console`, by the name of its present run, showed the number `counter`; without one they
    were told by a person. Below zero they are taken back.
    """

    act_kind = ActKind.PRIZES
    weight = -1
    fixed = "rounds_are_counted"

    table: int
    pool: int
    rounds: int
    added: int
    reserved: int = 0
    console: str | None = None
    counter: int = 0


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

    number: int
    pool: int
    kind: MalfunctionKind
    table: int | None = None


class MalfunctionClosed(Event, frozen=True):
    """It works again, or what it had left open is settled."""

    act_kind = ActKind.NOTICES

    number: int
