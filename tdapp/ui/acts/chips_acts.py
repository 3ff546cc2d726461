"""The acts on chips: put in or taken out by hand, counted, reported."""

from tdapp.calls.tournament.chips import ByHand, CountChips, PutChipsIn, ReportStacks, TakeChipsOut
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.table.chips.moving import must_be_a_chip
from tdapp.table.facts.chips import ChipCause, Lot
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.chips_reading import read_counted, read_lots, read_stacks, read_whose
from tdapp.ui.acts.chips_words import cause_words, lots_words
from tdapp.ui.asking.act import Act
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.floor.spot import Spot
from tdapp.ui.look.figures import whole

Lots = tuple[Lot, ...]
Whose = tuple[int | None, int | None]
"""An entry and a table, as far as chips were somebody's."""

IN = (ChipCause.SHORT_STACK, ChipCause.FOUND, ChipCause.MISSING, ChipCause.POCKETED)
OUT = (ChipCause.POCKETED, ChipCause.MISSING, ChipCause.FOUND, ChipCause.SHORT_STACK)
"""The likely reasons first."""


class ChipsActs(Acts[Spot]):
    """Each asks what it needs to know, one thing after the other."""

    def __init__(self, floor: AtHand) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        spec = ActSpec[Spot]
        self.put_in = self._by_hand(self.tr("Put chips in…"), "Ctrl+B, Y", PutChipsIn, IN)
        self.take_out = self._by_hand(self.tr("Take chips out…"), "Ctrl+B, X", TakeChipsOut, OUT)
        self.count = self._act(spec(self.tr("Count all chips…"), "Ctrl+B, W", none, self._count))
        self.report = self._act(spec(self._report_words, "Ctrl+B, H", self._first, self._report))

    def _by_hand(
        self, words: str, key: str, kind: type[ByHand], causes: tuple[ChipCause, ...]
    ) -> Act:
        def one_chip(on: Spot) -> Call:
            smallest = next(iter(self._floor.state.conditions.chips.denominations), 1)
            return kind(on.event, (Lot(smallest, 1),), causes[0])

        return self._act(ActSpec(words, key, one_chip, lambda on: self._move(on, kind, causes)))

    def _move(self, on: Spot, kind: type[ByHand], causes: tuple[ChipCause, ...]) -> Flow[None]:
        """Ask which chips, what happened, whose they were and why it is done."""
        text = self.tr("Which chips go out of play?")
        if kind is PutChipsIn:
            text = self.tr("Which chips come into play?")
        lots = yield from read(text, self.tr("Number and kind, like 12x25 3x100"), self._read_lots)
        cause = yield from self._cause(lots, causes)
        whose = yield from self._whose(on)
        text = self.tr("Why, for {lots}?").format(lots=lots_words(lots))
        call = kind(on.event, lots, cause, *whose)
        yield from self._do_because(call, text, self.tr("Record it"))

    def _read_lots(self, typed: str) -> Lots:
        lots = read_lots(typed)
        for lot in lots:
            must_be_a_chip(self._floor.state, lot.denomination)
        return lots

    def _cause(self, lots: Lots, causes: tuple[ChipCause, ...]) -> Flow[ChipCause]:
        known = {cause_words(cause): cause for cause in causes}

        def read_cause(typed: str) -> ChipCause:
            for word, cause in known.items():
                if word.casefold() == typed.casefold():
                    return cause
            raise Refusal("no_such_cause", text=typed, causes=", ".join(known))

        text = self.tr("{lots}, {chips} chips: what happened?").format(
            lots=lots_words(lots), chips=whole(sum(lot.chips for lot in lots))
        )
        return read(text, self.tr("One of these"), read_cause, *known)

    def _whose(self, on: Spot) -> Flow[Whose]:
        none = self.tr("none")
        chosen = () if on.entry is None else (str(on.seat),)
        table = () if on.table is None else (str(on.table),)
        return read(
            self.tr("At which seat or table?"),
            self.tr("Seat like 3-5, table like 3, or none"),
            lambda typed: read_whose(typed, none, self._floor.state),
            *(*chosen, none, *table),
        )

    def _count(self, on: Spot) -> Flow[None]:
        text = self.tr("How many chips are there, all of them counted? The record has {chips}.")
        text = text.format(chips=whole(self._floor.state.chips_in_play))
        found = yield from read(text, self.tr("Total, or like 400x25 90x100"), read_counted)
        yield from self._do(CountChips(on.event, *found))

    def _report_words(self) -> str:
        table = self._floor.choice.table
        return self.tr("Stacks at {table}…").format(table="" if table is None else table)

    def _first(self, on: Spot) -> Call:
        """A report of one player, to see whether one can be made."""
        sitting = self._floor.state.seating.at_table(on.the_table())
        return ReportStacks(on.event, tuple((entry, 0) for entry in sitting[:1]))

    def _report(self, on: Spot) -> Flow[None]:
        table = on.the_table()
        text = self.tr("What has each player at table {table}?").format(table=table)
        hint = self.tr("Seat and chips, like 5: 32,000 6: 12,500")
        stacks = yield from read(
            text, hint, lambda typed: read_stacks(typed, table, self._floor.state)
        )
        yield from self._do(ReportStacks(on.event, stacks))


def none(on: Spot) -> Call:
    """A count of no chips, to see whether they can be counted."""
    return CountChips(on.event, 0)
