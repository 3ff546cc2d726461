"""What may be sold to whom, until when, and how often."""

import msgspec
import pytest

from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.rules.rulebook import RebuyWhen
from tdapp.tournament.facts.sales import EntrySold, RebuySold
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Window
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.sales.selling import sell_entry, sell_rebuy
from tdapp.voice.voice import Voice
from tdapp.words.sentence import sentence
from tests.tournament.evening import SMALL, Evening, canberra, person, seated
from tests.tournament.sales.offers import parts

LAST_US = 40 * MINUTE_US - 1


def with_rebuys(**changes: object) -> Conditions:
    """The small event with other re-buys."""
    assert SMALL.rebuy is not None
    return msgspec.structs.replace(SMALL, rebuy=msgspec.structs.replace(SMALL.rebuy, **changes))


def entry_refused(evening: Evening, number: int = 99) -> Refusal | None:
    """Why this person cannot enter."""
    try:
        sell_entry(evening.state, person(number), evening.now)
    except Refusal as refusal:
        return refusal
    return None


def rebuy_refused(evening: Evening, entry: int = 1, stack: int = 0) -> Refusal | None:
    """Why this entry cannot buy again."""
    try:
        sell_rebuy(evening.state, entry, stack, evening.now)
    except Refusal as refusal:
        return refusal
    return None


def test_an_entry_is_sold_at_the_published_price_with_the_next_numbers() -> None:
    evening = Evening()
    evening.enter(2)
    sold = evening.tell(sell_entry(evening.state, person(7), evening.now))

    paid, at = parts(10_000, 1_000), evening.now
    bought = EntrySold(3, 3, paid, 10_000, person=person(7), sold_us=at.utc_us, sold_at=at)
    assert sold == [bought]
    assert evening.state.entries.pool == 30_000
    assert evening.state.entries.fees == 3_000
    assert evening.state.entries.chips == 30_000


def test_a_rebuy_has_its_own_price_and_the_next_receipt() -> None:
    evening = seated(2)
    sold = evening.tell(sell_rebuy(evening.state, 2, 9_999, evening.now))

    assert sold == [RebuySold(2, 3, parts(8_000, 500), 9_000, sold_at=evening.now)]
    assert evening.state.entries.pool == 28_000
    assert evening.state.entry(2).chips == 19_000
    assert evening.state.entry(2).rebuys == evening.state.entries.rebuys == 1
    assert evening.state.entries.count == 2


def test_a_person_enters_once() -> None:
    evening = seated(3)
    (sold,) = evening.state.entry(2).sales
    assert isinstance(sold, EntrySold)
    assert sold.sold_us
    since = Refusal("already_entered", entry=2, since=sold.sold_us)
    assert entry_refused(evening, 2) == since
    assert sentence(since, Voice()).startswith(
        f"This player is already in as entry 2, since {Voice().moment(sold.sold_us)}."
    )

    evening.bust(2)
    assert entry_refused(evening, 2) == Refusal("no_reentry", entry=2)


def test_a_full_event_sells_no_more_entries_and_still_sells_rebuys() -> None:
    evening = seated(12)

    assert entry_refused(evening) == Refusal("event_full", most=12)
    assert rebuy_refused(evening) is None


@pytest.mark.parametrize(
    ("played_us", "open_"),
    [(0, True), (LAST_US, True), (LAST_US + 1, False), (55 * MINUTE_US, False)],
)
def test_the_window_ends_with_its_level_and_not_with_the_break_after_it(
    played_us: int, *, open_: bool
) -> None:
    evening = seated(2)
    evening.start()
    evening.pass_us(played_us)
    closed = None if open_ else Refusal("registration_closed", until_level=2)

    assert entry_refused(evening) == closed
    assert rebuy_refused(evening) == closed


