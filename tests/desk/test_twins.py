"""Who may have been entered twice, and who is only called alike."""

from tdapp.core.ids import PersonId
from tdapp.core.ports.people import Person
from tdapp.desk.finding import PeopleAtHand

PEOPLE = (
    ("kath", "Katherine O'Neill", "20001", "1980-02-03"),
    ("swapped", "O'Neill, Katherine", None, None),
    ("kat", "Kath O'Neill", "30001", "1980-02-03"),
    ("mother", "Katherine O'Neill", None, "1955-07-07"),
    ("card", "K. Oneal", "2000-1", None),
    ("wrong", "Mikayla Novak", None, "1991-05-05"),
    ("wrong too", "Mikaila Novák", None, "1991-05-05"),
    ("birthday", "Somebody Else", None, "1991-05-05"),
)


def test_likely_duplicates_are_found_and_people_of_other_birthdays_are_not() -> None:
    people = PeopleAtHand()
    persons = [Person(PersonId(one), *rest) for one, *rest in PEOPLE]
    for _ in people.take_in(persons):
        pass
    found: dict[str, list[str]] = {
        one.id: [twin.id for twin in people.twins(one)] for one in persons
    }
    assert found["kath"] == ["card", "swapped", "kat"]
    assert found["mother"] == ["swapped"]
    assert found["wrong"] == ["wrong too"]
    assert found["birthday"] == []
    people.forget(PersonId("wrong too"))
    assert people.twins(persons[5]) == []
