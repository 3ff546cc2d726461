"""The page of the jackpots: pools with their tables, hits in their order, what adds up."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.jackpot.state.hits import JackpotHit
from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.jackpots.hit_acts import HitActs
from tdapp.ui.jackpots.jackpot_rows import (
    hand_words,
    hit_columns,
    hit_rows,
    pool_columns,
    seats_words,
    table_columns,
)
from tdapp.ui.jackpots.jackpots_in_view import JackpotChoice, JackpotsInView, cents
from tdapp.ui.jackpots.paper_acts import JackpotPaperActs
from tdapp.ui.jackpots.pool_acts import PoolActs
from tdapp.ui.jackpots.pool_history import PoolHistory, history_columns
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import Size, Words
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.side_column import BUTTON, SideColumn
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.look.text_size import high
from tdapp.ui.prizes.section import LEAST_LIST, ListSection, scroll_to_lists
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace

say = saying("jackpots")
FOOT = 44


class JackpotsPage(Page):
    """Letters act on what is selected in the lists; Enter does a hit's next step.

    `settles` asks for the page that settles a round of Texas Hold'em Bonus.
    """

    settles = Signal()

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        self.view = JackpotsInView(work)
        self.pools, self.hits = PoolActs(self.view, self), HitActs(self.view, self)
        words, go = say("Hold'em Bonus…"), self.settles.emit
        self.bonus = WindowAct(lambda: words, "B", self._no_bonus, go, self)
        self.bonus.only_in_list()
        self.papers = JackpotPaperActs(self.view, self)
        self.acts_apart = (
            (say("Pools"), (*self.pools.all, self.bonus)),
            (say("Hits"), self.hits.all),
            (say("Papers"), self.papers.all),
        )
        self._history = PoolHistory(self.view)
        self._make_lists()
        self._lay_out()
        self._connect()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on pools and on hits, and their papers."""
        return (*self.pools.all, *self.hits.all, *self.papers.all, self.bonus)

    def refresh(self) -> None:
        """Show the jackpots as they stand."""
        self.look()
        for group in (self.pools, self.hits, self.papers):
            group.refresh()
        self._work.learn(list(self.view.persons()), self.refresh)

    def look(self) -> None:
        """The meters as they are recorded, never between."""
        view, pool = self.view, self.view.pool
        self.pool_list.show_items(sorted(view.state.pools.versions))
        self.pool_list.follow(pool)
        self.table_list.show_items([] if pool is None else view.tables_of(pool))
        self.table_list.follow(view.table)
        rows = list(hit_rows(view, None))
        self.hit_list.show_items(rows)
        self.hit_list.follow(view.hit)
        self.past.show_items(list(self._history.moments(pool)))
        self._name_lists(pool)
        self.head.show_facts(self._facts())
        self._foot.setText("" if pool is None else self._adds_up(pool))
        self._show_hit()
        self.tell_waiting()

    def focus(self) -> None:
        """Be at the hits while one is open, else at the pools."""
        (self.hit_list if self.view.hit is not None else self.pool_list).setFocus()

    def tell_waiting(self) -> None:
        """The hits of which somebody is still to be paid, also while another page is up."""
        self.waits.emit(len(list(self.view.open_hits())))

    def _no_bonus(self) -> str:
        offered = self._work.parts.own_rules.play.bonus is not None
        return "" if offered else say("This house does not offer Texas Hold'em Bonus.")

    def _make_lists(self) -> None:
        theme, view = self._work.theme, self.view
        self.head = PageHead(theme, say("Jackpots"))
        self.pool_list = ItemList[int](
            say("Pools"), theme, pool_columns(view), lambda pool: pool, headed=True
        )
        self.table_list = ItemList[int](
            say("Linked tables"), theme, table_columns(view), lambda table: table, headed=True
        )
        self.hit_list = ItemList(
            say("Hits"), theme, hit_columns(view), lambda row: row.number, headed=True
        )
        self.past = ItemList(say("Today"), theme, history_columns(), lambda one: one.seq)
        self._sections = [
            ListSection(theme, listing.accessibleName(), "", listing)
            for listing in (self.pool_list, self.table_list, self.hit_list, self.past)
        ]
        self._foot = Words(Size.BODY, theme.text, wraps=True)
        self.card, self.side = SelectionCard(theme), SideColumn(theme)

    def _name_lists(self, pool: int | None) -> None:
        """Say over the lists whose they are."""
        if pool is None:
            return
        name = self.view.state.pools.terms(pool).name
        self._sections[1].name(say("Tables of {pool}", pool=name))
        self._sections[3].name(say("Today, {pool}", pool=name))

    def _facts(self) -> str:
        meters = self.view.state.meters.by_pool.values()
        if not meters:
            return say("No pool is open. Open one (O).")
        pools = say.plural("{n} pool", "{n} pools", len(meters))
        total = voice().money(sum(cents(one.stands.meter) for one in meters))
        said = say("{pools}, {total} on the meters", pools=pools, total=total)
        waiting = list(self.view.open_hits())
        if not waiting:
            return said
        held = voice().money(sum(self._left(self.view.the_hit(one)) for one in waiting))
        hits = say.plural("{n} hit holds {held}", "{n} hits hold {held}", len(waiting), held=held)
        return f"{said}; {hits}"

    def _left(self, hit: JackpotHit) -> int:
        """Cents that its winners are still to be paid."""
        return sum(hit.amount.cents[one] for one in hit.owed)

    def _adds_up(self, pool: int) -> str:
        """Seeds, increments and adjustments, less what was paid and is held, are in the meter."""
        meter = self.view.meter(pool)
        waiting = self.view.state.waiting(pool)
        stands = meter.stands
        off = meter.seeded + meter.added + meter.adjusted - meter.settled - waiting
        parts = say(
            "Seeds {seeded} + rounds {added} + adjusted {adjusted} - paid {paid} - held {held} "
            "= {sum}",
            **{
                name: voice().money(cents(units))
                for name, units in (
                    ("seeded", meter.seeded),
                    ("added", meter.added),
                    ("adjusted", meter.adjusted),
                    ("paid", meter.settled),
                    ("held", waiting),
                    ("sum", off),
                )
            },
        )
        gap = off - stands.meter - stands.reserve
        if gap:
            return f"{parts}  " + say("Differs by {gap}.", gap=voice().money(cents(gap)))
        meter_now, reserve = (voice().money(cents(one)) for one in (stands.meter, stands.reserve))
        return f"{parts}  " + say(
            "✓ Meter {meter}, reserve {reserve}.", meter=meter_now, reserve=reserve
        )

    def _show_hit(self) -> None:
        number = self.view.hit
        if number is None:
            self.card.show_facts(say("No hit to pay"), "", self._of_pool())
            return
        hit = self.view.the_hit(number)
        shown = [(one.sign, self._reading(hit, one.shown)) for one in hit.readings]
        facts = [
            (say("Hand"), hand_words(self.view, hit)),
            (say("Cards"), hit.claim.cards),
            (say("Recorded"), voice().moment_to_the_second(hit.claim.at.utc_us)),
            (say("Meter then"), voice().money(cents(hit.before.meter))),
            *shown,
            (say("To pay"), voice().money(self._left(hit)) if hit.owed else ""),
        ]
        total = voice().money(hit.amount.total)
        title = say("Hit {number}: {amount}", number=number, amount=total)
        self.card.show_facts(title, seats_words(self.view, hit), facts)

    def _reading(self, hit: JackpotHit, shown: int) -> str:
        """What a sign showed, and by how much it differed from the meter."""
        gap = shown - cents(hit.before.meter)
        said = voice().money(shown)
        return f"{said} ({voice().money(gap)})" if gap else said

    def _of_pool(self) -> list[tuple[str, str]]:
        pool = self.view.pool
        if pool is None:
            return []
        stands = self.view.meter(pool).stands
        return [
            (say("Pool"), self.view.state.pools.terms(pool).name),
            (say("Meter"), voice().money(cents(stands.meter))),
            (say("Reserve"), voice().money(cents(stands.reserve)) if stands.reserve else ""),
        ]

    def _connect(self) -> None:
        for group in (self.pools, self.hits, self.papers):
            group.asks.connect(self.asks)
        self.pool_list.chosen.connect(self._choose_pool)
        self.table_list.chosen.connect(self._choose_table)
        self.hit_list.chosen.connect(self._choose_hit)
        self.hit_list.entered.connect(self._step)
        self.table_list.entered.connect(self.pools.rounds.trigger)
        self.pool_list.entered.connect(self.pools.adjust.trigger)
        for one in (self.pool_list, self.table_list, self.hit_list, self.past):
            one.addActions(list(self.acts))
        self._work.view.changed.connect(self._hear)

    def _hear(self) -> None:
        if self.isVisible():
            self.refresh()
        else:
            self.tell_waiting()

    def _step(self) -> None:
        """Enter on a hit: what comes next."""
        self.hits.next.trigger()

    def _choose_pool(self, key: object) -> None:
        if isinstance(key, int):
            self._choose(replace(self.view.choice, pool=key, table=None))

    def _choose_table(self, key: object) -> None:
        if isinstance(key, int):
            self._choose(replace(self.view.choice, table=key))

    def _choose_hit(self, key: object) -> None:
        if isinstance(key, int):
            pool = self.view.the_hit(key).claim.pool
            self._choose(replace(self.view.choice, pool=pool, hit=key))

    def _choose(self, choice: JackpotChoice) -> None:
        self.view.choice = choice
        self.refresh()

    def _lay_out(self) -> None:
        theme = self._work.theme
        for act in (self.hits.claim, self.pools.open, self.bonus):
            self.head.add(ActButton(act, theme, height=28))
        self.pool_list.empty_words = say("No pool is open. Open one (O).")
        self.table_list.empty_words = say("No table feeds this pool. Link one (L).")
        self.hit_list.empty_words = say("No hit. Record a winning hand (H).")
        self.past.empty_words = say("Nothing happened to this pool today.")
        self._foot.setMinimumHeight(high(FOOT))
        self._foot.setContentsMargins(13, 4, 13, 6)
        self._foot.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self.at_foot = (self._foot,)
        lists = QWidget()
        row = QHBoxLayout(lists)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        pools, tables, hits, past = self._sections
        for parts, stretch in (((pools, tables), 4), ((hits, past), 5)):
            row.addWidget(self._below_each_other(*parts), stretch)
        main, column = _column()
        for part, stretch in ((self.head, 0), (lists, 1), (self._foot, 0)):
            column.addWidget(part, stretch)
        acts = (*self.hits.on_hit, *self.pools.on_pool)
        grid = ActGrid(theme, acts, high=BUTTON)
        self.side.add(self.card, grid, UnavailableActs(theme, acts))
        lay_beside(self, main, self.side, theme)

    def _below_each_other(self, *sections: ListSection) -> QWidget:
        """A pane, which in a low window scrolls to the list that is worked in."""
        pane, (inside, column) = Pane(self._work.theme), _column()
        for section in sections:
            section.listing.setMinimumHeight(high(LEAST_LIST))
            column.addWidget(section, 1)
        scroll_to_lists(pane, inside, self._work.theme, *sections)
        return pane


def _column() -> tuple[QWidget, QVBoxLayout]:
    inside = QWidget()
    column = QVBoxLayout(inside)
    column.setContentsMargins(0, 0, 1, 0)
    column.setSpacing(0)
    return inside, column
