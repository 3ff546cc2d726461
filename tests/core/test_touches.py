"""Every fact declares the entries and the persons that its fields name."""

import pytest

from tdapp.bootstrap import ROOMS
from tdapp.core.event import Event
from tdapp.house.house import HOUSE
from tests.core.made_facts import Maker

FACTS = {name: fact for room in ROOMS for name, fact in room.codec.types.items()}

ENTRIES = {
    "agreed", "back", "entries", "entry", "groups", "holders", "ids", "loser", "matches", "one",
    "mates", "order", "other", "others", "players", "right", "seeds", "slots", "takers", "winner",
    "wrong",
}  # fmt: skip
"""So fields are called that hold numbers of entries."""
OTHER_NUMBERS = {
    "addon_kind", "amount", "as_entry", "at_us", "away_us", "bag", "before", "big_blind", "button",
    "by_hand", "cents", "chip", "chips", "day_ends", "ends", "error", "expected", "flight",
    "from_seat", "from_table", "go_on", "half", "hand", "happened_us", "heads", "in_hand", "index",
    "instead_of", "kept_in", "knock_out", "last", "least", "level", "locked", "match", "minutes",
    "new", "number", "numbers", "old", "old_index", "old_remaining_us", "old_seq", "out", "own",
    "pairing", "place", "played_us", "pool", "receipt", "remaining_us", "reopened", "ruling",
    "sampled", "saved", "seats", "seconds", "seqs", "since_us", "slip", "slot", "small_blind",
    "sold_us", "stack", "stake", "steps", "struck", "table", "tables", "ticket", "tied", "to_seat",
    "to_table", "tokens", "total", "undrawn", "units", "until", "until_us", "value", "version",
    "winners", "within", "x", "y",
    "agree", "expected_us", "notice",
    "bags", "big", "changes", "dead", "games", "hands", "laps", "last_games", "last_notice",
    "last_receipt", "last_sitting", "last_slip", "last_ticket", "live", "live_seats", "newest_us",
    "offers", "on_tables", "owed", "reserved", "seat", "sittings", "small", "tickets", "wishes",
    "box", "checks", "commission", "each", "expected_cash", "expected_chips", "forfeited",
    "from_tray", "jackpot", "last_slips", "posts", "shift", "shifts", "stays", "taken", "time",
    "to_pot", "unverified",
    "added", "counter", "counters", "faults", "hit", "last_hit", "last_malfunction", "links",
    "meter", "meters", "off", "prize", "reserve", "rounds", "runs", "seeded", "share", "versions",
    "posted", "waiting", "won",
}  # fmt: skip
"""Whoever adds a number of another name says here that it is no entry's."""
SIGN_FEES = "sign.commission.sign.fees.players"
NO_ENTRIES = {
    "ChangeAgreed.players": "how many sat at the table",
    f"ChangePosted.{SIGN_FEES}": "for how many players a fee is",
    f"GameOpened.{SIGN_FEES}": "for how many players a fee is",
    f"SignChanged.{SIGN_FEES}": "for how many players a fee is",
    "HandBegun.setup.rules.showdown.run_it.players": "how many are all-in",
    "PenaltyGiven.players": "how many sat at the table",
    "RegistrationClosed.entries": "how many were sold",
    "StageClosed.entries": "how many were sold",
    "TournamentAnnounced.conditions.turnout.entries": "how many are expected",
}
SAID_ABOVE = {
    "BracketDrawn.mates": "slots",
    "BracketDrawn.seeds": "slots",
    "MatchCorrected.matches": "winner",
    "PairingDecided.outs.entry": "winner",
    "PairingDecided.places.entry": "winner",
    "EntryBusted.told.entry": "entry",
    "ExitPending.told.entry": "entry",
    "FieldRedrawn.places.entry": "players",
    "HandEnded.all_ins.entry": "stacks",
    "OutOfChips.told.entry": "entry",
}
"""What another field of the fact names already."""


def made(name: str) -> tuple[Event, Maker]:
    """A fact of a type with numbers and persons of its own in every field."""
    maker = Maker()
    fact: Event = maker.struct(FACTS[name])
    return fact, maker


@pytest.mark.parametrize("name", FACTS)
def test_a_fact_touches_every_entry_that_a_field_names(name: str) -> None:
    """The house has none of its own; what is carried over into a new day repeats older facts."""
    if name in HOUSE.codec.types or FACTS[name].fixed == "is_carry_over":
        assert made(name)[0].touches().entries == ()
        return
    fact, maker = made(name)
    named = {
        number
        for path, number in maker.numbers.items()
        if path.rpartition(".")[2] in ENTRIES and f"{name}.{path}" not in NO_ENTRIES | SAID_ABOVE
    }
    assert set(fact.touches().entries) == named


@pytest.mark.parametrize("name", FACTS)
def test_a_fact_touches_every_person_that_a_field_names(name: str) -> None:
    """What is carried over into a new day only repeats older facts."""
    fact, maker = made(name)
    named = set() if fact.fixed == "is_carry_over" else set(maker.persons.values())
    assert set(fact.touches().persons) == named


def test_of_every_number_it_is_known_whether_it_is_an_entrys() -> None:
    numbers = {path for name in FACTS for path in made(name)[1].numbers if "." not in path}
    assert numbers - ENTRIES == OTHER_NUMBERS
