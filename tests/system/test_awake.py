"""The computer is kept awake once, let go once, and a desktop that refuses is only told of."""

from dataclasses import dataclass, field
from types import TracebackType
from typing import Self

from tdapp.system.awake import SystemAwake


@dataclass
class Desktop:
    """A desktop that can be asked to stay awake; it notes what was asked."""

    active: bool = True
    broken: bool = False
    asked: list[str] = field(default_factory=list)

    def __enter__(self) -> Self:
        self.asked.append("on")
        if self.broken:
            raise OSError
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.asked.append("off")


def test_it_is_held_once_and_released_once() -> None:
    desktop, trouble = Desktop(), list[str]()
    awake = SystemAwake(lambda: desktop)
    awake.hold(trouble.append)
    awake.hold(trouble.append)
    awake.release()
    awake.release()
    awake.close()
    assert (desktop.asked, trouble) == (["on", "off"], [])


def test_the_end_of_the_program_releases_it() -> None:
    desktop = Desktop()
    awake = SystemAwake(lambda: desktop)
    awake.hold(lambda _: None)
    awake.close()
    assert desktop.asked == ["on", "off"]


def test_a_desktop_that_refuses_or_breaks_is_told_of() -> None:
    for desktop in (Desktop(active=False), Desktop(broken=True)):
        trouble: list[str] = []
        awake = SystemAwake(lambda desktop=desktop: desktop)  # type: ignore[misc]
        awake.hold(trouble.append)
        awake.close()
        assert trouble == ["cannot_stay_awake"]


def test_a_computer_without_a_desktop_answers_too() -> None:
    trouble: list[str] = []
    awake = SystemAwake()
    awake.hold(trouble.append)
    awake.close()
    assert trouble in ([], ["cannot_stay_awake"])
