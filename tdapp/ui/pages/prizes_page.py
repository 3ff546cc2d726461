"""The page of prizes: pool, queue and table of the event in view, and what is chosen in them."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.calls.tournament.history_subject import HistoryKind, Subject
from tdapp.core.ids import StreamId
from tdapp.core.long_work import finished
from tdapp.core.settings import KeptPage
from tdapp.house.papers.kinds import PaperKind
from tdapp.shown.prize_draft import PrizeDraft
from tdapp.shown.prize_words import bounty_facts
from tdapp.tournament.payouts.bounties import bounty_queue, bounty_sums
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.entries.entries import EntriesInView
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lists.list_rows import AnyRow
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.spoken import voice
from tdapp.ui.pages.queue_page import QueuePage
from tdapp.ui.parts.topic import Topic
from tdapp.ui.payouts.prize_acts import PrizeActs
from tdapp.ui.prizes.bounty_rows import BOUNTY, bounty_rows
from tdapp.ui.prizes.decided_prizes import OPEN, SETTLED, Decided
from tdapp.ui.prizes.draft_book import DraftBook, TypedPrizes
from tdapp.ui.prizes.draft_pill import Pill
from tdapp.ui.prizes.due_rows import (
    LOOK_EVERY_US,
    DueRows,
    PrizeProgress,
    printed_slips,
    totals_words,
)
from tdapp.ui.prizes.list_keys import ListKeys, pressed
from tdapp.ui.prizes.place_facts import place_facts, place_title, prize_in_words
from tdapp.ui.prizes.pool_rows import fees_words, guarantee_words, pool_rows
from tdapp.ui.prizes.portions import Portions, Work
from tdapp.ui.prizes.prize_act_log import PrizeActLog
from tdapp.ui.prizes.prizes_panes import LeftPane, TablePane
from tdapp.ui.prizes.prizes_side import PrizesSide
from tdapp.ui.prizes.step_acts import StepActs
from tdapp.ui.prizes.table_acts import PrizeTableActs
from tdapp.ui.prizes.table_rows import TableRows, sum_cells
from tdapp.ui.prizes.version_rows import version_rows
from tdapp.ui.workplace.workplace import Workplace


class PrizesPage(QueuePage):
    """Enter edits the chosen place in the table, and in the queue does the next step of a prize."""

    needs_event = True
    of_whole_events = True

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        self._view = work.view
        self._decided = Decided()
        self._due_rows, self._table_rows = DueRows(), TableRows()
        self._portions, self._queue_us = Portions(self), 0
        self._print_page: WindowAct | None = None
        self._told = PrizeActLog(work.parts, work.asking, self)
        self.book = DraftBook(work.view)
        self.table = PrizeTableActs(work, self.book)
        till, entries = work.acts.till, EntriesInView(work.view, work.names, work.asking)
        self.steps = StepActs(entries, till)
        self.winner = PrizeActs(entries, till, self.steps.winner)
        self._head = PageHead(work.theme, voice().text("prizes page", "Prizes"))
        self._pill = Pill(work.theme)
        self.left = LeftPane(work.theme)
        self.right = TablePane(work.theme)
        self.at_foot = (self.left.sums, self.right.sum)
        on_table = (self.table.edit, self.table.unlock, self.table.lock_above, self.table.drop)
        self.side = PrizesSide(
            work.theme, self.steps.step, (*on_table, self.table.post), self.winner.rarer
        )
        lists = (self.left.pool, self.left.queue, self.right.table, self.side.versions)
        panes = [one.listing for one in lists]
        self.begin_at(self.right.table.listing, self.left.queue.listing, *panes)
        self._lay_out()
        self._connect()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on the table of prizes and on the queue."""
        return (*self.table.all, *self.steps.all, *self.winner.all)

    @property
    def facts(self) -> str:
        """What its head says."""
        return self._head.facts

    def about(self) -> Topic:
        """The slip of the winner who is chosen in the queue, else the list as it stands."""
        due = self.steps.due if self.in_queue else None
        if due is not None and due.slip and due.entry is not None:
            return PaperKind.PRIZE_SLIPS, (due.entry,)
        if self._view.state.prizes.posted:
            return PaperKind.PAYOUT_SHEET, ()
        return PaperKind.PROVISIONAL_PAYOUTS, ()

    def subject(self) -> Subject | None:
        """The chosen prize, else the pool."""
        event, place = self._view.id, self._place
        if event is None:
            return None
        if self.in_queue and self.steps.on_bounty:
            return Subject(HistoryKind.ENTRY, event, self.steps.entry or 0)
        return (
            Subject(HistoryKind.POOL, event)
            if place is None
            else Subject(HistoryKind.PRIZE, event, place)
        )

    def hand_out(self) -> KeptPage:
        """The list that is being edited goes with it."""
        self.right.field.keep_half()
        typed = TypedPrizes(self.book.kept, self.right.field.half)
        return replace(super().hand_out(), own=msgspec.json.encode(typed).decode())

    def take_back(self, kept: KeptPage) -> None:
        """Go on editing the list."""
        typed = msgspec.json.decode(kept.own, type=TypedPrizes)
        self.book.kept.update(typed.locked)
        self.right.field.half = typed.half
        self.refresh()
        super().take_back(kept)

    def offer_paper(self, act: WindowAct) -> None:
        """Put the act that prints what this page is about into the head."""
        self._print_page = act
        self._head.add(ActButton(act, self._work.theme))

    def refresh(self) -> None:
        """Show pool, table, queue and versions as they stand now."""
        state = self._view.state
        if state.programme.conditions is None:
            return
        draft = self.book.draft
        self._show_pool(state)
        self._head.show_facts(self._head_words(state, draft))
        waits = draft is not None and (self.book.edits or not state.prizes.posted)
        number = state.prizes.last_version + 1
        said = voice().text("prizes page", "PROVISIONAL v{number}, not posted", number=number)
        self._pill.say(said if waits else "")
        self._portions.begin(self._lists)

    def look(self) -> None:
        """How long each is owed a prize."""
        state, now_us = self._view.state, self._view.now.utc_us
        if state.programme.conditions is None or self._portions.busy:
            return
        if now_us - self._queue_us > LOOK_EVERY_US:
            self._portions.begin(self._queue)

    def _show_pool(self, state: Tournament) -> None:
        self.left.show_pool(pool_rows(state), fees_words(state), guarantee_words(state))

    def _lists(self) -> Work:
        """Versions, queue and table in portions, then what is chosen in them."""
        self._show_versions(self._view.state, self.book.draft)
        yield
        yield from self._queue()
        yield from self._table()
        self._show_chosen()
        self._told.look_up()

    def _table(self) -> Work:
        state, event, draft = self._view.state, self._view.id, self.book.draft
        rows: Sequence[AnyRow] = ()
        if event is not None and draft is not None:
            queue, names = self._decided.queue(event), self._work.names
            queue.bring_up_to_date(state)
            rows = yield from self._table_rows.rows(
                state, draft, self.book.locked, names.name, queue, names.changes
            )
        if event == self._view.id:
            self._show_table(state, draft, rows)

    def _queue(self) -> Work:
        state, event = self._view.state, self._view.id
        if event is None:
            return
        queue, self._queue_us = self._decided.queue(event), self._view.now.utc_us
        if not queue.knows(state):
            yield from queue.take_in(state)
        dues = self._decided.of(event, state)
        told = PrizeProgress(event, state, self._told.told, self._queue_us, printed_slips(state))
        names = self._work.names
        rows = yield from self._due_rows.rows(told, dues, names.name, names=names.changes)
        taken = bounty_queue(state)
        if taken:
            rows += bounty_rows(event, state, taken, names.name)
            rows.sort(key=lambda row: row.cells[-1].order)
        if event == self._view.id:
            prizes = self._decided.prizes(event, state)
            left = max(0, state.prizes.total - prizes.cents.total())
            left += bounty_sums(state, taken).kept
            waits = prizes.waiting + sum(one.owed > 0 for one in taken)
            self.left.show_queue(rows, waits, totals_words(prizes, taken, left))

    def _show_table(
        self, state: Tournament, draft: PrizeDraft | None, rows: Sequence[AnyRow]
    ) -> None:
        text = voice().text
        posted, next_ = state.prizes.version, state.prizes.last_version + 1
        before = (
            text("prizes page", "Posted v{number}", number=posted)
            if posted
            else text("prizes page", "Posted")
        )
        after = text("prizes page", "Provisional v{number}", number=next_)
        total = None if draft is None else sum_cells(state, draft)
        self.right.show_table(rows, total, before, after)
        count = voice().plural("prizes page", "1 place", "{n} places", len(rows))
        unit = state.conditions.prizes.unit
        said = voice().plural(
            "prizes page",
            "from 1 entry; rounded to {unit}",
            "from {n} entries; rounded to {unit}",
            state.entries.count,
            unit=voice().money(unit),
        )
        self.right.table.name(count if rows else text("prizes page", "Prize list"), said)

    def _show_versions(self, state: Tournament, draft: PrizeDraft | None) -> None:
        event = self._view.id
        if event is None:
            return
        rows = version_rows(event, state, draft, self.book.edits, self._told.told)
        stands = ""
        if state.prizes.version and draft is not None and self.book.edits:
            said = voice().text(
                "prizes page",
                "Screens and payout sheets keep showing v{version} until the next version is "
                "posted.",
            )
            stands = said.format(version=state.prizes.version)
        self.side.show_versions(rows, stands)

    def _head_words(self, state: Tournament, draft: PrizeDraft | None) -> str:
        title = state.conditions.title
        if not state.prizes.posted:
            return voice().text("prizes page", "{title}; provisional, not posted", title=title)
        if draft is not None and self.book.edits:
            said = voice().text(
                "prizes page", "{title}; v{version} posted, {count} edited for the next version"
            )
            count, version = len(self.book.edits), state.prizes.version
            return said.format(title=title, version=version, count=count)
        said = voice().text("prizes page", "{title}; v{version} is posted")
        return said.format(title=title, version=state.prizes.version)

    @property
    def _place(self) -> int | None:
        """That of the winner while the queue is walked, else the chosen one."""
        due = self.steps.due if self.in_queue else None
        return self.table.place if due is None else due.place

    def _show_chosen(self) -> None:
        """The winner while the queue is walked, else the place."""
        state, event, draft = self._view.state, self._view.id, self.book.draft
        self.table.refresh()
        self.steps.refresh()
        self.winner.refresh()
        if self._print_page is not None:
            self._print_page.refresh()
        in_queue, place = self.in_queue, self._place
        if event is not None and in_queue and self.steps.on_bounty:
            facts = bounty_facts(voice(), state, self.steps.entry or 0, self._work.names.name)
            self.side.show_place(
                voice().text("prizes page", "Bounties"), "", facts, winner=True, won=True
            )
            return
        if event is None or draft is None or place is None:
            none = voice().text("prizes page", "No place selected")
            self.side.show_place(none, "", (), winner=in_queue, won=False)
            return
        facts = place_facts(
            event, state, draft, self.book.locked, place, self._work.names.name, self._told.told
        )
        amount = prize_in_words(draft.now(place))
        due = self.steps.due
        if in_queue and due is not None:
            amount = voice().money(due.cents) if due.cents else due.item or ""
        self.side.show_place(
            place_title(state, place), amount, facts, winner=in_queue, won=due is not None
        )

    def _choose_place(self, key: object) -> None:
        if isinstance(key, int):
            self.table.select(key)
            self._show_chosen()

    def _choose_due(self, key: object) -> None:
        if isinstance(key, tuple):
            entry: int = key[1]
            is_bounty = BOUNTY in key
            (self.steps.select_bounty if is_bounty else self.steps.select)(entry)
            self._show_chosen()

    def _come_to(self, listing: Listing) -> None:
        self._last = listing
        if listing is self.left.queue.listing and listing.key is None:
            self._choose_first()
        elif listing is self.right.table.listing and listing.key is None:
            rows = listing.table.rows
            if rows:
                listing.choose(rows[0].key)
                self._choose_place(rows[0].key)
        self._show_chosen()

    def _choose_first(self) -> None:
        """The first that waits to be paid, or the first of all."""
        rows = self.left.queue.listing.table.rows
        if rows:
            self.left.queue.listing.choose(rows[0].key)
            self._choose_due(rows[0].key)

    def come_to_winner(self, entry: int) -> None:
        """Choose who is owed in the queue, and begin to pay."""
        finished(self._queue())
        queue = self.left.queue.listing
        keys = (row.key for row in queue.table.rows if isinstance(row.key, tuple))
        key = next((key for key in keys if key[1] == entry), None)
        queue.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if key is not None:
            queue.choose(key)
            self._choose_due(key)
            self.steps.step.trigger()

    @property
    def is_settled(self) -> bool:
        """Whether the chosen prize is paid; bounties wait for as long as one plays."""
        due = self.steps.due
        return not self.steps.on_bounty and (due is None or due.state in SETTLED)

    def go_on(self) -> None:
        """After a payment the next one that waits is chosen."""
        state = self._view.state
        finished(self._queue())
        dues = self._decided.of(self._view.id or StreamId(""), state)
        if dues and dues[0].state in OPEN:
            self._choose_first()

    def _edit(self, place: int) -> None:
        draft = self.book.draft
        if draft is not None:
            self.right.edit(place, draft.now(place).cash)

    def _connect(self) -> None:
        table, queue = self.right.table.listing, self.left.queue.listing
        table.chosen.connect(self._choose_place)
        table.entered.connect(self.table.edit.trigger)
        queue.chosen.connect(self._choose_due)
        queue.entered.connect(self.steps.step.trigger)
        for one in (table, queue, self.left.pool.listing, self.side.versions.listing):
            one.came.connect(lambda one=one: self._come_to(one))
        self.table.edits.connect(self._edit)
        self.right.typed.connect(self.table.lock)
        self.book.changed.connect(self.refresh)
        self.steps.paid.connect(self.go_on)
        self._told.learned.connect(self._refresh_if_shown)
        for group in (self.steps, self.winner):
            group.asks.connect(self.asks)
        for act in (*self.table.all, *self.steps.all, *self.winner.all):
            act.tried.connect(self.tried)
        self._keys = (
            ListKeys(table, (self.table.unlock, self.table.lock_above, self.table.drop)),
            ListKeys(queue, [pressed(act) for act in self.winner.all]),
        )
        self.addAction(self.table.post)
        self.table.post.only_in_list()

    def _refresh_if_shown(self) -> None:
        if self.isVisible():
            self.refresh()

    def _lay_out(self) -> None:
        theme = self._work.theme
        self._head.add(self._pill)
        self._head.add(ActButton(self.table.post, theme, keeps_words=True))
        panes = QHBoxLayout()
        panes.setSpacing(0)
        panes.addWidget(self.left, 100)
        panes.addWidget(self.right, 112)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addLayout(panes, 1)
        lay_beside(self, middle, self.side, theme)
