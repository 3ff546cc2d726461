"""Answers what is typed of jackpots: a hand that wins, rounds told, how a pool stands."""

import re
from functools import partial

from tdapp.calls.jackpot.rounds import TellRounds
from tdapp.command.reply import Completion, Reply
from tdapp.core.names import folded
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.ui.asking.before import must_be_possible
from tdapp.ui.command_bar.act_replies import refused
from tdapp.ui.command_bar.room_reader import RoomReader
from tdapp.ui.jackpots.claiming import asked_claim, hand_won, read_won
from tdapp.ui.jackpots.jackpots_in_view import JackpotsInView, cents
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.people.find_person import FindPerson

say = saying("jackpot command")
MAY_BE_JACKPOT = re.compile(r"^\s*(?:hit \d|rounds\b|pool\b)", re.ASCII | re.IGNORECASE)
"""How a line of jackpots begins; any other is not looked at for one."""
HIT = re.compile(r"hit (?P<won>\S.*)")
ROUNDS = re.compile(r"rounds (?:c|t|table )?(?P<table>\d{1,6}) (?P<rounds>-?\d{1,4})", re.ASCII)
POOL = re.compile(r"pool(?: (?P<name>\S.*))?")


class JackpotReader(RoomReader):
    """Answers on the jackpots as they stand."""

    settled = frozenset({"reason_needed"})

    def heading(self) -> str:
        """The jackpots."""
        return say("Jackpots")

    def of(self, text: str) -> Reply | None:
        """What a line would do, or why not; None where no pool is open, or of another line."""
        view, line = JackpotsInView(self._work), " ".join(text.casefold().split())
        if not view.state.pools.versions:
            return None
        readers = ((HIT, self._hit), (ROUNDS, self._rounds), (POOL, self._pool))
        for pattern, reader in readers:
            if found := pattern.fullmatch(line):
                try:
                    return reader(view, *found.groups())
                except Refusal as refusal:
                    return refused(refusal, self.heading(), _examples(view))
        return None

    def _hit(self, view: JackpotsInView, typed: str) -> Reply:
        """``hit 7-3 royal``: Enter asks for the player, where the seat does not tell, and cards."""
        won = read_won(view, typed)
        where = " ".join(map(str, won.seats))
        said = say("{hand} wins at {seats}.", hand=hand_won(view, won), seats=where)
        find = FindPerson(self._work.parts, self._work.names, self._work.asking)
        asked = partial(asked_claim, view, find, won, self._must_be_possible)
        note = say("You will be asked for the cards. The amount and the order are fixed then.")
        return self._asked(said, say("Record hit"), asked, note)

    def _must_be_possible(self, call: Call) -> None:
        must_be_possible(call, self._work.asking, ())

    def _rounds(self, view: JackpotsInView, table: str, rounds: str) -> Reply:
        """``rounds t7 14``: told by a person, for a reason."""
        call = TellRounds(view.id, view.rules, int(table), int(rounds))
        self._must_be_possible(call)
        said = say("Rounds counted at table {table}: {rounds}.", table=table, rounds=rounds)
        return self._reply(call, said, say("Count rounds"))

    def _pool(self, view: JackpotsInView, name: str | None) -> Reply:
        """``pool bad beat``: its meter and what waits; nothing changes."""
        known = view.state.pools.versions
        letters = folded(name or "")
        called = [one for one in known if letters in folded(view.state.pools.terms(one).name)]
        if len(called) != 1:
            return Reply(
                event=self.heading(),
                why_not=say("Which pool? Choose one."),
                ways=lambda: _examples(view),
            )
        stands = view.meter(called[0]).stands
        said = say(
            "{pool}: {meter} on the meter, {reserve} in the reserve, hits open: {hits}.",
            pool=view.state.pools.terms(called[0]).name,
            meter=voice().money(cents(stands.meter)),
            reserve=voice().money(cents(stands.reserve)),
            hits=len(view.pending(called[0])),
        )
        return self._of(said, say("OK"), lambda: None, say("Nothing changes."))


def _examples(view: JackpotsInView) -> list[Completion]:
    """Each pool by its name."""
    names = (terms[-1].terms.name for _, terms in sorted(view.state.pools.versions.items()))
    return [Completion(f"pool {name.casefold()}") for name in names]
