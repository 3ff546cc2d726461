"""The acts on chips: put in or taken out by hand, counted, reported, coloured up and raced."""

from tdapp.calls.tournament.chips import (
    ColourUp,
    CountChips,
    ManualChipCall,
    PutChipsIn,
    RaceChips,
    ReportStacks,
    SeatCards,
    TakeChipsOut,
)
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.shown.chips_words import cards_words, cause_words, change_words, lots_words
from tdapp.table.chips.moving import must_be_larger
from tdapp.table.chips.race import Holding, Race, decide, new_chips
from tdapp.table.facts.chips import ChipCause, Lot, value_of
from tdapp.table.guards import must_be_a_chip
from tdapp.tournament.chips import Exchange, chips_in_use, likely_exchange, race_of
from tdapp.ui.asking.acts import Acts, Questions, Trial
from tdapp.ui.asking.before import EventAt, Ready, asked_before
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, number, read
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.typed import read_count
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.chips_reading import (
    read_cards,
    read_counted,
    read_exchange,
    read_holdings,
    read_lots,
    read_stacks,
    read_whose,
)
from tdapp.ui.tables.floor_choice import Spot

say = saying("chips acts")
Lots = tuple[Lot, ...]
Whose = tuple[int | None, int | None]
"""An entry and a table, as far as chips were somebody's."""

IN = (ChipCause.SHORT_STACK, ChipCause.FOUND, ChipCause.MISSING, ChipCause.POCKETED)
OUT = (ChipCause.POCKETED, ChipCause.MISSING, ChipCause.FOUND, ChipCause.SHORT_STACK)
"""The likely reasons first."""
Cards = tuple[SeatCards, ...]


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


UNLISTED: Exchange = (25, 100)
"""What a race is tried with where no chips are listed."""


class ColourUpActs(Acts[Spot]):
    """The last chips of a kind, and the race of the chosen table; what is due stands ready."""

    def __init__(self, floor: AtHand) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        colour_up = say("Colour up…")
        race = floor.at_table(say("Chip race at {table}…"))
        self.colour_up, self.race = self._acts(
            (colour_up, "Ctrl+B, U", self._none_left, self._colour_up),
            (race, "Ctrl+B, Q", self._one_seat, self._race),
        )

    def _none_left(self, on: Spot) -> Call:
        chip, _ = likely_exchange(self._floor.state) or (1, 0)
        return ColourUp(on.event, chip, 0)

    def _colour_up(self, on: Spot) -> Flow[None]:
        """Ask which chips leave play, how many there were, and what went back for them."""
        count = voice().count
        likely = likely_exchange(self._floor.state)
        asked = say("Which chips are coloured up?")
        hint = say("One chip, such as 25")
        chip = yield from read(asked, hint, self._read_chip, *map(str, (likely or ())[:1]))
        asked = say(
            "How many chips of {chip} came off the tables? Leave out tables already raced.",
            chip=count(chip),
        )
        out = Lot(chip, (yield from number(asked, say("A number, 0 for none"))))
        back: tuple[Lot, ...] = ()
        if out.count:
            back = yield from self._back(out)
            yield from confirm(self._change(out, back), say("Colour up"))
        else:
            asked = say("Are all chips of {chip} out of play?", chip=count(chip))
            yield from confirm(asked, say("All out of play"))
        yield from self._do(ColourUp(on.event, chip, out.count, back))

    def _read_chip(self, typed: str) -> int:
        chip = read_count(typed)
        must_be_a_chip(self._floor.state, chip)
        return chip

    def _back(self, out: Lot) -> Flow[tuple[Lot, ...]]:
        none, back = say("none"), self._likely_back(out)
        choices = () if back is None else (lots_words([back]) if back.count else none,)

        def read_back(typed: str) -> tuple[Lot, ...]:
            return () if typed.casefold() == none.casefold() else read_lots(typed)

        text = say("What was given back for {lots} (worth {chips})?")
        text = text.format(lots=lots_words([out]), chips=voice().count(out.chips))
        return read(text, say("Number and kind, like 30x100, or none"), read_back, *choices)

    def _likely_back(self, out: Lot) -> Lot | None:
        """So many of the next larger chips as these are worth; None where no chips are listed."""
        larger = [one for one in chips_in_use(self._floor.state) if one > out.denomination]
        if not larger:
            return None
        rounding = self._floor.state.conditions.chips.rounding
        return Lot(larger[0], new_chips(out.chips, larger[0], rounding))

    def _change(self, out: Lot, back: tuple[Lot, ...]) -> str:
        """The sum is kept or its change is said, before it is recorded."""
        return say(
            "{out} exchanged for {back}: {change}. Is that all?",
            out=lots_words([out]),
            back=lots_words(back) or say("nothing"),
            change=change_words(voice(), value_of(back) - out.chips),
        )

    def _one_seat(self, on: Spot) -> Call:
        """A race of one player, to see whether one can be held."""
        table, seating = on.the_table(), self._floor.state.seating
        held = tuple(Holding(seating.seat_of[one].seat, 1) for one in seating.at_table(table)[:1])
        exchange = likely_exchange(self._floor.state) or UNLISTED
        return RaceChips(on.event, table, *exchange, held)

    def _race(self, on: Spot) -> Flow[None]:
        """Ask which chips become which, what each seat has, and for the cards of odd chips."""
        table, likely = on.the_table(), likely_exchange(self._floor.state)
        asked = say("Which chips are raced off at table {table}, and for which?")
        choices = () if likely is None else ("{} {}".format(*likely),)
        hint = say("Old and new chip, such as 25 100")
        exchange = yield from read(asked.format(table=table), hint, self._read_exchange, *choices)
        asked = say("How many chips of {chip} does each seat at table {table} have?")
        race = yield from read(
            asked.format(chip=voice().count(exchange[0]), table=table),
            say("Such as 1: 3 4: 7! (! = no other chips)"),
            lambda typed: race_of(self._floor.state, table, *exchange, read_holdings(typed)),
        )
        cards = (yield from self._cards(race)) if race.odd else ()
        yield from self._do(RaceChips(on.event, table, race.old, race.new, race.holdings, cards))

    def _read_exchange(self, typed: str) -> Exchange:
        old, new = read_exchange(typed)
        must_be_larger(old, [Lot(new, 1)])
        for chip in (old, new):
            must_be_a_chip(self._floor.state, chip)
        return old, new

    def _cards(self, race: Race) -> Flow[Cards]:
        draw = say("draw here")

        def read_lying(typed: str) -> Cards:
            if typed.casefold() == draw.casefold():
                return ()
            cards = read_cards(typed)
            decide(race, dict(cards))
            return cards

        text = say("Cards for odd chips ({cards}): draw them here, or type the cards dealt?")
        hint = say("Such as 1: Ks 9h 4: 2c")
        return read(text.format(cards=cards_words(voice(), race.odd)), hint, read_lying, draw)
