"""What a hand of a feature table is set up with: units, openers, blinds, decks, spreads."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

import resources
from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Structure
from tdapp.poker.betting.raising import most_raises
from tdapp.poker.cards import UNKNOWN, cards
from tdapp.poker.play.acts import AnyAct, CheckOrCall, Deal, DealBoard, Fold, PutIn, RaiseTo, Show
from tdapp.poker.play.offers import offers
from tdapp.poker.round.state import Phase, Round
from tdapp.table.facts.hands import HandBegun
from tdapp.table.geometry.seats import Seat
from tdapp.table.hands.game_names import game_named
from tdapp.table.hands.games import GamePlayed, game_played
from tdapp.table.hands.results import result_of
from tdapp.tournament.event.announcing import open_table
from tdapp.tournament.hands.beginning import begin
from tdapp.tournament.plan.levels import AntePaidBy, Level
from tdapp.tournament.plan.terms import EntryTerms
from tests.rules_doc import Case, case, rule
from tests.tournament.evening import Evening
from tests.tournament.hands.feature_table import FeatureTable, play_rules, variant, without_rebuys

HOUSES = {"STAR": "star", "CROWN": "crown", "TAS": "tasmania", "ADELAIDE": "adelaide"}
VARIANTS = [variant(one.removesuffix(".toml")) for one in resources.names("variants")]
ROYAL = ("Th Jh Qh", "Kh", "Ah")


def reads(words: str, house: str = "crown") -> GamePlayed:
    """A house's game by its words."""
    return game_played(play_rules(house), *game_named(words, VARIANTS))


def begun(
    house: str,
    level: Level,
    words: str = "holdem",
    *,
    players: int = 9,
    button: int = 9,
    chips: int = 0,
    stack: int = 1_000,
) -> FeatureTable:
    """A hand of a house's game at a level, `stack` each, the players in seats from 1 on."""
    conditions = replace(without_rebuys(house), seats_per_table=9)
    if chips:
        offered = replace(conditions.chips, denominations=(chips, 8 * chips))
        conditions = replace(conditions, chips=offered)
    table = FeatureTable(players, replace(conditions, levels=(level,)))
    typed = [(entry, stack) for entry in table.order(button)]
    evening, game = table.evening, reads(words, house)
    evening.tell(begin(evening.state, 1, game, evening.now, button=button, stacks=typed))
    return table


def seat_of(table: FeatureTable, player: int) -> int:
    """Where a player of the hand sits."""
    return table.evening.state.seating.seat_of[table.entries[player]].seat


def waits_for(table: FeatureTable, phase: Phase) -> bool:
    """Whether the hand is there."""
    return table.round.phase is phase


def tied(table: FeatureTable, seats: Sequence[int], to: int) -> None:
    """These put in so much before the flop, check to the end and share a royal flush."""
    table.deal_unseen()
    while waits_for(table, Phase.BET):
        player, price = table.round.actor or 0, table.round.betting.price
        stays: AnyAct = CheckOrCall(player) if price == to else RaiseTo(player, to)
        table.does(stays if seat_of(table, player) in seats else Fold(player))
    for board in ROYAL:
        table.does(DealBoard(cards(board)))
        while waits_for(table, Phase.BET):
            table.does(CheckOrCall(table.round.actor or 0))
    low = iter(("2c 2d", "3c 3d", "4c 4d"))
    while waits_for(table, Phase.SHOWDOWN):
        table.does(Show(table.round.turn[0], cards(next(low))))


