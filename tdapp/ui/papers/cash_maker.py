"""Makes the papers of the cash games as these stand, with the names of today."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import timedelta

from tdapp.cash.cash import Cash
from tdapp.cash.room import KIND
from tdapp.core.act import Act
from tdapp.core.ids import ActionId, StreamRef
from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.document_id import HOUSE_NUMBER, document_id
from tdapp.papers.lettering import measured
from tdapp.papers.paint import FAMILY
from tdapp.papers.paper import PaperSize
from tdapp.papers.roll import ROLLS, on_roll
from tdapp.papers.sheet import Imprint, Sheet, on_paper
from tdapp.sheets.cash.papers import CashPapers, Counted, counts
from tdapp.sheets.cash.shift_sheet import shift_sheet
from tdapp.sheets.cash.slips import fee_sheet, list_slip, pick_up_receipt, session_slip
from tdapp.sheets.cash.table_sign import sign_version, table_sign
from tdapp.ui.look.spoken import house_voice, saying
from tdapp.ui.papers.paper_maker import PaperOrder, PreparedPaper
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts

say = saying("cash papers")
CASH_SHEETS: Mapping[PaperKind, Callable[[CashPapers, int], Sheet]] = {
    PaperKind.TABLE_SIGN: table_sign,
    PaperKind.LIST_SLIP: list_slip,
    PaperKind.SHIFT_SHEET: shift_sheet,
    PaperKind.FEE_SHEET: fee_sheet,
    PaperKind.SESSION_SLIP: session_slip,
    PaperKind.PICK_UP_RECEIPT: pick_up_receipt,
}
"""What each is about: a table, a ticket, a shift, a table (0: all), a sitting, a receipt."""
SLIPS = frozenset({PaperKind.LIST_SLIP, PaperKind.SESSION_SLIP, PaperKind.PICK_UP_RECEIPT})
"""These come on the roll, where the house has one."""


def versioned(imprint: Imprint, version: int) -> Imprint:
    """An imprint of that version, which replaces the one before it."""
    return replace(imprint, version=version, replaces=version - 1 or None)


class CashPaperMaker:
    """Each is about one table, ticket, shift, sitting or receipt."""

    def __init__(self, parts: Parts, names: NameBook) -> None:
        self._parts = parts
        self._names = names

    async def make(self, order: PaperOrder, size: PaperSize) -> PreparedPaper:
        """The paper as the games stand now; refuses as its sheet does."""
        parts = self._parts
        if order.event != parts.cash.stream:
            raise Refusal("no_sheets")
        past = parts.desk.stream(StreamRef(order.event, KIND)).timeline.past
        cash: Cash = parts.desk.state(order.event)
        kept = [one.person for one in cash.custody.bags.values()]
        await self._names.learn([*cash.lists.tickets_of, *cash.sittings.person_of.values(), *kept])
        papers = self._papers(order, cash)
        if order.kind is PaperKind.SHIFT_SHEET:
            papers = replace(papers, counted_by=await self._counted_by(counts(cash.money, past)))
        if order.kind is PaperKind.TABLE_SIGN:
            version = sign_version(past, order.about[0])
            papers = replace(papers, imprint=versioned(papers.imprint, version))
        sheet = CASH_SHEETS[order.kind](papers, *order.about[:1] or (0,))
        if order.kind in SLIPS and (roll := parts.settings.now.slips) in ROLLS:
            sheet = on_roll(sheet, measured(FAMILY), roll)
        return PreparedPaper(order, (on_paper(sheet, size),))

    async def _counted_by(self, acts: Mapping[Counted, ActionId]) -> Mapping[Counted, str]:
        """The names of the two who signed each count."""
        ask, name = self._parts.desk.journal.act, self._parts.session.roster.name

        def signed() -> dict[Counted, Act | None]:
            return {one: ask(action) for one, action in acts.items()}

        told = await asyncio.to_thread(signed)
        return {
            one: ", ".join(name(who) for who in (act.actor, act.approver) if who)
            for one, act in told.items()
            if act is not None
        }

    def _papers(self, order: PaperOrder, cash: Cash) -> CashPapers:
        parts, house, voice = self._parts, cash.games.house, house_voice()
        now = parts.desk.time.now()
        imprint = Imprint(
            order.letterhead or parts.letterhead(parts.rulebook.house),
            say("Cash"),
            document_id(HOUSE_NUMBER, order.kind, order.number),
            voice.full_moment(now.utc_us),
            voice=voice,
        )
        rules = parts.own_rules if house is None else parts.houses.under(*house)
        offset = (voice.wall(now.utc_us).utcoffset() or timedelta()) // timedelta(minutes=1)
        named = self._names.known
        return CashPapers(cash, rules, imprint, lambda one: named(one) or "", now, offset)
