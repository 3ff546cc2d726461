"""Several out in one hand, and the order of exits put right: asked in the window, step by step."""

from dataclasses import replace

from tdapp.calls.tournament.exits import BustTogether, Groupings, ReorderExits
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.tournament.exits.correcting import reorder
from tdapp.tournament.exits.together import bust_together
from tdapp.tournament.facts.exits import OutOfChips
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read, words
from tdapp.ui.entries.entries import Choice, EntriesInView, EntryChosen, ties, with_changes
from tdapp.ui.entries.hand_questions import read_entries, unplayed_words
from tdapp.ui.look.spoken import saying

say = saying("hand acts")


class HandActs(Acts[EntryChosen]):
    """Same-hand eliminations and their order; asks only what decides the ties."""

    def __init__(self, entries: EntriesInView, choice: Choice) -> None:
        super().__init__(entries.view, entries.asking, choice, entries.view)
        self._entries = entries
        self.together, self.order = self._acts(
            (say("One hand…"), "T", alone, self._take_out_together),
            (say("Reorder…"), "O", self._as_it_is, self._reorder),
        )

    def _take_out_together(self, on: EntryChosen) -> Flow[None]:
        """Ask for the others of the hand, for what decides between them, and for a yes."""
        text = say("Who else busted in the same hand as {name}?")
        groups = yield from self._groups(text.format(name=self._entries.name(on.entry)))
        others = [entry for group in groups for entry in group]
        outs = [EliminatedPlayer(entry=entry, table=0) for entry in (on.entry, *others)]
        at = replace(self._entries.at, happened_us=self._happened_us)
        yield from self._take_out(on, tuple((yield from ties(outs, at))))

    @property
    def _happened_us(self) -> int | None:
        return self._asking.with_slip().happened_us

    def _take_out(self, on: EntryChosen, outs: tuple[EliminatedPlayer, ...]) -> Flow[None]:
        """Say what would change and ask for a yes."""
        now, happened_us = self._entries.view.now, self._happened_us
        changes = yield from self._entries.changes(
            lambda state: bust_together(state, outs, now, happened_us=happened_us)
        )
        facts = bust_together(self._entries.state, outs, now, happened_us=happened_us)
        waiting = [self._entries.name(one.entry) for one in facts if isinstance(one, OutOfChips)]
        text = say("Did they bust in the same hand?")
        if waiting:
            text = say("Did they lose their chips in the same hand? {names} may re-buy.")
        text = with_changes(text.format(names=", ".join(waiting)), changes)
        unplayed = unplayed_words(
            self._entries.state, *(self._entries.name(out.entry) for out in outs)
        )
        text = f"{unplayed} {text}".strip()
        hint = say("Hand number, if known")
        hand = yield from words(text, say("Record eliminations"), hint, may_be_empty=True)
        yield from self._do(BustTogether(on.event, outs, hand or None), said=changes)

    def _as_it_is(self, on: EntryChosen) -> Call:
        """The order as it is, to see whether there is one to be changed."""
        if on.entry not in self._entries.state.exits.by_entry:
            raise Refusal("not_out", entry=on.entry)
        return ReorderExits(on.event, self._around(on.entry))

    def _around(self, entry: int) -> Groupings:
        """The exits just before and after that of an entry, and its own."""
        exits = self._entries.state.exits
        own = exits.group(entry)
        around = (exits.position_of[own[0]] - 1, exits.position_of[own[-1]] + 1)
        before, after = (exits.group(exits.at[at]) if at in exits.at else () for at in around)
        return tuple(group for group in (before, own, after) if group)

    def _reorder(self, on: EntryChosen) -> Flow[None]:
        """Ask for the order, as it is now in the field, and why."""
        now = ", ".join("=".join(map(str, group)) for group in self._around(on.entry))
        text = say("In which order did they bust, first out first? Type 4=7 for a tie.")
        groups = yield from self._groups(text, now)
        changes = yield from self._entries.changes(lambda state: reorder(state, groups))
        text = with_changes(say("Reason for this order?"), changes)
        said = (*self._entries.whose(on.entry), *changes)
        call = ReorderExits(on.event, groups)
        yield from self._do_because(call, text, say("Reorder"), said=said)

    def _groups(self, text: str, *choices: str) -> Flow[Groupings]:
        return read(text, say("Entry numbers"), read_entries, *choices)


def alone(on: EntryChosen) -> Call:
    """The one who is selected out alone, to see whether that is possible."""
    return BustTogether(on.event, (EliminatedPlayer(entry=on.entry, table=0),))
