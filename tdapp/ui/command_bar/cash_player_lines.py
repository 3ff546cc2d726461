"""What a typed line does to a player who sits at a cash table: the act, in words, and its yes."""

from tdapp.calls.cash.presence import DealOut, MarkMissed, StepAway, StepBack
from tdapp.calls.cash.seats import DeclineMove, UnaskSeat
from tdapp.cash.blinds.coming_hands import BlindsMarked
from tdapp.cash.blinds.coming_in import WayIn, ways_in
from tdapp.command.cash_line import CashLine, CashVerb
from tdapp.desk.call import Call
from tdapp.ui.cash_floor.cash_calls import adding, bagged, got_up, moved, read_stake, wished
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.cash_floor.players.absence_acts import coming_in, way_in_words
from tdapp.ui.look.spoken import saying, voice

say = saying("cash command")
Done = tuple[Call, str, str]
WAYS_IN = {"posts": WayIn.POST, "waits": WayIn.WAIT, "paid": WayIn.PAID}
"""A way in as it is typed; who is excused has it asked why on the page."""
MISSED = {"big": BlindsMarked.BIG, "small": BlindsMarked.SMALL, "both": BlindsMarked.BOTH}


def open_ways(cash: CashInView, line: CashLine, sitting: int) -> dict[str, str]:
    """The lines that say how somebody comes in, with that in words; none where it is clear."""
    if line.verb is not CashVerb.DEALT_IN or line.rest:
        return {}
    ways = ways_in(cash.state, cash.rules.play.cash, sitting)
    typed = {f"c{line.seat} in {word}": way for word, way in WAYS_IN.items() if way in ways}
    known = {one: way_in_words(way, ways[way]) for one, way in typed.items()}
    return known if len(known) > 1 else {}


def done_by(cash: CashInView, line: CashLine, sitting: int) -> Done:
    """What the line does to who sits there; refuses as its readers do."""
    known = {
        CashVerb.OUT: _leaves,
        CashVerb.ADD: _adds,
        CashVerb.AWAY: _goes,
        CashVerb.BACK: _returns,
        CashVerb.PICK_UP: _picked_up,
        CashVerb.DEALT_OUT: _sits_out,
        CashVerb.DEALT_IN: _comes_in,
        CashVerb.MISSED: _missed,
        CashVerb.WANTS: _wants,
        CashVerb.STAYS: _stays,
        CashVerb.MOVE: _moves,
    }
    return known[line.verb](cash, line, sitting)


def _leaves(cash: CashInView, line: CashLine, sitting: int) -> Done:
    gone, name = got_up(cash, sitting, line.rest), cash.who_sits(sitting)
    cents = voice().short_money(gone.cents, "")
    said = say("{name} leaves cash {seat} with {amount}.", name=name, seat=line.seat, amount=cents)
    return gone, said, say("Leaves")


def _adds(cash: CashInView, line: CashLine, sitting: int) -> Done:
    more, name = adding(cash, sitting, read_stake(line.rest, cash.work)), cash.who_sits(sitting)
    cents = voice().short_money(more.more.cents, "")
    said = say("{name} at cash {seat} adds {amount}.", name=name, seat=line.seat, amount=cents)
    return more, said, say("Add chips")


def _goes(cash: CashInView, line: CashLine, sitting: int) -> Done:
    name, minutes = cash.who_sits(sitting), line.minutes
    said = say("{name} is away from cash {seat}.", name=name, seat=line.seat)
    if minutes is not None:
        said = say(
            "{name} is away from cash {seat}, kept for {minutes} min.",
            name=name,
            seat=line.seat,
            minutes=minutes,
        )
    return StepAway(cash.id, sitting, minutes), said, say("Away")


def _returns(cash: CashInView, line: CashLine, sitting: int) -> Done:
    said = say("{name} is back at cash {seat}.", name=cash.who_sits(sitting), seat=line.seat)
    return StepBack(cash.id, sitting), said, say("Is back")


def _picked_up(cash: CashInView, line: CashLine, sitting: int) -> Done:
    call, name = bagged(cash, sitting, line.rest), cash.who_sits(sitting)
    cents, bag = voice().short_money(call.cents, ""), call.on_bag
    said = say(
        "{amount} of {name} at cash {seat} go into {bag}, counted by two.",
        amount=cents,
        name=name,
        seat=line.seat,
        bag=bag or say("a bag"),
    )
    return call, said, say("Pick up")


def _sits_out(cash: CashInView, line: CashLine, sitting: int) -> Done:
    said = say("{name} at cash {seat} is dealt out.", name=cash.who_sits(sitting), seat=line.seat)
    return DealOut(cash.id, sitting), said, say("Deal out")


def _comes_in(cash: CashInView, line: CashLine, sitting: int) -> Done:
    ways = ways_in(cash.state, cash.rules.play.cash, sitting)
    way = WAYS_IN.get(line.rest, next(iter(ways), WayIn.POST))
    if way is WayIn.PAID and way not in ways:
        way = WayIn.POST
    how = way_in_words(way, ways[way]) if way in ways else ""
    name = cash.who_sits(sitting)
    said = say("{name} at cash {seat} comes in: {how}.", name=name, seat=line.seat, how=how)
    return coming_in(cash, sitting, way), said, say("Deal in")


def _missed(cash: CashInView, line: CashLine, sitting: int) -> Done:
    said = say("{name} at cash {seat} missed a blind.", name=cash.who_sits(sitting), seat=line.seat)
    return MarkMissed(cash.id, sitting, MISSED[line.rest or "big"]), said, say("Note it")


def _wants(cash: CashInView, line: CashLine, sitting: int) -> Done:
    name = cash.who_sits(sitting)
    said = say("{name} at cash {seat} wants {to}.", name=name, seat=line.seat, to=line.rest)
    return wished(cash, sitting, line.rest), said, say("Note it")


def _stays(cash: CashInView, line: CashLine, sitting: int) -> Done:
    """No other seat any more, or not on to the main game."""
    said = say("{name} stays at cash {seat}.", name=cash.who_sits(sitting), seat=line.seat)
    wishes = sitting in cash.state.claims.wishes
    call = UnaskSeat(cash.id, sitting) if wishes else DeclineMove(cash.id, sitting)
    return call, said, say("Stays here")


def _moves(cash: CashInView, line: CashLine, sitting: int) -> Done:
    change, name = moved(cash, sitting, line.rest), cash.who_sits(sitting)
    said = say("{name} moves from cash {seat} to {to}.", name=name, seat=line.seat, to=change.seat)
    return change, said, say("Move")
