"""Answers what is typed of cash tables before anything else is read in it; nothing acts unnamed."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from tdapp.calls.cash.games import CloseGame, PostChange
from tdapp.calls.cash.lists import JoinList, OfferSeat
from tdapp.calls.cash.presence import TellBlinds
from tdapp.calls.cash.stakes import GetUp, SitDown
from tdapp.cash.money.trays import open_at
from tdapp.command.cash_line import OF_MONEY, CashLine, CashVerb, is_of_cash, read_cash
from tdapp.command.reply import Completion, Reply, Whom
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.names import folded, is_called
from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.rules.cash_permits import NoticeSoFar, why_not_closed
from tdapp.shown.cash_tasks import next_call
from tdapp.shown.cash_words import game_in_words, games_called, read_game, sign_in_words
from tdapp.shown.reading import read_button
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.cash_floor.cash_calls import let_leave, read_stake
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.cash_floor.game_opening import begin_game, read_opening
from tdapp.ui.cash_floor.money.money_lines import COUNT, asked_of
from tdapp.ui.cash_floor.players.at_the_door import see_card
from tdapp.ui.cash_floor.players.player_acts import SEAT_KEPT_MINUTES, asked_to_leave
from tdapp.ui.command_bar.act_replies import refused
from tdapp.ui.command_bar.cash_money import on_money
from tdapp.ui.command_bar.cash_player_lines import done_by, open_ways
from tdapp.ui.command_bar.room_reader import RoomReader
from tdapp.ui.desk.registry_at_hand import registry_of
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.people.find_person import FindPerson, described

say = saying("cash command")
MOST_NAMED = 5
NAMED = re.compile(r"\bc\d{1,6}(?P<seat>-\d{1,3})?", re.ASCII | re.IGNORECASE)
Named = Callable[[PersonId], Reply]


class CashReader(RoomReader):
    """Answers on the cash games as they stand."""

    settled = frozenset(
        {"dealer_not_trained", "others_wait", "seat_due", "seat_not_lost", "seat_reserved"}
    )

    def heading(self) -> str:
        """The cash games."""
        return say("Cash")

    def of(self, text: str) -> Reply | None:
        """What a line of cash would do, or why not; None for a line of anything else."""
        line = read_cash(text)
        if line is None and not is_of_cash(text):
            return None
        try:
            if line is None:
                raise Refusal("command_not_understood", text=text.strip())
            return self._of_cash(line)
        except Refusal as refusal:
            return refused(refusal, say("Cash"), () if line else can_be_said(text))

    @property
    def _cash(self) -> CashInView:
        return CashInView(self._work)

    def _of_cash(self, line: CashLine) -> Reply:
        of_verb: dict[CashVerb, Callable[[CashLine], Reply]] = {
            CashVerb.LIST: self._list,
            CashVerb.OPEN: self._open,
            CashVerb.CLOSE: self._close,
            CashVerb.SIT: self._sit,
            CashVerb.SHOW: self._tell,
            CashVerb.BUTTON: self._button,
            CashVerb.CALL: self._call,
            **dict.fromkeys(OF_MONEY, self._money),
        }
        return of_verb.get(line.verb, self._on_player)(line)

    def _list(self, line: CashLine) -> Reply:
        """Somebody on the list of a game, of those that are on where it is not said in full."""
        cash = self._cash
        cash.state.must_be_on()
        known = games_called(line.rest, cash.state)
        if len(known) > 1:
            games = [game_in_words(game) for game in known]
            ways = [Completion(f"list {game} {line.who}") for game in games]
            return _choose(say("“{text}” fits several games. Choose one.", text=line.rest), ways)
        game = known[0] if known else read_game(line.rest)

        def named(person: PersonId) -> Reply:
            call = JoinList(cash.id, person, game, line.minutes)
            who, words = cash.name(person), game_in_words(game)
            said = say("{name} joins the list of {game}.", name=who, game=words)
            return replace(self._reply(call, said, say("Add to list")), whom=_person(person))

        again, words = f"list {game_in_words(game)}", game_in_words(game)

        def new(person: PersonId) -> Flow[Call]:
            yield from ()
            return JoinList(cash.id, person, game, line.minutes)

        said = say("“{name}” is new. Add to the list of {game}.", name=line.who, game=words)
        return self._whom(line.who, again, named) or self._newcomer(line, said, new)

    def _newcomer(self, line: CashLine, said: str, call: Callable[[PersonId], Flow[Call]]) -> Reply:
        """Nobody is called so: Enter asks whether the person is new."""
        work = self._work
        find = FindPerson(work.parts, work.names, work.asking)

        def enter() -> Flow[None]:
            person = yield from find.called(line.who)
            do = yield from call(person.id)
            yield from result(lambda: work.asking.perform(do), once=True)

        note = say("You will be asked to confirm.")
        return self._of(said, say("Add person"), partial(self._follow, enter), note)

    def _open(self, line: CashLine) -> Reply:
        cash = self._cash
        table, sign = read_opening(cash, f"{line.table} {line.rest}")
        if table in cash.state.games.by_table:
            raise Refusal("table_open", table=table)
        begin = partial(self._follow, partial(begin_game, cash, table, sign))
        words = sign_in_words(sign)
        said = say("Cash table {table} opens: {sign}.", table=table, sign=words)
        return self._of(said, say("Open game"), begin)

    def _close(self, line: CashLine) -> Reply:
        """An empty table closes at once; at another the notice is noted as posted now.

        Fewer minutes than the house's rule wants are refused.
        """
        cash, table = self._cash, line.table or 0
        cash.state.game_at(table)
        if not cash.state.seating.at_table(table):
            close = CloseGame(cash.id, cash.rules, cash.house, table)
            return self._reply(close, say("Cash table {table} closes.", table=table), say("Close"))
        players = len(cash.state.seating.at_table(table))
        early = why_not_closed(cash.rules.play.cash, NoticeSoFar(line.minutes or 0, 0, players, 0))
        if line.minutes is not None and early is not None and "minutes" in early.details:
            raise early
        post = PostChange(cash.id, cash.rules, table)
        said = say("The closing notice hangs at cash table {table} from now on.", table=table)
        return self._reply(post, said, say("Post closing"))

    def _sit(self, line: CashLine) -> Reply:
        """From the list of the game if one there is called so, else from the registry."""
        cash, seat = self._cash, line.seat
        if seat is None:
            raise Refusal("command_not_understood", text=line.who)
        sign = cash.state.game_at(seat.table).sign
        stake = read_stake(line.rest, self._work)
        waiting = [
            cash.state.lists.by_ticket[one].joined.person
            for one in cash.state.lists.waiting_for(sign.game)
        ]

        def named(person: PersonId) -> Reply:
            call = SitDown(cash.id, cash.rules, person, seat, stake)
            amount, words = voice().short_money(stake.cents, ""), game_in_words(sign.game)
            said = say(
                "{name} sits at cash {seat}, {game}, with {stake}.",
                name=cash.name(person),
                seat=seat,
                game=words,
                stake=amount,
            )
            before = partial(see_card, cash, person)
            reply = self._reply(call, said, say("Sit down"), before)
            return replace(reply, whom=_person(person))

        again = f" to c{seat} {line.rest}"

        def new(person: PersonId) -> Flow[Call]:
            yield from see_card(cash, person)
            return SitDown(cash.id, cash.rules, person, seat, stake)

        said = say("“{name}” is new. Sits at cash {seat}.", name=line.who, seat=seat)
        return self._whom(line.who, "", named, waiting, again) or self._newcomer(line, said, new)

    def _call(self, line: CashLine) -> Reply:
        """Keep a free seat of a table, or of a game, for who is next on its list."""
        cash, state = self._cash, self._cash.state
        if line.table:
            state.game_at(line.table)
            tables = [line.table]
        else:
            games = games_called(line.rest, state)
            tables = [one for game in games for one in state.games.of(game)]
        called = next_call(state, tables)
        if called is None:
            return _choose(say("No player waits for it, or no seat is free."), [])
        ticket, seat = called
        call = OfferSeat(cash.id, ticket, seat, SEAT_KEPT_MINUTES)
        said = say("{name} is called to cash {seat}.", name=cash.who_waits(ticket), seat=seat)
        return self._reply(call, said, say("Offer seat"))

    def _on_player(self, line: CashLine) -> Reply:
        """On who sits in a seat, whose name is said before Enter."""
        cash, seat = self._cash, line.seat
        sitting = None if seat is None else cash.state.seating.entry_at.get(seat)
        if seat is None or sitting is None:
            raise Refusal("nobody_in_seat", seat=f"c{seat}")
        if line.verb is CashVerb.OUT and not line.rest:
            said = say("{name} leaves cash {seat}.", name=cash.who_sits(sitting), seat=seat)
            note = say("You will be asked with how many chips.")
            leave = partial(self._follow, partial(asked_to_leave, cash, sitting))
            return self._of(said, say("Leaves"), leave, note)
        ways = open_ways(cash, line, sitting)
        if ways:
            asked = say("{name} may come in several ways. Choose one.", name=cash.who_sits(sitting))
            return _choose(asked, [Completion(*one) for one in ways.items()])
        call, said, yes = done_by(cash, line, sitting)
        if isinstance(call, GetUp) and self._needs_details(call):
            note = say("You will be asked for details of the player.")
            return self._of(said, yes, partial(self._follow, partial(let_leave, cash, call)), note)
        return replace(self._reply(call, said, yes), whom=(cash.id, (sitting,)))

    def _needs_details(self, gone: GetUp) -> bool:
        """Whether the house wants more of who is paid than the line can say."""
        refusal = self._work.asking.why_not(gone, self._work.asking.with_slip())
        return refusal is not None and refusal.code in gone.row.refusals

    def _button(self, line: CashLine) -> Reply:
        """Where button and blinds stand in the hand just dealt."""
        cash, table = self._cash, line.table or 0
        cash.state.game_at(table)
        call = TellBlinds(cash.id, table, read_button(line.rest))
        said = say(
            "Button and blinds at cash table {table}: {places}.", table=table, places=line.rest
        )
        return self._reply(call, said, say("Note it"))

    def _money(self, line: CashLine) -> Reply:
        """On money or dealer of a table; what is in a tray is asked where it is not said."""
        cash = self._cash
        if line.verb is not CashVerb.COUNT or line.rest:
            return self._reply(*on_money(cash, line))
        table = line.table or 0
        open_at(cash.state, table)
        said = say("The tray of cash table {table} is counted.", table=table)
        note = say("You will be asked what is in it.")
        return self._asked(said, say("Count tray"), partial(asked_of, COUNT, cash, table), note)

    def _tell(self, line: CashLine) -> Reply:
        """What is at a table or a seat; nothing changes."""
        cash, table = self._cash, line.table or 0
        words = game_in_words(cash.state.game_at(table).sign.game)
        said = say("Cash table {table}: {game}.", table=table, game=words)
        sitting = None if line.seat is None else cash.state.seating.entry_at.get(line.seat)
        if sitting is not None:
            name = cash.who_sits(sitting)
            said = say("{name} sits at cash {seat}, {game}.", name=name, seat=line.seat, game=words)
        return self._of(said, say("OK"), lambda: None, say("Nothing changes."))

    def _whom(
        self,
        typed: str,
        before: str,
        named: Named,
        among: Sequence[PersonId] = (),
        behind: str = "",
    ) -> Reply | None:
        """The reply for the one person who is meant; several are offered, None where nobody is.

        Those `among` whom somebody is looked for first; a name that only looks like what was typed
        counts where none begins so.
        """
        letters = folded(typed).split()
        near = [one for one in among if is_called(self._cash.name(one), letters)]
        if len(near) == 1:
            return named(near[0])
        people = registry_of(self._work).people
        found = [hit.person for hit in people.find(typed, MOST_NAMED).best]
        if near:
            found = [one for one in map(people.person, near) if one is not None]
        if not found:
            return None
        whole = [one for one in found if folded(one.name).split() == letters or one.card == typed]
        called = [one for one in found if is_called(one.name, letters)]
        likeliest = whole or called or found
        if len(likeliest) == 1:
            return named(likeliest[0].id)
        why = say("Several people match “{text}”. Choose one.", text=typed)
        return _choose(why, _ways(found, before, behind))


def can_be_said(text: str) -> list[Completion]:
    """What is said of the seat that an unread line names, or of its table."""
    found = NAMED.search(text)
    if found is None:
        return []
    named, seat = found[0].casefold(), found["seat"]
    ways = ("away", "+100", "out 500") if seat else ("open nl 2/5", "close 20")
    return [Completion(f"{named} {way}", example=True) for way in ways]


def _person(person: PersonId) -> Whom:
    """Who is named, for the bar to see before Enter whether it is still the same."""
    return StreamId(person), ()


def _choose(why: str, ways: list[Completion]) -> Reply:
    """Nothing is done: each of the ways names one."""
    return Reply(event=say("Cash"), why_not=why, ways=lambda: ways)


def _ways(found: Sequence[Person], before: str, behind: str) -> list[Completion]:
    """Each person by the full name, or by the card where two have the same one."""
    names = [folded(one.name) for one in found]
    ways = []
    for one in found:
        alike = names.count(folded(one.name)) > 1
        typed = one.card if alike and one.card else one.name
        ways.append(Completion(f"{before} {typed}{behind}".strip(), described(one)))
    return ways
