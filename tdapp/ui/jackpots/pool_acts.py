"""Acts on jackpot pools: opening and changing one, its tables, its rounds, what is out of order."""

from functools import partial

from PySide6.QtCore import QObject

from tdapp.calls.across.jackpot_tables import LinkTable
from tdapp.calls.jackpot.pools import (
    ChangePool,
    OpenJackpots,
    OpenPool,
    PostPoolChange,
    UnlinkTable,
)
from tdapp.calls.jackpot.rounds import AdjustMeter, CloseMalfunction, OpenMalfunction, TellRounds
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.jackpot.facts.pools import MalfunctionKind, MalfunctionOpened
from tdapp.jackpot.pool_terms import UNIT, PoolGame, PoolTerms
from tdapp.jackpot.settling.setting_up import game_of
from tdapp.shown.jackpot_words import pool_as_typed, read_pool
from tdapp.typed.figures import count
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, one_of, read
from tdapp.ui.jackpots.jackpots_in_view import JackpotChoice, JackpotsInView
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.typed import read_amount, read_count
from tdapp.voice.texts import Text, text

say = saying("jackpot acts")
USUAL = "Super 20000 +0.35 reserve 0.65: royal flush on the flop all"
KINDS: dict[MalfunctionKind, Text] = {
    MalfunctionKind.SIGN_DIFFERS: text("jackpot acts", "sign differs"),
    MalfunctionKind.TABLE_EQUIPMENT: text("jackpot acts", "table equipment"),
    MalfunctionKind.SYSTEM: text("jackpot acts", "jackpot system"),
}


