"""The ways out of an event, several out in one hand, and exits that were recorded wrongly."""

from dataclasses import replace
from functools import partial
from itertools import chain

from tdapp.calls.tournament.exits import BustTogether, InsertExit, Leave, PassExitOn, ReorderExits
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.shown.offence_words import disqualifying, what_follows
from tdapp.shown.reading import ExitTime, read_when
from tdapp.tournament.exits.correcting import insert_exit, reorder
from tdapp.tournament.exits.together import bust_together
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.exits import Departure, OutOfChips
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_explained
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import number, one_of, read, words
from tdapp.ui.entries.entries import (
    Choice,
    EntriesInView,
    EntryChosen,
    changes,
    chips_leaving,
    seat_back,
    ties,
    with_changes,
)
from tdapp.ui.entries.hand_questions import read_entries, unplayed_words
from tdapp.ui.entries.seat_back import where_back
from tdapp.ui.look.spoken import saying, voice

say = saying("exit acts")
LAST_OUT = 3
"""How many of the newest exits are offered as choices."""


class ExitActs(Acts[EntryChosen]):
    """Withdraw, disqualify, late exit and wrong player: each asks what it needs, then why."""

    def __init__(self, entries: EntriesInView, choice: Choice) -> None:
        super().__init__(entries.view, entries.asking, choice, entries.view)
        self._entries = entries
        self.withdraw, self.disqualify, self.late, self.wrong = self._acts(
            (say("Withdraw…"), "W", partial(leaving, Departure.WITHDRAWN)),
            (say("Disqualify…"), "D", partial(leaving, Departure.DISQUALIFIED)),
            (say("Late bust…"), "L", self._before_newest),
            (say("Correct…"), "X", self._to_anybody),
        )

    def _before_newest(self, on: EntryChosen) -> Call:
        """A late exit before the newest one, to see whether one is possible."""
        return InsertExit(on.event, on.entry, newest(self._entries.state)[0])

    def _to_anybody(self, on: EntryChosen) -> Call:
        """The exit passed to somebody in play, to see whether it can be passed on."""
        exits, seated = self._entries.state.exits, self._entries.state.seating.seat_of
        without = (exits.out_of_chips, exits.pending, (on.entry,))
        playing = (one for one in seated if not any(one in some for some in without))
        return PassExitOn(on.event, on.entry, next(playing, on.entry))


def leaving(how: Departure, on: EntryChosen) -> Call:
    """A departure without chips, to see whether one is possible."""
    return Leave(on.event, on.entry, how, 0)


def newest(state: Tournament) -> list[int]:
    """Who went out last, the last first; refuses ``nobody_out``."""
    at = state.exits.at
    if not at:
        raise Refusal("nobody_out")
    return [at[len(at) - 1 - back] for back in range(min(LAST_OUT, len(at)))]


@asked_before(Leave)
def before_leaving(call: Leave, at: EventAt) -> Flow[Ready]:
    """The offence, the chips, the hand once one can have been played, and the reason."""
    entry, name, yes = call.entry, at.name(call.entry), say("Withdraw")
    if call.departure is Departure.DISQUALIFIED:
        rules, yes = at.state.conditions.rules, say("Disqualify")
        asked = say("What is {name} disqualified for?", name=name)
        asked = f"{asked} {what_follows(voice(), rules)}".strip()
        known = {say("another reason"): None, **disqualifying(voice(), rules)}
        call = replace(call, offence=(yield from one_of(asked, known)))
    chips, when = (yield from chips_leaving(at, entry)), ExitTime()
    if at.state.clock.started:
        text = say("In which hand, or at what time, did {name} leave?", name=name)
        when = yield from _when(text, at)
    asked = say("Why is {name} leaving the event? Refunds are done separately.", name=name)
    call = replace(call, chips=chips, hand=when.hand)
    ready = yield from once_explained(call, at, asked, yes, said=at.whose(entry))
    return replace(ready, happened_us=when.happened_us)


@asked_before(InsertExit)
def before_late_exit(call: InsertExit, at: EventAt) -> Flow[Ready]:
    """After whom, then the hand or the time, which may both be unknown, and why."""
    entry, name = call.entry, at.name(call.entry)
    text = say("Which player busted next after {name}?", name=name)
    before = yield from _entry(text, *newest(at.state))
    changed = yield from changes(at, lambda state: insert_exit(state, entry, before))
    when = yield from _when(say("In which hand, or at what time, did {name} bust?", name=name), at)
    text = say("Why did {name} bust before {other}?", name=name, other=at.name(before))
    said, text = (*at.whose(entry), *at.whose(before), *changed), with_changes(text, changed)
    call = replace(call, before=before, hand=when.hand)
    ready = yield from once_explained(call, at, text, say("Record elimination"), said=said)
    return replace(ready, happened_us=when.happened_us)


