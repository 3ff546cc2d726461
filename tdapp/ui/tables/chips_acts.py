"""The acts on chips: put in or taken out by hand, counted, reported."""

from tdapp.calls.tournament.chips import (
    CountChips,
    ManualChipCall,
    PutChipsIn,
    ReportStacks,
    TakeChipsOut,
)
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.shown.chips_words import cause_words, lots_words
from tdapp.table.facts.chips import ChipCause, Lot
from tdapp.table.guards import must_be_a_chip
from tdapp.ui.asking.acts import Acts, Questions, Trial
from tdapp.ui.asking.before import EventAt, Ready, asked_before
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.chips_reading import read_counted, read_lots, read_stacks, read_whose
from tdapp.ui.tables.floor_choice import Spot

say = saying("chips acts")

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
        report = floor.at_table(say("Stacks at table {table}…"))
        self.put_in, self.take_out, self.count, self.report = self._acts(
            (say("Add chips…"), "Ctrl+B, Y", *self._by_hand(PutChipsIn, IN)),
            (say("Remove chips…"), "Ctrl+B, X", *self._by_hand(TakeChipsOut, OUT)),
            (say("Count all chips…"), "Ctrl+B, W", lambda on: CountChips(on.event, 0)),
            (report, "Ctrl+B, H", self._first, self._report),
        )

    def _by_hand(
        self, kind: type[ManualChipCall], causes: tuple[ChipCause, ...]
    ) -> tuple[Trial[Spot], Questions[Spot]]:
        """How one chip that comes or goes is tried, and what is asked of chips."""

        def one_chip(on: Spot) -> Call:
            smallest = next(iter(self._floor.state.conditions.chips.denominations), 1)
            return kind(on.event, (Lot(smallest, 1),), causes[0])

        return one_chip, lambda on: self._move(on, kind, causes)

    def _move(
        self, on: Spot, kind: type[ManualChipCall], causes: tuple[ChipCause, ...]
    ) -> Flow[None]:
        """Ask which chips, what happened, whose they were and why it is done."""
        asked = say("Which chips go out of play?")
        if kind is PutChipsIn:
            asked = say("Which chips come into play?")
        lots = yield from read(asked, say("Number and chip, such as 12x25 3x100"), self._read_lots)
        cause = yield from self._cause(lots, causes)
        whose = yield from self._whose(on)
        call = kind(on.event, lots, cause, *whose)
        self._must_be_possible(call)
        asked = say("Reason for {lots}?", lots=lots_words(lots))
        yield from self._do_because(call, asked, say("Record"))

    def _read_lots(self, typed: str) -> Lots:
        lots = read_lots(typed)
        for lot in lots:
            must_be_a_chip(self._floor.state, lot.denomination)
        return lots

    def _cause(self, lots: Lots, causes: tuple[ChipCause, ...]) -> Flow[ChipCause]:
        known = {cause_words(voice(), cause): cause for cause in causes}

        def read_cause(typed: str) -> ChipCause:
            for word, cause in known.items():
                if word.casefold() == typed.casefold():
                    return cause
            raise Refusal("no_such_cause", text=typed, causes=", ".join(known))

        text = say.plural(
            "{lots}, 1 chip: what happened?",
            "{lots}, {n} chips: what happened?",
            sum(lot.chips for lot in lots),
            lots=lots_words(lots),
        )
        return read(text, say("Choose one"), read_cause, *known)

    def _whose(self, on: Spot) -> Flow[Whose]:
        none = say("none")
        chosen = () if on.entry is None else (str(on.seat),)
        table = () if on.table is None else (str(on.table),)
        return read(
            say("At which seat or table?"),
            say("Seat such as 3-5, table such as 3, or none"),
            lambda typed: read_whose(typed, none, self._floor.state),
            *(*chosen, none, *table),
        )

    def _first(self, on: Spot) -> Call:
        """A report of one player, to see whether one can be made."""
        sitting = self._floor.state.seating.at_table(on.the_table())
        return ReportStacks(on.event, tuple((entry, 0) for entry in sitting[:1]))

    def _report(self, on: Spot) -> Flow[None]:
        table = on.the_table()
        asked = say("What is each player's stack at table {table}?", table=table)
        hint = say("Seat and chips, such as 5: 32,000 6: 12,500")
        stacks = yield from read(
            asked, hint, lambda typed: read_stacks(typed, table, self._floor.state)
        )
        yield from self._do(ReportStacks(on.event, stacks))


@asked_before(CountChips)
def before_count(call: CountChips, at: EventAt) -> Flow[Ready]:
    """What was counted."""
    text = say("What is the total chip count? The record has {chips}.")
    text = text.format(chips=voice().count(at.state.chips_in_play))
    found = yield from read(text, say("Total, or such as 400x25 90x100"), read_counted)
    return Ready(CountChips(call.event, *found))
