"""The bracket of a heads-up event: every pairing, and at the right the one that is chosen."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.house.papers.kinds import PaperKind
from tdapp.screens.bracket_facts import AT_A_TABLE, round_words
from tdapp.screens.clock_face import time_text
from tdapp.screens.face_of import blinds_of, level_word
from tdapp.shown.bracket_plan import (
    bracket_plan,
    button_words,
    side_words,
    state_words,
)
from tdapp.tournament.matches.clocks import clock_of, stands_at
from tdapp.tournament.matches.pairings import PairingState, ShownPairing, pairing_at, shown_rounds
from tdapp.tournament.plan.bracket_terms import BracketTerms
from tdapp.tournament.state.clock import ClockPosition
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.floor.bracket_picture import BracketPicture
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.facts_grid import Fact
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.side_column import BUTTON, SideColumn
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.pages.lists_page import ListsPage
from tdapp.ui.parts.topic import Topic
from tdapp.ui.tables.bracket_acts import BracketActs
from tdapp.ui.workplace.workplace import Workplace
from tdapp.voice.voice import NONE

say = saying("bracket page")


class BracketPage(ListsPage):
    """1 and 2 say who lost, arrows walk from pairing to pairing."""

    def __init__(self, work: Workplace) -> None:
        self._work, self._view = work, work.view
        self._number: tuple[StreamId | None, int] = (None, 0)
        self.picture = BracketPicture(say("Bracket"), work.theme)
        self.side = SideColumn(work.theme)
        super().__init__(work.theme, self.picture, (), self.picture, self.side)
        at_hand = work.page_acts.floor.at_hand
        self.bracket = BracketActs(at_hand, lambda: self.chosen, self._choose)
        show = self.picture.show_whole
        self.whole = WindowAct(lambda: say("Whole bracket"), "Z", always, show, self)
        self.whole.only_in_list()
        self.card = SelectionCard(work.theme)
        self._lay_out(work)
        self.picture.chosen.connect(self._choose)
        self.bracket.asks.connect(self.asks)
        self.picture.addActions([*self.bracket.all, self.whole])
        for act in self.bracket.all:
            act.tried.connect(self.tried)

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on the bracket."""
        return (*self.bracket.all, self.whole)

    def about(self) -> Topic:
        """The slip of the chosen pairing while it is called, else the whole bracket."""
        number = self.chosen
        if number is None or number not in self._view.state.matches.called:
            return PaperKind.BRACKET, ()
        return PaperKind.MATCH_SLIPS, (number,)

    def offer_paper(self, act: WindowAct) -> None:
        """Put the act that prints what this page is about beside the pairing."""
        self._paper.addWidget(ActGrid(self._work.theme, (act,), columns=1, high=BUTTON))
        self.picture.chosen.connect(lambda _: act.refresh())

    @property
    def of_event(self) -> StreamId | None:
        """The event in view, where it is played as a bracket."""
        conditions = self._view.state.programme.conditions
        return self._view.id if conditions is not None and conditions.bracket else None

    @property
    def chosen(self) -> int | None:
        """The chosen pairing, first the lowest that is called; it stays when it is over."""
        state = self._view.state
        if not state.matches.drawn:
            return None
        last = len(state.matches.bracket.pairings)
        event, number = self._number
        if event != self._view.id or number > last:
            self._number = self._view.id, min(state.matches.called, default=1)
        return self._number[1]

    def refresh(self) -> None:
        """Show the bracket as it stands now."""
        state = self._view.state
        if state.programme.conditions is None:
            return
        self.picture.show_plan(bracket_plan(shown_rounds(state)), self._name)
        self._show_chosen()

    def facts(self) -> str:
        """How far the bracket is, for the head of the page."""
        state = self._view.state
        if not state.matches.drawn:
            return say("not drawn yet; D draws the players")
        every = [one for found in shown_rounds(state) for one in found.pairings]
        real = [one for one in every if one.state is not PairingState.EMPTY]
        done = sum(one.state is PairingState.DECIDED for one in real)
        on = sum(one.state is PairingState.IN_PLAY for one in real)
        called = sum(one.state is PairingState.CALLED for one in real)
        return say(
            "{done} of {all} decided, {on} in play, {called} called",
            done=done, all=len(real), on=on, called=called,
        )  # fmt: skip

    def _choose(self, number: int) -> None:
        self._number = self._view.id, number
        self._show_chosen()

    def _show_chosen(self) -> None:
        state, number = self._view.state, self.chosen
        self.picture.choose(number)
        self.bracket.refresh()
        if number is None:
            how = say("Draw the bracket first. It takes all players in play.")
            self.card.show_facts(say("No bracket yet"), how, ())
            return
        self._show_pairing(state, number)

    def _show_pairing(self, state: Tournament, number: int) -> None:
        shown = pairing_at(state, number)
        title = say("Pairing {n}", n=number)
        self.card.show_facts(title, self._standing(shown), self._facts(state, shown))

    def _standing(self, shown: ShownPairing) -> str:
        plan = self.picture.plan
        one, other = (side_words(voice(), plan, shown, side, self._name) for side in (0, 1))
        scores = " : ".join(map(str, shown.won))
        return say("{one}  {scores}  {other}", one=one, scores=scores, other=other)

    def _facts(self, state: Tournament, shown: ShownPairing) -> list[Fact]:
        """The round, where it is, by when to appear, and every match with who won it."""
        number = shown.pairing.number
        rounds = (head.round for head in self.picture.plan.heads)
        within = (one for one in rounds if number in {it.pairing.number for it in one.pairings})
        facts = [
            (say("Round"), round_words(voice(), next(within))),
            (say("State"), state_words(voice(), shown)),
            (say("First to"), say.plural("1 match", "{n} matches", shown.needed)),
        ]
        terms = state.conditions.bracket
        if terms is not None and terms.minutes_to_appear and shown.state is PairingState.CALLED:
            called = shown.called_at
            until = 0 if called is None else called.utc_us + terms.minutes_to_appear * MINUTE_US
            facts.append((say("Appear by"), voice().time(until)))
        if shown.where is not None and shown.where.table in state.matches.backs:
            backs = state.matches.backs[shown.where.table][shown.where.half - 1]
            facts.append((say("Card backs"), backs))
        if terms is not None and shown.state in AT_A_TABLE:
            facts.append((say("First button"), self._button(terms, state, shown)))
        here = stands_at(state, number, self._view.now)
        if here is not None:
            facts.append((say("Clock"), self._clock(state, number, here)))
        wins = state.matches.bracket.wins.get(number, ())
        matches = range(1, 2 * shown.needed)
        played = ((say("Match {n}", n=one), self._match(shown, wins, one)) for one in matches)
        return [*facts, *played]

    def _button(self, terms: BracketTerms, state: Tournament, shown: ShownPairing) -> str:
        wins = state.matches.bracket.wins.get(shown.pairing.number, ())
        lost = [one for one in shown.sides if one and wins and one != wins[-1]]
        return button_words(voice(), terms, wins, self._name(lost[0]) if lost else NONE)

    def _clock(self, state: Tournament, number: int, here: ClockPosition) -> str:
        """The level and blinds of a pairing, and what is left of it."""
        conditions, clock = state.conditions, clock_of(state, number)
        word = level_word(conditions, here.index, voice())
        blinds = blinds_of(conditions.level(here.index), voice(), conditions.game(here.index))
        left = say("{left} left", left=time_text(here.remaining_us))
        stands = "" if clock is not None and clock.running else say("not running")
        return ", ".join(filter(None, (word, blinds, left, stands)))

    def look(self) -> None:
        """The clock of the chosen pairing runs."""
        number, state = self.chosen, self._view.state
        clock = clock_of(state, number) if number else None
        if number and clock is not None and clock.running:
            self._show_pairing(state, number)

    def _match(self, shown: ShownPairing, wins: tuple[int, ...], match: int) -> str:
        if match <= len(wins):
            return say("won by {name}", name=self._name(wins[match - 1]))
        if shown.state in {PairingState.DECIDED, PairingState.EMPTY}:
            return say("not played")
        if match == len(wins) + 1 and shown.where is not None:
            return say("on at {half}", half=shown.where)
        return say("if needed") if match > shown.needed else NONE

    def _name(self, entry: int) -> str:
        return self._work.names.name(self._view.state.entry(entry).person)

    def _lay_out(self, work: Workplace) -> None:
        theme, acts = work.theme, self.bracket
        lost = ActGrid(theme, (acts.one_lost, acts.other_lost), columns=1, high=36)
        on_pairing = acts.walk_over, acts.correct, acts.call, acts.call_back, acts.run
        on_all = (
            acts.call_all,
            acts.run_all,
            acts.draw,
            acts.record,
            acts.divide,
            acts.undivide,
            acts.find,
            self.whole,
        )
        head = Words(Size.BODY, theme.text, STRONG)
        head.setText(say("The whole bracket"))
        why = UnavailableActs(theme, acts.all)
        grids = head, ActGrid(theme, on_all, high=BUTTON)
        paper = QWidget()
        self._paper = QVBoxLayout(paper)
        self._paper.setContentsMargins(0, 0, 0, 0)
        pairing = ActGrid(theme, on_pairing, high=BUTTON)
        self.side.add(self.card, lost, pairing, paper, *grids, why)
