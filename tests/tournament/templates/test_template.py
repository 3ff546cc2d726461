"""Event files: what they say is taken over exactly, what is wrong in them is named."""

import pytest

import resources
from tdapp.core.refusal import Refusal
from tdapp.rules.rulebook import RebuyWhen, read_rulebook
from tdapp.till.payment import POOL
from tdapp.tournament.plan.conditions import Clause, Conditions
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.sales.selling import must_be_low_enough
from tdapp.tournament.templates.template import conditions_of, read_template, warnings_of
from tests.tournament.evening import canberra, seated
from tests.tournament.payouts.prize_bands import bands
from tests.tournament.sales.offers import offer
from tests.tournament.templates.event_file import FILE, fault_in, read


def test_an_event_file_is_taken_over_to_the_cent() -> None:
    assert read(FILE) == Conditions(
        title="Friday Night",
        house="OPEN",
        entry=offer(108_050, 2_000, 5_000, until=2),
        levels=(Level(20, 50, 100), Level(10), Level(20, 100, 200, 200)),
        prizes=bands((1, (70, 30)), (9, (50, 30, 20)), unit=500),
        rules=read_rulebook(resources.read("rulebooks", "open.toml")).tournament,
        min_entries=3,
        max_entries=40,
        seats_per_table=8,
        rebuy=offer(5_000, 5, 4_000, until=1, most=2, when=RebuyWhen.NO_CHIPS),
        then_add=100,
        currency="AUD",
    )


def test_the_bundled_event_is_the_published_one() -> None:
    event = canberra()

    assert event.entry == offer(30_000, 3_000, 8_000, until=4)
    assert (event.min_entries, event.max_entries) == (10, 60)
    assert [level.minutes for level in event.levels] == [30] * 14
    assert [(level.small, level.big) for level in event.levels[::13]] == [(25, 50), (5_000, 10_000)]
    assert event.prizes == bands((1, (40, 30, 15, 10, 5)), (40, (30, 20, 15, 10, 7, 5, 4, 3, 3, 3)))
    assert event.rebuy is not None
    assert event.rebuy.parts == (PricePart(POOL, 30_000),)


