"""What readers of a line share that is of no event: an act of the room done on Enter."""

from abc import abstractmethod
from collections.abc import Callable
from functools import partial

from tdapp.command.reply import Do, Reply, asking_nothing
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.questions import reason
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

say = saying("cash command")


class RoomReader:
    """Makes replies of calls; a reason settles the refusals that are `settled`."""

    settled: frozenset[str] = frozenset()

    def __init__(self, work: Workplace) -> None:
        self._work = work

    @abstractmethod
    def heading(self) -> str:
        """What of the room the replies are about."""

    def _reply(
        self, call: Call, said: str, yes: str, before: Callable[[], Flow[None]] | None = None
    ) -> Reply:
        """A call that is done on Enter, after what is asked `before`.

        It is refused as the desk would; a reason is asked for first.
        """
        asking = self._work.asking
        refusal = asking.why_not(call, asking.with_slip())
        if refusal is not None and refusal.code not in self.settled:
            raise refusal

        def begin() -> Flow[Do]:
            why = None
            if before is not None:
                yield from before()
            if refusal is not None:
                why = yield from reason(f"{sentence(refusal, voice())} {said}", yes)
            return lambda: asking.act(call, Circumstances(reason=why))

        note = say("You will be asked why.") if refusal is not None else ""
        note = note or say("Done at once. Ctrl+Z undoes it.")
        return Reply(said, event=self.heading(), yes=yes, note=note, begin=begin)

    def _asked(self, said: str, yes: str, asked: Callable[[], Flow[Call]], note: str) -> Reply:
        """Enter asks for what is missing."""

        def enter() -> Flow[None]:
            call = yield from asked()
            yield from result(lambda: self._work.asking.perform(call), once=True)

        return self._of(said, yes, partial(self._follow, enter), note)

    def _of(self, said: str, yes: str, do: Do, note: str = "") -> Reply:
        note = note or say("Done at once. Ctrl+Z undoes it.")
        return Reply(said, event=self.heading(), yes=yes, note=note, begin=asking_nothing(do))

    def _follow(self, flow: Callable[[], Flow[object]]) -> None:
        asking = self._work.asking
        asking.follow(flow, asking.asks.emit, asking.refused.emit)
