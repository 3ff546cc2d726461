"""Every act on the floor of the event in view, and what is chosen there."""

from PySide6.QtCore import QObject

from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.look.act import WindowAct
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.chips_acts import ChipsActs, ColourUpActs
from tdapp.ui.tables.clock_acts import TableClockActs
from tdapp.ui.tables.floor_choice import FloorChoice, Spot
from tdapp.ui.tables.hand_acts import HandForHandActs, RoundActs, ServingActs
from tdapp.ui.tables.move_acts import MoveActs
from tdapp.ui.tables.seat_acts import AbsenceActs, SeatActs
from tdapp.ui.tables.table_acts import AtTableActs, FieldActs, TableActs


class FloorActs(QObject):
    """Puts the groups together."""

    def __init__(
        self, parts: Parts, view: EventInView, asking: Asking, names: NameBook, tables: TableActs
    ) -> None:
        super().__init__(view)
        self.choice = FloorChoice(view, self)
        self.at_hand = AtHand(view, asking, names, self.choice)
        self.moves = MoveActs(self.at_hand, parts.day, tables)
        self.at_table = AtTableActs(self.at_hand, tables)
        self.hands = HandForHandActs(self.at_hand)
        self.rounds = RoundActs(self.at_hand)
        self.serving = ServingActs(self.at_hand)
        self.clocks = TableClockActs(self.at_hand, parts)
        self.seats = SeatActs(self.at_hand)
        self.absence = AbsenceActs(self.at_hand)
        self.field = FieldActs(self.at_hand, parts.day, tables)
        self.chips = ChipsActs(self.at_hand)
        self.colour_up = ColourUpActs(self.at_hand)
        self.groups: tuple[Acts[Spot], ...] = (
            self.moves,
            self.at_table,
            self.hands,
            self.rounds,
            self.serving,
            self.clocks,
            self.seats,
            self.absence,
            self.field,
            self.chips,
            self.colour_up,
        )
        self.choice.changed.connect(self.refresh)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return tuple(act for group in self.groups for act in group.all)

    @property
    def of_floor(self) -> tuple[tuple[WindowAct, ...], ...]:
        """Those on what is due and on tables, in their groups."""
        return tuple(one.all for one in (self.moves, self.at_table, self.field))

    @property
    def of_hands(self) -> tuple[tuple[WindowAct, ...], ...]:
        """Those on hand-for-hand, special rounds and the clock of one act, in their groups."""
        return self.hands.all, self.rounds.all, self.clocks.all

    @property
    def of_seats(self) -> tuple[tuple[WindowAct, ...], ...]:
        """Those on a seat and its player, in their groups."""
        return self.seats.all, self.absence.all, self.serving.all

    @property
    def of_chips(self) -> tuple[tuple[WindowAct, ...], ...]:
        """Those on chips, in their groups."""
        return self.chips.all, self.colour_up.all

    @property
    def on_due(self) -> tuple[WindowAct, ...]:
        """Those on what is due."""
        return (*self.moves.all, self.colour_up.colour_up)

    @property
    def on_table(self) -> tuple[WindowAct, ...]:
        """Those on the chosen table."""
        return (*self.at_table.all, self.chips.report, self.colour_up.race)

    @property
    def in_lists(self) -> tuple[WindowAct, ...]:
        """Those with a button beside the lists, and those on a hand of the table."""
        of_hand = (self.hands.report, self.serving.count, *self.clocks.by_key)
        return (*self.on_due, *self.on_table, *of_hand, *self.seats.all)

    def refresh(self) -> None:
        """Ask each with a button again whether it can be done; a menu asks its own when opened."""
        for act in self.in_lists:
            act.refresh()

    def refresh_all(self) -> None:
        """Ask all of them again, before a menu shows them."""
        for group in self.groups:
            group.refresh()
