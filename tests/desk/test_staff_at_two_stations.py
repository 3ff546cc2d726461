"""Staff enrolled at one workstation signs in at another, and both know who has the duty."""

from pathlib import Path

import pytest

from tdapp.bootstrap import Workstation
from tdapp.calls.house.room import InstallTable
from tdapp.calls.house.staff import TakeDuty
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR, NOBODY
from tests.desk.staffed import ADA
from tests.desk.two_workstations import heard, play

pytestmark = pytest.mark.postgres


def test_the_other_station_learns_of_staff_keys_and_duty(postgres: str, tmp_path: Path) -> None:
    async def evening(one: Workstation, two: Workstation) -> None:
        ada = await one.signing_in.begin_house("Ada King", ADA)
        await heard(two, lambda: two.session.staffed)
        assert two.session.actor == NOBODY
        with pytest.raises(Refusal, match="built_in_no_more"):
            await two.desk.perform(DIRECTOR, InstallTable(two.house, 1, 9))

        assert await two.signing_in.sign_in(ADA) == ada
        assert two.signing_in.roster.staff.at_work[ada.id].station == "two"
        await one.desk.perform(one.session.actor, TakeDuty(one.house))
        await heard(two, lambda: two.signing_in.roster.staff.duty is not None)
        await heard(one, lambda: one.signing_in.roster.staff.at_work[ada.id].station == "two")
        assert two.signing_in.roster.name(ada.id) == "Ada King"

    play(postgres, tmp_path, evening)
