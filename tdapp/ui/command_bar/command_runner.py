"""Hands a command over to the desk, and asks before where something must be known or meant."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from tdapp.calls.tournament.exits import Bust, BustTogether
from tdapp.calls.tournament.moves import BreakOutOfTurn, BreakTable, FreeTable, OverruleMove
from tdapp.calls.tournament.rulings import GiveOtherPenalty
from tdapp.calls.tournament.sales import Rebuy, SellAddOns, SellTableAddOns
from tdapp.calls.tournament.seats import SwapSeats
from tdapp.command.command_matcher import Meant
from tdapp.command.foresight import Foresight
from tdapp.command.grammar.spoken import Verb
from tdapp.command.reply import CommandQuestion, Do
from tdapp.command.wording import Wording
from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.desk.said import ChangesStatement
from tdapp.rules.finishing_rules import FinishBy
from tdapp.shown.reading import read_player
from tdapp.tournament.exits.together import seats_from_button, still_to_ask
from tdapp.tournament.facts.clock import ClockSet
from tdapp.tournament.payouts.before_posting import before_posting
from tdapp.tournament.reckoning.ties import EliminatedPlayer, OpenTie
from tdapp.tournament.tables.arranging import swap_wants_reason
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.hand_questions import asked_of, hint_of, read_known, unplayed_words
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.typed import read_count
from tdapp.ui.payouts.posting_words import before_posting_words
from tdapp.ui.structure.level_said import must_be_asked, setting_said, setting_words
from tdapp.ui.structure.turning_acts import starting_said, starting_words
from tdapp.ui.workplace.workplace import Workplace


class TieSteps:
    """One question after the other, until nothing that matters is open."""

    def __init__(
        self,
        event: StreamId,
        state: Tournament,
        words: Wording,
        happened_us: int | None,
        done: Callable[[BustTogether], CommandQuestion | Do],
    ) -> None:
        self._event = event
        self._state = state
        self._words = words
        self._at = None if happened_us is None else words.now.by_wall(happened_us)
        self._done = done

    def of(self, outs: list[EliminatedPlayer]) -> CommandQuestion | Do:
        """The next question, or the act where all is known; refuses as `still_to_ask` does."""
        missing = still_to_ask(self._state, outs, self._at)
        if missing:
            return self._ask(outs, missing[0])
        waiting = self._state.exits.out_of_chips
        declined = all(out.entry in waiting for out in outs)
        return self._done(BustTogether(self._event, tuple(outs), declined=declined))

    def _ask(self, outs: list[EliminatedPlayer], missing: OpenTie) -> CommandQuestion:
        entry, what = missing.entries[0], missing.what
        place = next(index for index, out in enumerate(outs) if out.entry == entry)
        text = asked_of(missing, self._words.name(self._state, entry))
        from_button = what is FinishBy.NEAREST_BUTTON
        seats = seats_from_button(self._state, entry) if from_button else None
        first = "" if seats is None else str(seats)
        told = partial(self._told, outs, place, what)
        return CommandQuestion(text, voice().text("command", "Next"), told, hint_of(what), first)

    def _told(
        self, outs: list[EliminatedPlayer], place: int, what: FinishBy, typed: str
    ) -> CommandQuestion | Do:
        known = read_known(outs[place], what, typed)
        return self.of([*outs[:place], known, *outs[place + 1 :]])


Begin = Callable[[Meant, Foresight, Wording, Circumstances], CommandQuestion | Do]
TO_LEVEL = frozenset({Verb.LEVEL, Verb.NEXT, Verb.PREVIOUS, Verb.RESTART})
ASKED_FIRST = TO_LEVEL | {Verb.ADD_TIME, Verb.SET_TIME, Verb.END_BREAK, Verb.EXTEND_BREAK}


class CommandRunner:
    """Knows what each command asks first; most ask nothing."""

    def __init__(self, work: Workplace) -> None:
        self._work = work
        self._begins: Mapping[type[Call], Begin] = {
            Bust: self._bust,
            BustTogether: self._together,
            Rebuy: self._rebuy,
            OverruleMove: self._overrule,
            BreakTable: self._break,
            BreakOutOfTurn: self._break_out_of_turn,
            FreeTable: self._free,
            SwapSeats: self._swap,
            GiveOtherPenalty: self._penalise,
        }

    def begin(
        self, meant: Meant, seen: Foresight, words: Wording, with_: Circumstances
    ) -> CommandQuestion | Do:
        """What is asked first, or what is done at once."""
        by_call = self._begins.get(type(meant.calls[0]))
        if by_call is not None:
            return by_call(meant, seen, words, with_)
        if meant.said.verb in ASKED_FIRST:
            return self._set_clock(meant, seen, words, with_)
        if meant.said.verb is Verb.START:
            return self._start(meant, seen, words, with_)
        if meant.said.verb is Verb.POST:
            return self._post(meant, seen, words, with_)
        return self._hand_over(meant.calls, with_)

    def _hand_over(self, calls: tuple[Call, ...], with_: Circumstances) -> Do:
        work = self._work
        if isinstance(calls[0], Rebuy | SellAddOns | SellTableAddOns):
            return lambda: work.acts.till.settle(calls, with_)

        async def one_after_the_other() -> None:
            for call in calls:
                await work.asking.perform(call, with_)

        return lambda: work.asking.start(one_after_the_other)

    def _yes(self, text: str, yes: str, call: Call, with_: Circumstances) -> CommandQuestion:
        return CommandQuestion(text, yes, lambda _: self._hand_over((call,), with_))

    def _reason(self, text: str, yes: str, call: Call, with_: Circumstances) -> CommandQuestion:
        """Asks why; the answer goes into the record with the act."""
        hint = voice().text("command", "Reason, for the record")
        return CommandQuestion(text, yes, partial(self._because, call, with_), hint)

    def _because(self, call: Call, with_: Circumstances, reason: str) -> Do:
        if not reason.strip():
            raise Refusal("reason_needed")
        return self._hand_over((call,), replace(with_, reason=reason.strip()))

    def _bust(
        self, meant: Meant, seen: Foresight, words: Wording, with_: Circumstances
    ) -> CommandQuestion | Do:
        state = seen.before
        asked = unplayed_words(state, words.name(state, meant.entries[0]))
        if not asked:
            return self._hand_over(meant.calls, with_)
        return self._yes(asked, voice().text("entry acts", "Bust"), meant.calls[0], with_)

    def _together(
        self, meant: Meant, seen: Foresight, words: Wording, with_: Circumstances
    ) -> CommandQuestion | Do:
        call = meant.calls[0]
        outs = call.outs if isinstance(call, BustTogether) else ()

        state = seen.before
        asked = unplayed_words(state, *(words.name(state, out.entry) for out in outs))

        def done(known: BustTogether) -> CommandQuestion | Do:
            if not asked:
                return self._hand_over((known,), with_)
            return self._yes(asked, voice().text("entry acts", "Bust"), known, with_)

        steps = TieSteps(meant.event, state, words, with_.happened_us, done)
        return steps.of(list(outs))

    def _rebuy(
        self, meant: Meant, seen: Foresight, words: Wording, with_: Circumstances
    ) -> CommandQuestion | Do:
        """Who has chips left is asked how many, one after the other, where such are sold to."""
        state, known = seen.before, list(meant.calls)
        offer = state.conditions.rebuy
        without = offer is None or offer.needs_no_chips

        def go_on(at: int) -> CommandQuestion | Do:
            for place in range(at, len(known)):
                call = known[place]
                waits = isinstance(call, Rebuy) and call.entry not in state.exits.out_of_chips
                if isinstance(call, Rebuy) and waits and not without:
                    name = words.name(state, call.entry)
                    return self._chips_left(name, partial(told, place, call))
            return self._hand_over(tuple(known), with_)

        def told(place: int, call: Rebuy, typed: str) -> CommandQuestion | Do:
            known[place] = replace(call, stack=read_count(typed))
            return go_on(place + 1)

        return go_on(0)

    def _chips_left(
        self, name: str, answered: Callable[[str], CommandQuestion | Do]
    ) -> CommandQuestion:
        text = voice().text("command", "How many chips does {name} have left?", name=name)
        yes, hint = voice().text("command", "Sell"), voice().text("command", "Chips")
        return CommandQuestion(text, yes, answered, hint, "0")

    def _overrule(
        self, meant: Meant, seen: Foresight, words: Wording, with_: Circumstances
    ) -> CommandQuestion | Do:
        said = voice().text(
            "command", "Why move {name} to {seat}, against the balancing procedure?"
        )
        text = said.format(name=words.name(seen.before, meant.entries[0]), seat=meant.said.to)
        return self._reason(text, voice().text("command", "Order move"), meant.calls[0], with_)

    def _swap(
        self, meant: Meant, seen: Foresight, words: Wording, with_: Circumstances
    ) -> CommandQuestion | Do:
        """Over tables it is asked why: chips go with them."""
        if not swap_wants_reason(seen.before, *meant.entries):
            return self._hand_over(meant.calls, with_)
        one, other = (words.name(seen.before, entry) for entry in meant.entries)
        text = voice().text("command", "Why do {one} and {other} swap seats?", one=one, other=other)
        yes = voice().text("command", "Swap seats")
        return self._reason(text, yes, meant.calls[0], with_)

    def _penalise(
        self, meant: Meant, seen: Foresight, words: Wording, with_: Circumstances
    ) -> CommandQuestion | Do:
        """Why, as it is none of the house's list."""
        text = voice().text(
            "command", "Reason for {name}'s penalty? It is not on the house's list."
        )
        text = text.format(name=words.name(seen.before, meant.entries[0]))
        yes = voice().text("command", "Give penalty")
        return self._reason(text, yes, meant.calls[0], with_)

    def _break(
        self, meant: Meant, seen: Foresight, _: Wording, with_: Circumstances
    ) -> CommandQuestion | Do:
        text = voice().plural(
            "command",
            "Break table {table} and redraw its player to another table?",
            "Break table {table} and redraw its {n} players to other tables?",
            _sitting(meant, seen),
            table=meant.said.table,
        )
        return self._yes(text, voice().text("command", "Break table"), meant.calls[0], with_)

    def _break_out_of_turn(
        self, meant: Meant, seen: Foresight, _: Wording, with_: Circumstances
    ) -> CommandQuestion | Do:
        text = voice().plural(
            "command",
            "Why break table {table} out of turn? Its player is redrawn.",
            "Why break table {table} out of turn? Its {n} players are redrawn.",
            _sitting(meant, seen),
            table=meant.said.table,
        )
        return self._reason(text, voice().text("command", "Break table"), meant.calls[0], with_)

    def _free(
        self, meant: Meant, seen: Foresight, words: Wording, with_: Circumstances
    ) -> CommandQuestion | Do:
        """At the end of a hold it is asked whose exits do not stand."""
        text = voice().text
        state, table = seen.before, meant.said.table or 0
        pending = state.exits.pending_at.get(table, ())
        if not pending:
            return self._hand_over(meant.calls, with_)
        named = self._work.view.said(
            ChangesStatement, lambda state, _: state.exits.pending_at.get(table, ()), meant.event
        )
        with_ = replace(with_, said=named)
        who = "; ".join(words.who(state, one) for one in pending)
        nobody = text("command", "nobody")

        def still_in(typed: str) -> tuple[int, ...]:
            named = [] if typed.strip() == nobody else typed.split()
            return tuple(read_player(one, state) for one in named)

        said = text("command", "Busted during the hold: {who}. Is anyone of them still in?")
        hint = text("command", "Entries or seats, or nobody")
        yes = text("command", "End the hold")
        return CommandQuestion(
            said.format(who=who),
            yes,
            lambda typed: self._hand_over((FreeTable(meant.event, table, still_in(typed)),), with_),
            hint,
            nobody,
        )

    def _set_clock(
        self, meant: Meant, seen: Foresight, words: Wording, with_: Circumstances
    ) -> CommandQuestion | Do:
        """Another level is never gone to without a question, nor anything closed by it."""
        found = next(one for one in seen.events if isinstance(one, ClockSet))
        asked = must_be_asked(seen.before, found, words.now)
        if not asked and meant.said.verb not in TO_LEVEL:
            return self._hand_over(meant.calls, with_)
        text = setting_words(seen.before, found, self._work.names, words.now)
        said = setting_said(self._work.view, found, meant.event)
        yes = voice().text("command", "Set the clock")
        return self._yes(text, yes, meant.calls[0], replace(with_, said=said))

    def _start(
        self, meant: Meant, seen: Foresight, _: Wording, with_: Circumstances
    ) -> CommandQuestion | Do:
        asked = starting_words(seen.before, self._work.names)
        if not asked:
            return self._hand_over(meant.calls, with_)
        said = starting_said(self._work.view, meant.event)
        yes = voice().text("event acts", "Start clock")
        return self._yes(asked, yes, meant.calls[0], replace(with_, said=said))

    def _post(
        self, meant: Meant, seen: Foresight, words: Wording, with_: Circumstances
    ) -> CommandQuestion | Do:
        cents, yes = meant.said.prizes, voice().text("command", "Post prizes")
        if seen.before.prizes.posted:
            version = seen.before.prizes.version
            text = voice().text("command", "Why is version {version} replaced?", version=version)
            return self._reason(text, yes, meant.calls[0], with_)

        def words_of(state: Tournament, now: Instant) -> str:
            look = before_posting(state, cents=cents)
            return before_posting_words(look, state, self._work.names, now)

        asked = words_of(seen.before, words.now)
        if not asked:
            return self._hand_over(meant.calls, with_)
        said = self._work.view.said(
            ChangesStatement,
            lambda state, moment: words_of(state, moment.now),
            meant.event,
        )
        return self._yes(asked, yes, meant.calls[0], replace(with_, said=said))


def _sitting(meant: Meant, seen: Foresight) -> int:
    return len(seen.before.seating.at_table(meant.said.table or 0))
