"""Where one can be in the console: every page, and what stands on or over one."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from tdapp.calls.tournament.history_subject import HistoryKind, Subject
from tdapp.house.papers.kinds import PaperKind
from tdapp.ui.console.console import Console
from tdapp.ui.drafts.draft_pane import FORM, TEXT
from tdapp.ui.drafts.drafts import templates
from tdapp.ui.pages.floor_page import HAND, LISTS, MAP, RULINGS
from tdapp.ui.workplace.rail import PageName

NEAR = 1.6
COMMAND = "2-5 bust"


@dataclass(frozen=True, slots=True)
class ShotPlace:
    """Its `name` in files, the way to `come` there, and whether it `is_up` then."""

    name: str
    come: Callable[[], None]
    is_up: Callable[[], bool]


def pages(console: Console) -> Iterator[ShotPlace]:
    """Every page of the rail, the help and a new event."""
    turning, shown = console.turning, console.pages
    for name in PageName:
        yield ShotPlace(name.name.lower(), turning.to(name).trigger, partial(_is_up, console, name))
    yield ShotPlace("help", turning.help.trigger, lambda: shown.page is shown.help)
    yield ShotPlace("new-event", console.own.new.trigger, lambda: shown.page is shown.new_event)


def pictured(console: Console) -> Iterator[ShotPlace]:
    """What is pictured beside the pages: views of them, and what lies over one."""
    turning, shown = console.turning, console.pages
    yield ShotPlace("rulings", turning.rulings.trigger, lambda: shown.floor.view_shown == RULINGS)
    yield ShotPlace("map-near", lambda: _go_near(console), lambda: shown.floor.view_shown == MAP)
    yield ShotPlace("command", lambda: _type_command(console), console.command.isVisible)
    yield ShotPlace("draft", lambda: _begin_draft(console), lambda: _draft_is_up(console, FORM))


def views(console: Console) -> Iterator[ShotPlace]:
    """Every other view, a question, a slip, and a paper looked at before it is printed."""
    turning, shown = console.turning, console.pages
    floor, preview = shown.floor, shown.papers.preview
    yield ShotPlace(
        "draft-text",
        lambda: shown.events.pane.show_view(TEXT),
        lambda: _draft_is_up(console, TEXT),
    )
    yield ShotPlace("entries", lambda: _find(console), lambda: shown.desk.entries_shown)
    yield ShotPlace(
        "tables", lambda: _turn_floor(console, LISTS), lambda: floor.view_shown == LISTS
    )
    yield ShotPlace("hand", turning.hand.trigger, lambda: floor.view_shown == HAND)
    yield ShotPlace("history", lambda: _tell_history(console), lambda: shown.page is shown.record)
    yield ShotPlace("question", console.acts.posting.editing.edit.trigger, console.asked.isVisible)
    yield ShotPlace("slip", console.slips.open_act.trigger, console.slips.isVisible)
    yield ShotPlace("preview", lambda: _look_at_paper(console), lambda: preview.page is not None)


def _is_up(console: Console, name: PageName) -> bool:
    return console.pages.name is name


def _turn_floor(console: Console, view: int) -> None:
    console.turning.to(PageName.FLOOR).trigger()
    console.pages.floor.show_view(view)


def _go_near(console: Console) -> None:
    _turn_floor(console, MAP)
    near = console.pages.floor.map_view.map
    near.zoom(NEAR)
    near.centerOn(near.tables[min(near.tables)])


def _type_command(console: Console) -> None:
    console.pages.floor.map_view.map.show_whole()
    console.command.door.trigger()
    console.command.open(COMMAND)


def _begin_draft(console: Console) -> None:
    """The form of an event that is begun from the first template."""
    console.command.close_bar()
    console.turning.to(PageName.EVENTS).trigger()
    console.pages.events.on_list.begin.trigger()
    console.asked.field.setText(next(iter(templates())))
    console.asked.yes.click()


def _draft_is_up(console: Console, view: int) -> bool:
    pane = console.pages.events.pane
    shown = pane.form if view == FORM else pane.editor
    return pane.isVisible() and pane.view is shown


def _find(console: Console) -> None:
    console.turning.to(PageName.DESK).trigger()
    console.pages.desk.show_entries()


def _look_at_paper(console: Console) -> None:
    """The structure sheet, once no question is open and no slip is being typed."""
    console.asked.take_away()
    console.slips.put_away()
    console.pages.papers.menu.of_kind[PaperKind.STRUCTURE].trigger()


def _tell_history(console: Console) -> None:
    console.turning.to(PageName.RECORD).trigger()
    if console.view.id is not None:
        console.pages.record.show_history(Subject(HistoryKind.POOL, console.view.id))
