"""The slip of a prize that was won in a bonus round, to sign for it."""

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.paper import A5_ACROSS
from tdapp.papers.sheet import Sheet, SheetFact, page_code
from tdapp.sheets.tournament.event_sheets import EventPapers


def bonus_slip(papers: EventPapers, entry: int) -> list[Sheet]:
    """One slip for each bonus prize of an entry, in the order in which they were won."""
    text, won = papers.voice.text, papers.event.special_rounds.won.get(entry, ())
    sheets = []
    for one in won:
        imprint = papers.imprint(PaperKind.BONUS_SLIPS)
        sheet = Sheet(
            kind="bonus_slip",
            title=text("paper", "Prize slip"),
            imprint=imprint,
            paper=A5_ACROSS,
            hero=SheetFact(text("paper", "Bonus round"), one.prize),
            facts=(
                SheetFact(text("paper", "Entry"), str(entry)),
                SheetFact(text("paper", "Name"), papers.name(entry)),
                SheetFact(text("paper", "Table"), str(one.table)),
                SheetFact(text("paper", "Announced at"), papers.voice.moment(one.announced_us)),
            ),
            signing=text("paper", "Received in full: name, signature, time"),
            signatures=(text("paper", "Player"), text("paper", "Tournament director")),
            posted_label=text("paper", "Issued"),
            qr=page_code(imprint),
        )
        sheets.append(sheet)
    return sheets
