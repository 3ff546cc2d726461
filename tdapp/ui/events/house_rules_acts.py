"""The act on an event that lets it go over to its house's rules as the files are now."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from tdapp.calls.tournament.house_rules import AdoptHouse
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.tournament.event.announcing import changed_parts
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_explained
from tdapp.ui.asking.flow import Flow
from tdapp.ui.look.spoken import saying
from tdapp.ui.workplace.workplace import Workplace

say = saying("house rules acts")


class HouseRulesActs(Acts[StreamId]):
    """An event plays on under the files that it began with until somebody decides otherwise."""

    def __init__(
        self, work: Workplace, chosen: Callable[[], StreamId | None], parent: QObject
    ) -> None:
        super().__init__(work.asking, work.asking, self._event, parent)
        self._work = work
        self._chosen = chosen
        self.adopt = self._act(ActSpec(say("House version…"), "H", self._adopting))

    def _event(self) -> StreamId:
        event = self._chosen()
        if event is None or event not in self._work.view.events():
            raise Refusal("no_such_event")
        return event

    def _adopting(self, event: StreamId) -> AdoptHouse:
        """Refuses as `Houses.named` does."""
        house = self._work.view.state_of(event).conditions.house
        return AdoptHouse(event, self._work.parts.houses.named(house))


@asked_before(AdoptHouse)
def before_adoption(call: AdoptHouse, at: EventAt) -> Flow[Ready]:
    """Why, with the files that changed."""
    state = at.state
    named = {
        "rulebook": say("rules of tournaments"),
        "play": say("rules of play"),
        "irregularities": say("irregularities"),
    }
    changed = changed_parts(state.programme.house, call.house.hashes)
    text = say(
        "Why adopt the current rules of {house} for {title}? Changed: {files}. "
        "The published conditions stay.",
        title=state.conditions.title,
        house=call.house.rulebook.name,
        files=", ".join(named[part] for part in changed),
    )
    return once_explained(call, at.view, text, say("Adopt"))