class PoolActs(Acts[JackpotChoice]):
    """On the pool that is selected, and on the table that is selected of it."""

    def __init__(self, view: JackpotsInView, parent: QObject) -> None:
        super().__init__(view.asking, view.asking, lambda: view.choice, parent)
        self._view = view
        self.open, self.post, self.change = self._acts(
            (say("Open a pool…"), "O", self._may_open, self._open),
            (say("Post change…"), "N", self._no_pool, self._post),
            (say("Change in force"), "Y", self._changing, self._change),
        )
        self.link, self.unlink, self.rounds = self._acts(
            (say("Link a table…"), "L", self._no_pool, self._link),
            (say("Unlink table"), "U", self._unlinking),
            (say("Rounds told…"), "R", self._no_table, self._rounds),
        )
        self.adjust, self.fault, self.works = self._acts(
            (say("Adjust…"), "J", self._no_pool, self._adjust),
            (say("Out of order…"), "F", self._no_pool, self._fault),
            (say("Works again"), "W", self._repaired, self._repair),
        )

    @property
    def on_pool(self) -> tuple[WindowAct, ...]:
        """Those on a pool and what feeds it, what is done most first."""
        return (
            *(self.rounds, self.adjust, self.link, self.unlink),
            *(self.post, self.change, self.fault, self.works),
        )

    def linked(self, pool: int, typed: str) -> LinkTable:
        """The act that links a table: ``7 over the bar``, with the name of its sign."""
        table, _, display = typed.strip().partition(" ")
        view, room = self._view, self._view.work.parts.cash.stream
        number = count(table, least=1)
        return LinkTable(view.id, view.rules, view.house, room, number, pool, display.strip())

    def told(self, table: int, rounds: int) -> TellRounds:
        """The act that counts rounds told by a person."""
        return TellRounds(self._view.id, self._view.rules, table, rounds)

    def _may_open(self, _: JackpotChoice) -> Call | str | None:
        if not self._view.rules.rulebook.jackpots.offered:
            raise Refusal("jackpots_not_offered")
        if self._view.state.pools.house is None:
            return OpenJackpots(self._view.id, self._view.rules)
        return None

    def _open(self, _: JackpotChoice) -> Flow[None]:
        """Ask for all that its sign says in one line; another pool's is offered."""
        asked = say("Which pool opens: name, seed, what each round adds, and its prizes?")
        hint = say("Such as {usual}, quads 500", usual=USUAL)
        known = [pool_as_typed(self._terms(pool)) for pool in self._view.state.pools.versions]
        choices = known or [USUAL]
        terms = yield from read(asked, hint, self._read_pool, *choices, yes=say("Open pool"))
        if self._view.state.pools.house is None:
            yield from self._do(OpenJackpots(self._view.id, self._view.rules))
        yield from self._do(OpenPool(self._view.id, self._view.rules, terms))
        self._view.choice = JackpotChoice(max(self._view.state.pools.versions))

    def _read_pool(self, typed: str) -> PoolTerms:
        return read_pool(typed, self._game_called)

    def _game_called(self, words: str) -> PoolGame:
        """A game of the house by its name; refuses as `GameFor` does."""
        return game_of(self._view.work.parts.game_for(self._view.rules, words).variant)

    def _terms(self, pool: int) -> PoolTerms:
        return self._view.state.pools.terms(pool)

    def _no_pool(self, _: JackpotChoice) -> str | None:
        return say("No pool is open. Open one (O).") if self._view.pool is None else None

    def _no_table(self, _: JackpotChoice) -> str | None:
        return say("No linked table is selected.") if self._view.table is None else None

    def _post(self, _: JackpotChoice) -> Flow[None]:
        pool = self._view.pool
        if pool is None:
            return
        now = self._terms(pool)
        asked = say("What does the sign posted for {pool} announce?", pool=now.name)
        hint, as_now = say("As the pool now"), pool_as_typed(now)
        new = yield from read(asked, hint, self._read_pool, as_now, yes=say("Post change"))
        yield from self._do(PostPoolChange(self._view.id, self._view.rules, pool, new))

    def _posted(self) -> tuple[int, PoolTerms] | None:
        pool = self._view.pool
        posted = self._view.state.pools.posted.get(pool or 0)
        return None if pool is None or posted is None else (pool, posted.terms)

    def _changing(self, _: JackpotChoice) -> Call | str:
        posted = self._posted()
        if posted is None:
            return say("No change is posted for this pool. Post it first (N).")
        call = ChangePool(self._view.id, self._view.rules, *posted)
        try:
            self._must_be_possible(call)
        except Refusal as refusal:
            if refusal.code != "jackpot_not_won_yet":
                raise
            return ChangePool(self._view.id, self._view.rules, *posted, is_over=True)
        return call

    def _change(self, on: JackpotChoice) -> Flow[None]:
        """Where the pool was not won the time of its offer has to be over."""
        call = self._changing(on)
        if isinstance(call, ChangePool):
            if call.is_over:
                asked = say("The pool was not won since. Is the time of its offer over?")
                yield from confirm(asked, say("Offer is over"))
            asked = say("Why does the pool change?")
            yield from self._do_because(call, asked, say("Change in force"), say("as announced"))

    def _link(self, on: JackpotChoice) -> Flow[None]:
        pool = self._view.pool
        if pool is None:
            return
        name = self._terms(pool).name
        asked = say("Which table feeds {pool}, and which sign shows it there?", pool=name)
        display = next(iter(self._view.displays_of(pool)), say("over the table"))
        tables = sorted(set(self._view.cash.games.by_table) - set(self._view.state.links.by_table))
        choices = [f"{table} {display}" for table in tables[:4]]
        hint = say("Such as 7 {display}", display=display)
        made = partial(self.linked, pool)
        call = yield from read(asked, hint, made, *choices, yes=say("Link table"))
        yield from self._do(call)
        self._view.choice = JackpotChoice(pool, call.number, on.hit)

    def _unlinking(self, _: JackpotChoice) -> Call | str:
        table = self._view.table
        if table is None:
            return say("No linked table is selected.")
        return UnlinkTable(self._view.id, table)

    def _rounds(self, _: JackpotChoice) -> Flow[None]:
        table = self._view.table
        if table is None:
            return
        asked = say("How many rounds at table {table} did no console count?", table=table)
        hint = say("Below zero takes void rounds back")
        rounds = yield from read(asked, hint, _signed, yes=say("Count rounds"))
        asked = say("Why did no console count them?")
        yes, lost = say("Count rounds"), say("press forgotten")
        yield from self._do_because(self.told(table, rounds), asked, yes, lost, say("console off"))

    def _adjust(self, _: JackpotChoice) -> Flow[None]:
        pool = self._view.pool
        if pool is None:
            return
        asked = say("How much goes into the meter of {pool}?", pool=self._terms(pool).name)
        hint = say("Below zero comes out")
        cents = yield from read(asked, hint, read_amount, yes=say("Adjust"))
        call = AdjustMeter(self._view.id, pool, cents * UNIT)
        yield from self._do_because(call, say("Why is the meter adjusted?"), say("Adjust"))

    def _fault(self, _: JackpotChoice) -> Flow[None]:
        pool, table = self._view.pool, self._view.table
        if pool is None:
            return
        kinds = {voice().say(one): kind for kind, one in KINDS.items()}
        kind = yield from one_of(say("What does not work?"), kinds, yes=say("Out of order"))
        at = table if kind is MalfunctionKind.TABLE_EQUIPMENT else None
        yield from self._do_asked(OpenMalfunction(self._view.id, pool, kind, at))

    def _open_fault(self) -> MalfunctionOpened | None:
        """The first that is open of the selected table, or else of the pool."""
        faults = sorted(self._view.state.malfunctions.open.items())
        of_pool = [one for _, one in faults if one.pool == self._view.pool]
        of_table = [one for one in of_pool if one.table == self._view.table is not None]
        return next(iter([*of_table, *of_pool]), None)

    def _repaired(self, _: JackpotChoice) -> Call | str:
        fault = self._open_fault()
        if fault is None:
            return say("Nothing of this pool is out of order.")
        return CloseMalfunction(self._view.id, fault.number)

    def _repair(self, on: JackpotChoice) -> Flow[None]:
        call = self._repaired(on)
        if isinstance(call, CloseMalfunction):
            asked = say("What was done about it?")
            yield from self._do_because(call, asked, say("Works again"), say("repaired"))


def _signed(typed: str) -> int:
    """A count that may be below zero."""
    plain = typed.strip()
    below = plain[:1] in {"-", "\N{MINUS SIGN}"}
    return -read_count(plain[1:]) if below else read_count(plain)
