"""The two ends of a hand: it begins with all that is known, and ends with its result."""

from collections.abc import Sequence
from dataclasses import replace

from tdapp.calls.tournament.hands import BeginHand, DropHand, EndHand, PlayKillPots, StepHandBack
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.rules.game_rules import first_button
from tdapp.table.chips.counting import Stack
from tdapp.table.floor import table_at
from tdapp.table.guards import hand_at
from tdapp.table.hands.games import rotation_named
from tdapp.table.hands.results import result_of
from tdapp.tournament.hands.ending import end, outs_of
from tdapp.ui.asking.acts import Acts, either
from tdapp.ui.asking.before import EventAt, Ready, asked_before
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, number, read
from tdapp.ui.feature.coming_hand import HandAhead, Outs
from tdapp.ui.feature.followed_hand import hand_said
from tdapp.ui.feature.hand_words import won_words
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying
from tdapp.ui.tables.floor_choice import Spot

say = saying("whole hand acts")

NO_GAME = frozenset({"unknown_game", "spread_not_told"})
ASKED = NO_GAME | BeginHand.row.refusals
"""What stands in the way of a hand only until it is asked for."""


class WholeHandActs(Acts[Spot]):
    """Begin the next hand of the chosen table, and end it; what is not known yet is asked for."""

    def __init__(self, coming: HandAhead) -> None:
        self._floor = floor = coming.floor
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._coming = coming
        end, another = say("End the hand"), self._begin_another
        self.begin, self.another, self.end, self.back, self.drop = self._acts(
            (say("Next hand"), "N", self._next, self._begin_next),
            (say("Next hand of another game…"), "G", self._next, another),
            (end, "E", lambda on: EndHand(on.event, on.the_table()), self._end),
            (say("Step back"), "U", lambda on: StepHandBack(on.event, on.the_table())),
            (say("Discard the hand"), "Shift+X", lambda on: DropHand(on.event, on.the_table())),
        )

    def waited_for(self, *, followed: bool, over: bool) -> list[WindowAct]:
        """Those that there is a reason for now: while a hand is followed, when it is over."""
        if followed:
            return [*(self.end,) * over, self.back, self.drop]
        return [self.begin, self.another]

    def _next(self, on: Spot) -> Call | None:
        """A hand of the level's game; one that is not known is asked for."""
        try:
            return self._hand(on, self._coming.level_game)
        except Refusal as refusal:
            if refusal.code not in NO_GAME:
                raise
            return None

    def _hand(
        self, on: Spot, words: str, button: int | None = None, stacks: Sequence[Stack] = ()
    ) -> Call:
        table = on.the_table()
        return BeginHand(on.event, table, self._coming.game(table, words), button, tuple(stacks))

    def _begin_next(self, on: Spot) -> Flow[None]:
        return self._begin_with(on, self._coming.level_game)

    def _begin_another(self, on: Spot) -> Flow[None]:
        words = yield from self._game()
        yield from self._begin_with(on, words)

    def _game(self) -> Flow[str]:
        """Ask for a game; those of the level's mix are proposed."""
        rotation = rotation_named(self._coming.level_game)
        choices = rotation.games if rotation is not None else ()
        hint = say("Such as no-limit hold'em, or spread-limit hold'em 100-400")
        return read(say("Which game is played?"), hint, str.strip, *choices)

    def _begin_with(
        self, on: Spot, words: str, button: int | None = None, stacks: tuple[Stack, ...] = ()
    ) -> Flow[None]:
        """Begin the hand, or ask for the first thing that is missing."""
        try:
            call = self._hand(on, words, button, stacks)
            self._must_be_possible(call)
        except Refusal as refusal:
            missing, entry = refusal.code, int(str(refusal.details.get("entry", 0)))
            if missing not in ASKED:
                raise
            if missing in NO_GAME:
                yield refusal
        else:
            yield from self._do(call)
            return
        if missing in NO_GAME:
            words = yield from self._game()
        elif missing == "button_not_told":
            button = yield from self._button(on, words)
        else:
            chips = yield from self._coming.stack(entry)
            stacks = (*stacks, (entry, chips))
        yield from self._begin_with(on, words, button, stacks)

    def _button(self, on: Spot, words: str) -> Flow[int]:
        """Ask for its seat; the house's first one is proposed where no hand was followed yet."""
        table, state = on.the_table(), self._floor.state
        text = say("Which seat has the button?")
        choices: tuple[str, ...] = ()
        if table not in state.feature.numbers:
            game = self._coming.game(table, words)
            choices = (str(first_button(game.seats, table_at(state, table).occupied)),)
        return number(text, say("Seat number"), *choices)

    def _end(self, on: Spot) -> Flow[None]:
        """Ask for what decides about places, say how the hand ends and ask for a yes."""
        floor, table = self._floor, on.the_table()

        def outs_now(told: Outs) -> Outs:
            hand = hand_at(floor.state, table)
            return outs_of(floor.state, hand, result_of(hand), told)

        outs = yield from self._coming.outs(outs_now)
        events = end(floor.state, table, floor.view.now, told=outs)
        won = won_words(floor.state, hand_at(floor.state, table))
        said = hand_said(floor.view, table)
        text = f"{won}. {self._coming.what_changes(events)}".strip()
        yield from confirm(text, say("End the hand"))
        yield from self._do(EndHand(on.event, table, tuple(outs)), said=said)


class KillActs(Acts[Spot]):
    """Start or end kill pots, from the next hand on."""

    def __init__(self, coming: HandAhead) -> None:
        self._coming, floor = coming, coming.floor
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        words = either(
            lambda: coming.plays_kill(floor.choice.table),
            say("End kill pots"),
            say("Play kill pots"),
        )
        self._acts((words, "Shift+K", self._turned))

    @property
    def offered(self) -> bool:
        """Whether there can be any."""
        return self._coming.kill_offered

    def _turned(self, on: Spot) -> Call:
        table, coming = on.the_table(), self._coming
        game = coming.game(table, coming.level_game)
        return PlayKillPots(on.event, table, game, not coming.plays_kill(table))


@asked_before(PlayKillPots)
def before_kill_pots(call: PlayKillPots, _: EventAt) -> Flow[Ready]:
    """Which pots count where kill pots begin; they end without a question."""
    if not call.offered:
        return Ready(call)
    asked = say("Kill pots are on the sign. How large must a pot be to count for the kill?")
    least = yield from number(asked, say("Chips; 0 for every pot"), "0")
    return Ready(replace(call, least=least))
