"""The page of a deal: every way to share beside each other, the terms, and who has agreed."""

from msgspec import json
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from tdapp.calls.tournament.history_subject import HistoryKind, Subject
from tdapp.core.refusal import Refusal
from tdapp.core.settings import KeptPage
from tdapp.house.papers.kinds import PaperKind
from tdapp.screens.side_facts import big_blind_of
from tdapp.shown.deal_table import METHODS, DealDraft, DealTable
from tdapp.tournament.facts.deals import DealAnswer
from tdapp.tournament.payouts.dealing import must_allow_deals
from tdapp.tournament.state.clock import position
from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.scrolled import scrolling
from tdapp.ui.look.side_column import SideColumn
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.look.text_size import high
from tdapp.ui.parts.topic import Topic
from tdapp.ui.prizes.deal_acts import DealActs
from tdapp.ui.prizes.deal_rows import (
    deal_columns,
    deal_rows,
    method_word,
    signing_columns,
    signing_rows,
    sum_rows,
    terms_columns,
    terms_rows,
)
from tdapp.ui.prizes.draft_pill import Pill
from tdapp.ui.prizes.list_keys import ListKeys, came_to_pane, pressed
from tdapp.ui.prizes.place_row import signed
from tdapp.ui.prizes.section import ListSection
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace
from tdapp.voice.voice import NONE
from tdapp.words.sentence import sentence

say = saying("deal page")
ROW = 40


