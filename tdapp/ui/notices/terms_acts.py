"""The acts on the published conditions of the event in view: publish, and record a notice."""

from collections.abc import Mapping

from tdapp.calls.tournament.terms import PublishTerms, TellOfTerms
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.house.notice_events import How
from tdapp.shown.terms_words import worded_terms
from tdapp.tournament.event.publishing import (
    missing_terms,
    said_before,
    stale,
    still_to_tell,
)
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, one_of, read, words
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.notices.notice_words import how_words, read_how
from tdapp.ui.workplace.workplace import Workplace

say = saying("terms acts")


class ConditionsActs(Acts[StreamId]):
    """They act on the event in view."""

    def __init__(self, work: Workplace) -> None:
        super().__init__(work.view, work.asking, work.view.the_id, work.view)
        self._view = work.view
        self.publish, self.tell = self._acts(
            (say("Publish conditions…"), "P", self._publishing, self._publish),
            (say("Notice given…"), "N", self._telling, self._tell),
        )

    def _publishing(self, event: StreamId) -> PublishTerms:
        """The call, with any words for what is still to be typed."""
        state = self._view.state
        more = {one.heading: one.heading for one in missing_terms(state)}
        return self._call(event, state, more)

    def _call(self, event: StreamId, state: Tournament, more: Mapping[str, str]) -> PublishTerms:
        told = {**said_before(state), **more}
        return PublishTerms(event, worded_terms(voice(), state.conditions, told))

    def _publish(self, event: StreamId) -> Flow[None]:
        """The words of each missing heading, then a yes with what has changed since."""
        state, more = self._view.state, dict[str, str]()
        for one in missing_terms(state):
            asked = say("What do the conditions say of {heading} ({rule})?")
            text = asked.format(heading=one.heading, rule=one.rule)
            more[one.heading] = yield from words(text, say("Next"), say("In words"))
        call, changed = self._call(event, state, more), stale(state)
        version = len(state.terms.versions) + 1
        asked = say("Publish version {version} of the conditions?", version=version)
        if changed:
            named = ", ".join(changed)
            asked = say(
                "Publish version {version} of the conditions? Changed: {named}.",
                version=version, named=named,
            )  # fmt: skip
        yield from confirm(asked, say("Publish"))
        yield from self._do(call)

    def _telling(self, event: StreamId) -> TellOfTerms:
        left = still_to_tell(self._view.state)
        if not left:
            raise Refusal("told_of_terms")
        return TellOfTerms(event, left[0].rule)

    def _tell(self, event: StreamId) -> Flow[None]:
        """Who was told, where there are several, and how."""
        left = {one.to: one for one in still_to_tell(self._view.state)}
        notice = next(iter(left.values()))
        if len(left) > 1:
            notice = yield from one_of(say("Who was told of the conditions?"), left)
        asked = say("How was {to} told?", to=notice.to)
        how, _ = yield from read(
            asked, say("phone, for example"), read_how, *map(how_words, How), yes=say("Record")
        )
        yield from self._do(TellOfTerms(event, notice.rule, how))
