"""The talk in the command bar: what is typed, what is answered, what is asked before it is done."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from tdapp.command.reply import Begin, Do, Reply, Whom, asking_nothing
from tdapp.core.refusal import Refusal
from tdapp.ui.asking.flow import step_after
from tdapp.ui.asking.question import Question
from tdapp.ui.command_bar.card import CommandCard, refusal_line
from tdapp.ui.command_bar.history import History
from tdapp.ui.command_bar.line_reader import LineReader
from tdapp.ui.look.spoken import voice
from tdapp.words.sentence import sentence


class Talk(QObject):
    """Keeps the card in step with the keys.

    `over` carries what is done (a `Do`) or None where it was left; `tried` why it was refused;
    `about` the `TypedLine` that what is typed is about, or None.
    """

    over = Signal(object)
    tried = Signal(object)
    about = Signal(object)

    def __init__(self, card: CommandCard, answers: LineReader) -> None:
        super().__init__(card)
        self._card = card
        self._answers = answers
        self._history = History()
        self._steps: list[Question] = []
        self._answered: list[str] = []
        self.command = ""
        self.reply = Reply()
        self._begin: Begin = asking_nothing(lambda: None)
        self._whom: Whom | None = None
        self._connect()

    @property
    def step(self) -> Question | None:
        """What is asked at the moment."""
        return self._steps[-1] if self._steps else None

    def begin(self, text: str) -> None:
        """Begin with this text, and drop any open question."""
        self._history.begin_anew()
        self._take(text)

    def answer(self) -> None:
        """Answer what is typed on the states of now, unless a question is open."""
        if self._steps:
            return
        self._read()
        self._show()

    def _read(self) -> None:
        """Work out what the line would do on the states of now."""
        self.reply = self._answers.of(self.command)
        self._whom = self._whom or self.reply.whom

    def _show(self) -> None:
        """Show the reply in the card."""
        card, reply = self._card, self.reply
        refused = [] if reply.sentence else refusal_line(reply.why_not)
        card.say(reply.sentence, refused or reply.lines)
        card.offer(reply.yes, reply.note, reply.why_not)
        card.show_ways(reply.go_on)
        card.line.show_behind(reply.event)
        card.line.wait_for("")
        card.fit()
        self.about.emit(reply.about if reply.about and reply.about.table else None)

    def _connect(self) -> None:
        card, line = self._card, self._card.line
        line.textEdited.connect(self._typed)
        line.takes.connect(self._take_first)
        line.earlier.connect(lambda: self._walk(self._history.earlier))
        line.later.connect(lambda: self._walk(self._history.later))
        card.goes.connect(self._go)
        card.leaves.connect(self._one_step_back)
        card.taken.connect(self._take)

    def _typed(self, text: str) -> None:
        """The command goes on; typing while only a yes is asked is a new command."""
        if self.step is None or not self.step.hint:
            self._drop_steps()
            self.command = text
            self._answer_anew()

    def _take(self, line: str) -> None:
        self._drop_steps()
        self._card.line.setText(line)
        self.command = line
        self._answer_anew()

    def _drop_steps(self) -> None:
        self._steps.clear()
        self._answered.clear()

    def _answer_anew(self) -> None:
        """Another line may name others."""
        self._whom = None
        self.answer()

    def _take_first(self) -> None:
        ways = self._card.ways
        if ways and not self._steps:
            self._take(ways[0].line)

    def _walk(self, way: Callable[[str], str]) -> None:
        if not self._steps:
            self._take(way(self.command))

    def _go(self) -> None:
        """Enter: do it, ask what is asked first, or say why not.

        Where the line names somebody else by now than when it was typed, that is said first.
        """
        if self.step is not None:
            self._take_answer(self.step)
            return
        named = self._whom
        self._read()
        if named is not None and self.reply.whom not in (None, named):
            self._whom = self.reply.whom
            self._show()
            self._say_aloud(self.reply.sentence, sentence(Refusal("another_person"), voice()))
        elif self.reply.why_not:
            self._show()
            self._say_aloud(self.reply.sentence, self.reply.why_not)
        elif self.reply.begin is not None:
            self._go_on(self.reply.begin)

    def _take_answer(self, step: Question) -> None:
        typed = self._card.line.text().strip() if step.hint else ""
        try:
            if step.hint and not (typed or step.may_be_empty):
                raise step.unanswered
            self._go_on(self._begin, typed)
        except Refusal as refusal:
            self._say_aloud(step.text, sentence(refusal, voice()))

    def _go_on(self, begin: Begin, *typed: str) -> None:
        """Ask the next question, or do what is asked for once there is none."""
        then = step_after(begin, *self._answered, *typed)
        if isinstance(then, Question):
            self._begin = begin
            self._answered += typed
            self._steps.append(then)
            self._ask(then)
            return
        self._history.add(self.command)
        self._leave(then)

    def _leave(self, do: Do | None) -> None:
        """Begin with an empty line next time; nothing is laid out, as the bar goes away."""
        self._history.begin_anew()
        self._drop_steps()
        self._card.line.setText("")
        self.command, self.reply, self._whom = "", Reply(), None
        self.over.emit(do)

    def _ask(self, step: Question) -> None:
        """Put the question where the sentence was; an answer is typed where the command was."""
        card = self._card
        card.say(step.text, self.reply.lines)
        card.offer(step.yes, step.hint, "")
        card.show_ways(())
        first = step.filled or (step.choices[0] if step.choices and step.preset else "")
        card.line.setText(first if step.hint else self.command)
        card.line.wait_for(step.hint)
        if step.hint:
            card.line.selectAll()
        card.fit()

    def _one_step_back(self) -> None:
        """Escape: out of a question to the one before or to the command, and then away."""
        if not self._steps:
            self._leave(None)
            return
        self._steps.pop()
        del self._answered[-1:]
        if self.step is not None:
            self._ask(self.step)
        else:
            self._take(self.command)

    def _say_aloud(self, about: str, why: str) -> None:
        self._card.say(about, refusal_line(why, loud=True))
        self._card.fit()
        self.tried.emit(why)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._card.line, why))
