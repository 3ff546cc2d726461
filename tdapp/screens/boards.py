"""All that one screen shows at a moment, ready to be painted by a window or a web page."""

from dataclasses import dataclass, field

from tdapp.core.instant import Instant
from tdapp.core.long_work import finished
from tdapp.screens.clock_face import ClockFace
from tdapp.screens.face_of import face_of
from tdapp.screens.paging import Blocks
from tdapp.screens.shown_names import ShownNames
from tdapp.screens.views import OF_THE_CLOCK, ROW_OF, Content, EventSnapshot, View, view_words
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import Words
from tdapp.voice.voice import Voice


@dataclass(frozen=True, slots=True)
class BoardHead:
    """What stands over every board: the event, what kind of list it is, the time of day.

    `logo` is the file of the house's own mark; `as_of` is when the data stopped, empty while it is
    fresh; `recorded` as on the clock. `voice` says the words around the texts of a board.
    """

    event: str
    what: str
    wall_time: str
    message: str = ""
    as_of: str = ""
    logo: str = ""
    recorded: bool = True
    voice: Voice = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class ClockBoard:
    """A clock in one of its two views."""

    view: View
    face: ClockFace


@dataclass(frozen=True, slots=True)
class Board:
    """A view with its content; the idle picture has none."""

    view: View
    head: BoardHead
    content: Content | None = None

    @property
    def heads(self) -> tuple[str, ...]:
        """The words over the values of a list."""
        return tuple(self._said(words) for words in ROW_OF[self.view].texts.heads)

    @property
    def title(self) -> str:
        """The title of a list; empty where the range of the page stands there."""
        return self._said(ROW_OF[self.view].texts.title)

    @property
    def quiet(self) -> str:
        """How many rows a list has, behind its title."""
        count = self._rows
        words = ROW_OF[self.view].texts.counted
        if words is None or not count:
            return ""
        said = self.head.voice.count(count)
        return self.head.voice.form(words, {"n": count}).format(n=said, count=said)

    @property
    def nothing(self) -> str:
        """What an empty list says."""
        return self._said(ROW_OF[self.view].texts.nothing)

    @property
    def most_columns(self) -> int:
        """How many columns a list may have beside each other."""
        return ROW_OF[self.view].texts.most_columns

    @property
    def _rows(self) -> int:
        blocks = self.content.blocks if isinstance(self.content, Blocks) else ()
        return sum(len(block.rows) for block in blocks)

    def _said(self, words: Words | None) -> str:
        return "" if words is None else self.head.voice.say(words)


def board_now(
    view: View,
    state: Tournament,
    now: Instant,
    names: ShownNames,
    posted_us: int | None = None,
) -> Board | ClockBoard:
    """A view of an announced event, prepared at once: for files, previews and the self-test."""
    voice, title = names.voice, state.conditions.title
    if view in OF_THE_CLOCK:
        face = face_of(state, now, lambda person: names.asked(person) or "", voice)
        return ClockBoard(view, face.at_whole_second())
    what = "" if view is View.IDLE else view_words(view, voice)
    head = BoardHead(title, what, voice.time(now.utc_us), voice=voice)
    maker = ROW_OF[view].maker
    if maker is None:
        return Board(view, head)
    making = maker(names)(EventSnapshot(state, now, posted_us))
    return Board(view, head, finished(making))
