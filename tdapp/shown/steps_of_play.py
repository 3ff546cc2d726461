"""The next steps of a bracket, of its matches, and of hands that are followed."""

from collections.abc import Callable, Iterator, Mapping

from tdapp.calls.tournament.brackets import CallPairings, DrawBracket, LoseMatch
from tdapp.calls.tournament.hands import DropHand, EndHand
from tdapp.calls.tournament.seats import UnlockSeat
from tdapp.shown.next_step import NextStep, StepFinder, StepKind
from tdapp.shown.terms_words import before_entries
from tdapp.tournament.matches.calling import free_halves, pairings_due


def _next_pairings(find: StepFinder) -> Iterator[NextStep]:
    """The draw of a bracket, and once the clock was started the pairings that wait."""
    state, event, text = find.here.state, find.here.event, find.voice.text
    if not state.matches.drawn:
        said = text("next step", "Draw the bracket")
        yield NextStep(StepKind.BRACKET, said, DrawBracket(event))
    elif state.clock.started:
        said = text("next step", "Call the next pairings")
        yield NextStep(StepKind.BRACKET, said, CallPairings(event))
        yield from _locked_halves(find)


def _locked_halves(find: StepFinder) -> Iterator[NextStep]:
    """Locked seats that keep the pairings waiting."""
    state = find.here.state
    waits = state.matches.drawn and pairings_due(state) and not free_halves(state)
    for seat in sorted(state.seating.locked) if waits else ():
        said = find.voice.text("next step", "Unlock seat {seat} for the next pairing", seat=seat)
        yield NextStep(StepKind.BRACKET, said, UnlockSeat(find.here.event, seat))


def _matches(find: StepFinder) -> Iterator[NextStep]:
    """The matches that are played."""
    event, seating = find.here.event, find.here.state.seating
    for where in sorted(find.here.state.matches.at_table):
        said = find.voice.text(
            "next step",
            "Play is on. When a player loses a match: Ctrl+K, {half}-1 lost",
            half=where,
        )
        for seat in where.seats:
            if seat in seating.entry_at:
                lost = LoseMatch(event, seating.entry_at[seat])
                yield NextStep(StepKind.BRACKET, said, lost)


def _hands(find: StepFinder) -> Iterator[NextStep]:
    """Who is dealt into a followed hand is out by its end."""
    event, text = find.here.event, find.voice.text
    for table in find.here.state.feature.by_table:
        said = text("next step", "Table {table}: end the hand, or discard it", table=table)
        for call in (EndHand(event, table), DropHand(event, table)):
            yield NextStep(StepKind.HAND, said, call, table=table)


def _terms(find: StepFinder) -> Iterator[NextStep]:
    """The conditions are published and told before entries are sold."""
    for call in before_entries(find.here.event, find.here.state.conditions):
        yield NextStep(StepKind.TERMS, "", call)


STEPS: Mapping[str, Callable[[StepFinder], Iterator[NextStep]]] = {
    "pairings": _next_pairings,
    "matches": _matches,
    "hands": _hands,
    "terms": _terms,
}
