"""The lists of table money as prepared cells: each table's tray and fees, what is on its way."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from tdapp.cash.facts.trays import SlipKind
from tdapp.cash.money.transfers import SlipStep, next_step
from tdapp.cash.state.table_money import BoxTime, TableTakings, shift_at
from tdapp.cash.state.transfers import ChipSlip
from tdapp.shown.cash_words import game_in_short
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.cash_floor.money.money_calls import all_due
from tdapp.ui.look.act import ENTER
from tdapp.ui.look.lists.list_rows import Column, label, left, numbered, right, wide
from tdapp.ui.look.spoken import saying, voice
from tdapp.voice.texts import Text, text
from tdapp.voice.voice import NONE

say = saying("cash money")
STEPS: dict[SlipStep, Text] = {
    SlipStep.APPROVE: text("cash money", "Approve"),
    SlipStep.CARRY: text("cash money", "Chips carried"),
    SlipStep.RECEIVE: text("cash money", "Chips received"),
}


@dataclass(frozen=True, slots=True)
class MoneyRow:
    """A table with a game; `due` are the fees that its players owe now, in cents."""

    table: int
    due: int


@dataclass(frozen=True, slots=True)
class MoneyMatter:
    """What is to be done: a fill or credit, a pulled box to count, fees to look at, a tray."""

    table: int
    slip: ChipSlip | None = None
    box: BoxTime | None = None
    to_verify: int = 0

    @property
    def key(self) -> tuple[object, ...]:
        """What it is, however far it has got."""
        slip = () if self.slip is None else (self.slip.asked.kind, self.slip.asked.number)
        return self.table, *slip, self.box and self.box.number, bool(self.to_verify)

    @property
    def step(self) -> str:
        """What is done next."""
        if self.slip is not None:
            return voice().say(STEPS[next_step(self.slip)])
        if self.box is not None:
            return say("Count box…")
        return say("Fees verified") if self.to_verify else say("Count tray…")


def money_rows(view: CashInView) -> Iterator[MoneyRow]:
    """Each table with a game."""
    due = Counter[int]()
    for one in all_due(view):
        due[one.table] += one.charge.total
    for table in sorted(view.state.games.by_table):
        yield MoneyRow(table, due[table])


def matters(view: CashInView) -> Iterator[MoneyMatter]:
    """Chips on their way first, then what is to be counted or looked at."""
    money, cash = view.state.money, view.state
    tables = sorted({one.asked.table for one in cash.transfers.slips.values()})
    slips = [slip for table in tables for slip in cash.transfers.open_at(table)]
    for slip in sorted(slips, key=lambda one: not one.is_on_the_way):
        yield MoneyMatter(slip.asked.table, slip)
    for box in money.boxes.values():
        if box.pulled is not None:
            yield MoneyMatter(box.table, box=box)
    for table, cents in sorted(cash.charged.unverified.items()):
        yield MoneyMatter(table, to_verify=cents)
    for table, tray in sorted(money.trays.items()):
        if tray.shift < money.shift:
            yield MoneyMatter(table)


def money_columns(view: CashInView) -> tuple[Column[MoneyRow], ...]:
    """Table, game, what its tray should hold, its box, what was taken in the shift, fees due."""
    return (
        left(say("Table"), 52, lambda row: numbered(row.table), strong=True),
        wide(say("Game"), lambda row: game_in_short(view.state.game_at(row.table).sign.game), 90),
        right(say("Tray"), 96, partial(_tray, view)),
        right(say("Box"), 52, partial(_box, view)),
        right(say("Commission"), 96, lambda row: _amount(_taken(view, row.table).rake)),
        right(say("Fees"), 84, lambda row: _amount(_fees(view, row.table)), 620),
        right(say("Due"), 84, _due),
        left("", 150, partial(_waits, view), 700),
    )


def matter_columns(view: CashInView) -> tuple[Column[MoneyMatter], ...]:
    """What it is, how much, who signed last, what comes next, and the key for it."""
    return (
        wide("", _what, strong=True),
        right("", 110, _how_much),
        left("", 190, partial(_signed, view), 620),
        left("", 170, lambda matter: matter.step, strong=True),
        right("", 48, lambda _: label(ENTER), 700),
    )


def slip_in_words(kind: SlipKind, number: int) -> str:
    """``fill 86``."""
    if kind is SlipKind.FILL:
        return say("fill {number}", number=number)
    return say("credit {number}", number=number)


def _amount(cents: int) -> Cell:
    return Cell(voice().short_money(cents, "")) if cents else label(NONE)


def _tray(view: CashInView, row: MoneyRow) -> Cell:
    tray = view.state.money.trays.get(row.table)
    return label(NONE) if tray is None else Cell(voice().short_money(tray.should_hold, ""))


def _box(view: CashInView, row: MoneyRow) -> Cell:
    tray = view.state.money.trays.get(row.table)
    return label(NONE if tray is None else str(tray.box))


def _taken(view: CashInView, table: int) -> TableTakings:
    money = view.state.money
    return money.taken.get((shift_at(money, table), table), TableTakings())


def _fees(view: CashInView, table: int) -> int:
    taken = _taken(view, table)
    return taken.time + taken.other


def _due(row: MoneyRow) -> Cell:
    if not row.due:
        return label(NONE)
    return Cell(voice().short_money(row.due, ""), tone=Tone.WAITS, shape=Shape.CLOCK)


def _waits(view: CashInView, row: MoneyRow) -> Cell:
    tray = view.state.money.trays.get(row.table)
    if tray is None or not tray.waits:
        return label("")
    return label(say("{cents} waits in the tray", cents=voice().short_money(tray.waits, "")))


def _what(matter: MoneyMatter) -> Cell:
    table = say("Table {table}", table=matter.table)
    if matter.slip is not None:
        asked = matter.slip.asked
        shape = Shape.SEATED if matter.slip.is_on_the_way else Shape.ATTENTION
        return Cell(f"{table}, {slip_in_words(asked.kind, asked.number)}", shape=shape)
    if matter.box is not None:
        return Cell(
            f"{table}, {say('box {box} pulled', box=matter.box.number)}", shape=Shape.ATTENTION
        )
    said = say("fees collected") if matter.to_verify else say("tray of the last shift")
    return Cell(f"{table}, {said}", shape=Shape.ATTENTION)


def _how_much(matter: MoneyMatter) -> Cell:
    cents = matter.slip.cents if matter.slip is not None else matter.to_verify
    return _amount(cents)


def _signed(view: CashInView, matter: MoneyMatter) -> Cell:
    slip = matter.slip
    if slip is None:
        return label("")
    who = view.staff_name(slip.carried or slip.approved or slip.asked.by)
    if slip.carried is not None:
        return label(say("carried by {name}", name=who))
    if slip.approved is not None:
        return label(say("approved by {name}", name=who))
    return label(say("asked by {name}", name=who))
