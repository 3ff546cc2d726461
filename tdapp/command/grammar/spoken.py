"""What a typed line says, before anybody looks who or what is meant by it. Needs no Qt."""

import re
from dataclasses import dataclass
from enum import Enum

from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition

AGO = re.compile(r"(\d{1,3}) ?min\w* ago", re.ASCII)
"""So many minutes before now."""


class Verb(Enum):
    """What is told or asked for; the value is the word that it is written with."""

    SHOW = ""
    BUST = "bust"
    REBUY = "rebuy"
    DECLINE = "no rebuy"
    ADDON = "addon"
    AWAY = "away"
    HERE = "here"
    MOVE = "to"
    SWAP = "swap"
    STACK = "stack"
    BAG = "bag"
    PENALTY = "penalty"
    PRINT = "print"
    ACT = "act"
    BUTTON = "button"
    SMALL_BLIND = "sb"
    BIG_BLIND = "bb"
    ALL_HERE = "all here"
    ARRIVED = "arrived"
    HOLD = "hold"
    FREE = "free"
    HAND = "hand"
    BREAK = "break"
    CLOSE = "close"
    OPEN = "open"
    REST = "rest"
    LEVEL = "level"
    NEXT = "next level"
    PREVIOUS = "previous level"
    RESTART = "restart level"
    END_BREAK = "end break"
    EXTEND_BREAK = "extend break"
    PAUSE = "pause"
    START = "start"
    START_AT = "start at"
    ADD_TIME = "+"
    TAKE_TIME = "-"
    SET_TIME = "clock"
    POST = "post"
    DEAL = "deal"
    POST_DEAL = "post deal"
    NO_DEAL = "no deal"
    AGREE = "agrees"
    DISAGREE = "refuses deal"
    SIGN = "signs"
    BALANCE = "balance"
    HELP = "help"
    STEP = "next step"
    REGISTER = "register"
    BAR = "ban"
    LOST = "lost match"
    WON = "won"
    ABSENT = "did not appear"
    WALKS = "gets walk-over"
    CALL = "call"
    CALL_ALL = "call all"
    CALL_BACK = "call back"
    DIVIDE = "divide"
    UNDIVIDE = "divider off"
    START_MATCH = "start match"
    START_MATCHES = "start all matches"
    HOLD_MATCH = "hold match"
    HOLD_MATCHES = "hold all matches"
    DRAW_BRACKET = "draw bracket"
    HANDS = "hand for hand"
    HANDS_OFF = "end hand for hand"
    NEXT_HAND = "deal next hand"
    FINISHED = "done"
    WAITING = "waiting tables"
    COUNT = "count hand"


@dataclass(frozen=True, slots=True)
class EntryNumber:
    """A player by the number of the entry, written ``#231``."""

    number: int

    def __str__(self) -> str:
        return f"#{self.number}"


@dataclass(frozen=True, slots=True)
class Letters:
    """A player by a few letters of the name; each word begins a part of it."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class PaperCode:
    """A player by what a scanner reads off a seat card or a receipt."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class AtPlace:
    """A player by the place of the prize, written ``place 3``."""

    number: int

    def __str__(self) -> str:
        return f"place {self.number}"


OF_SEVERAL = frozenset(
    {Verb.REBUY, Verb.ADDON, Verb.AWAY, Verb.HERE, Verb.ARRIVED, Verb.PENALTY}
    | {Verb.AGREE, Verb.DISAGREE, Verb.SIGN}
)
"""What can be said of several players in one line; each is an act of its own."""
TOGETHER = frozenset({Verb.BUST, Verb.DECLINE})
"""What is one act for several players who are named in one line."""
OF_TABLES_EACH = frozenset(
    {Verb.OPEN, Verb.CLOSE, Verb.BREAK, Verb.HOLD, Verb.FREE, Verb.FINISHED, Verb.COUNT}
    | {Verb.ALL_HERE, Verb.ARRIVED, Verb.ADDON}
)
"""What can be said of several tables in one line; each is an act of its own."""
Who = Seat | EntryNumber | Letters | PaperCode | AtPlace


@dataclass(frozen=True, slots=True)
class Spoken:
    """A verb, and of the rest what belongs to it.

    `event` is the number of an event where one is said. `who` names the player of a player's verb,
    for a bust also the others of that hand. `table` is that of a table's verb, `more` other tables
    of which the same is said, `to` a seat to move to. `places` belong to the button, `away` are the
    seats left out of all that are here. `number` is a level, the minutes of a rest, how many
    re-buys, the chips of a stack or how much of a penalty; `kind` is what that is counted in, or
    how a sale is paid. `span_us` is a time in microseconds (below zero for less; of a planned start
    since midnight), `at` a time of the day or `AGO`. `by` are those who take the bounty of who is
    out. `prizes` are a whole prize list in cents from first place down, perhaps agreed in a `deal`.
    `act` is the first of the other names of an act of the window, `name` that of somebody who is to
    be entered, or barred until the day in `at`. `half` is a side of a divided table, 1 or 2;
    `number` then is a pairing, `kind` the
    backs of its cards. A deal has its method in `kind`, what is saved by place in `prizes` (by hand
    the amounts instead), and the unit in cents in `number`. Hand-for-hand has the
    minutes of a hand in `number` (0: not said), `kind` ``soft``, and `until` how many are left.
    """

    verb: Verb
    event: int | None = None
    who: tuple[Who, ...] = ()
    table: int | None = None
    more: tuple[int, ...] = ()
    to: Seat | None = None
    places: ButtonPosition | None = None
    away: tuple[int, ...] = ()
    number: int = 0
    kind: str = ""
    span_us: int = 0
    at: str = ""
    by: tuple[Who, ...] = ()
    prizes: tuple[int, ...] = ()
    deal: bool = False
    act: str = ""
    name: str = ""
    half: int = 0
    until: int = 0

    @property
    def tables(self) -> tuple[int, ...]:
        """All tables of which it is said."""
        return () if self.table is None else (self.table, *self.more)