def test_a_clock_that_was_not_started_or_stands_keeps_the_window_open() -> None:
    evening = seated(2)
    evening.pass_us(600 * MINUTE_US)
    assert entry_refused(evening) is None

    evening.start()
    evening.pass_us(LAST_US)
    evening.pause()
    evening.pass_us(600 * MINUTE_US)
    assert entry_refused(evening) is None


def test_entries_and_rebuys_have_windows_of_their_own() -> None:
    evening = seated(2, with_rebuys(window=Window(until_level=1)))
    evening.start()
    evening.pass_us(20 * MINUTE_US)

    assert entry_refused(evening) is None
    assert rebuy_refused(evening) == Refusal("registration_closed", until_level=1)


def test_posted_prizes_close_the_window_before_its_time() -> None:
    evening = seated(2)
    evening.close()

    assert entry_refused(evening) == Refusal("field_closed")
    assert rebuy_refused(evening) == Refusal("field_closed")


def test_a_player_buys_again_as_often_as_was_published() -> None:
    evening = seated(2)
    evening.rebuy(1)
    evening.rebuy(1)

    assert rebuy_refused(evening) == Refusal("rebuys_used_up", entry=1, most=2)
    assert rebuy_refused(evening, 2) is None


def test_who_is_out_or_never_entered_does_not_buy_again() -> None:
    evening = seated(3)
    evening.bust(3)

    assert rebuy_refused(evening, 3) == Refusal("already_out", entry=3)
    assert rebuy_refused(evening, 4) == Refusal("no_such_entry", entry=4)


def test_an_event_without_rebuys_sells_none() -> None:
    freeze_out = msgspec.structs.replace(SMALL, rebuy=None)

    assert rebuy_refused(seated(2, freeze_out)) == Refusal("no_rebuys")


@pytest.mark.parametrize(
    ("when", "stack", "answer"),
    [
        (RebuyWhen.BELOW_STARTING_BANK, 0, None),
        (RebuyWhen.BELOW_STARTING_BANK, 9_999, None),
        (RebuyWhen.BELOW_STARTING_BANK, 10_000, "stack_too_high"),
        (RebuyWhen.BELOW_STARTING_BANK, 10_001, "stack_too_high"),
        (RebuyWhen.NO_CHIPS, 0, None),
        (RebuyWhen.NO_CHIPS, 1, "still_has_chips"),
        (RebuyWhen.BY_CONDITIONS, 50_000, "still_has_chips"),
    ],
)
def test_a_rebuy_waits_until_the_stack_is_as_low_as_the_house_wants_it(
    when: RebuyWhen, stack: int, answer: str | None
) -> None:
    refused = rebuy_refused(seated(2, with_rebuys(when=when)), 1, stack)

    assert (refused and refused.code) == answer


def test_the_refusal_tells_the_stack_and_the_starting_bank() -> None:
    refused = rebuy_refused(seated(2), 1, 12_000)

    assert refused == Refusal("stack_too_high", stack=12_000, bank=10_000)


@pytest.mark.parametrize(
    ("house", "when"),
    [
        ("star", RebuyWhen.BELOW_STARTING_BANK),
        ("open", RebuyWhen.NO_CHIPS),
        ("crown", RebuyWhen.BY_CONDITIONS),
        ("tasmania", RebuyWhen.BY_CONDITIONS),
        ("adelaide", RebuyWhen.BY_CONDITIONS),
    ],
)
def test_the_rulebook_says_how_low_where_the_event_does_not(house: str, when: RebuyWhen) -> None:
    rebuy = canberra(house).rebuy

    assert rebuy is not None
    assert rebuy.when is when


def test_sales_that_were_read_from_the_record_share_the_parts_of_their_price() -> None:
    first, second = (TOURNAMENT.codec.encode(EntrySold(n, n, parts(90, 10), 50)) for n in (1, 2))
    one, other = TOURNAMENT.codec.decode(*first), TOURNAMENT.codec.decode(*second)
    assert isinstance(one, EntrySold)
    assert isinstance(other, EntrySold)
    assert (one.entry, other.entry) == (1, 2)
    assert one.parts is other.parts
