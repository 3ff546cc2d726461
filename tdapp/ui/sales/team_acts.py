"""Teams: who plays the selected entry too, and which of them has its seat."""

from tdapp.calls.tournament.teams import NamePartner, SwapAllPartners, SwapPartners
from tdapp.core.ids import PersonId
from tdapp.desk.call import Call
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import words
from tdapp.ui.entries.entries import Choice, EntriesInView, EntryChosen
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.name_book import tidy
from tdapp.ui.sales.same_name_check import WhoIsIt

say = saying("team acts")


class TeamActs(Acts[EntryChosen]):
    """Partners are named at the counter and swap at the table."""

    def __init__(self, entries: EntriesInView, who: WhoIsIt, choice: Choice) -> None:
        super().__init__(entries.view, entries.asking, choice, entries.view)
        self._entries = entries
        self._who = who
        self._acts(
            (say("Add partner…"), "Shift+F2, G", partner_of_nobody, self._name),
            (say("Swap partners"), "Shift+F2, H", swapped),
            (say("Swap partners of all teams"), "Shift+F2, I", all_swapped),
        )

    def _name(self, on: EntryChosen) -> Flow[None]:
        """Ask for the name, and who that is where it is known."""
        asked = say("Who plays together with {name}?", name=self._entries.name(on.entry))
        name = yield from words(asked, say("Add partner"), say("Name"))
        person = yield from self._who.person(tidy(name))
        yield from self._do_asked(NamePartner(on.event, person, on.entry))


def partner_of_nobody(on: EntryChosen) -> Call:
    """Somebody new, to see whether the entry can have a partner."""
    return NamePartner(on.event, PersonId("nobody yet"), on.entry)


def swapped(on: EntryChosen) -> Call:
    """The next of the team at its seat."""
    return SwapPartners(on.event, on.entry)


def all_swapped(on: EntryChosen) -> Call:
    """The next of every team at its seat."""
    return SwapAllPartners(on.event)
