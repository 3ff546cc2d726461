"""Carries out what a command means: asks first what its acts ask, then does them in order."""

from collections.abc import Sequence
from dataclasses import replace

from tdapp.command.command_matcher import Meant
from tdapp.command.reply import Do
from tdapp.desk.desk import Circumstances
from tdapp.ui.asking.before import EventAt, Ready, before
from tdapp.ui.asking.flow import Flow
from tdapp.ui.workplace.workplace import Workplace


class CommandRunner:
    """Asks what a command has to ask, and gives what is done then."""

    def __init__(self, work: Workplace) -> None:
        self._work = work

    def begin(self, meant: Meant, with_: Circumstances) -> Flow[Do]:
        """The questions of each act; it changes nothing."""
        work, all_ready = self._work, list[Ready]()
        for call in meant.calls:
            ready = yield from before(
                call, lambda event: EventAt(work.view, work.names, event, with_.happened_us)
            )
            all_ready.append(ready)
        return self._hand_over(all_ready, with_)

    def _hand_over(self, all_ready: Sequence[Ready], with_: Circumstances) -> Do:
        """Done one after the other."""
        work = self._work

        async def do_all() -> None:
            for ready in all_ready:
                why, when_us = ready.reason or with_.reason, ready.happened_us or with_.happened_us
                now = replace(with_, reason=why, said=tuple(ready.said), happened_us=when_us)
                await work.asking.perform(ready.call, now)

        return lambda: work.asking.start(do_all)