@asked_before(PassExitOn)
def before_passing_on(call: PassExitOn, at: EventAt) -> Flow[Ready]:
    """Who was out instead, a seat where the own one is gone, and why."""
    wrong, name = call.wrong, at.name(call.wrong)
    right = yield from _entry(say("Who really busted, if not {name}?", name=name))
    seat = yield from seat_back(at, wrong, lambda seat: pass_on(at.state, wrong, right, seat))
    changed = yield from changes(at, lambda state: pass_on(state, wrong, right, seat))
    where = where_back(pass_on(at.state, wrong, right, seat))
    text = _why_wrong(wrong, at.state).format(name=name, other=at.name(right), where=where)
    said = (*at.whose(wrong), *at.whose(right), *changed)
    call, text = PassExitOn(call.event, wrong, right, seat), with_changes(text, changed)
    return (yield from once_explained(call, at, text, say("Move elimination"), said=said))


def _why_wrong(entry: int, state: Tournament) -> str:
    if entry in state.exits.pending:
        return say("Why is the pending elimination {other}'s, not {name}'s?")
    if entry in state.exits.out_of_chips:
        return say("Why was it {other} who lost the last chips, not {name}?")
    return say("Why move the elimination from {name} to {other}? {name} goes back to {where}.")


def _entry(text: str, *choices: int) -> Flow[int]:
    return number(text, say("Entry number"), *map(str, choices))


def _when(text: str, at: EventAt) -> Flow[ExitTime]:
    """Ask for the hand or the time, which may both be unknown."""
    return read(
        text,
        say("Hand number, or a time such as 21:40, if known"),
        lambda typed: read_when(typed, at.view.now.utc_us, voice().zone),
        may_be_empty=True,
    )


class HandActs(Acts[EntryChosen]):
    """Same-hand eliminations and their order; asks only what decides the ties."""

    def __init__(self, entries: EntriesInView, choice: Choice) -> None:
        super().__init__(entries.view, entries.asking, choice, entries.view)
        self._entries = entries
        self.together, self.order = self._acts(
            (say("One hand…"), "T", alone, self._take_out_together),
            (say("Reorder…"), "O", self._as_it_is),
        )

    def _take_out_together(self, on: EntryChosen) -> Flow[None]:
        """Ask for the others of the hand, for what decides between them, and for a yes."""
        at = replace(self._entries.at, happened_us=self._asking.with_slip().happened_us)
        text = say("Who else busted in the same hand as {name}?", name=at.name(on.entry))
        groups = yield from read(text, say("Entry numbers"), read_entries)
        others = [entry for group in groups for entry in group]
        outs = [EliminatedPlayer(entry=entry, table=0) for entry in (on.entry, *others)]
        known = tuple((yield from ties(outs, at)))
        now, happened_us = at.view.now, at.happened_us
        changed = yield from changes(
            at, lambda state: bust_together(state, known, now, happened_us=happened_us)
        )
        facts = bust_together(at.state, known, now, happened_us=happened_us)
        waiting = [at.name(one.entry) for one in facts if isinstance(one, OutOfChips)]
        text = say("Did they bust in the same hand?")
        if waiting:
            names = ", ".join(waiting)
            text = say("Did they lose their chips in the same hand? {names} may re-buy.")
            text = text.format(names=names)
        unplayed = unplayed_words(at.state, *(at.name(out.entry) for out in known))
        text = f"{unplayed} {with_changes(text, changed)}".strip()
        hint = say("Hand number, if known")
        hand = yield from words(text, say("Record eliminations"), hint, may_be_empty=True)
        yield from self._do(BustTogether(on.event, known, hand or None), said=changed)

    def _as_it_is(self, on: EntryChosen) -> Call:
        """The exits just before and after that of an entry, and its own, in their order."""
        exits = self._entries.state.exits
        if on.entry not in exits.by_entry:
            raise Refusal("not_out", entry=on.entry)
        own = exits.group(on.entry)
        around = (exits.position_of[own[0]] - 1, exits.position_of[own[-1]] + 1)
        before, after = (exits.group(exits.at[at]) if at in exits.at else () for at in around)
        return ReorderExits(on.event, tuple(group for group in (before, own, after) if group))


@asked_before(ReorderExits)
def before_reordering(call: ReorderExits, at: EventAt) -> Flow[Ready]:
    """The order, as it is now in the field, and why."""
    now = ", ".join("=".join(map(str, group)) for group in call.groups)
    text = say("In which order did they bust, first out first? Type 4=7 for a tie.")
    groups = yield from read(text, say("Entry numbers"), read_entries, now)
    changed = yield from changes(at, lambda state: reorder(state, groups))
    text = with_changes(say("Reason for this order?"), changed)
    named = [one for entry in chain(*call.groups) for one in at.whose(entry)]
    said = (*named, *changed)
    call = ReorderExits(call.event, groups)
    return (yield from once_explained(call, at, text, say("Reorder"), said=said))


def alone(on: EntryChosen) -> Call:
    """The one who is selected out alone, to see whether that is possible."""
    return BustTogether(on.event, (EliminatedPlayer(entry=on.entry, table=0),))
