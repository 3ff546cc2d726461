"""What is written by hand meets the same limits wherever it comes into the record."""

from tdapp.calls.house.cage import OpenSession
from tdapp.calls.house.people import BarPerson, EnterPeople, NamePerson
from tdapp.calls.house.staff import ChangeRoles
from tdapp.calls.tournament.exits import Bust, BustTogether, InsertExit
from tdapp.calls.tournament.prizes import PostPrizes, RecordProjection
from tdapp.calls.tournament.rulings import GiveRuling
from tdapp.core.ids import StreamId
from tdapp.core.ports.people import NameUpdate
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import Role
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.ruling import About
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tests.desk.evening import EVENT, announce, bust, person, under_way
from tests.desk.kept_out import TROUBLE, code_of
from tests.desk.second_thoughts import refusal_of
from tests.desk.staffed import colleagues
from tests.desk.station import Station

LONG, TURNED = "x" * 10_000, "Ada \u202e kE"
ADA = person(1)


def test_names_cards_drawers_reasons_and_slips_are_limited(station: Station) -> None:
    announce(station)
    house: StreamId = station.house_id
    bar = BarPerson(house, ADA)
    for text in (LONG, TURNED):
        refused = [
            (NamePerson(house, ADA, text), TROUBLE),
            (NamePerson(house, ADA, "Ada", text), TROUBLE),
            (EnterPeople(house, (NameUpdate(ADA, text),)), TROUBLE),
            (OpenSession(house, text), TROUBLE),
            (bar, Circumstances(reason=text)),
            (bar, Circumstances(reason="fight", paper=text)),
        ]
        assert [code_of(station, call, with_) for call, with_ in refused] == [
            "not_plain_text"
        ] * len(refused)
    station.do(NamePerson(house, ADA, "Ada 👩‍🎤 Ek"), TROUBLE)
    station.do(bar, Circumstances(reason="fight,\nand again"))


def test_hands_rules_screens_and_offices_are_limited(station: Station) -> None:
    under_way(station, sold=4)
    station.do(PostPrizes(EVENT))
    about = RulingKind.OTHER
    for text in (LONG, TURNED):
        refused = [
            Bust(EVENT, 1, hand=text),
            BustTogether(
                EVENT,
                (EliminatedPlayer(entry=1, table=1), EliminatedPlayer(entry=2, table=1)),
                hand=text,
            ),
            GiveRuling(EVENT, About(about, hand=text)),
            GiveRuling(EVENT, About(about, rule=text)),
            RecordProjection(EVENT, 1, text),
        ]
        assert [code_of(station, call) for call in refused] == ["not_plain_text"] * len(refused)
    bust(station, 4)
    assert code_of(station, InsertExit(EVENT, 3, 4, hand=TURNED)) == "not_plain_text"
    undone = refusal_of(lambda: station.undo(with_=Circumstances(reason="so", paper=TURNED)))
    assert undone.code == "not_plain_text"
    ben, _ = colleagues(station)
    office = ChangeRoles(station.house_id, ben, (Role.MANAGER,), TURNED)
    ada = station.parts.session.actor
    assert refusal_of(lambda: station.do(office, actor=ada)).code == "not_plain_text"
