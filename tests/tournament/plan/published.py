"""What public pages tell of the prizes of real events; amounts in whole dollars as printed."""

from dataclasses import dataclass

from tdapp.tournament.plan.prize_plan import PrizeBand, PrizeInKind, PrizePlan

DOLLAR = 100
PERCENT = 10_000


def percent(*values: float) -> tuple[int, ...]:
    """Percentages with at most two decimals, as a plan keeps them."""
    return tuple(round(value * 100) * (PERCENT // 100) for value in values)


def dollars(*values: int) -> tuple[int, ...]:
    """Whole dollars in cents."""
    return tuple(value * DOLLAR for value in values)


@dataclass(frozen=True)
class Paid:
    """A pool in dollars, its percentages where they are known, and the prizes as printed."""

    source: str
    entries: int
    pool: int
    prizes: tuple[int, ...]
    percent: tuple[int, ...] = ()


WSOP_2008_OMAHA_REBUYS = Paid(
    # World Series of Poker 2008, event 28: 4,700 of each entry and 4,910 of each re-buy.
    source="hardboiledpoker.blogspot.com/2008/06/2008-wsop-day-16-rebuy.html",
    entries=152,
    pool=152 * 4_700 + 483 * 4_910,
    prizes=(
        *(817_781, 493_748, 316_307, 246_874, 192_870, 154_296, 123_437, 100_292, 84_863),
        *[69_433] * 3,
        *[61_718] * 3,
        *[54_003] * 3,
    ),
    percent=percent(
        *(26.5, 16, 10.25, 8, 6.25, 5, 4, 3.25, 2.75),
        *[2.25] * 3,
        *[2] * 3,
        *[1.75] * 3,
    ),
)

ONE_DROP_2012 = Paid(
    # The first million-dollar buy-in, of which 111,111 went to charity and nothing to the house.
    source="pokerplayersbase.com/news/2012/07/the-big-one-for-one-drop.htm",
    entries=48,
    pool=48 * (1_000_000 - 111_111),
    prizes=(
        *(18_346_673, 10_112_001, 4_352_000, 2_645_333, 1_834_666),
        *(1_621_333, 1_408_000, 1_237_333, 1_109_333),
    ),
    percent=percent(43, 23.7, 10.2, 6.2, 4.3, 3.8, 3.3, 2.9, 2.6),
)

STAR_HIGH_ROLLER_2018 = Paid(
    # The Star Sydney, Sydney Championships: 19,000 of each 20,000 is pool.
    source="casinogamespro.com/?p=16001",
    entries=28,
    pool=28 * 19_000,
    prizes=(266_000, 159_600, 106_400),
    percent=percent(50, 30, 20),
)

EPIC_2011 = Paid(
    # Epic Poker League, third series: the house added 400,000. The page of the fourth day prints
    # 501,480 for the second place, that of the third day 514,480.
    source="floptech.com/blogs/81.html and 82.html",
    entries=98,
    pool=98 * 20_000 + 400_000,
    prizes=(801_680, 514_480, 306_800, 174_640, *[89_680] * 4, *[50_920] * 4),
)

BORGATA_2008 = Paid(
    # Borgata Poker Open: five million guaranteed, 9,600 of each entry collected. The printed list
    # is kept as it stands: it adds to a thousand more than the guarantee.
    source="cardplayer.com/poker-news/5053-wpt-borgata-poker-open-day-1",
    entries=516,
    pool=5_000_000,
    prizes=(
        *(1_425_500, 750_000, 387_500, 337_500, 287_500, 237_500, 187_500, 137_500, 100_000),
        *[65_000] * 3,
        *[47_500] * 3,
        *[32_500] * 3,
        *[26_000] * 9,
        *[21_000] * 9,
        *[17_500] * 9,
        *[15_000] * 9,
    ),
)
BORGATA_ENTRY = 9_600

CANBERRA_TICKET = "Ticket to the Monthly Poker Classic"
CANBERRA_TICKET_CENTS = 220 * DOLLAR
CANBERRA_THURSDAY_2018 = PrizePlan(
    # Casino Canberra's weekly event, casinocanberra.com.au/event/thursday-poker-tournament-2:
    # two tickets worth 220 come off the pool of 100 an entry before the percentages.
    bands=(
        PrizeBand(1, 25, percent(50, 30, 20)),
        PrizeBand(26, 40, percent(40, 30, 20, 10)),
        PrizeBand(41, None, percent(40, 30, 20, 5, 5)),
    ),
    in_kind=tuple(PrizeInKind(place, CANBERRA_TICKET, CANBERRA_TICKET_CENTS) for place in (1, 2)),
)
CANBERRA_THURSDAY_CASH = {
    10: (280, 168, 112),
    25: (1_030, 618, 412),
    26: (864, 648, 432, 216),
    40: (1_424, 1_068, 712, 356),
    41: (1_464, 1_098, 732, 183, 183),
}
"""The cash for some fields, worked out by hand from the rules sheet."""

CANBERRA_MONTHLY_2020 = (
    # Casino Canberra's monthly event for 10 to 50 players, casinocanberra.com.au/event/
    # monthly-poker-classic. The headings: less than 20, 21-35, 36-50, 51 and more. Of the larger
    # bands the stored page shows the first two places; the places after them are made up here.
    PrizeBand(1, 19, percent(50, 30, 20)),
    PrizeBand(21, 35, percent(40, 30, 30)),
    PrizeBand(36, 50, percent(40, 30, 30)),
    PrizeBand(51, None, percent(32, 22, 20, 15, 11)),
)
