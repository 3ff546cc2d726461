"""The page of the cage: drawers and their counts, and the prizes of all events that wait."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.calls.tournament.history_subject import HistoryKind, Subject
from tdapp.core.ids import PersonId, StreamId
from tdapp.shown.prize_words import bounty_facts
from tdapp.tournament.payouts.bounties import bounty_queue
from tdapp.tournament.payouts.queue import DuePrize
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.cage.cage_panes import DrawerPane, PrizesPane
from tdapp.ui.cage.cage_side import CageSide
from tdapp.ui.cage.cage_view import AtCage
from tdapp.ui.cage.payout_acts import PayoutActs
from tdapp.ui.cage.session_acts import SessionActs
from tdapp.ui.cage.session_facts import session_facts, session_state
from tdapp.ui.cage.session_rows import (
    TICKET,
    drawers,
    kept_rows,
    tender_lines,
    ticket_facts,
    ticket_rows,
)
from tdapp.ui.cage.terms_acts import TermsActs
from tdapp.ui.entries.entries import EntriesInView
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lists.list_rows import ListRow
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.spoken import voice
from tdapp.ui.pages.queue_page import QueuePage
from tdapp.ui.payouts.ticket_acts import TicketActs
from tdapp.ui.prizes.bounty_rows import bounty_rows
from tdapp.ui.prizes.decided_prizes import SETTLED, Decided
from tdapp.ui.prizes.due_rows import due_rows
from tdapp.ui.prizes.list_keys import ListKeys
from tdapp.ui.prizes.place_facts import held_facts
from tdapp.ui.prizes.prize_act_log import PrizeActLog
from tdapp.ui.workplace.workplace import Workplace


class CagePage(QueuePage):
    """Enter on a session counts the sales here in it, on a prize it does the next step."""

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        self._at = AtCage(work.parts)
        self._decided = Decided()
        self._told = PrizeActLog(work.parts, work.asking, self)
        self.sessions = SessionActs(work, self._at)
        self.paying = PayoutActs(work, self._at)
        self.terms = TermsActs(work, self._at)
        entries = EntriesInView(work.view, work.names, work.asking)
        self.tickets = TicketActs(work.parts, entries, work.acts.till, self)
        self._head = PageHead(work.theme, voice().text("cage page", "Cage"))
        self.drawers = DrawerPane(work.theme, self._at.who)
        self.prizes = PrizesPane(work.theme)
        self.side = CageSide(
            work.theme,
            self.sessions.on_session,
            self.paying.pay,
            self.paying.on_due,
            self.paying.on_kept,
            self.tickets.on_ticket,
            (*self.terms.all, self.tickets.issue, self.tickets.enter),
        )
        self.acts_apart = ((voice().text("cage page", "Entry tickets"), self.tickets.all),)
        drawers, prizes = self.drawers, self.prizes
        lists = (drawers.sessions, drawers.tenders, prizes.queue, prizes.kept)
        panes = [one.listing for one in lists]
        self.begin_at(drawers.sessions.listing, prizes.queue.listing, *panes)
        self._lay_out()
        self._connect()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on sessions and prizes, and what is agreed at the cage."""
        return (*self.sessions.all, *self.terms.all, *self.paying.all, *self.tickets.all)

    @property
    def facts(self) -> str:
        """What its head says."""
        return self._head.facts

    def subject(self) -> Subject | None:
        """The prize that is chosen in the queue."""
        due, chosen = self.paying.chosen_due, self.paying.due
        return Subject(HistoryKind.PRIZE, chosen[0], due.place) if due and chosen else None

    def refresh(self) -> None:
        """Show drawers and prizes as they stand now."""
        cage, taken = self._at.cage, self._at.taken()
        here = self._work.acts.till.session
        sessions = drawers(cage, taken, here)
        still = sum(one.closed_us is None for one in cage.sessions.values())
        self.drawers.show_sessions(
            sessions, voice().text("cage page", "sessions open: {count}", count=still)
        )
        self._show_prizes()
        for group in (self.sessions, self.paying, self.terms, self.tickets):
            group.refresh()
        self._come_to(self._last)
        self._told.look_up()

    def look(self) -> None:
        """How long each is owed a prize."""
        self._show_prizes()

    def _show_prizes(self) -> None:
        rows, waiting, unknown = list[ListRow](), 0, set[PersonId]()
        for event in self._at.tournaments:
            state = self._state(event)
            if state.programme.conditions is None:
                continue
            dues = self._decided.of(event, state)
            waiting += self._decided.prizes(event, state).waiting
            unknown.update(state.entry(one.entry or 0).person for one in dues)
            rows += self._due_rows(event, state, dues)
            taken = bounty_queue(state)
            waiting += sum(one.owed > 0 for one in taken)
            unknown.update(state.entry(one.entry).person for one in taken)
            title = state.conditions.title if len(self._at.tournaments) > 1 else None
            rows += bounty_rows(event, state, taken, self._work.names.name, title)
        kept = list(self._at.house.kept.listed())
        unknown.update(one.person for one in kept)
        name_of = self._work.names.name
        fact = voice().text("cage page", "prizes to pay: {count}", count=waiting)
        rows.sort(key=lambda row: row.cells[-1].order)
        out = self.tickets.out
        unknown.update(one.person for one in out)
        held = [*kept_rows(kept, name_of), *ticket_rows(out, name_of)]
        self.prizes.show_prizes(rows, fact, held)
        self._head.show_facts(self._head_words(waiting, len(kept)))
        self._work.learn(unknown, self._show_prizes)

    def _due_rows(self, event: StreamId, state: Tournament, dues: list[DuePrize]) -> list[ListRow]:
        title = state.conditions.title if len(self._at.tournaments) > 1 else None
        now = self._work.view.now.utc_us
        return due_rows(event, state, dues, self._work.names.name, self._told.told, now, title)

    def _head_words(self, waiting: int, kept: int) -> str:
        still = sum(one.closed_us is None for one in self._at.cage.sessions.values())
        said = voice().text(
            "cage page", "Sessions open: {open}. Prizes to pay: {waiting}. Unclaimed: {kept}."
        )
        return said.format(open=still, waiting=waiting, kept=kept)

    def _state(self, event: StreamId) -> Tournament:
        found: Tournament = self._work.parts.desk.state(event)
        return found

    def _show_chosen(self) -> None:
        found = self._at.session(self.sessions.session)
        lines = [] if found is None else tender_lines(found, self._at.taken())
        self.drawers.show_tenders(lines, "" if found is None else found.id)
        if self.in_queue:
            self._show_due()
        elif self._last is self.prizes.kept.listing:
            self._show_kept()
        elif found is None:
            self.side.show_session(voice().text("cage page", "No session selected"), "", ())
        else:
            self.side.show_session(
                found.id, session_state(found), session_facts(found, self._at.who)
            )

    def _show_due(self) -> None:
        due, chosen, bounty = self.paying.chosen_due, self.paying.due, self.paying.bounty
        if bounty is not None:
            state = self._state(bounty[0])
            facts = bounty_facts(voice(), state, bounty[1], self._work.names.name)
            self.side.show_prize(
                voice().text("cage page", "Bounties"), state.conditions.title, facts
            )
            return
        if due is None or chosen is None:
            self.side.show_prize(voice().text("cage page", "No prize selected"), "", ())
            return
        event, entry = chosen
        state = self._state(event)
        facts = held_facts(event, state, entry, self._work.names.name, self._told.told)
        place = voice().text("cage page", "{place} place", place=voice().ordinal(due.place))
        self.side.show_prize(place, state.conditions.title, facts)

    def _show_kept(self) -> None:
        text = voice().text
        waits, chosen = self._at.house.kept.waits, self.paying.kept
        ticket = self.tickets.chosen
        if ticket is not None:
            title = text("cage page", "Entry ticket {number}", number=ticket.number)
            self.side.show_ticket(title, ticket.item, ticket_facts(ticket, self._work.names.name))
            return
        found = None if chosen is None else waits.get(chosen)
        if found is None:
            self.side.show_kept(text("cage page", "No unclaimed prize selected"), "", ())
            return
        name = self._work.names.name(found.person)
        facts = [
            (text("cage page", "Winner"), name),
            (text("cage page", "Event"), found.title),
        ]
        place = text("cage page", "{place} place", place=voice().ordinal(found.place))
        self.side.show_kept(place, text("cage page", "unclaimed"), facts)

    def _choose_session(self, key: object) -> None:
        if isinstance(key, str):
            self.sessions.select(key)
            self._show_chosen()

    def _choose_due(self, key: object) -> None:
        if isinstance(key, tuple):
            self.paying.choose(key)
            self._show_chosen()

    def _choose_kept(self, key: object) -> None:
        if isinstance(key, tuple):
            is_ticket = key[0] == TICKET
            self.tickets.number = int(str(key[1])) if is_ticket else None
            self.paying.kept = None if is_ticket else key
            self.paying.refresh()
            self.tickets.refresh()
            self._show_chosen()

    def _come_to(self, listing: Listing) -> None:
        """Select the first line of a list that gets the focus."""
        self._last = listing
        rows = listing.table.rows
        if listing.key is None and rows:
            listing.choose(rows[0].key)
            listing.chosen.emit(rows[0].key)
        self._show_chosen()

    @property
    def is_settled(self) -> bool:
        """Whether the chosen prize is paid; bounties wait for as long as one plays."""
        due = self.paying.chosen_due
        return self.paying.bounty is None and (due is None or due.state in SETTLED)

    def go_on(self) -> None:
        """After a payment the first that waits is chosen."""
        self._show_prizes()
        rows = self.prizes.queue.listing.table.rows
        if rows:
            self.prizes.queue.listing.choose(rows[0].key)
            self._choose_due(rows[0].key)

    def _connect(self) -> None:
        sessions, queue = self.drawers.sessions.listing, self.prizes.queue.listing
        kept = self.prizes.kept.listing
        sessions.chosen.connect(self._choose_session)
        sessions.entered.connect(self.sessions.take.trigger)
        queue.chosen.connect(self._choose_due)
        queue.entered.connect(self.paying.pay.trigger)
        kept.chosen.connect(self._choose_kept)
        kept.entered.connect(self.paying.claim.trigger)
        for one in (sessions, self.drawers.tenders.listing, queue, kept):
            one.came.connect(lambda one=one: self._come_to(one))
        for group in (self.sessions, self.paying, self.terms, self.tickets):
            group.asks.connect(self.asks)
        for act in (*self.sessions.all, *self.terms.all, *self.tickets.all):
            act.tried.connect(self.tried)
        self.paying.tried.connect(self.tried)
        self.paying.paid.connect(self.go_on)
        self._work.view.changed.connect(self.tell_waiting)
        self._work.acts.till.changed.connect(self._refresh_if_shown)
        self._told.learned.connect(self._refresh_if_shown)
        self._keys = (
            ListKeys(sessions, (self.sessions.open, *self.sessions.on_session[1:])),
            ListKeys(queue, self.paying.on_due),
            ListKeys(kept, (*self.paying.on_kept[1:], *self.tickets.on_ticket)),
        )

    def tell_waiting(self) -> None:
        """The number in the rail, whichever page is up."""
        self.waits.emit(self._at.waiting)

    def _refresh_if_shown(self) -> None:
        if self.isVisible():
            self.refresh()

    def _lay_out(self) -> None:
        theme = self._work.theme
        self._head.add(ActButton(self.sessions.open, theme))
        panes = QHBoxLayout()
        panes.setSpacing(0)
        panes.addWidget(self.drawers, 104)
        panes.addWidget(self.prizes, 100)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addLayout(panes, 1)
        lay_beside(self, middle, self.side, theme)
        lists = (self.drawers.tenders, self.prizes.queue, self.prizes.kept)
        self.side.follow(*(one.listing for one in lists))
