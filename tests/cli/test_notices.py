"""What the workstation notices by itself, in words."""

from pathlib import Path

import pytest

from tdapp.cli.floor_papers import SheetFailed
from tdapp.cli.start import WorkstationNotices, notice_sentence
from tdapp.journal.copies.second_copy import CopyHealth
from tdapp.system.time_watch import Finding, Slept, WallClockStepped


@pytest.mark.parametrize(
    ("noticed", "said"),
    [
        (Slept(480_000_000), "slept for 480 seconds; a running level ran on"),
        (WallClockStepped(-7_200_000_000), "set back by 7,200 seconds"),
        (WallClockStepped(60_000_000), "set forward by 60 seconds"),
        (CopyHealth(0, "disk_full"), "second medium failed. The disk is full"),
        (SheetFailed(Path("/stick"), "No space"), "floor sheet was written into /stick. No space"),
    ],
)
def test_each_notice_says_what_happened(
    noticed: Finding | CopyHealth | SheetFailed, said: str
) -> None:
    assert said in notice_sentence(noticed)


def test_a_notice_reaches_the_window_once_there_is_one() -> None:
    told: list[str] = []

    class Window:
        def tell(self, sentence: str) -> None:
            told.append(sentence)

        def come_up(self) -> None:
            told.append("came up")

    notices = WorkstationNotices()
    notices.notice(Slept(1_000_000))
    assert told == []
    notices.show_in(Window())
    notices.notice(Slept(3_000_000))
    notices.come_up()
    assert told[1:] == ["came up"]
    assert "3 seconds" in told[0]
