"""Makes the papers of the jackpots as these stand, with the names of today."""

from collections.abc import Callable, Mapping

from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.document_id import HOUSE_NUMBER, document_id
from tdapp.papers.lettering import measured
from tdapp.papers.paint import FAMILY
from tdapp.papers.paper import PaperSize
from tdapp.papers.roll import ROLLS, on_roll
from tdapp.papers.sheet import Imprint, Sheet, on_paper
from tdapp.sheets.jackpot.hit_papers import hit_report, receipts
from tdapp.sheets.jackpot.meter_sheet import meter_sheet
from tdapp.sheets.jackpot.papers import JackpotPapers
from tdapp.ui.look.spoken import house_voice, saying
from tdapp.ui.papers.paper_maker import PaperOrder, PreparedPaper
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.parts.parts import Parts

say = saying("jackpot papers")
JACKPOT_SHEETS: Mapping[PaperKind, Callable[[JackpotPapers, int], tuple[Sheet, ...]]] = {
    PaperKind.HIT_REPORT: hit_report,
    PaperKind.JACKPOT_RECEIPTS: receipts,
    PaperKind.METER_SHEET: meter_sheet,
}
"""What each is about: a hit, a hit, a pool (0: all)."""


class JackpotPaperMaker:
    """Each is about one hit or pool; receipts come on the roll, where the house has one."""

    def __init__(self, parts: Parts, names: NameBook) -> None:
        self._parts = parts
        self._names = names

    async def make(self, order: PaperOrder, size: PaperSize) -> PreparedPaper:
        """The paper as the jackpots stand now; refuses as its sheet does."""
        parts = self._parts
        if order.event != parts.jackpots.stream:
            raise Refusal("no_sheets")
        state = parts.jackpot_pools
        hits = state.hits.by_number.values()
        await self._names.learn([one.person for hit in hits for one in hit.claim.winners])
        voice, named = house_voice(), self._names.known
        imprint = Imprint(
            order.letterhead or parts.letterhead(parts.rulebook.house),
            say("Jackpots"),
            document_id(HOUSE_NUMBER, order.kind, order.number),
            voice.full_moment(parts.desk.time.now().utc_us),
            voice=voice,
        )
        papers = JackpotPapers(state, imprint, lambda one: named(one) or "")
        sheets = JACKPOT_SHEETS[order.kind](papers, *order.about[:1] or (0,))
        if order.kind is PaperKind.JACKPOT_RECEIPTS and (roll := parts.settings.now.slips) in ROLLS:
            sheets = tuple(on_roll(sheet, measured(FAMILY), roll) for sheet in sheets)
        return PreparedPaper(order, tuple(on_paper(sheet, size) for sheet in sheets))
