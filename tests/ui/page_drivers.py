"""The smaller pages and bars of the console, each by the few things that tests ask of it."""

from tdapp.ui.clock.course_column import CourseColumn
from tdapp.ui.command_bar.card import CommandCard
from tdapp.ui.command_bar.command_line import CommandLine
from tdapp.ui.console.console import Console
from tdapp.ui.drafts.draft_form import DraftForm
from tdapp.ui.events.events_acts import EventsActs
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.pages.events_page import EventsPage
from tdapp.ui.pages.rulings_page import RulingsPage
from tdapp.ui.rulings.ruling_acts import RulingActs
from tdapp.ui.structure.clock_acts import ClockActs


class ClockDriver:
    """The clock page, and the course of the evening beside the entries."""

    def __init__(self, console: Console) -> None:
        self._console = console

    @property
    def acts(self) -> ClockActs:
        """What can be done with the clock."""
        return self._console.acts.setting

    @property
    def levels(self) -> Listing:
        """The levels of the structure."""
        return self._console.pages.clock.levels

    @property
    def course(self) -> CourseColumn:
        """The steps of the evening."""
        return self._console.page.course


class CommandDriver:
    """The command bar and its card of answers."""

    def __init__(self, console: Console) -> None:
        self._bar = console.command

    @property
    def card(self) -> CommandCard:
        """The card under the line."""
        return self._bar.card

    @property
    def line(self) -> CommandLine:
        """Where a command is typed."""
        return self.card.line

    @property
    def reply(self) -> str:
        """The sentence that answers what was typed."""
        return self._bar.talk.reply.sentence

    @property
    def yes_key(self) -> str:
        """The key that does what the answer offers."""
        return self.card.yes.act.key

    @property
    def note(self) -> str:
        """What stands under the answer."""
        return self.card.note.text()


class EventsDriver:
    """The page of all events."""

    def __init__(self, console: Console) -> None:
        self._console = console

    @property
    def page(self) -> EventsPage:
        """The page with its list and its form."""
        return self._console.pages.events

    @property
    def listing(self) -> Listing:
        """The events."""
        return self.page.events

    @property
    def form(self) -> DraftForm:
        """The form of the chosen event."""
        return self.page.pane.form

    @property
    def acts(self) -> EventsActs:
        """What can be done with the chosen event or draft."""
        return self.page.on_list

    @property
    def pays(self) -> str:
        """What the chosen one pays, at three sizes of the field."""
        return self.page.side.card.pays.text


class RulingsDriver:
    """The page of rulings and penalties, alone or as a view of the floor."""

    def __init__(self, console: Console) -> None:
        self._console = console

    @property
    def page(self) -> RulingsPage:
        """The page that stands alone."""
        return self._console.pages.rulings

    @property
    def at_the_floor(self) -> RulingsPage:
        """The view on the floor page."""
        return self._console.pages.floor.rulings

    @property
    def penalty(self) -> str:
        """What the side says of the chosen penalty."""
        return self.page.side.penalty.text

    @property
    def acts(self) -> RulingActs:
        """What can be done with rulings."""
        return self._console.page_acts.rulings.rulings
