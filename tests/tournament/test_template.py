"""Event files: what they say is taken over exactly, what is wrong in them is named."""

import pytest

import resources
from tdapp.core.refusal import Refusal
from tdapp.rules.rulebook import RebuyWhen, read_rulebook
from tdapp.tournament.conditions import Band, Conditions, Level, Price, Rebuys
from tdapp.tournament.template import conditions_of, read_template
from tests.tournament.evening import canberra

FILE = """\
title = "Friday Night"
min_entries = 3
max_entries = 40
seats_per_table = 8
late_until_level = 2
then_add = 100
unit = "5.00"
levels = [
    { minutes = 20, small = 50, big = 100 },
    { minutes = 10 },
    { minutes = 20, small = 100, big = 200, ante = 200 },
]
bands = [
    { entries = 1, percent = [70, 30] },
    { entries = 9, percent = [50, 30, 20] },
]

[entry]
pool = "1,080.50"
fee = 20
chips = 5000

[rebuys]
until_level = 1
most = 2

[rebuys.price]
pool = "50"
fee = "0.05"
chips = 4000
"""


def read(text: str, house: str = "open") -> Conditions:
    """The conditions of an event file under a house's rulebook."""
    rulebook = read_rulebook(resources.text("rulebooks", f"{house}.toml"))
    return conditions_of(read_template(text), rulebook)


def fault_in(text: str) -> str:
    """What is said of a broken event file."""
    with pytest.raises(Refusal) as refused:
        read(text)
    assert refused.value.code == "bad_event_file"
    return str(refused.value.details["problem"])


def test_an_event_file_is_taken_over_to_the_cent() -> None:
    assert read(FILE, "star") == Conditions(
        title="Friday Night",
        house="STAR",
        entry=Price(pool=108_050, fee=2_000, chips=5_000),
        levels=(Level(20, 50, 100), Level(10), Level(20, 100, 200, 200)),
        bands=(Band(1, (70, 30)), Band(9, (50, 30, 20))),
        late_until_level=2,
        min_entries=3,
        max_entries=40,
        seats_per_table=8,
        rebuys=Rebuys(Price(5_000, 5, 4_000), RebuyWhen.BELOW_STARTING_BANK, 1, 2),
        then_add=100,
        unit=500,
        currency="AUD",
    )


def test_the_bundled_event_is_the_published_one() -> None:
    event = canberra()

    assert event.entry == Price(pool=30_000, fee=3_000, chips=8_000)
    assert (event.min_entries, event.max_entries) == (10, 60)
    assert [level.minutes for level in event.levels] == [30] * 14
    assert [(level.small, level.big) for level in event.levels[::13]] == [(25, 50), (5_000, 10_000)]
    assert event.percentages(39) == (40, 30, 15, 10, 5)
    assert event.percentages(40) == (30, 20, 15, 10, 7, 5, 4, 3, 3, 3)
    assert event.rebuys is not None
    assert event.rebuys.price == event.entry


