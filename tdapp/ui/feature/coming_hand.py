"""The hand that comes at a table: its game, what is asked before it, and who posts the kill."""

from collections.abc import Callable, Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.shown.table_words import game_words
from tdapp.table.geometry.seats import Seat
from tdapp.table.hands.games import GamePlayed, game_coming
from tdapp.table.hands.kills import KILL_BLINDS, kill_button
from tdapp.tournament.exits.together import still_to_ask
from tdapp.tournament.facts.exits import OutOfChips
from tdapp.tournament.hands.beginning import level_now
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.tournament.state.clock import position
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import number
from tdapp.ui.entries.consequence_words import what_changes
from tdapp.ui.entries.entries import tie
from tdapp.ui.feature.hand_words import seat_words
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.tables.at_hand import AtHand
from tdapp.words.sentence import sentence

Outs = Sequence[EliminatedPlayer]


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

    def outs(self, work_out: Callable[[Outs], Outs]) -> Flow[Outs]:
        """Who is out by `work_out`, which takes what was told of them; asks while a tie is open."""
        outs = work_out(())
        while len(outs) > 1 and (missing := still_to_ask(self.floor.state, outs)):
            outs = work_out((yield from tie(outs, missing[0], self.floor.name)))
        return outs

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

    def plays_kill(self, table: int | None) -> bool:
        """Whether kill pots are played at a table."""
        return table in self.floor.state.feature.kills

    @property
    def kill_offered(self) -> bool:
        """Whether the house has kill pots in the game that comes, or they are played here."""
        try:
            table = self.floor.spot().the_table()
            game = self.game(table, self.level_game)
        except Refusal:
            return False
        return game.rules.blinds.kill is not None or self.plays_kill(table)

    def next_words(self) -> str:
        """Which game comes next at the chosen table, and who posts the kill there."""
        text = voice().text
        try:
            table = self.floor.spot().the_table()
            game = self.game(table, self.level_game)
        except Refusal as why:
            return sentence(why, voice())
        said = text(
            "kill acts", "Next: {game}", game=game_words(voice(), game.variant, game.structure)
        )
        kill = kill_button(self.floor.state, table)
        if kill is None or kill.killer is None:
            return said
        chips = KILL_BLINDS * level_now(self.floor.state, self.floor.view.now).big
        return text(
            "kill acts",
            "{next}; {seat} posts the kill, {chips}",
            next=said,
            seat=Seat(table, kill.killer),
            chips=voice().count(chips),
        )