@case("TAS-ODDCHIP-002", "TAS-ODDCHIP-003", "TAS-ODDCHIP-005")
def test_a_tasmanian_pot_is_split_in_the_tables_minimum(case: Case) -> None:
    """What is left of whole minimums goes to the winner who is nearest to the small blind."""
    least, seats, pot = case.given["table_minimum"], case.given["tied_seats"], case.given["pot"]
    button = case.given.get("button_seat", case.given["sb_seat"] - 1)
    table = begun("tasmania", Level(20, least // 2, least), button=button, chips=1)
    others = least // 2
    dead = (pot - others) % len(seats)
    folds = next(at for at in range(9) if seat_of(table, at) not in seats and at > 1)
    if dead:
        table.does(PutIn(folds, dead, live=False))
    tied(table, seats, (pot - others - dead) // len(seats))

    shares = result_of(table.evening.state.feature.by_table[1]).settlement.shares
    assert {f"seat_{seat_of(table, one.player)}": one.chips for one in shares} == case.then


@rule("TAS", "C15.3")
def test_the_unit_of_a_pot_is_the_houses_and_none_is_told_for_stud() -> None:
    """1,300 tied three ways at 100 and 200: 500, 400 and 400 and never 450, 425 and 425."""
    level = Level(20, 100, 200, 25)
    assert begun("tasmania", level, chips=25).round.setup.unit == 200
    assert begun("tasmania", level, "five card stud", players=4, chips=25).round.setup.unit == 25
    assert begun("star", level, chips=25).round.setup.unit == 25
    assert begun("star", level, chips=300).round.setup.unit == 1


@rule("TAS", "C20.1")
def test_what_a_competition_sets_holds_at_its_own_tables_and_in_no_other_event() -> None:
    """The rules of competitions apply to competition play alone: by event, never by room."""
    level = Level(20, 50, 100)
    for burns in (True, False):
        conditions = replace(without_rebuys("tasmania"), terms=EntryTerms(burns=burns))
        table = FeatureTable(4, replace(conditions, levels=(level,)))
        evening, game = table.evening, reads("holdem", "tasmania")
        assert game.burns is reads("holdem", "tasmania").burns
        typed = [(entry, 1_000) for entry in table.order(4)]
        with pytest.raises(Refusal, match="table_not_open"):
            begin(evening.state, 2, game, evening.now, button=4, stacks=typed)
        evening.tell(begin(evening.state, 1, game, evening.now, button=4, stacks=typed))
        assert (table.round.setup.burns, table.round.setup.small.tournament) == (burns, True)


def stud_opens(house: str, words: str, level: Level, ups: Sequence[str]) -> Round:
    """A stud hand of the page with these cards up, from the left of the button."""
    table = begun(house, level, words, players=len(ups), button=len(ups))
    down = sum(street.down for street in table.round.setup.variant.streets[:1])
    table.does(*[Deal(at, ((UNKNOWN,) * down + cards(up))) for at, up in enumerate(ups)])
    return table.round


@case("STAR-BETTING-036", "CROWN-BETTING-027", "TAS-BETTING-025")
def test_who_opens_five_card_stud_bets_the_tables_minimum_at_least(case: Case) -> None:
    """There is no bring-in for less: STAR 16.3.1, CROWN 10.3.1, TAS B11.1(b)."""
    seats = sorted(case.given["up_cards"])
    ups = [case.given["up_cards"][seat] for seat in seats]
    round_ = stud_opens(HOUSES[case.house], "five card stud", Level(20, 5, 10, 5), ups)
    may = offers(round_)
    assert round_.actor is not None
    assert int(seats[round_.actor]) == case.then["opener_seat"]
    assert (may.bring_in, may.folds, may.call) == (False, False, None)
    assert may.raises
    assert may.raises.least == 10


@case("TAS-BETTING-013")
def test_a_tasmanian_opener_bets_from_the_minimum_to_half_the_pot(case: Case) -> None:
    """The ante is the least wager, and the pot is all antes."""
    ante, ups = case.given["ante"], ["Ks", "Jh", "Ts", "9s", "8h", "7s"]
    assert len(ups) == case.given["players"]
    words = "half pot limit five card stud"
    round_ = stud_opens("tasmania", words, Level(20, ante // 2, ante, ante), ups)
    may = offers(round_).raises
    assert may
    assert (round_.betting.pot, may.least, may.most) == (
        case.given["pot"],
        case.then["min"],
        case.then["max"],
    )


@rule("TAS", "B5.4")
@rule("ADELAIDE", "App1 2-5", "App1 8")
def test_a_limit_that_a_house_does_not_play_is_refused() -> None:
    """Stud is half-pot at Tasmania, hold'em fixed or as told; Adelaide has no spread limit."""
    assert reads("five card stud", "tasmania").structure is Structure.HALF_POT
    assert reads("five card stud", "star").structure is Structure.FIXED
    assert reads("pot limit hold'em", "tasmania").structure is Structure.POT
    assert reads("hold'em", "adelaide").structure is Structure.NO_LIMIT
    for house, words in (
        ("tasmania", "limit five card stud"),
        ("adelaide", "spread limit hold'em 5-20"),
    ):
        with pytest.raises(Refusal, match="limit_not_offered"):
            reads(words, house)
        assert reads(words, "open").structure is not Structure.HALF_POT


def test_common_rules_have_a_bring_in() -> None:
    round_ = stud_opens("open", "seven card stud", Level(20, 5, 10, 2), ["Ks", "Jh", "2s"])
    assert (round_.setup.bring_in, offers(round_).bring_in) == (5, True)


@case("ADELAIDE-BLINDS-007", "ADELAIDE-BLINDS-008")
def test_blinds_that_a_house_does_not_allow_begin_no_hand(case: Case) -> None:
    """The level's are looked at when a hand begins."""
    given = case.given
    small, big = (given["sb"], given["bb"]) if "sb" in given else (5, given["big_blind"])
    by = AntePaidBy.BIG_BLIND
    with pytest.raises(Refusal, match=r"blind_above_next|ante_above_big_blind") as why:
        begun("adelaide", Level(20, small, big, given.get("ante", 0), by))
    assert case.rule.removeprefix("App1 ") in str(why.value.details["rule"])
    assert begun("adelaide", Level(20, 5, 10, 10, by)).round.setup.big_blind_ante == 10


@pytest.mark.parametrize(("stack", "live", "dead"), [(120, 100, 20), (90, 90, 0), (230, 100, 100)])
@pytest.mark.parametrize("house", ["adelaide", "crown", "open", "star", "tasmania"])
def test_a_short_big_blind_posts_the_blind_before_the_ante_for_all(
    house: str, stack: int, live: int, dead: int
) -> None:
    """TDA RP-11; the books are silent."""
    by = AntePaidBy.BIG_BLIND
    round_ = begun(house, Level(20, 50, 100, 100, by), players=4, button=4, stack=stack).round
    assert (round_.betting.stakes[round_.setup.big_blind].bet, round_.betting.dead) == (live, dead)


def test_who_posts_a_missed_blind_is_not_the_big_blind() -> None:
    """The big-blind ante, and at Tasmania the first aggressive act, stay the big blind's."""
    table = begun("tasmania", Level(20, 5, 10, 10, AntePaidBy.BIG_BLIND), players=4, button=4)
    table.does(PutIn(3, 10))
    assert (table.round.setup.big_blind_ante, table.round.aggressor) == (10, 1)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("Hold'em 36 cards", "holdem None 36"),
        ("Short-deck hold'em", "holdem None 36"),
        ("Limit hold'em, short deck 32 cards", ""),
        ("2-7 Triple Draw", "deuce_to_seven_triple_draw None None"),
        ("Limit 2-7 Triple Draw", "deuce_to_seven_triple_draw fixed None"),
        ("Five card draw 32 cards", "draw None 32"),
        ("Pot-limit Omaha hi-lo", "omaha_hi_lo pot None"),
        ("Three card Manila 32 cards", "three_card_manila None 32"),
        ("Stud eight or better", "seven_card_stud_hi_lo None None"),
        ("PL Omaha/8", "omaha_hi_lo pot None"),
        ("NL Hold'em", "holdem no_limit None"),
        ("Spread-limit hold'em 5-20", "holdem spread None 5-20"),
        ("Spread limit lowball draw 2-7 20", "deuce_to_seven_lowball spread None 0-20"),
        ("Spread limit 5-20", "holdem spread None 5-20"),
    ],
)
def test_usual_words_name_game_deck_and_spread(words: str, found: str) -> None:
    if not found:
        with pytest.raises(Refusal, match="unknown_game"):
            game_named(words, VARIANTS)
        return
    named = game_named(words, VARIANTS)
    limit = named.structure.value if named.structure else "None"
    said = [named.variant.id, limit, str(named.deck and int(named.deck))]
    if named.spread[1]:
        said.append("-".join(map(str, named.spread)))
    assert " ".join(said) == found


@pytest.mark.parametrize("words", ["Spread limit hold'em", "Spread-limit hold'em 20-5"])
def test_a_spread_limit_needs_its_bets(words: str) -> None:
    with pytest.raises(Refusal, match="spread_not_told"):
        game_named(words, VARIANTS)


def test_a_spread_is_played_between_its_bets() -> None:
    table = begun("crown", Level(20, 5, 10), "spread limit hold'em 10-40", players=3, button=3)
    table.deal_unseen()
    may = offers(table.round).raises
    assert may
    assert (may.least, may.most) == (20, 50)
    with pytest.raises(Refusal, match="spread_not_told"):
        begun("crown", Level(20, 5, 10), "spread limit hold'em 8")


def test_a_deck_that_a_house_does_not_have_is_refused_and_others_are_played() -> None:
    with pytest.raises(Refusal, match="deck_not_offered"):
        reads("Hold'em 36 cards", "tasmania")
    for house, words in (("star", "hold'em 32 cards"), ("crown", "five card draw 40 cards")):
        played = reads(words, house)
        assert begun(house, Level(20, 5, 10), words, players=3, button=3).round.setup.deck == (
            played.deck
        )
    assert reads("Manila 32 cards".replace("Manila", "two card Manila"), "star").deck == 32


@rule("STAR", "28.2.1", "2.1")
def test_a_star_tournament_table_of_eleven_is_followed() -> None:
    """All eleven are dealt hold'em; of draw there are cards for ten, and the button has none."""
    evening = Evening(replace(without_rebuys("star"), seats_per_table=11), tables=0)
    evening.tell(open_table(evening.state, 1, 11))
    entries = evening.enter(11)
    evening.seat()
    evening.start()
    found = []
    for words in ("hold'em", "five card draw"):
        typed = [(entry, 1_000) for entry in entries]
        on_button = evening.state.seating.entry_at[Seat(1, 4)]
        if words != "hold'em":
            typed.remove((on_button, 1_000))
        events = begin(evening.state, 1, reads(words, "star"), evening.now, button=4, stacks=typed)
        found.append(next(one.entries for one in events if isinstance(one, HandBegun)))
    holdem, draw = found
    assert (len(holdem), holdem[-1], draw) == (11, on_button, holdem[:-1])


@rule("STAR", "2.3.2", "9.3.1", "28.2.1")
def test_where_cards_are_for_one_fewer_the_button_sits_out() -> None:
    """Eleven at a table of draw, of whom ten get cards."""
    draw = reads("five card draw", "star").size
    assert (draw.most, draw.dealt(range(1, 12), 4)) == (10, [5, 6, 7, 8, 9, 10, 11, 1, 2, 3])
    holdem = reads("hold'em", "star").size
    assert len(holdem.dealt(range(1, 12), 4)) == 11
    with pytest.raises(Refusal, match="too_many_players"):
        draw.dealt(range(1, 13), 4)


@rule("STAR", "8.8.9", "28.2.1")
@pytest.mark.parametrize("cap", [None, 2, 5])
def test_the_conditions_say_how_many_raises_a_round_has_at_the_star(cap: int | None) -> None:
    """8.8 does not bind a tournament: a cap comes from the published conditions (P5)."""
    table = begun_by(EntryTerms(raise_cap=cap), "star", "limit holdem")
    round_ = table.round
    assert most_raises(round_.setup.small, round_.setup.rules.betting) == cap


@rule("TAS", "C5.2(g)")
@pytest.mark.parametrize("burns", [None, True, False])
def test_the_conditions_say_whether_a_card_is_burnt_in_tasmania(*, burns: bool | None) -> None:
    """Management determines whether the dealer shall burn a card; without a word it is burnt."""
    table = begun_by(EntryTerms(burns=burns), "tasmania", "holdem")
    assert table.round.setup.burns is (burns is not False)


def begun_by(terms: EntryTerms, house: str, words: str) -> FeatureTable:
    """A hand of a house's game in an event with these terms."""
    conditions = replace(without_rebuys(house), terms=terms, levels=(Level(20, 100, 200),))
    table = FeatureTable(3, conditions)
    typed = [(entry, 1_000) for entry in table.order(3)]
    evening, game = table.evening, reads(words, house)
    evening.tell(begin(evening.state, 1, game, evening.now, button=3, stacks=typed))
    return table
