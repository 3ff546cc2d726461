"""Undo and redo of an evening, at once, later, and with something going on meanwhile."""

import hypothesis.strategies as st

from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.calls.tournament.sales import Rebuy
from tdapp.core.ids import ActionId
from tdapp.desk.call import Call
from tdapp.desk.permissions import DIRECTOR, Actor
from tests.desk import laws
from tests.desk.machine_exits import corrections, exits
from tests.desk.machine_sales import sales
from tests.desk.machine_seats import moves
from tests.desk.playing import CASHIER, Draw, Playing

actors = st.sampled_from([DIRECTOR, DIRECTOR, CASHIER])


def undo(now: Playing, draw: Draw) -> None:
    """One act of any kind, a person's last one, or several that are redone in turn."""
    match draw(st.sampled_from(["any", "any", "any", "last", "several and redo them"])):
        case "last":
            now.reverse(now.station.undo, actor=draw(actors))
        case "several and redo them":
            _undo_and_redo_several(now, draw(st.integers(2, 4)), draw(actors))
        case _:
            _undo_any(now, draw)


def redo(now: Playing, draw: Draw) -> None:
    """Any act that is undone, or the one that a person undid last."""
    undone = now.undone()
    if not undone:
        undo(now, draw)
    elif draw(st.booleans()):
        now.reverse(now.station.redo, draw(st.sampled_from(undone)))
    else:
        now.reverse(now.station.redo, actor=draw(actors))


def _undo_any(now: Playing, draw: Draw) -> None:
    before = laws.loaded(now.station)
    newest = st.sampled_from(now.requests[-3:])
    request = draw(newest | st.sampled_from(now.of_every_kind()))
    if not now.reverse(now.station.undo, request.act.action):
        return
    laws.check(now.station, now.checked)
    match draw(st.sampled_from(["leave it", "redo it", "ask for it anew", "redo it later"])):
        case "redo it":
            if _is_redone(now, request.act.action):
                assert now.is_as(before)
        case "ask for it anew":
            assert request.call is not None
            now.ask(request.call)
        case "redo it later":
            _go_on_meanwhile(now, request.call, draw)
            now.reverse(now.station.redo, request.act.action)


def _go_on_meanwhile(now: Playing, undone: Call | None, draw: Draw) -> None:
    """Something happens to the same player, if the act was about one."""
    match undone:
        case Bust(event, entry) | Rebuy(event, entry) | Reinstate(event, entry):
            acts = [Rebuy(event, entry), Bust(event, entry), Reinstate(event, entry)]
            now.ask(draw(st.sampled_from(acts)))
        case _:
            going_on = draw(st.sampled_from([sales, exits, corrections, moves]))
            now.ask_one_of(going_on(now), draw)


def _undo_and_redo_several(now: Playing, times: int, actor: Actor) -> None:
    before = laws.loaded(now.station)
    undone = [now.reverse(now.station.undo, actor=actor) for _ in range(times)]
    laws.check(now.station, now.checked)
    if all(_is_redone(now, actor=actor) for _ in range(sum(undone))):
        assert now.is_as(before)


def _is_redone(now: Playing, *of: ActionId, actor: Actor = DIRECTOR) -> bool:
    """Redo what was undone just now: nothing but the door can stand against it."""
    done = now.reverse(now.station.redo, *of, actor=actor)
    assert done or now.turned_away
    return done
