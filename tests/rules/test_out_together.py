"""Several out in one hand, by the order of the house's rulebook, as the desk records it."""

from typing import Any

import msgspec
import pytest

from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust, BustTogether
from tdapp.calls.tournament.prizes import ChangePrizes, PayPrize, PostPrizes
from tdapp.calls.tournament.sales import Rebuy
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.rules.drawn_cards import rank_of
from tdapp.rules.finishing_rules import FinishBy
from tdapp.tournament.exits.together import still_to_ask
from tdapp.tournament.payouts.queue import due_to
from tdapp.tournament.plan.terms import OutTogetherTerms
from tdapp.tournament.reckoning.ties import EliminatedPlayer, OpenTie
from tests.desk.evening import EVENT, announce, bust, install
from tests.desk.station import Station
from tests.rules.houses import held_under
from tests.rules_doc import Case, case, rule

WHY = Circumstances(reason="seen at the table")


def playing(
    station: Station, house: str, players: int, *, left: int | None = None, **conditions: Any
) -> None:
    """The demo event under a house's rules, seated at two tables; so many are left of it."""
    install(station, range(1, 3), seats=9)
    announce(station, held_under(house, **conditions), sold=players, tables=range(1, 3))
    if left is not None:
        bust(station, *range(players, left, -1))


def neighbours(station: Station, count: int, *, same_table: bool = True) -> list[int]:
    """Entries in play that sit at one table, or at as many tables as there are."""
    seat_of = station.event(EVENT).seating.seat_of
    by_table: dict[int, list[int]] = {}
    for entry in sorted(seat_of):
        by_table.setdefault(seat_of[entry].table, []).append(entry)
    if same_table:
        return max(by_table.values(), key=len)[:count]
    return [entries[0] for entries in by_table.values()][:count]


def take_out(station: Station, entries: list[int], **known: list[Any]) -> None:
    """Take them out together; `known` tells a value of each."""
    station.do(BustTogether(EVENT, told(entries, **known), declined=True))


def told(entries: list[int], **known: list[Any]) -> tuple[EliminatedPlayer, ...]:
    return tuple(
        EliminatedPlayer(
            entry=entry, table=1, **{what: values[index] for what, values in known.items()}
        )
        for index, entry in enumerate(entries)
    )


def places_of(station: Station, entries: list[int]) -> list[int]:
    found = station.event(EVENT).places()
    return [found[entry] for entry in entries]


def wanted(then: dict[str, str], names: list[str]) -> list[int]:
    """Their places as the case writes them."""
    by_name = {name: int(place[:-2]) for place, name in then.items()}
    return [by_name[name] for name in names]


@case("STAR-ELIMINATION-002")
def test_the_larger_stack_before_the_hand_finishes_higher(case: Case, station: Station) -> None:
    """Of players out in one hand the one with the higher stake before it finishes higher."""
    playing(station, "STAR", 12, left=case.given["players_left_before_hand"])
    stacks = case.given["eliminated_same_hand"]
    entries = neighbours(station, len(stacks))
    take_out(station, entries, stack=list(stacks.values()), all_in_order=[1, 2])
    assert places_of(station, entries) == wanted(case.then, list(stacks))


@case("STAR-ELIMINATION-003", "STAR-ELIMINATION-005")
def test_equal_stakes_draw_cards_until_they_differ(case: Case, station: Station) -> None:
    """Equal stakes are decided by the highest card, among equals by further cards."""
    names = case.given["equal_stakes"]
    best = case.given["best_place_at_stake"]
    playing(station, "STAR", 12, left=best + len(names) - 1)
    entries = neighbours(station, len(names))
    stacks, cards = [5000] * len(names), [(rank_of(case.given["draw"][name]),) for name in names]
    again = case.given.get("second_draw", {})
    if again:
        outs = told(entries, stack=stacks, cards=cards)
        equal = tuple(entry for entry, name in zip(entries, names, strict=True) if name in again)
        asked = still_to_ask(station.event(EVENT), outs)
        assert [(one.what, set(one.entries), one.round) for one in asked] == [
            (FinishBy.CARD, set(equal), 2)
        ]
    drawn = [
        card + ((rank_of(again[name]),) if name in again else ())
        for name, card in zip(names, cards, strict=True)
    ]
    take_out(station, entries, stack=stacks, cards=drawn)
    assert places_of(station, entries) == wanted(case.then, names)


