"""The hand that comes at the chosen table: its game, and who posts the kill in it."""

from collections.abc import Callable, Sequence

from tdapp.calls.tournament.hands import PlayKillPots
from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.table.geometry.seats import Seat
from tdapp.table.hands.games import GamePlayed, game_coming
from tdapp.table.hands.kills import KILL_BLINDS, kill_button
from tdapp.tournament.facts.exits import OutOfChips
from tdapp.tournament.hands.beginning import level_now
from tdapp.tournament.reckoning.ties import EliminatedPlayer, OpenTie
from tdapp.tournament.state.clock import position
from tdapp.ui.entries.consequence_words import what_changes
from tdapp.ui.entries.hand_questions import asked_of, hint_of, read_known
from tdapp.ui.feature.hand_words import seat_words
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.shown.table_words import game_words
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.on_floor import OnFloor
from tdapp.words.sentence import sentence
from tdapp.words.typed import read_count


class ComingHandActs(OnFloor):
    """Base of the acts before a hand; `parts` have the house's games."""

    def __init__(self, at_hand: AtHand, parts: Parts) -> None:
        super().__init__(at_hand)
        self._parts = parts

    @property
    def _table(self) -> int:
        return self._choice.the_table()

    def _game(self) -> str:
        """The words of the level for its game."""
        state = self._state
        here = position(state.conditions, state.clock, self._view.now)
        return state.conditions.game(here.index)

    def _coming(self, words: str) -> GamePlayed:
        """The game of the next hand: the one that these words name, or its turn in their mix."""
        house, game_for = self._parts.rules_of(self._state), self._parts.game_for
        now = self._view.now
        return game_coming(self._state, self._table, words, now, lambda one: game_for(house, one))

    def _ask_stack(self, entry: int, go_on: Callable[[int], None]) -> None:
        text = voice().text(
            "coming hand",
            "How many chips does {name} have ({who})?",
            who=seat_words(self._state, entry),
            name=self._name(entry),
        )
        usual = str(self._state.conditions.starting_chips)
        self._ask_for(
            text, voice().text("coming hand", "Chips before the hand"), (usual,), read_count, go_on
        )

    def _ask_of(
        self,
        outs: Sequence[EliminatedPlayer],
        missing: OpenTie,
        go_on: Callable[[Sequence[EliminatedPlayer]], object],
    ) -> None:
        """Ask of the first player of whom it is not known, until the answer can be used."""
        place = next(at for at, out in enumerate(outs) if out.entry == missing.entries[0])

        def read(typed: str) -> EliminatedPlayer:
            return read_known(outs[place], missing.what, typed)

        def answered(known: EliminatedPlayer) -> None:
            go_on([*outs[:place], known, *outs[place + 1 :]])

        name = self._name(outs[place].entry)
        self._ask_for(asked_of(missing, name), hint_of(missing.what), (), read, answered)

    def _what_changes(self, events: Sequence[Event]) -> str:
        """Who has no chips left and may buy again, and what follows from who is out."""
        changes = what_changes(self._state, events, self._names.name)
        waiting = [one.entry for one in events if isinstance(one, OutOfChips)]
        if not waiting:
            return changes
        who = ", ".join(seat_words(self._state, entry) for entry in waiting)
        said = voice().text("coming hand", "Out of chips, may re-buy: {who}.", who=who)
        return f"{said} {changes}".strip()


class KillActs(ComingHandActs):
    """Kill pots from the next hand on, or no longer."""

    def __init__(self, at_hand: AtHand, parts: Parts) -> None:
        super().__init__(at_hand, parts)
        self.kill = self._act(self._kill_words, "Shift+K", self._kill_pots, self._ask_least)
        self.kill.only_in_list()

    @property
    def offered(self) -> bool:
        """Whether the house has kill pots in the game that comes, or they are played here."""
        try:
            game = self._coming(self._game())
        except Refusal:
            return False
        return game.rules.blinds.kill is not None or self._table in self._state.feature.kills

    def next_words(self) -> str:
        """Which game comes next at the chosen table, and who posts the kill there."""
        try:
            game = self._coming(self._game())
        except Refusal as why:
            return sentence(why, voice())
        said = voice().text(
            "kill acts", "Next: {game}", game=game_words(game.variant, game.structure)
        )
        kill = kill_button(self._state, self._table)
        if kill is None or kill.killer is None:
            return said
        chips = KILL_BLINDS * level_now(self._state, self._view.now).big
        return voice().text(
            "kill acts",
            "{next}; {seat} posts the kill, {chips}",
            next=said,
            seat=Seat(self._table, kill.killer),
            chips=voice().count(chips),
        )

    def _kill_words(self) -> str:
        try:
            offered = self._table in self._state.feature.kills
        except Refusal:
            offered = False
        return (
            voice().text("kill acts", "End kill pots")
            if offered
            else voice().text("kill acts", "Play kill pots")
        )

    def _kill_pots(self, event: StreamId, least: int = 0) -> Call:
        offered = self._table in self._state.feature.kills
        return PlayKillPots(event, self._table, self._coming(self._game()), not offered, least)

    def _ask_least(self) -> None:
        """Ask which pots count where kill pots begin; they end without a question."""
        if self._table in self._state.feature.kills:
            self._ask(self._kill_pots)
            return
        text = voice().text("kill acts", "How large must a pot be to count for the kill?")
        self._ask_for(
            text,
            voice().text("kill acts", "Chips; 0 for every pot"),
            ("0",),
            read_count,
            self._play_from,
        )

    def _play_from(self, least: int) -> None:
        self._ask(lambda event: self._kill_pots(event, least))
