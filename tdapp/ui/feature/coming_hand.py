"""The hand that comes at a table: its game, what is asked before it, and who posts the kill."""

from collections.abc import Sequence

from tdapp.calls.tournament.hands import PlayKillPots
from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.shown.spot import Spot
from tdapp.shown.table_words import game_words
from tdapp.table.geometry.seats import Seat
from tdapp.table.hands.games import GamePlayed, game_coming
from tdapp.table.hands.kills import KILL_BLINDS, kill_button
from tdapp.tournament.facts.exits import OutOfChips
from tdapp.tournament.hands.beginning import level_now
from tdapp.tournament.reckoning.ties import EliminatedPlayer, OpenTie
from tdapp.tournament.state.clock import position
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import number, read
from tdapp.ui.entries.consequence_words import what_changes
from tdapp.ui.entries.hand_questions import asked_of, hint_of, read_known
from tdapp.ui.feature.hand_words import seat_words
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.tables.at_hand import AtHand
from tdapp.words.sentence import sentence


class HandAhead:
    """What acts before a hand have to know and to ask; `parts` have the house's games."""

    def __init__(self, floor: AtHand, parts: Parts) -> None:
        self.floor = floor
        self._parts = parts

    @property
    def level_game(self) -> str:
        """The words of the level for its game."""
        state = self.floor.state
        here = position(state.conditions, state.clock, self.floor.view.now)
        return state.conditions.game(here.index)

    def game(self, table: int, words: str) -> GamePlayed:
        """The game of the next hand: the one that these words name, or its turn in their mix."""
        state, game_for = self.floor.state, self._parts.game_for
        house, now = self._parts.rules_of(state), self.floor.view.now
        return game_coming(state, table, words, now, lambda one: game_for(house, one))

    def stack(self, entry: int) -> Flow[int]:
        """Ask how many chips a player has."""
        text = voice().text(
            "coming hand",
            "How many chips does {name} have ({who})?",
            who=seat_words(self.floor.state, entry),
            name=self.floor.name(entry),
        )
        hint = voice().text("coming hand", "Chips before the hand")
        return number(text, hint, str(self.floor.state.conditions.starting_chips))

    def of_tie(
        self, outs: Sequence[EliminatedPlayer], missing: OpenTie
    ) -> Flow[Sequence[EliminatedPlayer]]:
        """Ask what decides a tie of the first player of whom it is not known; gives all of them."""
        place = next(at for at, out in enumerate(outs) if out.entry == missing.entries[0])
        text = asked_of(missing, self.floor.name(outs[place].entry))
        known = yield from read(
            text,
            hint_of(missing.what),
            lambda typed: read_known(outs[place], missing.what, typed),
        )
        return [*outs[:place], known, *outs[place + 1 :]]

    def what_changes(self, events: Sequence[Event]) -> str:
        """Who has no chips left and may buy again, and what follows from who is out."""
        state = self.floor.state
        changes = what_changes(state, events, self.floor.names.name)
        waiting = [one.entry for one in events if isinstance(one, OutOfChips)]
        if not waiting:
            return changes
        who = ", ".join(seat_words(state, entry) for entry in waiting)
        said = voice().text("coming hand", "Out of chips, may re-buy: {who}.", who=who)
        return f"{said} {changes}".strip()


class KillActs(Acts[Spot]):
    """Kill pots from the next hand on, or no longer."""

    def __init__(self, coming: HandAhead) -> None:
        self._floor = floor = coming.floor
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._coming = coming
        self.kill = self._act(
            ActSpec(self._kill_words, "Shift+K", self._turned, self._turn, in_lists=True)
        )

    @property
    def offered(self) -> bool:
        """Whether the house has kill pots in the game that comes, or they are played here."""
        try:
            table = self._floor.choice.the_table()
            game = self._coming.game(table, self._coming.level_game)
        except Refusal:
            return False
        return game.rules.blinds.kill is not None or self._are_played(table)

    def next_words(self) -> str:
        """Which game comes next at the chosen table, and who posts the kill there."""
        try:
            table = self._floor.choice.the_table()
            game = self._coming.game(table, self._coming.level_game)
        except Refusal as why:
            return sentence(why, voice())
        said = voice().text(
            "kill acts", "Next: {game}", game=game_words(voice(), game.variant, game.structure)
        )
        kill = kill_button(self._floor.state, table)
        if kill is None or kill.killer is None:
            return said
        chips = KILL_BLINDS * level_now(self._floor.state, self._floor.view.now).big
        return voice().text(
            "kill acts",
            "{next}; {seat} posts the kill, {chips}",
            next=said,
            seat=Seat(table, kill.killer),
            chips=voice().count(chips),
        )

    def _are_played(self, table: int | None) -> bool:
        return table in self._floor.state.feature.kills

    def _kill_words(self) -> str:
        if self._are_played(self._floor.choice.table):
            return voice().text("kill acts", "End kill pots")
        return voice().text("kill acts", "Play kill pots")

    def _turned(self, on: Spot, least: int = 0) -> Call:
        table = on.the_table()
        game = self._coming.game(table, self._coming.level_game)
        return PlayKillPots(on.event, table, game, not self._are_played(table), least)

    def _turn(self, on: Spot) -> Flow[None]:
        """Ask which pots count where kill pots begin; they end without a question."""
        least = 0
        if not self._are_played(on.table):
            text = voice().text("kill acts", "How large must a pot be to count for the kill?")
            least = yield from number(
                text, voice().text("kill acts", "Chips; 0 for every pot"), "0"
            )
        yield from self._do(self._turned(on, least))
