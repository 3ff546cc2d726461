"""The boards of one evening at an invented championship."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from PySide6.QtCore import QRectF

from tdapp.screens.board_words import DASH
from tdapp.screens.boards import BoardHead
from tdapp.screens.clock_face import SideFact
from tdapp.screens.paging import Blocks
from tdapp.screens.prize_facts import ListStatus, PlacePrize, PrizeBoardFacts
from tdapp.screens.rows import RowBlock, ScreenRow
from tdapp.screens.shown_names import ScreenPerson, shown_name
from tdapp.screens.standing_facts import StandingFacts
from tdapp.ui.boards.idle_board import IdleBoard
from tdapp.ui.boards.prize_board import PrizeBoard
from tdapp.ui.boards.row_board import RowBoard
from tdapp.ui.boards.standing_board import StandingBoard
from tdapp.ui.look.spoken import voice
from tdapp.ui.projected.canvas import Picture
from tdapp.ui.projected.drawing import Drawing, DrawnText
from tdapp.ui.projected.screen_grid import S_FACT
from tdapp.voice.voice import Voice

FAMILIES = (
    "Abbott", "Brennan", "Conti", "Ferrari", "Haddad", "Jensen", "Kovač", "Kowalski", "Krüger",
    "Kuznetsov", "Kwok", "Lai", "Lambert", "Lê", "Leblanc", "Lewis", "Meherzad", "O'Brien",
    "Phan", "Salazar", "Thompson", "Wang", "Zhang", "Wojciechowska-Featherstonehaugh",
)  # fmt: skip
GIVEN = ("Rebecca", "Sam", "Julia", "Dimitri", "Quang", "Maximiliana Theodora", "Ng")
HEAD = BoardHead(
    "Winter Championship  ·  Event 7", "Seats by name", "18:52", "Dinner at 21:30.", voice=Voice()
)


def people(count: int) -> list[ScreenPerson]:
    names = (f"{GIVEN[n % 7]} {FAMILIES[n % len(FAMILIES)]}" for n in range(count))
    return sorted(
        shown_name(name if n % 40 else None, n + 1, voice()) for n, name in enumerate(names)
    )


def by_name(count: int = 600, turn: int = 6, seconds: int = 5) -> RowBoard:
    rows = [
        ScreenRow(one.family, one.given, (str(n % 67 + 1), str(n % 9 + 1)), letters=one.letters)
        for n, one in enumerate(people(count))
    ]
    blocks = Blocks([RowBlock(tuple(rows))])
    return RowBoard(HEAD, blocks, ("Table", "Seat"), turn=turn, seconds=seconds)


def by_table(tables: int = 40, turn: int = 2) -> RowBoard:
    blocks, everybody = [], people(600)
    for table in range(1, tables + 1):
        some = everybody[table * 9 : table * 9 + 9]
        rows = [
            ScreenRow(one.family, one.given, lead=str(seat), letters=str(table))
            for seat, one in enumerate(some, 1)
        ]
        blocks.append(RowBlock(tuple(rows), f"Table {table}"))
    return RowBoard(HEAD, Blocks(blocks), (), turn=turn, seconds=3)


def moves(count: int = 11) -> RowBoard:
    rows = [
        ScreenRow(
            one.family, one.given, (f"12-{n % 9 + 1}", f"{n + 3}-{n % 9 + 1}"), letters=one.letters
        )
        for n, one in enumerate(people(count))
    ]
    rows.append(ScreenRow("Next big blind", "", ("12", "9, worst position")))
    blocks = Blocks([RowBlock(tuple(rows))])
    return RowBoard(HEAD, blocks, ("From", "To"), "Moves", "12 players", most_columns=2)


def alternates() -> RowBoard:
    called = [ScreenRow("Vella", "Stefan", ("until 18:55",), now=True)]
    waiting = [
        ScreenRow(one.family, one.given, (f"ticket {n + 4}",), str(n + 1), letters=str(n + 1))
        for n, one in enumerate(people(30))
    ]
    blocks = Blocks(
        [RowBlock(tuple(called), "Come to the desk"), RowBlock(tuple(waiting), "Waiting")]
    )
    return RowBoard(HEAD, blocks, ("",), "Alternates", "30 waiting")


def latest(count: int = 11) -> Sequence[ScreenRow]:
    names = ("Vella Stefan", "Nguyễn Minh", "Kowalski Anna", "Okafor Theo", "Tran Linh")
    rows = []
    for n in range(count):
        family, _, given = names[n % 5].partition(" ")
        rows.append(ScreenRow(family, given, ("$3,900" if n < 4 else "$3,100",), str(24 + n)))
    return rows


TABLE = tuple(
    PlacePrize(str(n), amount)
    for n, amount in enumerate(
        ("$108,000", "$72,300", "$51,500", "$38,600", "$29,600", "$22,900", "$17,800", "$14,000",
         "$11,000"), 1)
)  # fmt: skip
BANDS = (
    PlacePrize("10\N{EN DASH}12", "$7,800"),
    PlacePrize("13\N{EN DASH}15", "$6,200"),
    PlacePrize("16\N{EN DASH}18", "$5,000"),
    PlacePrize("19\N{EN DASH}27", "$3,900", "next: 23rd", now=True),
    *(
        PlacePrize(f"{n}{DASH}{n + 8}", f"${31 - n // 9}00", "out", out=True)
        for n in range(28, 88, 9)
    ),
)
PRIZES = PrizeBoard(
    HEAD,
    PrizeBoardFacts(
        "$600,000",
        ListStatus.POSTED,
        "Posted 18:40  ·  version 2",
        TABLE,
        BANDS,
        tuple(latest()),
        "Places 24\N{EN DASH}90 decided: $157,800",
        "23 players left for $442,200",
    ),
)
PROVISIONAL = PrizeBoard(
    HEAD,
    PrizeBoardFacts(
        "$12,345.50",
        ListStatus.PROVISIONAL,
        "Provisional: registration open",
        (*TABLE[:2], PlacePrize("3", "$900 + Seat in the Main Event")),
        (),
        (),
        "",
        "41 players left",
    ),
)
STANDING = StandingBoard(
    HEAD,
    StandingFacts(
        "83",
        "/ 600",
        (SideFact("Average stack", "", "216,867"), SideFact("Tables", "", "10")),
        tuple(
            ScreenRow(one.family, one.given, (f"{1_240_000 - n * 31_000:,}", f"{n * 4} min ago"),
                str(n + 1), gone=n > 7)
            for n, one in enumerate(people(14))
        ),
    ),
)  # fmt: skip
IDLE = IdleBoard(HEAD)
EVERY_BOARD: dict[str, Picture] = {
    "by name": by_name(),
    "by table": by_table(),
    "moves": moves(),
    "alternates": alternates(),
    "prizes": PRIZES,
    "provisional": PROVISIONAL,
    "standing": STANDING,
    "idle": IDLE,
}
SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1080, 1920), (1024, 768), (2560, 1080)]
TOUCHING = 1.0
"""So much may two texts share, in units of the page: accents reach high."""


def texts(drawing: Drawing) -> list[DrawnText]:
    return [mark for mark in drawing.marks if isinstance(mark, DrawnText)]


def said(drawing: Drawing) -> list[str]:
    return [mark.text for mark in texts(drawing)]


def overlaps(drawing: Drawing) -> Iterator[tuple[str, str]]:
    """Each two texts whose ink meets."""
    boxes = sorted(((mark.box, mark.text) for mark in texts(drawing)), key=lambda it: it[0].top())
    for (one, text), (other, other_text) in combinations(boxes, 2):
        shared = one.intersected(other)
        if shared.width() > TOUCHING and shared.height() > TOUCHING:
            yield text, other_text


def outside(drawing: Drawing) -> Iterator[str]:
    """Texts that reach into a margin."""
    grid = drawing.grid
    inside = QRectF(grid.left, 0, grid.breadth, grid.height).adjusted(-1, 20, 1, -20)
    return (mark.text for mark in texts(drawing) if not inside.contains(mark.box))


def too_small(drawing: Drawing) -> Iterator[str]:
    """Texts that cannot be read from across the room."""
    return (mark.text for mark in texts(drawing) if mark.style.size < S_FACT.size * 0.8)