@pytest.mark.parametrize(
    ("right", "wrong", "where"),
    [
        ('title = "Friday Night"', 'title = "Friday Night', "at line 1"),
        ("max_entries = 40", "max_entries = ", "at line 3"),
        ("unit =", "then_add = 5\nunit =", "at line 7"),
        ('pool = "1,080.50"', 'pool = "10.805"', "`10.805` - at `$.entry.pool`"),
        ('pool = "1,080.50"', 'pool = "ten"', "`ten` - at `$.entry.pool`"),
        ('pool = "1,080.50"', "pool = nan", "`nan` - at `$.entry.pool`"),
        ('pool = "1,080.50"', 'pool = "-1"', "at `$.entry.pool`"),
        ("fee = 20", "fee = [20]", "at `$.entry.fee`"),
        ('fee = "0.05"', 'fee = "0,05"', "`0,05` - at `$.rebuys.price.fee`"),
        ('unit = "5.00"', 'unit = "0"', "at `$.unit`"),
        ('unit = "5.00"', 'unit = ""', "`` - at `$.unit`"),
        ("title =", "titel =", "`titel`"),
        ('"Friday Night"', '" "', "no title - at `$.title`"),
        ('"Friday Night"', "2026-11-28", "at `$.title`"),
        ("seats_per_table = 8", "seats_per_table = 13", "at `$.seats_per_table`"),
        ("min_entries = 3", "min_entries = 41", "above max_entries - at `$.min_entries`"),
        ("late_until_level = 2", "late_until_level = 0", "at `$.late_until_level`"),
        ("then_add = 100", "then_add = 1.5", "at `$.then_add`"),
        ("then_add = 100", f"then_add = {'9' * 30}", "at `$.then_add`"),
        ("minutes = 10 }", "minutes = 0 }", "at `$.levels[1].minutes`"),
        ("minutes = 10 }", "minutes = 10, ante = 50 }", "at `$.levels[1]`"),
        ("minutes = 10 }", "minutes = 10, small = 50 }", "at `$.levels[1]`"),
        ("small = 100, big = 200", "smal = 100, big = 200", "`smal` - at `$.levels[2]`"),
        ("small = 100, big = 200", "big = 200", "at `$.then_add`"),
        ("percent = [70, 30]", "percent = [70, 29]", "add to 99, not 100 - at `$.bands[0]`"),
        ("percent = [70, 30]", "percent = [30, 70]", "percentages rise - at `$.bands[0]`"),
        ("percent = [70, 30]", "percent = []", "add to 0, not 100 - at `$.bands[0]`"),
        ("percent = [70, 30]", "percent = [100, 0]", "at `$.bands[0].percent[1]`"),
        ("percent = [70, 30]", "percent = [40, 20, 20, 20]", "4 prizes for 3 entries - at"),
        ("entries = 9", "entries = 1", "two bands from 1 entries on - at `$.bands[0]`"),
        ("[entry]", "[entree]", "`entree`"),
        ("chips = 5000", "chips = 5000\nstaff = 5", "`staff` - at `$.entry`"),
        ("chips = 4000", "chips = 4000\nstaff = 5", "`staff` - at `$.rebuys.price`"),
        ("most = 2", "most = 2\nleast = 1", "`least` - at `$.rebuys`"),
        ("entries = 9", "entries = 9, to = 12", "`to` - at `$.bands[1]`"),
        ("max_entries = 40", "max_entries = 1000000001", "at `$.max_entries`"),
        ("seats_per_table = 8", "seats_per_table = 1", "at `$.seats_per_table`"),
        ("then_add = 100", "then_add = -1", "at `$.then_add`"),
        ("chips = 5000", "chips = 0", "at `$.entry.chips`"),
        ("most = 2", "most = 2\nwhen = 'often'", "at `$.rebuys.when`"),
        ("most = 2", "", "`most` - at `$.rebuys`"),
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
        ('entry = "x"\nrebuys = 3\n' + FILE.partition("[entry]")[0], "at `$.entry`"),
        ("bands = 3\n" + FILE.replace("bands =", "#"), "line"),
        ("levels = []\n" + FILE.replace("levels = [", "other = ["), "`$.levels`"),
        ("\x00", "line 1"),
        ("levels = " + "[" * 5_000, "recursion"),
        ("unit = " + "9" * 5_000, "digits"),
    ],
)
def test_what_is_hardly_an_event_file_is_refused_too(text: str, where: str) -> None:
    assert where in fault_in(text)


def test_an_event_of_breaks_alone_is_none() -> None:
    levels = FILE[FILE.index("levels = [") : FILE.index("bands = [")]

    assert fault_in(FILE.replace(levels, "levels = [{ minutes = 10 }]\n")) == (
        "no level has blinds - at `$.levels`"
    )


def test_an_event_without_rebuys_or_growing_blinds_needs_neither() -> None:
    short = FILE.partition("[rebuys]")[0].replace("then_add = 100\n", "")

    assert read(short).rebuys is None
    assert read(short).then_add == 0


def test_a_band_that_no_field_can_reach_is_not_held_against_its_number_of_prizes() -> None:
    many = FILE.replace("entries = 1, percent = [70, 30]", "entries = 1, percent = [100]")

    assert read(many).percentages(3) == (100,)


def test_a_field_may_be_of_one_size_and_have_a_prize_for_everybody() -> None:
    fixed = FILE.replace("max_entries = 40", "max_entries = 3")

    assert (read(fixed).min_entries, read(fixed).max_entries) == (3, 3)
    assert read(FILE.replace("[70, 30]", "[50, 30, 20]")).percentages(3) == (50, 30, 20)
