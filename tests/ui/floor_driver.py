"""The floor page: its lists, what is chosen there, and what can be done with it."""

from tdapp.ui.console.console import Console
from tdapp.ui.floor.floor_pane import FloorPane
from tdapp.ui.floor.map.values import MapPlan
from tdapp.ui.look.field import Field
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.pages.floor_page import FloorPage
from tdapp.ui.tables.floor_acts import FloorActs
from tdapp.ui.tables.floor_choice import FloorChoice


class FloorDriver:
    """What a director sees and does on the floor page; tests.ui.on_floor has the longer verbs."""

    def __init__(self, console: Console) -> None:
        self._console = console

    @property
    def page(self) -> FloorPage:
        """The page with all its views."""
        return self._console.pages.floor

    @property
    def acts(self) -> FloorActs:
        """What can be done at the chosen table and seat."""
        return self._console.page_acts.floor

    @property
    def choice(self) -> FloorChoice:
        """The chosen table, seat and line of what is due."""
        return self.acts.choice

    @property
    def lists(self) -> FloorPane:
        """The lists of what is due, of the tables and of the seats of one."""
        return self.page.pane

    @property
    def plan(self) -> MapPlan:
        """What the map shows."""
        return self.page.map_view.map.plan

    @property
    def due(self) -> Listing:
        """What is due."""
        return self.lists.due

    @property
    def tables(self) -> Listing:
        """The tables."""
        return self.lists.tables

    @property
    def seats(self) -> Listing:
        """The seats of the chosen table."""
        return self.lists.seats

    @property
    def line(self) -> Field:
        """Where a line such as "12-5 away" is typed."""
        return self.lists.line
