"""Everybody is found by any part of the name, with or without accents, and by the card."""

import hypothesis.strategies as st
from hypothesis import assume, given

from tdapp.core.ids import PersonId
from tdapp.core.long_work import finished
from tdapp.core.names import Name, folded
from tdapp.core.ports.people import Person
from tdapp.desk.finding import Hits, MatchQuality, PeopleAtHand

NAMES = ("Aylin Kaya", "Mikayla Novák", "Kayode Bello", "Kay Aldridge", "Łukasz Żółć", "Ana Pérez")
MANY = 20_000
SYLLABLES = ("ka", "mi", "no", "ra", "le", "vo", "sta", "bel", "dro", "äl", "ún", "ço", "łu", "gre")


def people(*names: str) -> PeopleAtHand:
    at_hand = PeopleAtHand()
    some = [Person(PersonId(str(place)), one, f"C-{place}") for place, one in enumerate(names)]
    finished(at_hand.take_in(some))
    return at_hand


def called(hits: Hits) -> list[str]:
    return [hit.person.name for hit in hits.best]


def found(typed: str, *names: str) -> list[str]:
    return called(people(*(names or NAMES)).find(typed, 5))


def test_letters_find_in_any_order_and_the_best_comes_first() -> None:
    assert found("kay") == ["Kay Aldridge", "Kayode Bello", "Aylin Kaya", "Mikayla Novák"]
    assert found("KAYA ayl") == ["Aylin Kaya"]
    assert found("kay aldridge")[0] == "Kay Aldridge"
    assert found("zolc lukasz") == ["Łukasz Żółć"]
    assert found("ŻÓŁĆ") == ["Łukasz Żółć"]


def test_either_part_of_a_name_finds_and_the_list_goes_by_the_family_name() -> None:
    minh, hye_jin = Name("Thi Minh", "Đặng"), Name("Hye-jin", "Park")
    everybody = (minh, hye_jin, "Adam Zito")
    for typed, name in (("dang", minh), ("minh", minh), ("park", hye_jin), ("hye jin p", hye_jin)):
        assert called(people(*everybody).find(typed, 5)) == [name]
    assert called(people(*everybody).first(5)) == [minh, hye_jin, "Adam Zito"]


def test_one_letter_wrong_missing_or_too_much_still_finds() -> None:
    for typed in ("alrdidge", "aldrdge", "aldrisdge", "aldrxdge"):
        hits = people(*NAMES).find(typed if typed != "alrdidge" else "adlridge", 5)
        assert [(hit.person.name, hit.fit) for hit in hits.best] == [
            ("Kay Aldridge", MatchQuality.ONE_WRONG)
        ]
    assert found("peres ana") == ["Ana Pérez"]
    assert found("qqq") == []


def test_a_card_comes_first_and_nobody_is_found_by_nothing() -> None:
    hits = people(*NAMES).find(" c 4 ", 5)
    assert (called(hits)[0], hits.best[0].fit) == ("Łukasz Żółć", MatchQuality.CARD)
    assert called(people(*["Ann Low"] * 12).find("c-1", 5)) == ["Ann Low"] * 3
    assert people(*NAMES).find("  -- ", 5) == Hits(of=len(NAMES))


def test_the_counts_tell_how_many_there_are() -> None:
    hits = people(*NAMES).find("a", 2)
    assert (len(hits.best), hits.found, hits.of) == (2, 6, 6)


names = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), min_size=1)


@given(name=names, others=st.lists(names, max_size=4), data=st.data())
def test_anybody_is_found_by_any_part_of_the_name_with_accents_or_without(
    name: str, others: list[str], data: st.DataObject
) -> None:
    assume(folded(name))
    at_hand = people(name, *others)
    begin = data.draw(st.integers(0, len(name) - 1))
    part = name[begin : data.draw(st.integers(begin + 1, len(name)))]
    assume(folded(part))
    for typed in (part, folded(part), " ".join(reversed(part.split())), "c-0"):
        hits = at_hand.find(typed, 9)
        assert "0" in {hit.person.id for hit in hits.best}


@given(
    steps=st.lists(st.tuples(st.integers(0, 3), st.sampled_from(NAMES), st.booleans()), max_size=12)
)
def test_what_is_kept_and_forgotten_is_found_as_if_it_were_read_anew(
    steps: list[tuple[int, str, bool]],
) -> None:
    at_hand, kept = PeopleAtHand(), dict[str, Person]()
    for id_, name, stays in steps:
        if stays:
            kept[str(id_)] = Person(PersonId(str(id_)), name, f"C-{id_}")
            at_hand.keep(kept[str(id_)])
        else:
            kept.pop(str(id_), None)
            at_hand.forget(PersonId(str(id_)))
    anew = PeopleAtHand()
    finished(anew.take_in(kept.values()))
    for typed in ("kay", "perez", "aldrxdge", "c-1"):
        assert at_hand.find(typed, 9) == anew.find(typed, 9)
    assert len(at_hand) == len(kept)


def test_twenty_thousand_people_are_looked_through_at_every_key() -> None:
    def word(number: int, long: int) -> str:
        return "".join(SYLLABLES[(number * 7919 // 13**at + at) % 14] for at in range(long))

    at_hand = people(*(f"{word(one, 3)} {word(one * 31, 4)}" for one in range(MANY)))
    for typed in ("k", "ka", "kam", "kamno", "kamxo stabel", "a e", "C-19999", "no such name"):
        assert at_hand.find(typed, 5).of == MANY
