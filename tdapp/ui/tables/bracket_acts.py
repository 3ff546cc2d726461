"""The acts on a heads-up bracket and on the pairing that is chosen in it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial

from tdapp.calls.tournament.brackets import (
    CallPairing,
    CallPairingBack,
    CallPairings,
    CorrectMatch,
    DivideTable,
    DrawBracket,
    HoldMatchClocks,
    LoseMatch,
    RecordDraw,
    StartMatchClocks,
    TakeDivider,
    WalkOver,
)
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN
from tdapp.shown.reading import read_player
from tdapp.tournament.brackets.bracket import BYE, Bracket
from tdapp.tournament.brackets.halves import TableHalf, halves_of
from tdapp.tournament.matches.calling import free_halves
from tdapp.tournament.matches.clocks import clock_of
from tdapp.tournament.matches.correcting import hangs_on
from tdapp.tournament.matches.standing import bracket_of
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_confirmed, once_explained
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import one_of, read, words
from tdapp.ui.look.spoken import saying
from tdapp.ui.structure.clock_acts import briefing_words
from tdapp.ui.tables.at_hand import AtHand

say = saying("bracket acts")
BACKS = "red", "blue"
"""Colours by which dividing a table is tried, and that are offered first."""


@dataclass(frozen=True, slots=True)
class OnPairing:
    """The pairing that was chosen when an act began, by its number, in its event."""

    event: StreamId
    number: int | None

    @property
    def pairing(self) -> int:
        """The chosen pairing; refuses ``no_pairing_chosen``."""
        if self.number is None:
            raise Refusal("no_pairing_chosen")
        return self.number


class BracketActs(Acts[OnPairing]):
    """They act on the pairing that `chosen` gives; `find` looks for a player."""

    def __init__(
        self, floor: AtHand, chosen: Callable[[], int | None], found: Callable[[int], None]
    ) -> None:
        view = floor.view
        super().__init__(view, floor.asking, lambda: OnPairing(view.the_id(), chosen()), view)
        self._floor, self._chosen, self._found = floor, chosen, found
        self.one_lost, self.other_lost, self.walk_over, self.correct = self._acts(
            (lambda: self._lost_words(0), "1", lambda on: self._lost(on, 0)),
            (lambda: self._lost_words(1), "2", lambda on: self._lost(on, 1)),
            (say("Walk-over…"), "W", self._any_absent, self._walk_over),
            (say("Correct…"), "C", self._last_match, self._correct),
        )
        self.call, self.call_all, self.call_back = self._acts(
            (say("Call pairing…"), "A", self._to_first_half, self._call),
            (say("Call all due"), "Shift+A", lambda on: CallPairings(on.event)),
            (say("Call back"), "B", lambda on: CallPairingBack(on.event, on.pairing)),
        )
        self.run, self.run_all = self._acts(
            (self._run_words, "S", self._run_one),
            (self._run_all_words, "Shift+S", self._run_every),
        )
        self.draw, self.record, self.divide, self.undivide, self.find = self._acts(
            (say("Draw bracket…"), "D", lambda on: DrawBracket(on.event), self._draw),
            (say("Record a draw…"), "Shift+D", lambda on: DrawBracket(on.event), self._record),
            (say("Divide table…"), "T", self._any_divided, self._divide),
            (say("Remove divider…"), "Shift+T", self._any_undivided, self._undivide),
            (say("Find player…"), "F", self._any_drawn, self._find),
        )

    @property
    def _bracket(self) -> Bracket:
        return bracket_of(self._floor.state)

    def _players(self, pairing: int) -> list[int]:
        """Both players of a pairing; refuses ``pairing_not_ready`` where one is not known."""
        sides = [one for one in self._bracket.sides(pairing) if one]
        if len(sides) < len(BACKS):
            raise Refusal("pairing_not_ready", pairing=pairing)
        return sides

    def _lost_words(self, side: int) -> str:
        number, state = self._chosen(), self._floor.state
        entry = number and state.matches.drawn and state.matches.bracket.sides(number)[side]
        if not entry:
            return say("Upper player lost") if side == 0 else say("Lower player lost")
        return say("{name} lost", name=self._floor.name(entry))

    def _lost(self, on: OnPairing, side: int) -> Call:
        """Refuses ``pairing_decided``: who plays elsewhere by now has not lost here."""
        players = self._players(on.pairing)
        if self._bracket.winner(on.pairing) is not None:
            raise Refusal("pairing_decided", pairing=on.pairing)
        return LoseMatch(on.event, players[side])

    def _runs(self, number: int | None) -> bool:
        clock = clock_of(self._floor.state, number) if number else None
        return clock is not None and clock.running

    def _run_words(self) -> str:
        return say("Hold match clock") if self._runs(self._chosen()) else say("Start match clock")

    def _run_one(self, on: OnPairing) -> Call:
        kind = HoldMatchClocks if self._runs(on.pairing) else StartMatchClocks
        return kind(on.event, (on.pairing,))

    def _all_run(self) -> bool:
        state = self._floor.state
        return bool(state.matches.called) and all(map(self._runs, state.matches.called))

    def _run_all_words(self) -> str:
        return say("Hold all clocks") if self._all_run() else say("Start all clocks")

    def _run_every(self, on: OnPairing) -> Call:
        return (HoldMatchClocks if self._all_run() else StartMatchClocks)(on.event)

    def _any_absent(self, on: OnPairing) -> Call:
        self._lost(on, 0)
        return WalkOver(on.event, self._players(on.pairing)[0])

    def _walk_over(self, on: OnPairing) -> Flow[None]:
        known = {self._floor.name(one): one for one in self._players(on.pairing)}
        asked = say("Who did not appear for pairing {pairing}?", pairing=on.pairing)
        must = Refusal("answer_needed", hint=say("The player who did not appear"))
        absent = yield from one_of(asked, known, must_be_seen=must)
        yield from self._do_asked(WalkOver(on.event, absent))

    def _last_match(self, on: OnPairing) -> Call:
        won = self._bracket.wins.get(on.pairing, ())
        return CorrectMatch(on.event, on.pairing, max(1, len(won)))

    def _correct(self, on: OnPairing) -> Flow[None]:
        """Ask which match, where there were several."""
        won, match = self._bracket.wins.get(on.pairing, ()), 1
        if len(won) > 1:
            known = {
                say("{n} won by {name}", n=n, name=self._floor.name(one)): n
                for n, one in reversed(list(enumerate(won, 1)))
            }
            match = yield from one_of(say("Which match was recorded wrong?"), known)
        yield from self._do_asked(CorrectMatch(on.event, on.pairing, match))

    def _to_first_half(self, on: OnPairing) -> Call:
        free = free_halves(self._floor.state)
        where = free[0] if free else TableHalf(self._first(()))
        return CallPairing(on.event, on.pairing, where.table, where.half)

    def _call(self, on: OnPairing) -> Flow[None]:
        free = {str(half): half for half in free_halves(self._floor.state)}
        asked = say("At which table is pairing {pairing} played?", pairing=on.pairing)
        where = yield from one_of(asked, free, hint=say("Table such as 12, or half such as 12a"))
        yield from self._do_asked(CallPairing(on.event, on.pairing, where.table, where.half))

    def _draw(self, on: OnPairing) -> Flow[None]:
        text = say("Who is seeded, best first? Leave blank for no seeds.")
        hint = say("Entries, such as 4 1 7")
        seeds = yield from read(text, hint, self._read_entries, may_be_empty=True)
        text = say("Which players are of one club and meet as late as can be? Blank for none.")
        hint = say("Entries of a club, a comma before the next: 4 1, 7 9 12")
        clubs = yield from read(text, hint, self._read_clubs, may_be_empty=True)
        yield from self._do_asked(DrawBracket(on.event, seeds, clubs))

    def _read_clubs(self, typed: str) -> tuple[tuple[int, ...], ...]:
        return tuple(self._read_entries(one) for one in typed.split(",") if one.strip())

    def _record(self, on: OnPairing) -> Flow[None]:
        text = say("Who was drawn, from the top of the bracket down? Write 0 for a bye.")
        slots = yield from read(text, say("Entries, such as 4 0 7 2"), self._read_slots)
        yield from self._do_asked(RecordDraw(on.event, slots))

    def _read_slots(self, typed: str) -> tuple[int, ...]:
        state = self._floor.state
        return tuple(BYE if one == "0" else read_player(one, state) for one in typed.split())

    def _read_entries(self, typed: str) -> tuple[int, ...]:
        return tuple(read_player(one, self._floor.state) for one in typed.split())

    def _any_divided(self, on: OnPairing) -> Call:
        return DivideTable(on.event, self._first(self._whole_tables()), BACKS)

    def _first(self, tables: Iterable[int]) -> int:
        """The first of these, or of all tables; refuses ``no_table_chosen`` without any."""
        found = min(tables, default=0) or min(self._floor.state.seating.tables, default=0)
        if not found:
            raise Refusal("no_table_chosen")
        return found

    def _whole_tables(self) -> list[int]:
        state = self._floor.state
        return [one for one in sorted(state.seating.tables) if one not in state.matches.backs]

    def _divide(self, on: OnPairing) -> Flow[None]:
        known = {str(one): one for one in self._whole_tables()}
        table = yield from one_of(say("Which table is divided?"), known, hint=say("Its number"))
        colours = []
        usual_ones = say("red"), say("blue")
        for half, usual in zip(halves_of(table, divided=True), usual_ones, strict=True):
            asked = say("Which colour are the card backs at {half}?", half=half)
            colours.append((yield from words(asked, "", say("Colour of the backs"), usual)))
        yield from self._do_asked(DivideTable(on.event, table, (colours[0], colours[1])))

    def _any_undivided(self, on: OnPairing) -> Call:
        return TakeDivider(on.event, self._first(self._floor.state.matches.backs))

    def _undivide(self, on: OnPairing) -> Flow[None]:
        known = {str(one): one for one in sorted(self._floor.state.matches.backs)}
        asked = say("From which table is the divider removed?")
        table = yield from one_of(asked, known, hint=say("Its number"))
        yield from self._do_asked(TakeDivider(on.event, table))

    def _any_drawn(self, _: OnPairing) -> None:
        bracket_of(self._floor.state)

    def _find(self, _: OnPairing) -> Flow[None]:
        """Choose the pairing that a player plays, or lost last."""
        entries = sorted({one for one in self._bracket.slots if one})
        known = {f"{self._floor.name(one)} {one}": one for one in entries}
        asked = say("Which player are you looking for?")
        entry = yield from one_of(asked, known, hint=say("First letters of the name"))
        bracket = self._bracket
        here = bracket.where(entry)
        seen = (one.number for one in reversed(bracket.pairings))
        last = next((one for one in seen if entry in bracket.sides(one)), None)
        if here or last:
            self._found(here or last or 0)


@asked_before(StartMatchClocks)
def before_match_clocks(call: StartMatchClocks, at: EventAt) -> Flow[Ready]:
    """A yes where the players are to be briefed first."""
    asked = briefing_words(call, at)
    return once_confirmed(replace(call, briefed=bool(asked)), at, asked, say("Start all clocks"))


@asked_before(WalkOver)
def before_walk_over(call: WalkOver, at: EventAt) -> Flow[Ready]:
    """Why, before the time to appear is over; else a yes."""
    name = at.name(call.entry)
    refusal = at.why_not(call, PLAIN)
    if refusal is None:
        asked = say("{name} did not appear: does the opponent go on?", name=name)
        return once_confirmed(call, at, asked, say("Walk-over"), at.whose(call.entry))
    asked = say("Why is there a walk-over against {name} already now?", name=name)
    choices = say("not seen"), say("told us they will not come")
    yes, said = say("Walk-over"), at.whose(call.entry)
    return once_explained(call, at, asked, yes, *choices, said=said)


@asked_before(CorrectMatch)
def before_correction(call: CorrectMatch, at: EventAt) -> Flow[Ready]:
    """A yes with who won instead; why, with what is played again, where later matches hang on."""
    bracket = at.state.matches.bracket
    won = bracket.wins.get(call.pairing, ())
    sides = [one for one in bracket.sides(call.pairing) if one]
    if not 0 < call.match <= len(won):
        raise Refusal("no_such_match", pairing=call.pairing, match=call.match)
    old = won[call.match - 1]
    names = {
        "winner": at.name(next(one for one in sides if one != old)),
        "loser": at.name(old),
        "match": call.match,
        "pairing": call.pairing,
    }
    said = at.changes(partial(_recorded, call.pairing))
    refusal = at.why_not(call, PLAIN)
    if refusal is None or refusal.code != "later_matches":
        asked = say("Did {winner} win match {match} of pairing {pairing}, not {loser}?", **names)
        return once_confirmed(call, at, asked, say("Correct"), said)
    later = ", ".join(map(str, hangs_on(at.state, call.pairing)))
    asked = say(
        "{winner} won match {match} of pairing {pairing}, not {loser}. This also cancels the "
        "results of pairing {later}. Why is it corrected?",
        later=later,
        **names,
    )
    return once_explained(replace(call, cascade=True), at, asked, say("Correct"), said=said)


def _recorded(pairing: int, state: Tournament, _: object) -> object:
    """The matches of a pairing, and the later ones that hang on it."""
    return state.matches.bracket.wins.get(pairing), hangs_on(state, pairing)
