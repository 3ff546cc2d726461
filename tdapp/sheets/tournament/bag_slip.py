"""The slip in a bag of tournament chips: whose they are, how many, and who counted them."""

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.paper import A5_ACROSS
from tdapp.papers.sheet import Align, Sheet, SheetCell, SheetColumn, SheetFact, SheetRow
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.tournament.stages.seen import bags_of, plan_of
from tdapp.voice.voice import NONE


def bag_slip(papers: EventPapers, entry: int) -> Sheet:
    """The chips by denomination, where they were told, above the lines to be signed."""
    seen, text, count = papers.event, papers.voice.text, papers.voice.count
    bag, plan = bags_of(seen)[entry], plan_of(seen)
    imprint = papers.imprint(PaperKind.BAG_SLIPS, bag.bag)
    return Sheet(
        kind="bag_slip",
        title=text("paper", "Bag slip"),
        imprint=imprint,
        paper=A5_ACROSS,
        hero=SheetFact(text("paper", "Chips"), count(bag.chips)),
        facts=(
            SheetFact(text("paper", "Bag"), str(bag.bag)),
            SheetFact(text("paper", "Player"), papers.name(entry)),
            SheetFact(text("paper", "Entry"), str(entry)),
            SheetFact(text("paper", "Seat"), str(bag.seat or NONE)),
            SheetFact(text("paper", "Stage"), plan.name),
            SheetFact(text("paper", "Next stage"), plan.to or NONE),
        ),
        columns=(
            SheetColumn(text("paper", "Chip"), 60, Align.RIGHT),
            SheetColumn(text("paper", "Pieces"), 60, Align.RIGHT),
            SheetColumn(text("paper", "Chips"), 80, Align.RIGHT),
        ),
        rows=tuple(
            SheetRow(
                (
                    SheetCell(count(lot.denomination)),
                    SheetCell(count(lot.count)),
                    SheetCell(count(lot.chips)),
                )
            )
            for lot in bag.lots
        ),
        signing=text("paper", "Counted: names, signatures, time"),
        signatures=(text("paper", "Player"), text("paper", "Counted by")),
        posted_label=text("paper", "Issued"),
        qr=imprint.document,
    )
