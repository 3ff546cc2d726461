"""What belongs to the house, of an evening: places of tables, papers, names, notices."""

import hypothesis.strategies as st

from tdapp.bootstrap import rulebook
from tdapp.calls.house.notices import DropDuty, GiveNotice, NoteDuty, SetTradingDay
from tdapp.calls.house.papers import IssueHousePaper, ReprintHousePaper
from tdapp.calls.house.people import NamePerson, WishForScreens
from tdapp.calls.house.room import PlaceTable
from tdapp.calls.house.trading_days import TradingDays
from tdapp.calls.tournament.papers import IssuePaper, ReprintPaper
from tdapp.core.names import ScreenName
from tdapp.house.house import House
from tdapp.house.notice_events import How
from tdapp.house.papers.kinds import PaperKind
from tdapp.rules.notices import Ground, on
from tests.desk.any_call import PERSONS
from tests.desk.playing import TABLES, Calls, Playing, asked, of

BY_HAND = on(rulebook("star").notices, Ground.BY_HAND)


def a_notice(now: Playing) -> None:
    """Somebody is to be told of something; that is done, or there is no need after all."""
    now.ask(NoteDuty(now.house_id, now.one_of(BY_HAND), TradingDays()))
    state: House = now.station.desk.state(now.house_id)
    key = now.one_of(duty.key for duty in state.notices.open())
    done = GiveNotice(now.house_id, key, now.one_of(How))
    now.ask(now.one_of([done, DropDuty(now.house_id, key)]))


def the_house(now: Playing) -> Calls:
    """Tables are put in their places, papers numbered, people named, notices noted and given."""
    house, event, who = st.just(now.house_id), st.just(now.event), of(PERSONS)
    state: House = now.station.desk.state(now.house_id)
    keys = of([duty.key for duty in state.notices.open()])
    places = st.integers(0, 4_000)
    return st.one_of(
        asked(PlaceTable, house, of(TABLES), places, places),
        asked(IssuePaper, event, st.sampled_from(PaperKind)),
        asked(IssueHousePaper, house, st.sampled_from(PaperKind), event),
        asked(ReprintPaper, event, of(sorted(now.state.papers.by_number)) | st.just(9)),
        asked(ReprintHousePaper, house, st.integers(1, 2), of([None, now.event])),
        asked(NamePerson, house, who, st.just("Somebody Else")),
        asked(WishForScreens, house, who, st.sampled_from(ScreenName)),
        asked(NoteDuty, house, of(BY_HAND), st.just(TradingDays())),
        asked(GiveNotice, house, keys, st.sampled_from(How)),
        asked(DropDuty, house, keys),
        asked(SetTradingDay, house, st.integers(0, 1_439)),
    )