class DealPage(Page):
    """1 to 5 choose a way, Enter and N are the answer of the chosen player; Escape leaves it."""

    needs_event = True
    of_whole_events = True
    done = Signal()

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        theme = work.theme
        self._work, self._view = work, work.view
        self.deal = DealActs(work)
        self._head = PageHead(theme, say("Deal"))
        self._pill = Pill(theme)
        players = Listing(say("Players left"), theme, deal_columns(), headed=True, row=ROW)
        players.empty_words = say("Post the prizes first; then the players left stand here.")
        self.players = ListSection(theme, say("Players left"), "Alt+1", players)
        self.sums = Listing(say("Sums"), theme, deal_columns())
        players.keeps_widths = self.sums.keeps_widths = True
        self.sums.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.at_foot = (self.sums,)
        terms = Listing(say("Terms"), theme, terms_columns())
        self.agreed_terms = ListSection(theme, say("Terms"), "Alt+2", terms)
        signing = Listing(say("Signatures"), theme, signing_columns(), headed=True)
        self.signing = ListSection(theme, say("Signatures"), "Alt+3", signing)
        self.amount = Words(Size.CLOCK, theme.text, STRONG)
        self.card = SelectionCard(theme)
        self.side = SideColumn(theme)
        self._panes = (players, terms, signing)
        self._lay_out()
        self._connect()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on the deal."""
        return self.deal.all

    def about(self) -> Topic:
        """The sheet that the players sign."""
        return PaperKind.DEAL_SHEET, ()

    def subject(self) -> Subject | None:
        """The chosen player."""
        event, entry = self._view.id, self.deal.entry
        return None if event is None or entry is None else Subject(HistoryKind.ENTRY, event, entry)

    def hand_out(self) -> KeptPage:
        """With what is chosen and typed."""
        return replace(super().hand_out(), own=json.encode(self.deal.draft).decode())

    def take_back(self, kept: KeptPage) -> None:
        """Go on with the draft."""
        self.refresh()
        self.deal.draft = json.decode(kept.own, type=DealDraft)
        self.refresh()
        super().take_back(kept)

    def focus(self) -> None:
        """Begin with the players."""
        self.players.listing.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def refresh(self) -> None:
        """Show the deal as it stands now."""
        state = self._view.state
        if state.programme.conditions is None:
            return
        if not state.prizes.posted or len(state.in_play()) > MOST:
            self._show_nothing()
            return
        table = self.deal.table
        self._head.show_facts(_facts(table))
        self._pill.say(_standing(table))
        here = position(state.conditions, state.clock, self._view.now)
        columns = deal_columns(table.draft.method)
        for listing in (self.players.listing, self.sums):
            listing.table.columns = columns
            listing.horizontalHeader().viewport().update()
        blind = big_blind_of(state.conditions, here.index)
        self.players.listing.show_rows(deal_rows(table, blind, self._name))
        if self.deal.entry not in table.stacks:
            self.deal.entry = table.entries[0]
            self.players.listing.follow(self.deal.entry)
        self.sums.show_rows(sum_rows(table, self._name))
        self.agreed_terms.listing.show_rows(terms_rows(table))
        self.signing.listing.show_rows(signing_rows(table, self._name))
        signed_by = len(state.talks.said(DealAnswer.SIGNED)) if table.put else 0
        self.signing.name(
            say("Signatures"), say("{n} of {all}", n=signed_by, all=len(table.entries))
        )
        self.players.name(say("Players left"), method_word(table.draft.method))
        self._show_player(table)
        self.deal.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the page; Alt and a number leads to a list."""
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        elif not came_to_pane(event, self._panes):
            super().keyPressEvent(event)

    def _show_nothing(self) -> None:
        for listing in (*self._panes, self.sums):
            listing.show_rows([])
        self._pill.say("")
        self.card.hide()
        self.amount.hide()
        self._head.show_facts(self._why_none())
        self.deal.refresh()

    def _why_none(self) -> str:
        try:
            must_allow_deals(self._view.state)
        except Refusal as refusal:
            return sentence(refusal, voice())
        return say("Too many players left: at most {most}.", most=MOST)

    def _show_player(self, table: DealTable) -> None:
        self.card.show()
        entry = self.deal.entry
        if entry is None or entry not in table.stacks:
            self.card.show_facts(say("No player selected"), "", ())
            self.amount.hide()
            return
        cents = table.gets(table.draft.method, entry)
        facts = []
        for method in METHODS:
            gets, more = table.gets(method, entry), table.against_icm(method, entry)
            if gets is not None:
                beside = f"  {signed(more)}" if more else ""
                facts.append((method_word(method), f"{voice().money(gets)}{beside}"))
        self.amount.setText(NONE if cents is None else voice().money(cents))
        self.amount.show()
        self.card.show_facts(self._name(entry), method_word(table.draft.method), facts)

    def _name(self, entry: int) -> str:
        return self._work.names.name(self._view.state.entry(entry).person)

    def _choose(self, key: object) -> None:
        if isinstance(key, int):
            self.deal.select(key)
            self._show_player(self.deal.table)

    def _connect(self) -> None:
        players, signing = self.players.listing, self.signing.listing
        for listing in (players, signing):
            listing.chosen.connect(self._choose)
            listing.entered.connect(self.deal.agree.trigger)
        acts = [*self.deal.ways, self.deal.refuse, *self.deal.on_side]
        self._keys = tuple(ListKeys(one, [pressed(act) for act in acts]) for one in self._panes)
        self.deal.changed.connect(self.refresh)
        self.deal.asks.connect(self.asks)
        for act in self.deal.all:
            act.tried.connect(self.tried)
        self.addAction(self.deal.post)

    def _lay_out(self) -> None:
        theme, deal = self._work.theme, self.deal
        self._head.add(self._pill)
        self._head.add(ActButton(deal.post, theme))
        self.sums.setFixedHeight(high(3 * 28))
        below = QHBoxLayout()
        below.setSpacing(1)
        below.addWidget(self.agreed_terms, 1)
        below.addWidget(self.signing, 1)
        for listing in self._panes:
            listing.setMinimumHeight(high(3 * ROW))
        lists = Pane(theme)
        within = QVBoxLayout(lists)
        within.setContentsMargins(0, 0, 0, 0)
        within.setSpacing(0)
        within.addWidget(self.players, 3)
        within.addWidget(self.sums)
        within.addLayout(below, 2)
        middle = Pane(theme)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addWidget(scrolling(lists, theme), 1)
        answers = ActGrid(theme, (deal.agree, deal.refuse), high=36)
        grid = ActGrid(theme, (*deal.ways, *deal.on_side, deal.post))
        why = UnavailableActs(theme, (deal.agree, *deal.on_side, deal.post))
        self.side.add(self.card, self.amount, answers, grid, why)
        lay_beside(self, middle, self.side, theme)


MOST = 100
"""So many players are left at the most where anybody talks about a deal."""


def _facts(table: DealTable) -> str:
    title = table.state.conditions.title
    return say(
        "{title}: {left} left, {amount} to share",
        title=title,
        left=len(table.entries),
        amount=voice().money(table.to_share),
    )


def _standing(table: DealTable) -> str:
    """How far the talks have come."""
    put, talks = table.put, table.state.talks
    if put is None:
        return say("no deal yet")
    said = len(talks.said(DealAnswer.AGREED)) + len(talks.said(DealAnswer.SIGNED))
    if put.terms.until_us is not None:
        return say(
            "deal {number}: {n} of {all} agree, until {time}",
            number=put.number,
            n=said,
            all=len(put.shares),
            time=voice().time(put.terms.until_us),
        )
    return say("deal {number}: {n} of {all} agree", number=put.number, n=said, all=len(put.shares))