@pytest.mark.parametrize(
    ("right", "wrong", "where"),
    [
        ('title = "Friday Night"', 'title = "Friday Night', "at line 1"),
        ("max_entries = 40", "max_entries = ", "at line 3"),
        ("levels =", "then_add = 5\nlevels =", "at line 6"),
        ('pool = "1,080.50"', 'pool = "10.805"', "`10.805` - at `$.entry.parts.pool`"),
        ('pool = "1,080.50"', 'pool = "ten"', "`ten` - at `$.entry.parts.pool`"),
        ('pool = "1,080.50"', "pool = nan", "`nan` - at `$.entry.parts.pool`"),
        ('pool = "1,080.50"', 'pool = "-1"', "`-1` - at `$.entry.parts.pool`"),
        ('pool = "1,080.50"', "pool = 10_000_001", "`10000001` - at `$.entry.parts.pool`"),
        ('pool = "1,080.50"', f"pool = {10**18}", "at `$.entry.parts.pool`"),
        ('pool = "1,080.50"', '"Pool!" = "1"', "letters name a part - at `$.entry.parts.Pool!`"),
        ('pool = "1,080.50"', '"pool " = "1"', "letters name a part - at `$.entry.parts.pool `"),
        ('pool = "1,080.50"', '"pool\\n" = "1"', "letters name a part - at `$.entry.parts.pool\n`"),
        ('"Friday Night"', '"Friday\\n"', "at `$.title`"),
        ("chips = 5000", "chips = 0", "no chips - at `$.entry.chips`"),
        ("chips = 4000", "chips = 0", "no chips - at `$.rebuy.chips`"),
        (
            "{ until_level = 2 }",
            "{ from_level = 3, until_level = 2 }",
            "begins - at `$.entry.window`",
        ),
        ("{ until_level = 1 }", "{ from_break = true, until_level = 1 }", "at `$.rebuy.window`"),
        ("[prizes]", "[refunds]\nno_show = ['pool', 'fees']\n[prizes]", "`$.refunds.no_show[1]`"),
        ("percent = [50, 30, 20]", "amounts = ['9724.51']", "9,724.51 from 9,724.50 - at"),
        ("fee = 20", "fee = [20]", "at `$.entry.parts.fee`"),
        ('fee = "0.05"', 'fee = "0,05"', "`0,05` - at `$.rebuy.parts.fee`"),
        ('unit = "5.00"', 'unit = "0"', "at `$.prizes.unit`"),
        ('unit = "5.00"', 'unit = ""', "`` - at `$.prizes.unit`"),
        ("title =", "titel =", "`titel`"),
        ('"Friday Night"', '" "', "no title - at `$.title`"),
        ('"Friday Night"', "2026-11-28", "at `$.title`"),
        ("seats_per_table = 8", "seats_per_table = 13", "at `$.seats_per_table`"),
        ("min_entries = 3", "min_entries = 41", "above max_entries - at `$.min_entries`"),
        ("chips = 5000", "chips = 5000\nbelow = 100", "low stack - at `$.entry`"),
        ("until_level = 2", "until_level = 0", "at `$.entry.window.until_level`"),
        ("then_add = 100", "then_add = 1.5", "at `$.then_add`"),
        ("then_add = 100", f"then_add = {'9' * 30}", "at `$.then_add`"),
        ("minutes = 10 }", "minutes = 10, game = ' ' }", "on one line - at `$.levels[1].game`"),
        ("minutes = 10 }", 'minutes = 10, game = "a\\u0000" }', "at `$.levels[1].game`"),
        ("minutes = 10 }", f"minutes = 10, game = '{'x' * 61}' }}", "at `$.levels[1].game`"),
        ("minutes = 10 }", "minutes = 0 }", "at `$.levels[1].minutes`"),
        ("minutes = 10 }", "minutes = 10, ante = 50 }", "at `$.levels[1]`"),
        ("minutes = 10 }", "minutes = 10, small = 50 }", "at `$.levels[1]`"),
        ("small = 100, big = 200", "smal = 100, big = 200", "`smal` - at `$.levels[2]`"),
        ("small = 100, big = 200", "big = 200", "at `$.then_add`"),
        ("[70, 30]", "[70, 29]", "add to 99, not 100 - at `$.prizes.bands[0].percent`"),
        ("[70, 30]", "[30, 70]", "rise at place 2 - at `$.prizes.bands[0].percent`"),
        ("[70, 30]", "[]", "no percentages and no amounts - at `$.prizes.bands[0]`"),
        ("[70, 30]", "[100, 0]", "at `$.prizes.bands[0].percent[1]`"),
        ("[70, 30]", "[40, 20, 20, 20]", "4 prizes for 3 entries - at"),
        ("least = 9", "least = 8", "two bands for 8 entries - at `$.prizes.bands[1]`"),
        ("least = 9", "least = 10", "no band for exactly 9 entries - at `$.prizes.bands`"),
        ("title =", "rules = 'STAR'\ntitle =", "set by the rulebook - at `$.rules`"),
        ("title =", "house = 5\ntitle =", "no name of a house - at `$.house`"),
        ("[entry]", "[entree]", "`entree`"),
        ("chips = 5000", "chips = 5000\nstaff = 5", "`staff` - at `$.entry`"),
        ("chips = 4000", "chips = 4000\nstaff = 5", "`staff` - at `$.rebuy`"),
        ("most = 2", "most = 2\nleast = 1", "`least` - at `$.rebuy`"),
        ("least = 9", "least = 9, to = 12", "`to` - at `$.prizes.bands[1]`"),
        ("max_entries = 40", "max_entries = 1000000001", "at `$.max_entries`"),
        ("seats_per_table = 8", "seats_per_table = 1", "at `$.seats_per_table`"),
        ("then_add = 100", "then_add = -1", "at `$.then_add`"),
        ("chips = 5000", "chips = -1", "at `$.entry.chips`"),
        ("most = 2", "most = 2\nwhen = 'often'", "at `$.rebuy.when`"),
        ("until_level = 1", "until = 1", "`until` - at `$.rebuy.window`"),
        ("[rebuy.parts]", "[rebuy.prices]", "no table of parts - at `$.rebuy.parts`"),
    ],
)
def test_what_is_wrong_in_an_event_file_is_named(right: str, wrong: str, where: str) -> None:
    assert right in FILE
    assert where in fault_in(FILE.replace(right, wrong, 1))


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", "missing required field"),
        ("entry = 5", "at `$.entry`"),
        ('entry = "x"\nrebuy = 3\n' + FILE.partition("[entry]")[0], "at `$.entry`"),
        ("prizes = 3\n" + FILE.partition("[prizes]")[0], "at `$.prizes`"),
        ("levels = []\n" + FILE.replace("levels = [", "other = ["), "`$.levels`"),
        ("\x00", "line 1"),
        ("levels = " + "[" * 5_000, "recursion"),
        ("added = " + "9" * 5_000, "digits"),
    ],
)
def test_what_is_hardly_an_event_file_is_refused_too(text: str, where: str) -> None:
    assert where in fault_in(text)


