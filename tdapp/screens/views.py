"""Every kind of picture that a monitor can show, a row for each: name, content and words."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from enum import Enum

from tdapp.core.instant import Instant
from tdapp.screens.board_words import SEAT, TABLE
from tdapp.screens.bracket_facts import BracketFacts, bracket_facts
from tdapp.screens.cash_boards import (
    CashShown,
    GamesFacts,
    WaitingFacts,
    games_facts,
    waiting_facts,
)
from tdapp.screens.jackpot_sign import JackpotShown, PoolFacts, pool_facts
from tdapp.screens.list_rows import (
    alternates,
    envelopes,
    matches,
    moves,
    payouts,
    published_terms,
    side_pools,
    stages,
)
from tdapp.screens.money_rows import agreed_deal, heads, league_places, special_rounds
from tdapp.screens.paging import Blocks
from tdapp.screens.prize_facts import PrizeBoardFacts, prize_facts
from tdapp.screens.seat_rows import SeatsByName, SeatsByTable
from tdapp.screens.shown_names import ShownNames
from tdapp.screens.sign_facts import SignFacts, sign_facts
from tdapp.screens.standing_facts import StandingFacts, standing_facts
from tdapp.screens.table_clock import TableClock, TableClockFacts, table_clock_facts
from tdapp.tournament.event.league import LeaguePlace
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import Words, plural, text
from tdapp.voice.voice import Voice


class View(Enum):
    """The key of a view, as it is kept on this computer."""

    CLOCK = "clock"
    BLINDS = "blinds"
    SEATS_BY_NAME = "seats_by_name"
    SEATS_BY_TABLE = "seats_by_table"
    MOVES = "moves"
    ALTERNATES = "alternates"
    PRIZES = "prizes"
    PAYOUTS = "payouts"
    STANDING = "standing"
    IDLE = "idle"
    BRACKET = "bracket"
    TABLE_CLOCK = "table_clock"
    ENVELOPES = "envelopes"
    STAGES = "stages"
    CONDITIONS = "conditions"
    MATCHES = "matches"
    SIDE_POOLS = "side_pools"
    HEADS = "heads"
    DEAL = "deal"
    SPECIAL_ROUNDS = "special_rounds"
    LEAGUE = "league"
    WAITING_LISTS = "waiting_lists"
    GAMES = "games"
    TABLE_SIGN = "table_sign"
    JACKPOT = "jackpot"


class Needs(Enum):
    """What a view is made from besides the event and the names.

    That of one `TABLE` or jackpot `POOL` is made anew at each look, as a clock is. The table of a
    `LEAGUE` is read in the record by others. `CALLS` flash and end by the second.
    """

    MINUTE = "minute"
    CALLS = "calls"
    POSTED = "posted"
    TABLE = "table"
    LEAGUE = "league"
    POOL = "pool"


OF_ONE = frozenset({Needs.TABLE, Needs.POOL})
"""A screen of these is of one table, or of one pool."""
OfEvent = PrizeBoardFacts | StandingFacts | BracketFacts | TableClockFacts
OfRoom = WaitingFacts | GamesFacts | SignFacts | PoolFacts
Drawn = OfEvent | OfRoom
Content = Blocks | Drawn
Making = Generator[None, None, Content]
"""Work in small portions; the content comes with its end."""


@dataclass(frozen=True, slots=True)
class EventSnapshot:
    """What a view is made from: an event, or the room's `cash` games, as it stands at a moment.

    `posted_us` is when the prizes were posted (UTC microseconds), where that is known. `table` is
    the one that is shown, with the `clock` that runs there; `league` the table of its league;
    `jackpot` the pool that is shown.
    """

    state: Tournament
    now: Instant
    posted_us: int | None = None
    table: int = 0
    clock: TableClock | None = None
    league: Sequence[LeaguePlace] = ()
    cash: CashShown = field(default_factory=CashShown)
    jackpot: JackpotShown = field(default_factory=JackpotShown)


Maker = Callable[[EventSnapshot], Making]
"""Makes what a view shows of one event, again and again; what did not change is kept."""


NO_SEATS = text("screens", "No seats drawn yet.")
NO_GAME = text("screens", "No cash game is open.")


@dataclass(frozen=True, slots=True)
class ListTexts:
    """The words of a list: over its values, its title with a count, and where it is empty.

    Without a title the first and last name of the page, or its tables, stand there.
    """

    heads: tuple[Words | None, ...] = ()
    nothing: Words = NO_SEATS
    title: Words | None = None
    counted: Words | None = None
    most_columns: int = 4


NO_LIST = ListTexts()


@dataclass(frozen=True, slots=True)
class ViewRow:
    """One kind of picture; the clock and the idle picture make no content.

    `texts` are the words of a list. It is of an event, or `of_cash` games and what is won there.
    """

    view: View
    name: Words
    maker: Callable[[ShownNames], Maker] | None = None
    needs: Needs | None = None
    texts: ListTexts = NO_LIST
    of_cash: bool = False


def _kept(seats: type[SeatsByName] | type[SeatsByTable]) -> Callable[[ShownNames], Maker]:
    def maker(names: ShownNames) -> Maker:
        kept = seats(names)
        return lambda told: kept.rows(told.state)

    return maker


def _whole(make: Callable[[EventSnapshot, ShownNames], Content]) -> Callable[[ShownNames], Maker]:
    def maker(names: ShownNames) -> Maker:
        def content(told: EventSnapshot) -> Making:
            yield from ()
            return make(told, names)

        return content

    return maker


VIEWS: tuple[ViewRow, ...] = (
    ViewRow(View.CLOCK, text("screens", "Clock")),
    ViewRow(View.BLINDS, text("screens", "Clock, blinds large")),
    ViewRow(
        View.SEATS_BY_NAME,
        text("screens", "Seats by name"),
        _kept(SeatsByName),
        texts=ListTexts((TABLE, SEAT)),
    ),
    ViewRow(View.SEATS_BY_TABLE, text("screens", "Seats by table"), _kept(SeatsByTable)),
    ViewRow(
        View.MOVES,
        text("screens", "Moves"),
        _whole(lambda told, names: moves(told.state, names)),
        texts=ListTexts(
            (text("screens", "From"), text("screens", "To")),
            text("screens", "No players are moving."),
            text("screens", "Moves"),
            plural("screens", "1 player", "{n} players", by="n"),
            most_columns=2,
        ),
    ),
    ViewRow(
        View.ALTERNATES,
        text("screens", "Alternates"),
        _whole(lambda told, names: alternates(told.state, names)),
        texts=ListTexts(
            (None,),
            text("screens", "No alternates waiting."),
            text("screens", "Alternates"),
            text("screens", "{count} waiting"),
        ),
    ),
    ViewRow(
        View.PRIZES,
        text("screens", "Prize list"),
        _whole(lambda told, names: prize_facts(told.state, names, told.posted_us)),
        Needs.POSTED,
    ),
    ViewRow(
        View.PAYOUTS,
        text("screens", "Payouts so far"),
        _whole(lambda told, names: payouts(told.state, names)),
        texts=ListTexts(
            (text("screens", "Prize"),),
            text("screens", "No prizes won yet."),
            text("screens", "Payouts"),
            plural("screens", "1 prize", "{n} prizes", by="n"),
        ),
    ),
    ViewRow(
        View.STANDING,
        text("screens", "Players left and chip leaders"),
        _whole(lambda told, names: standing_facts(told.state, names, told.now)),
        Needs.MINUTE,
    ),
    ViewRow(View.IDLE, text("screens", "Idle picture")),
    ViewRow(
        View.BRACKET,
        text("screens", "Bracket"),
        _whole(lambda told, names: bracket_facts(told.state, names)),
    ),
    ViewRow(
        View.TABLE_CLOCK,
        text("screens", "Clock of a table"),
        _whole(
            lambda told, names: table_clock_facts(
                told.state, told.table, told.clock, names, told.now
            )
        ),
        Needs.TABLE,
    ),
    ViewRow(
        View.ENVELOPES,
        text("screens", "Mystery bounties"),
        _whole(lambda told, names: envelopes(told.state, names)),
        texts=ListTexts(
            (text("screens", "Left"), text("screens", "Drawn")),
            text("screens", "No envelopes yet."),
            text("screens", "Mystery bounties"),
            most_columns=2,
        ),
    ),
    ViewRow(
        View.STAGES,
        text("screens", "Stages"),
        _whole(lambda told, names: stages(told.state, names, told.now)),
        Needs.MINUTE,
        ListTexts(
            (text("screens", "Entries"), text("screens", "Left"), text("screens", "Go on")),
            text("screens", "This event has no stages."),
            text("screens", "Stages"),
            most_columns=2,
        ),
    ),
    ViewRow(
        View.CONDITIONS,
        text("screens", "Event conditions"),
        _whole(lambda told, names: published_terms(told.state, names)),
        texts=ListTexts(
            nothing=text("screens", "No conditions published yet."),
            title=text("screens", "Event conditions"),
            most_columns=1,
        ),
    ),
    ViewRow(
        View.MATCHES,
        text("screens", "Matches in play"),
        _whole(lambda told, names: matches(told.state, names, told.now)),
        Needs.MINUTE,
        ListTexts(
            (text("screens", "Blinds"), text("screens", "Level ends")),
            text("screens", "No pairing is at a table."),
            text("screens", "Matches in play"),
            plural("screens", "1 match", "{n} matches", by="n"),
            most_columns=2,
        ),
    ),
    ViewRow(
        View.SIDE_POOLS,
        text("screens", "Side pools"),
        _whole(lambda told, names: side_pools(told.state, names)),
        texts=ListTexts(
            nothing=text("screens", "This event has no side pools."),
            title=text("screens", "Side pools"),
            most_columns=2,
        ),
    ),
    ViewRow(
        View.HEADS,
        text("screens", "Bounty board"),
        _whole(lambda told, names: heads(told.state, names)),
        texts=ListTexts(
            (text("screens", "Bounty"),),
            text("screens", "No bounties yet."),
            text("screens", "Bounties"),
            most_columns=2,
        ),
    ),
    ViewRow(
        View.DEAL,
        text("screens", "Deal that all agreed to"),
        _whole(lambda told, names: agreed_deal(told.state, names)),
        texts=ListTexts(
            (text("screens", "Chips"), text("screens", "Gets")),
            text("screens", "No deal to show."),
            text("screens", "Deal, not posted yet"),
            most_columns=1,
        ),
    ),
    ViewRow(
        View.SPECIAL_ROUNDS,
        text("screens", "Special rounds"),
        _whole(lambda told, names: special_rounds(told.state, names)),
        texts=ListTexts(
            (None,),
            text("screens", "No special round is on."),
            text("screens", "Next hand"),
            most_columns=1,
        ),
    ),
    ViewRow(
        View.LEAGUE,
        text("screens", "League table"),
        _whole(lambda told, names: league_places(told.state, told.league, names)),
        Needs.LEAGUE,
        ListTexts(
            (text("screens", "Events"), text("screens", "Points")),
            text("screens", "No results of a league yet."),
            text("screens", "League table"),
            plural("screens", "1 player", "{n} players", by="n"),
            most_columns=2,
        ),
    ),
    ViewRow(
        View.WAITING_LISTS,
        text("screens", "Waiting lists"),
        _whole(lambda told, names: waiting_facts(told.cash, names, told.now)),
        Needs.CALLS,
        ListTexts((), NO_GAME, text("screens", "Waiting lists")),
        of_cash=True,
    ),
    ViewRow(
        View.GAMES,
        text("screens", "Cash games"),
        _whole(lambda told, names: games_facts(told.cash, names.voice)),
        Needs.MINUTE,
        ListTexts(
            (
                text("screens", "Blinds"),
                text("screens", "Stake"),
                text("screens", "Tables"),
                text("screens", "Seats free"),
                text("screens", "Waiting"),
                text("screens", "Wait"),
            ),
            NO_GAME,
            text("screens", "Games"),
            most_columns=1,
        ),
        of_cash=True,
    ),
    ViewRow(
        View.TABLE_SIGN,
        text("screens", "Sign of a cash table"),
        _whole(lambda told, names: sign_facts(told.cash, told.table, names.voice)),
        Needs.TABLE,
        ListTexts(nothing=NO_GAME),
        of_cash=True,
    ),
    ViewRow(
        View.JACKPOT,
        text("screens", "Sign of a jackpot"),
        _whole(lambda told, names: pool_facts(told.jackpot, names)),
        Needs.POOL,
        ListTexts(nothing=text("screens", "No jackpot pool is open.")),
        of_cash=True,
    ),
)
ROW_OF = {row.view: row for row in VIEWS}
OF_THE_CLOCK = (View.CLOCK, View.BLINDS)


def view_words(view: View, voice: Voice) -> str:
    """The name of a view in the menus."""
    return voice.say(ROW_OF[view].name)
