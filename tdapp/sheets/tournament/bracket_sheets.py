"""The bracket as it is posted, and the slip on which the dealer of a pairing writes who won."""

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.paper import A5_ACROSS
from tdapp.papers.sheet import (
    Align,
    Fill,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
    page_code,
)
from tdapp.screens.bracket_facts import round_words
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.tournament.matches.pairings import (
    PairingState,
    ShownPairing,
    ShownRound,
    pairing_at,
    shown_rounds,
)
from tdapp.voice.voice import NONE, Voice


def bracket_sheet(papers: EventPapers) -> Sheet:
    """Every pairing by its round, with its players, matches won, and where it is played."""
    imprint, text = papers.imprint(PaperKind.BRACKET), papers.voice.text
    return Sheet(
        kind="bracket",
        title=text("paper", "Bracket"),
        imprint=imprint,
        qr=page_code(imprint),
        columns=_columns(papers.voice),
        notes=papers.not_apart(papers.event.matches.mates),
        rows=tuple(
            _row(papers, one, shown, first=shown is _played(one)[0])
            for one in shown_rounds(papers.event)
            for shown in _played(one)
        ),
        counted=(text("paper", "pairing"), text("paper", "pairings")),
    )


def _played(one: ShownRound) -> list[ShownPairing]:
    return [shown for shown in one.pairings if shown.state is not PairingState.EMPTY]


def _row(papers: EventPapers, one: ShownRound, shown: ShownPairing, *, first: bool) -> SheetRow:
    """The winner is strong; who is not known yet has a line to be written on."""
    names = [_side(papers, shown, side) for side in (0, 1)]
    score = " : ".join(map(str, shown.won)) if sum(shown.won) else ""
    if shown.walk_over:
        score = papers.voice.text("paper", "walk-over")
    where = str(shown.where) if shown.where else ""
    head = round_words(papers.voice, one) if first else ""
    number = SheetCell(str(shown.pairing.number))
    return SheetRow(
        (
            SheetCell(head, strong=True),
            number,
            names[0],
            SheetCell(score),
            names[1],
            SheetCell(where),
        )
    )


def _side(papers: EventPapers, shown: ShownPairing, side: int) -> SheetCell:
    entry, feed = shown.sides[side], shown.pairing.sides[side]
    if entry:
        return SheetCell(papers.name(entry), strong=entry == shown.winner)
    if not feed.pairing:
        return SheetCell(NONE, quiet=True)
    said = papers.voice.text("paper", "winner of {pairing}", pairing=feed.pairing)
    if feed.lost:
        said = papers.voice.text("paper", "loser of {pairing}", pairing=feed.pairing)
    return SheetCell(said, quiet=True)


def _columns(voice: Voice) -> tuple[SheetColumn, ...]:
    text = voice.text
    return (
        SheetColumn(text("paper", "Round"), 80),
        SheetColumn(text("paper", "Pairing"), 40, Align.RIGHT),
        SheetColumn(text("paper", "Player"), 130),
        SheetColumn(text("paper", "Score"), 50, Align.CENTRE),
        SheetColumn(text("paper", "Player"), 130),
        SheetColumn(text("paper", "Table"), 40, Align.RIGHT),
    )


def match_slip(papers: EventPapers, pairing: int) -> Sheet:
    """The slip of one pairing, with a line for who won each of its matches."""
    state, text = papers.event, papers.voice.text
    shown = pairing_at(state, pairing)
    imprint = papers.imprint(PaperKind.MATCH_SLIPS, pairing)
    one, other = (papers.name(entry) if entry else NONE for entry in shown.sides)
    stack = max(state.matches.stacks.get(entry or 0, 0) for entry in shown.sides)
    won = state.matches.bracket.wins.get(pairing, ())
    matches = range(1, 2 * shown.needed)
    names = [papers.name(entry) for entry in won] + [""] * (len(matches) - len(won))
    head, fill = text("paper", "Match {n} won by"), Fill.TEXT if won else Fill.LINE
    return Sheet(
        kind="match_slip",
        title=text("paper", "Match slip"),
        imprint=imprint,
        paper=A5_ACROSS,
        hero=SheetFact(text("paper", "Table"), str(shown.where or NONE)),
        facts=(
            SheetFact(text("paper", "Pairing"), str(pairing)),
            SheetFact(text("paper", "Seat 1"), one),
            SheetFact(text("paper", "Seat 2"), other),
            SheetFact(text("paper", "Matches to win"), str(shown.needed)),
            SheetFact(text("paper", "Chips each"), papers.voice.count(stack)),
        ),
        columns=tuple(SheetColumn(head.format(n=n), 100, fill=fill) for n in matches),
        rows=(SheetRow(tuple(map(SheetCell, names))),),
        signing=text("paper", "Result: name, signature, time"),
        signatures=(text("paper", "Player"), text("paper", "Dealer")),
        posted_label=text("paper", "Issued"),
        qr=imprint.document,
    )