def test_a_guarantee_may_be_larger_than_any_that_was_given_yet() -> None:
    text = FILE.replace(
        "then_add = 100", "then_add = 100\nguarantee = 40_000_000\nadded = 12_000_000"
    )
    assert (read(text).guarantee, read(text).added) == (4_000_000_000, 1_200_000_000)


def test_an_event_of_breaks_alone_is_none() -> None:
    levels = FILE[FILE.index("levels = [") : FILE.index("[entry]")]

    assert fault_in(FILE.replace(levels, "levels = [{ minutes = 10 }]\n")) == (
        "no level has blinds - at `$.levels`"
    )


def test_an_event_without_rebuys_or_growing_blinds_needs_neither() -> None:
    start, _, rest = FILE.partition("[rebuy]")
    short = start.replace("then_add = 100\n", "") + rest[rest.index("[prizes]") :]

    assert read(short).rebuy is None
    assert read(short).then_add == 0


def test_a_field_may_be_of_one_size_and_have_a_prize_for_everybody() -> None:
    fixed = FILE.replace("max_entries = 40", "max_entries = 3")

    assert (read(fixed).min_entries, read(fixed).max_entries) == (3, 3)
    assert read(fixed.replace("[70, 30]", "[50, 30, 20]")).prizes.bands[0].percent == (
        500_000, 300_000, 200_000,
    )  # fmt: skip


def test_what_is_said_in_words_is_kept_under_its_heading() -> None:
    said = FILE + '[says]\neligibility = "Anybody over 18."\n'

    assert read(said).says == (Clause("eligibility", "Anybody over 18."),)
    assert "at `$.says[0][1]`" in fault_in(said.replace('"Anybody over 18."', "18"))


@pytest.mark.parametrize("house", ["adelaide", "crown", "open", "star", "tasmania"])
@pytest.mark.parametrize("said", [None, "by_conditions"])
@pytest.mark.parametrize("below", [None, 900])
def test_a_re_buy_never_goes_to_a_stack_that_nobody_named(
    house: str, said: str | None, below: int | None
) -> None:
    rulebook = read_rulebook(resources.read("rulebooks", f"{house}.toml"))
    fields = read_template(FILE)
    terms = {"when": said, "below": below}
    named = {name: value for name, value in terms.items() if value is not None}
    kept = {name: value for name, value in fields["rebuy"].items() if name not in terms}
    fields = {name: value for name, value in fields.items() if name != "house"}
    made = conditions_of({**fields, "rebuy": {**kept, **named}}, rulebook, checked=False).rebuy
    assert made is not None
    open_ = said is not None or rulebook.rebuy.when is RebuyWhen.BY_CONDITIONS
    low = RebuyWhen.NO_CHIPS if open_ else rulebook.rebuy.when
    evening = seated(2)
    bank = evening.state.conditions.starting_chips
    least = {RebuyWhen.NO_CHIPS: 1, RebuyWhen.BELOW_STARTING_BANK: bank}[low]
    least = below if open_ and below else min(least, below or least)
    must_be_low_enough(evening.state, made, least - 1)
    with pytest.raises(Refusal, match=r"still_has_chips|stack_too_high"):
        must_be_low_enough(evening.state, made, least)


@pytest.mark.parametrize(
    ("written", "minutes", "seconds"),
    [("2:30", 2, 30), ("0:45", 0, 45), ("900 s", 15, 0), ("1:00:30", 60, 30), ("15", 15, 0)],
)
def test_a_level_may_last_seconds(written: str, minutes: int, seconds: int) -> None:
    level = read(FILE.replace("minutes = 10 }", f'minutes = "{written}" }}')).levels[1]
    assert (level.minutes, level.seconds) == (minutes, seconds)
    assert level.length_us == (minutes * 60 + seconds) * 1_000_000


@pytest.mark.parametrize("written", ["0:00", "soon", "2:75", "-5", "25 h", "1200", ""])
def test_what_is_no_length_of_a_level_is_named_with_its_place(written: str) -> None:
    where = fault_in(FILE.replace("minutes = 10 }", f'minutes = "{written}" }}'))
    assert "at `$.levels[1].minutes`" in where


def test_minutes_that_look_like_seconds_give_a_warning() -> None:
    conditions = read(FILE.replace("minutes = 10 }", "minutes = 900 }"))
    said = '900 minutes; if seconds are meant, write "900 s"', "levels[1].minutes"
    assert said in list(warnings_of(conditions))
    assert said not in list(warnings_of(read(FILE)))
