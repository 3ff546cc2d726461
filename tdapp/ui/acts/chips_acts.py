"""The acts on chips: put in or taken out by hand, counted, reported."""

from collections.abc import Callable

from tdapp.calls.tournament.chips import ByHand, CountChips, PutChipsIn, ReportStacks, TakeChipsOut
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.table.chips.counting import Stack
from tdapp.table.chips.moving import must_be_a_chip
from tdapp.table.facts.chips import ChipCause, Lot
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.chips_reading import read_counted, read_lots, read_stacks, read_whose
from tdapp.ui.acts.chips_words import cause_words, lots_words
from tdapp.ui.acts.on_floor import OnFloor
from tdapp.ui.look.figures import whole

Lots = tuple[Lot, ...]
Whose = tuple[int | None, int | None]
"""An entry and a table, as far as chips were somebody's."""

IN = (ChipCause.SHORT_STACK, ChipCause.FOUND, ChipCause.MISSING, ChipCause.POCKETED)
OUT = (ChipCause.POCKETED, ChipCause.MISSING, ChipCause.FOUND, ChipCause.SHORT_STACK)
"""The likely reasons first."""


class ChipsActs(OnFloor):
    """Each asks what it needs to know, one thing after the other."""

    def __init__(self, at_hand: AtHand) -> None:
        super().__init__(at_hand)
        self.put_in = self._by_hand(lambda: self.tr("Put chips in…"), "Ctrl+B, Y", PutChipsIn, IN)
        self.take_out = self._by_hand(
            lambda: self.tr("Take chips out…"), "Ctrl+B, X", TakeChipsOut, OUT
        )
        self.count = self._act(
            lambda: self.tr("Count all chips…"), "Ctrl+B, W", self._all, self._ask_count
        )
        self.report = self._act(self._report_words, "Ctrl+B, H", self._first, self._ask_stacks)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.put_in, self.take_out, self.count, self.report)

    def _by_hand(
        self, words: Callable[[], str], key: str, kind: type[ByHand], causes: tuple[ChipCause, ...]
    ) -> Act:
        def one_chip(event: StreamId) -> Call:
            smallest = next(iter(self._state.conditions.chips.denominations), 1)
            return kind(event, (Lot(smallest, 1),), causes[0])

        return self._act(words, key, one_chip, lambda: self._ask_lots(kind, causes))

    def _ask_lots(self, kind: type[ByHand], causes: tuple[ChipCause, ...]) -> None:
        text = self.tr("Which chips go out of play?")
        if kind is PutChipsIn:
            text = self.tr("Which chips come into play?")

        def read(typed: str) -> Lots:
            lots = read_lots(typed)
            for lot in lots:
                must_be_a_chip(self._state, lot.denomination)
            return lots

        def go_on(lots: Lots) -> None:
            self._ask_cause(lots, kind, causes)

        self._ask_for(text, self.tr("Number and kind, like 12x25 3x100"), (), read, go_on)

    def _ask_cause(self, lots: Lots, kind: type[ByHand], causes: tuple[ChipCause, ...]) -> None:
        text = self.tr("{lots}, {chips} chips: what happened?").format(
            lots=lots_words(lots), chips=whole(sum(lot.chips for lot in lots))
        )
        words = tuple(map(cause_words, causes))

        def read(typed: str) -> ChipCause:
            for cause, word in zip(causes, words, strict=True):
                if word.casefold() == typed.casefold():
                    return cause
            raise Refusal("no_such_cause", text=typed, causes=", ".join(words))

        def go_on(cause: ChipCause) -> None:
            self._ask_whose(lambda event, whose: kind(event, lots, cause, *whose), lots)

        self._ask_for(text, self.tr("One of these"), words, read, go_on)

    def _ask_whose(self, call: Callable[[StreamId, Whose], Call], lots: Lots) -> None:
        none = self.tr("none")
        chosen = () if self._choice.entry is None else (str(self._choice.seat),)
        table = () if self._choice.table is None else (str(self._choice.table),)
        text = self.tr("At which seat or table?")
        said = self.tr("Why, for {lots}?").format(lots=lots_words(lots))

        def read(typed: str) -> Whose:
            return read_whose(typed, none, self._state)

        def go_on(whose: Whose) -> None:
            if self._view.id is not None:
                self._ask_reason(said, self.tr("Record it"), call(self._view.id, whose))

        hint = self.tr("Seat like 3-5, table like 3, or none")
        self._ask_for(text, hint, (*chosen, none, *table), read, go_on)

    def _all(self, event: StreamId) -> Call:
        return CountChips(event, 0)

    def _ask_count(self) -> None:
        text = self.tr("How many chips are there, all of them counted? The record has {chips}.")

        def go_on(found: tuple[int, Lots]) -> None:
            self._ask(lambda event: CountChips(event, *found))

        said = text.format(chips=whole(self._state.chips_in_play))
        self._ask_for(said, self.tr("Total, or like 400x25 90x100"), (), read_counted, go_on)

    def _report_words(self) -> str:
        table = self._choice.table
        return self.tr("Stacks at {table}…").format(table="" if table is None else table)

    def _first(self, event: StreamId) -> Call:
        """A report of one player, to see whether one can be made."""
        sitting = self._state.seating.at_table(self._choice.the_table())
        return ReportStacks(event, tuple((entry, 0) for entry in sitting[:1]))

    def _ask_stacks(self) -> None:
        table = self._choice.the_table()
        text = self.tr("What has each player at table {table}?").format(table=table)

        def read(typed: str) -> tuple[Stack, ...]:
            return read_stacks(typed, table, self._state)

        def go_on(stacks: tuple[Stack, ...]) -> None:
            self._ask(lambda event: ReportStacks(event, stacks))

        hint = self.tr("Seat and chips, like 5: 32,000 6: 12,500")
        self._ask_for(text, hint, (), read, go_on)