@case("TAS-ELIMINATION-002", "TAS-ELIMINATION-003", "TAS-ELIMINATION-005")
def test_equal_chips_put_in_share_the_place_and_its_prizes(case: Case, station: Station) -> None:
    """Equal contributions to the hand's pot share the places and their prizes, an unpaid one too.

    Both the exits and the list are told at the desk, which owes each the share of the case.
    """
    playing(station, "TAS", 16, left=case.given["players_left_before_hand"])
    put_in, prizes = case.given["contributed"], case.given["prizes"]
    amounts = [dollars * 100 for dollars in prizes.values() if dollars]
    best = int(next(iter(prizes))[:-2])
    station.do(PostPrizes(EVENT))
    above = [amounts[0]] * (best - 1)
    above[0] += station.event(EVENT).pool - sum(above) - sum(amounts)
    station.do(ChangePrizes(EVENT, (*above, *amounts)), WHY)
    entries = neighbours(station, len(put_in))
    take_out(station, entries, put_in=list(put_in.values()))

    assert places_of(station, entries) == [best] * len(entries)
    dues = [due_to(station.event(EVENT), entry) for entry in entries]
    owed = {name: due and due.cents // 100 for name, due in zip(put_in, dues, strict=True)}
    assert owed == case.then
    assert sum(due.cents for due in dues if due) == sum(amounts)
    for entry in entries:
        station.do(PayPrize(EVENT, best, entry))
    assert station.event(EVENT).prizes.paid_cents == sum(amounts)


@case("ADELAIDE-ELIMINATION-003")
def test_at_separate_tables_the_higher_all_in_amount_decides(case: Case, station: Station) -> None:
    """Out at the same time at separate tables, the higher all-in amount finishes higher."""
    playing(station, "ADELAIDE", 12, left=case.given["players_left_before_hand"])
    amounts = case.given["all_in"]
    entries = neighbours(station, len(amounts), same_table=case.given["same_table"])
    take_out(station, entries, all_in=list(amounts.values()))
    assert places_of(station, entries) == wanted(case.then, [name[0] for name in amounts])


@rule("STAR", "28.8.3")
def test_while_a_tie_is_open_nobody_goes_out(station: Station) -> None:
    """What decides must be known before places are recorded: stakes first, then a card each."""
    playing(station, "STAR", 12, left=5)
    before, entries = station.event(EVENT).exits, neighbours(station, 2)
    asked = "{}, {}".format(*entries)
    for known, what in (({}, "stack"), ({"stack": [5, 5]}, "card")):
        call = BustTogether(EVENT, told(entries, **known), declined=True)
        refused = station.desk.why_not(DIRECTOR, call)
        assert refused == Refusal("tie_is_open", asked=what, entries=asked)
        missing = still_to_ask(station.event(EVENT), call.outs)
        assert missing == (OpenTie(FinishBy(what), tuple(entries)),)
    assert station.event(EVENT).exits == before


def test_what_was_told_stays_with_the_exit(station: Station) -> None:
    playing(station, "ADELAIDE", 12)
    entries = neighbours(station, 2, same_table=False)
    take_out(station, entries, all_in=[700, 300])
    station.restart()
    exits = station.event(EVENT).exits.by_entry
    for entry, amount in zip(entries, (700, 300), strict=True):
        out = exits[entry]
        assert out.seat is not None
        assert out.told == EliminatedPlayer(entry=entry, table=out.seat.table, all_in=amount)


@pytest.mark.parametrize(
    ("outs", "answer"),
    [
        ((), Refusal("nobody_named")),
        (
            (EliminatedPlayer(entry=1, table=1), EliminatedPlayer(entry=1, table=1)),
            Refusal("entry_twice", entry=1),
        ),
        ((EliminatedPlayer(entry=99, table=1),), Refusal("no_such_entry", entry=99)),
        ((EliminatedPlayer(entry=1, table=1, stack=-5),), Refusal("not_a_stack", stack=-5)),
        ((EliminatedPlayer(entry=1, table=1, cards=(15,)),), Refusal("no_such_card", card=15)),
    ],
)
def test_what_makes_no_sense_of_those_out_together_is_refused(
    outs: tuple[EliminatedPlayer, ...], answer: Refusal, station: Station
) -> None:
    playing(station, "STAR", 4)
    assert station.desk.why_not(DIRECTOR, BustTogether(EVENT, outs)) == answer


@rule("CROWN", "15.4.5")
def test_the_conditions_of_an_event_choose_the_order(station: Station) -> None:
    """The terms and conditions say how players are eliminated; here the all-in amount, then cards.

    Players at other tables share the place.
    """
    chosen = {"same_table": ["all_in_amount", "card"], "other_tables": []}
    playing(station, "CROWN", 12, left=6, out_together=chosen)
    one, other = neighbours(station, 2, same_table=False)
    take_out(station, [one, other], stack=[900, 300])
    assert places_of(station, [one, other]) == [5, 5]

    entries = neighbours(station, 2)
    asked = still_to_ask(station.event(EVENT), told(entries, all_in=[500, 500]))
    assert [missing.what for missing in asked] == [FinishBy.CARD]
    take_out(station, entries, all_in=[300, 500])
    assert places_of(station, entries) == [4, 3]


@rule("CROWN", "15.4.8(h)")
def test_where_the_conditions_say_nothing_the_director_ranks_them(station: Station) -> None:
    """The Tournament Director decides what the conditions leave open, and his word is final."""
    playing(station, "CROWN", 12, left=5)
    entries = neighbours(station, 2)
    asked = still_to_ask(station.event(EVENT), told(entries, stack=[900, 300]))
    assert asked == (OpenTie(FinishBy.RULING, tuple(entries)),)
    take_out(station, entries, ruled=[2, 1])
    assert places_of(station, entries) == [5, 4]


@pytest.mark.parametrize(
    ("house", "said", "problem"),
    [
        ("ADELAIDE", {"same_table": ["stack"]}, "fixed by rule 104c - at `$.out_together.same_"),
        ("ADELAIDE", {"other_tables": []}, "fixed by rule 104c - at `$.out_together.other_tables`"),
        ("STAR", {"same_table": ["card"]}, "fixed by rule 28.8.3 - at `$.out_together.same_table`"),
        ("CROWN", {"same_table": ["card", "card"]}, "named twice - at `$.out_together.same_table`"),
        ("CROWN", {"other_tables": ["first_all_in"]}, "first_all_in ranks one table only"),
        ("CROWN", {"same_table": ["luck"]}, "Invalid enum value 'luck'"),
        ("CROWN", {"by": []}, "unknown field `by` - at `$.out_together`"),
    ],
)
def test_conditions_choose_only_what_the_rulebook_leaves_to_them(
    house: str, said: dict[str, Any], problem: str
) -> None:
    with pytest.raises(Refusal) as refused:
        held_under(house, out_together=said)
    assert refused.value.code == "bad_event_file"
    assert problem in str(refused.value.details["problem"])


@pytest.mark.parametrize(
    ("house", "said"),
    [
        ("STAR", {"other_tables": ["card"]}),
        ("STAR", {"same_table": ["stack", "card"]}),
        ("TAS", {"same_table": ["stack"]}),
        ("OPEN", {"same_table": [], "other_tables": []}),
        ("ADELAIDE", {"same_table": ["all_in_amount", "first_all_in"]}),
    ],
)
def test_conditions_may_say_what_is_left_to_them_or_what_the_rulebook_says(
    house: str, said: dict[str, Any]
) -> None:
    chosen = held_under(house, out_together=said).out_together
    assert chosen == msgspec.convert(said, OutTogetherTerms)


def test_nothing_is_asked_where_no_place_can_win_a_prize(station: Station) -> None:
    playing(station, "STAR", 12)
    entries = neighbours(station, 2)
    assert still_to_ask(station.event(EVENT), told(entries)) == ()
    take_out(station, entries)
    assert places_of(station, entries) == [11, 11]


@rule("STAR", "28.8.3")
def test_who_may_buy_again_waits_in_the_order_of_the_hand(station: Station) -> None:
    """Out of chips in one hand with re-buys open: the stakes of then rank those who go out."""
    playing(station, "STAR", 12, left=8)
    high, low, third = neighbours(station, 3)
    outs = told([high, low, third], stack=[900, 300, 500])
    station.do(BustTogether(EVENT, outs, hand="31 at table 1"))
    assert set(station.event(EVENT).exits.out_of_chips) == {high, low, third}
    assert station.event(EVENT).left == 8

    bust(station, next(one for one in station.event(EVENT).in_play() if one > third))
    station.do(Rebuy(EVENT, third, 0))
    for entry in (high, low):
        station.do(Bust(EVENT, entry, declined=True))
    station.restart()
    exits = station.event(EVENT).exits
    assert places_of(station, [low, high]) == [8, 7]
    assert [getattr(exits.by_entry[one].told, "stack", None) for one in (high, low)] == [900, 300]
    assert exits.by_entry[low].hand == "31 at table 1"


@rule("TAS", "C20.16")
@pytest.mark.parametrize("ended", ["window", "posting"])
def test_level_players_who_waited_share_the_place_when_their_time_ends(
    ended: str, station: Station
) -> None:
    """Equal contributions to the pot share the places, also where a re-buy was open until now."""
    playing(station, "TAS", 12, left=8)
    station.do(StartClock(EVENT))
    entries = neighbours(station, 3)
    station.do(BustTogether(EVENT, told(entries, put_in=[700, 700, 700])))
    station.do(Rebuy(EVENT, entries[1], 0))
    if ended == "posting":
        station.do(PostPrizes(EVENT))
    else:
        station.time.pass_us(4 * 30 * MINUTE_US)
        station.tick()
    assert places_of(station, [entries[0], entries[2]]) == [7, 7]
    assert not station.event(EVENT).exits.out_of_chips


def test_who_waits_already_is_ranked_with_the_others_of_the_hand_where_he_lost_his_chips(
    station: Station,
) -> None:
    playing(station, "STAR", 12, left=8)
    first, second = neighbours(station, 2)
    station.do(Bust(EVENT, first))
    later = next(one for one in station.event(EVENT).in_play() if one > second)
    bust(station, later)
    station.do(BustTogether(EVENT, told([first, second], stack=[900, 300])))
    for entry in (first, second):
        station.do(Bust(EVENT, entry, declined=True))
    assert places_of(station, [second, first, later]) == [8, 7, 6]


def test_the_exits_of_a_hand_told_later_go_in_where_it_happened(station: Station) -> None:
    playing(station, "STAR", 12, left=8)
    moment = station.time.now().utc_us
    station.time.pass_us(MINUTE_US)
    first, second, later = station.event(EVENT).in_play()[:3]
    bust(station, later)
    outs = told([first, second], stack=[900, 300])
    station.do(BustTogether(EVENT, outs, declined=True), Circumstances(happened_us=moment))
    assert places_of(station, [second, first, later]) == [8, 7, 6]
