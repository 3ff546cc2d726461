"""Lists of people taken in from a file."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tdapp.calls.house.people import EnterPeople
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.file_question import file
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.desk.registry_at_hand import RegistryAtHand
from tdapp.ui.look.act import Done
from tdapp.ui.look.spoken import saying
from tdapp.ui.players.people_import import ImportTarget, enter_file, import_words
from tdapp.ui.workplace.workplace import Workplace

say = saying("lists in")


class ListImports(Acts[StreamId]):
    """`told` carries a result in words, `entered` its `ImportResult`."""

    told = Signal(object)
    entered = Signal(object)

    def __init__(self, work: Workplace, registry: RegistryAtHand, parent: QObject) -> None:
        house = HouseDesk(work.parts, work.asking)
        super().__init__(house, work.asking, house.stream, parent)
        self._work = work
        self._registry = registry
        words = say("Import players…")
        self.take_in = self._act(ActSpec(words, "I", self._nobody_new, self._take_in))

    def _nobody_new(self, house: StreamId) -> Call:
        """An empty list, to see whether one can be taken in."""
        if not self._registry.filled:
            raise Refusal("players_loading")
        return EnterPeople(house, ())

    def _take_in(self, _: StreamId) -> Flow[None]:
        asked = say(
            "Import from which file? Its first row must name the columns: name, card, born, ban, "
            "from, until, screens."
        )
        path = yield from file(asked, say("Import"), say("A file ending in .csv or .xlsx"))
        yield from result(lambda: self._enter(path), once=True)

    async def _enter(self, path: Path) -> None:
        parts = self._work.parts
        target = ImportTarget(parts.desk, parts.actor, parts.day.stream)
        entered = await enter_file(target, self._registry.people.everybody(), path)
        self.entered.emit(entered)
        self.told.emit(Done(import_words(path, entered)))
