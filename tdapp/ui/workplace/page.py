"""What every page of the console can do."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.calls.tournament.history_subject import Subject
from tdapp.core.settings import KeptPage
from tdapp.desk.permissions import Permission
from tdapp.ui.look.act import WindowAct
from tdapp.ui.parts.topic import Topic
from tdapp.ui.workplace.kept_parts import kept_parts, take_back_parts


class Page(QWidget):
    """One of the pages that the rail leads to; it is refreshed when it comes up and while shown.

    `asks` carries a `Question` to be put under the page, `tried` why something was not done.
    `waits` carries how much waits here, for the badge in the rail; it comes at any time. A page
    that `needs_event` is not shown while there is none, on one `of_whole_events` none of their
    stages is in view. Its inspector, so many pixels at the right, stays in sight beside the command
    bar, and the sums `at_foot` below a notice. Whoever gives out what it lists needs `export`.
    """

    needs_event = False
    of_whole_events = False
    inspector_width = 0
    at_foot: tuple[QWidget, ...] = ()
    export = Permission.EXPORT

    asks = Signal(object)
    tried = Signal(object)
    waits = Signal(int)
    acts_apart: tuple[tuple[str, tuple[WindowAct, ...]], ...] = ()
    """Groups of its acts that have a menu of their own, by its name."""

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Every act on it, for the menus and the command bar."""
        return ()

    def about(self) -> Topic | None:
        """What a paper would be about now; None where that is the floor."""
        return None

    def subject(self) -> Subject | None:
        """Whose history would be told now; None where nothing that has one is chosen."""
        return None

    def tell_waiting(self) -> None:
        """Say how much waits here, whichever page is up."""

    def refresh(self) -> None:
        """Show everything as it stands now."""

    def look(self) -> None:
        """Show what changes with time alone; once a second while it is shown."""

    def focus(self) -> None:
        """Be ready where the page begins."""

    def arrive(self) -> None:
        """Be ready as the page's key in the rail promises."""
        self.focus()

    def again(self) -> None:
        """Its key in the rail was pressed while it was up already."""
        self.arrive()

    def go_back(self) -> None:
        """Go on where the focus was before a question."""
        self.focus()

    def hand_out(self) -> KeptPage:
        """What the next window is to show again; a page adds its `own`."""
        return kept_parts(self)

    def take_back(self, kept: KeptPage) -> None:
        """Show again what was handed out, once the page is filled."""
        take_back_parts(self, kept)

    def leave(self) -> None:
        """Stop following changes: the window is closed."""
