"""The sign of a jackpot over an evening: running, hits being checked, one that was won."""

from collections.abc import Sequence

from immutables import Map

from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.core.names import ScreenName
from tdapp.jackpot.facts.hits import HitAmount, HitClaimed, JackpotWinner, PoolStands
from tdapp.jackpot.jackpot import Jackpots
from tdapp.jackpot.pool_terms import UNIT, JackpotPrize, PoolTerms
from tdapp.jackpot.state.hits import HitBook, HitStage, JackpotHit
from tdapp.jackpot.state.pools import DatedTerms, LinkedTable, Links, Meter, MeterBook, Pools
from tdapp.rules.jackpot_rules import CardsUsed, JackpotHand, PrizeOf
from tdapp.screens.boards import Board, BoardHead
from tdapp.screens.jackpot_sign import JackpotShown, pool_facts
from tdapp.screens.shown_names import ShownNames
from tdapp.screens.views import View
from tdapp.ui.boards.lettering import LETTERING
from tdapp.ui.boards.pictures import picture_of
from tdapp.ui.look.spoken import voice
from tdapp.ui.projected.canvas import Picture

SECOND_US = 1_000_000
AT = Instant(1_795_733_172 * SECOND_US, 0, "boot")
ANY = CardsUsed.ANY
ROYAL = JackpotPrize(JackpotHand.ROYAL_FLUSH, ANY, PrizeOf.ALL)
TENTH = JackpotPrize(JackpotHand.STRAIGHT_FLUSH, ANY, PrizeOf.PERCENTAGE, 1_000)
QUADS = JackpotPrize(JackpotHand.FOUR_OF_A_KIND, ANY, PrizeOf.FIXED, 50_000)
BEAT = JackpotPrize(JackpotHand.BAD_BEAT, ANY, PrizeOf.PERCENTAGE, 250)
PRIZES = (ROYAL, TENTH, QUADS)
HELD = 4_821_650
NINE_HIGH, ROYAL_OF_HEARTS = "9s 8s | 7s 6s 5s Kd 2c", "Ah Kh | Qh Jh Th"


def hit(
    number: int, prize: int, table: int, cents: int, stage: HitStage, cards: str = NINE_HIGH
) -> JackpotHit:
    """Claimed so many seconds later at a table, by the player in seat 6."""
    at = Instant(AT.utc_us + number * 19 * SECOND_US, 0, AT.boot)
    before, amount = PoolStands(HELD * UNIT, 0), HitAmount(cents * UNIT, (cents,))
    winners = (JackpotWinner(6, PersonId("person 1")),)
    claim = HitClaimed(number, 1, 0, prize, table, cards, winners, at, before, amount)
    return JackpotHit(claim, before, amount, stage)


def jackpots(
    cents: int, hits: Sequence[JackpotHit] = (), prizes: tuple[JackpotPrize, ...] = PRIZES
) -> Jackpots:
    """A pool at so many cents that seven tables feed."""
    terms = DatedTerms(AT, PoolTerms("Hold\N{RIGHT SINGLE QUOTATION MARK}em Super", 0, 1, prizes))
    link = LinkedTable(1, "over the tables")
    return Jackpots(
        pools=Pools(versions=Map({1: (terms,)})),
        links=Links(by_table=Map(dict.fromkeys((1, 2, 3, 4, 5, 6, 10), link))),
        meters=MeterBook(Map({1: Meter(PoolStands(cents * UNIT, 0))})),
        hits=HitBook(Map({one.claim.hit: one for one in hits}), len(hits)),
    )


def name(person: PersonId) -> str | None:
    """Everybody is called the same."""
    return "Kate Murphy" if person else None


def board(state: Jackpots, won: int | None = None, pool: int = 1, message: str = "") -> Board:
    """The sign of a pool."""
    shown = JackpotShown(state, pool, ScreenName.FULL, won, AT.utc_us)
    head = BoardHead("Jackpot", "Jackpot", "22:46", message, voice=voice())
    return Board(View.JACKPOT, head, pool_facts(shown, ShownNames(name, voice(), LETTERING)))


def every_jackpot_board() -> dict[str, Picture]:
    """Each state, with few and with many facts, and with short and long amounts."""
    quads = hit(1, 2, 6, 50_000, HitStage.CONFIRMED)
    flush = hit(2, 1, 4, 482_165, HitStage.PENDING)
    royal = hit(3, 0, 1, 4_339_520, HitStage.SHOWN, ROYAL_OF_HEARTS)
    more = [hit(number, 2, number, 50_000, HitStage.PENDING) for number in range(4, 9)]
    flush_won = hit(2, 1, 4, 482_165, HitStage.CONFIRMED)
    line = "Jackpots are paid at the cage until four in the morning, with proof of identity."
    boards = {
        "running": board(jackpots(4_821_615, [quads])),
        "four prizes": board(jackpots(11_111_111, [quads], (*PRIZES, BEAT)), message=line),
        "one prize": board(jackpots(50_000, prizes=(ROYAL,))),
        "a million": board(jackpots(123_456_789)),
        "pending": board(jackpots(2_000_210, [flush, royal])),
        "one pending": board(jackpots(2_000_210, [flush])),
        "many pending": board(jackpots(2_000_210, [flush, royal, *more])),
        "won": board(jackpots(2_000_210, [flush_won, royal]), 2),
        "royal won": board(jackpots(2_000_210, [hit(3, 0, 1, 12_339_520, HitStage.CONFIRMED)]), 3),
        "no pool": board(Jackpots()),
    }
    return {key: picture_of(one, 0, 0) for key, one in boards.items()}
