"""A line in its plainest form: small letters, and every seat written as ``12-5``."""

import re
import unicodedata

from tdapp.command.grammar.vocabulary import SAID_FIRST
from tdapp.core.refusal import Refusal
from tdapp.tournament.brackets.halves import SIDES, TableHalf

LONGEST = 120
DASHES = re.compile("[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]")
LAST_WORDS = re.compile(
    r"(?:(?:[!;]|(?:(?<=[^\W\d_])|(?<=-\d)|(?<=-\d\d))\?| (?:now|please|pls|thanks|bitte|jetzt))+)$"
)
ONE = re.compile(
    r"(?<![^\W\d_])(?:an?|one|another) (?=(?:more )?(?:min|minute|round|hand|orbit|hour)\b)"
)
ARTICLES = re.compile(r"(?:(?<= )|^)(?:the|this|current) (?=\S)")
LOOSE = re.compile(
    r"[()\[\]\"“”„]|^ *please (?=\S)|(?<=\d-\d) [-:,]+ (?=[^\W\d_])|#(?=\d{1,6}-\d)"
    r"|^ *(?:the )?player (?:at|in|on|from) (?=(?:t|table |seat )?\d)",
    re.IGNORECASE,
)
AFTER_WORD = re.compile(r"(?<=[^\W\d_])(?: =|:) +(?=\d)")
SHORT = tuple(
    (re.compile(pattern), plain)
    for pattern, plain in (
        (r"(?<=\d)'(?!\w)", " min"),
        (r"\bhalf (?:an )?hour\b", "30 min"),
        (r"\bclk\b", "clock"),
        (r"(?<=[a-z]) ?; ?(?=#?\d)", ", "),
        (r"(?<=[a-z] )(?:entry|entrant|eintrag) #?(?=\d)|^(?:number|no\.?) #?(?=\d+ )", "#"),
        (r"^event #?(?=\d{1,4} [a-z+-])", ""),
        (r"(?<=\S )(cash|card|unpaid|owed|voucher) (rebuys?|addons?)\b", r"\2 \1"),
    )
)
NUMBERS = {
    **dict(zip(("first", "second", "third"), (1, 2, 3), strict=True)),
    **dict(zip(("two", "three", "four", "five", "six", "eight"), (2, 3, 4, 5, 6, 8), strict=True)),
    **dict(zip(("ten", "fifteen", "twenty", "thirty", "sixty"), (10, 15, 20, 30, 60), strict=True)),
}
UNITS = "(?:more )?(?:mins?|minutes?|hours?|sec|rounds?|hands?|orbits?)"
IN_WORDS = re.compile(
    rf"\b(?:{'|'.join(NUMBERS)})(?= (?:place|{UNITS})\b)|(?<=^pay )(?:first|second|third)$"
)
SPLIT_WORDS = re.compile(r"(?<![^\W\d_])(?<!')(add|re)[ -](?=ons?(?![^\W\d_])|buy|bought|load|ent)")
EVENT_FIRST = re.compile(r"(\d{1,4})(?: +(?=\S)|(?=[^\W\d_]|\+))(.+)", re.ASCII)
TABLE = r"(?<![^\W\d_])(?:table|tbl|tisch|t)\.? ?#?(\d{1,6})"
SEAT = r"(?:seat|platz|st|s)\.? ?#?(\d{1,3})(?![\w:.])"
PLACES = tuple(
    (re.compile(pattern, re.ASCII), seat)
    for pattern, seat in (
        (rf"{TABLE} ?[,/.:-]? ?{SEAT}", r"\1-\2"),
        (rf"(?<![^\W\d_]){SEAT},? ?(?:(?:at|on|of|from|an) )?{TABLE}(?!\d)", r"\2-\1"),
        (rf"(?<![\w.:/#-])(\d{{1,6}}),? ?{SEAT}", r"\1-\2"),
        (rf"(?<![\w.:/#-]){SEAT} (?:at|of|on) (\d{{1,6}})(?![\d.:]| ?[ap]\.?m\b)", r"\2-\1"),
        (rf"{TABLE} ?[-/.:] ?(\d{{1,3}})(?![\d:.])", r"\1-\2"),
    )
)
AT_HALF = re.compile(
    r"(?<![\w.:/#-])(?:table |tbl |tisch |t)?(\d{1,6}) ?([ab])(?: ?[-/.,:] ?| ?seat | ?s?)([12])"
    r"(?!\d)",
    re.ASCII,
)
"""A seat at a side of a divider."""
BY_POINT = re.compile(
    r"(?<!at )(?<![\w.:/,#-])(\d{1,6}) ?[/.] ?(1\d|20|[1-9])(?![\d.:/]|[km]\b|,\d| ?[ap]\.?m\b)",
    re.ASCII,
)
LENGTH = "m|min|mins|minutes?|h|hours?|hr|hrs|minuten"
MEAL = "dinner|meal|lunch|food"
REST = rf"(?:(?:{MEAL})(?: (?:break|rest))?|break|rest)(?: (?:after|at end of) level(?: ends)?)?"
TAKE = "(?:(?:take|have|start|go on|begin|call) )?(?:an? )?"
STARTS = "(?:start|starts|starting|begin|begins|resume|back|kick off|cards in air|shuffle up)"
STARTS = f"{STARTS}(?: (?:event|clock|play|tournament))?"
SECONDS = "(?:\\d+) ?-?(?:s|secs?|seconds?)"
CLOCK, AT_SEAT = "(?:shot|action) clock", r"seat (\d+)"
ALL, TOKENS = "(?:everyone|everybody|all players|all)", "(?:tokens?|chips?|banks?|cards?)"
NOBODY = "(?:nobody|no one|no-one) (?:gets|got|took|claims|claimed|won)"
AT_FINAL = "(?:at|on|for|from) final (?:table|9)(?: on)?"
TICKET = "(?:by|with) (?:an? )?ticket"
H4H = "(?:hand[ -]for[ -]hand|h4h)"
BUTTONS = "button|btn|dealer|sb|bb|small blind|big blind"
IS_AT = "(?:is|on|at|to|seat)(?: seat)?"
T = "(?:t|table )?"
GIVEN = r"warning|penalty|verbal warning|(?:\d+ \w+ )penalty"
PAY = "(?:pay|pays|paid|pay out|payout|pay prize)"
OTHER_ORDER = tuple(
    (re.compile(pattern, re.ASCII), plain)
    for pattern, plain in (
        (
            rf"{TAKE}(\d+(?::\d\d)?)[ -]?({LENGTH})\.?[ -](?:long )?{REST}",
            r"rest \1 \2",
        ),
        (rf"take an? (\d+(?: ?(?:{LENGTH}))?)", r"rest \1"),
        (rf"{TAKE}{REST} (?:until|till) .*", "rest"),
        (
            r"(?:add )?(\d+) ?(m|min|mins|minutes?|s|secs?|seconds?) (?:more|extra)",
            r"+\1 \2",
        ),
        (r"(?:add |give )?(\d+) (?:more|extra) (m|min|mins|minutes?)", r"+\1 \2"),
        (r"(\d+) ?(m|min|mins|minutes?) (?:less|shorter)", r"-\1 \2"),
        (rf"rewind (\d+(?: ?(?:{LENGTH}))?)", r"+\1"),
        (rf"fast forward (\d+(?: ?(?:{LENGTH}))?)", r"-\1"),
        (rf"skip (\d+ ?(?:{LENGTH}))", r"-\1"),
        (r"(\d+) (?:less|fewer) (m|min|mins|minutes?)", r"-\1 \2"),
        (r"take (\d+ ?(?:m|min|mins|minutes?)?) ?off(?: (?:clock|level))?", r"-\1"),
        (r"(?:shorten|cut|reduce) break(?: by)? (\d.*)", r"-\1 break"),
        (r"break ([+-]\d.*)", r"\1 break"),
        (
            rf"(?:re)?(?:{STARTS}) in (\d+(?: ?(?:{LENGTH}))?)",
            r"start at in \1",
        ),
        (rf"(?:start|starts) (\d+(?: ?(?:{LENGTH}))?) late", r"start at by \1"),
        (
            rf"(?:delay|push|postpone) start(?: back)?(?: by)? (\d+(?: ?(?:{LENGTH}))?)(?: back)?",
            r"start at by \1",
        ),
        (rf"(?:set )?(?:{SECONDS}[ -]?){CLOCK}(?: on)?", "shot clock"),
        (rf"{CLOCK}s? (?:{SECONDS}|\d+ )?(?:on )?(?:only )?{AT_FINAL}", "shot clock"),
        (rf"final table (?:gets |has |with )?(?:an? )?{CLOCK}s?", "shot clock"),
        (r"play[ -]?off (?:between|of|with) .*", "play-off"),
        (r"\S.* (?:and|vs?) (?!.* (?:lost|loses|won|wins) ).*\S play[ -]?off", "play-off"),
        (r"\S+(?: \S+)? (?:won|wins) play[ -]?off", "lost play-off"),
        (rf"{NOBODY} bounty (?:of|on|for|from) (\S.*)", r"\1 bounty unclaimed"),
        (r"bounty (?:for|to) \S+ (?:from|of|on) (\S+)", r"\1 bounty"),
        (r"(?:put|add) (\S+) (?:in|into|to) last longer", r"\1 last longer"),
        (r"no deal,? (?:so )?(?:we )?play on", "no deal"),
        (r"(?:save|leave|keep) \d\S* (?:for|to) (?:first|winner|1st)(?: place)?", "make deal"),
        (r"(?:who is )?(\S+?)'s partner|who is (\S+) playing with", r"\1\2"),
        (r"(?:split|share) bounty (?:of|on|for) (\S.*)", r"\1 bounty"),
        (r"bounty (?:of|on) (\S.*?) unclaimed", r"\1 bounty unclaimed"),
        (rf"(?:set )?{CLOCK} (?:on |at |to |of )?{SECONDS}", "shot clock"),
        (rf"{T}(\d+) {CLOCK}(?: on)?", r"\1 shot clock start"),
        (r"tickets? (?:register|list)", "tickets out"),
        (rf"(?:enter|register|entry)(?: player)? {TICKET}", "redeem ticket"),
        (rf"\S+(?: \S+)? (?:pays|paid|enters|entered|entry|buys in) {TICKET}", "redeem ticket"),
        (r"\S+(?: \S+)? (?:hands in|uses|used|has) (?:an? )?ticket", "redeem ticket"),
        (r"(?:issue|give|sell|write) (?:an? )?ticket (?:to|for) .*", "issue ticket"),
        (rf"{CLOCK} on {AT_SEAT}", r"clock on seat \1"),
        (rf"{ALL} (?:gets? )?(?:\d+ )?(?:more |extra )?time {TOKENS}", "give time tokens"),
        (rf"(?:give )?(?:\d+ )?(?:more |extra )?time {TOKENS} (?:each|{ALL})", "give time tokens"),
        (rf"(?:we are |we're )?on bubble,? {H4H}", "hand for hand"),
        (rf"(?:go |play |start )?{H4H} (?:at|on|for) bubble", "hand for hand"),
        (rf"({H4H} .*\d.*) (?:a|1|per|each|for each) hand", r"\1"),
        (r"(?:go )?hand ?4 ?hand", "hand for hand"),
        (r"(?:\d+|two|three|four)[ -]way (?:chop|deal|split)", "make deal"),
        (r"(?:end|finish|close)(?: of)? day 1 ?[a-z]?", "end flight"),
        (r"day 1 ?[a-z]? (?:is )?(?:over|done|finished)", "end flight"),
        (r"break (?:longer )?(\d+ ?(?:m|min|mins|minutes?)?) ?(?:longer|more)", r"+\1 break"),
        (r"(\d+) more (m|min|mins|minutes?) (?:of )?break", r"+\1 \2 break"),
        (rf"(?:give|issue) (\S.*?) (?:an? )?({GIVEN})", r"\1 \2"),
        (r"(\S.*?) (?:took|takes|has taken) out (\S.+)", r"\2 bust by \1"),
        (r"penalty (?:of )?(\d+ [a-z]+) (?:for |to )?(\S+)", r"\2 \1 penalty"),
        (r"(\d+ [a-z]+) penalty (?:for |to |on )?(\S.*)", r"\2 \1 penalty"),
        (
            r"(?:move )?(?:player |entry )?#?(\d{1,6}) to (?=(?:t|table )?\d+(?:-| seat |s))(.+)",
            r"#\1 to \2",
        ),
        (r"seat (\d+-\d+) (?:at|in|to) (\S.*)", r"\1 to \2"),
        (r"seat (\d+) ([a-z][a-z' ]*?) (?:at|on) t(?:able )?(\d+)", r"\3-\1 \2"),
        (r"(\d+) is (out|bust|busted|gone)", r"\1 \2"),
        (r"(\d+) (?:more )?on (?:clock|timer)", r"+\1"),
        (r"(\S+) (?:gets|takes|wins|won) bounty (?:of|on|from|for) (\S+)", r"\2 bounty"),
        (rf"put (\d+(?::\d\d)?(?: ?(?:{LENGTH}))?) on (?:clock|timer)", r"clock \1"),
        (r"put (\S.*) back in(?: play)?", r"\1 reinstate"),
        (rf"who(?: is|'s|s)? (?:sits |sitting )?(?:at|on) {T}(\d+)", r"table \1"),
        (r"(?:what|which) (?:table|seat) is (\S.*?)(?: (?:at|in|on|sitting))?", r"\1"),
        (r"(?:seat|table) of ([^\d\s].*)", r"\1"),
        (rf"(?:everyone|everybody|all) (?:at|on) {T}(\d+)(?: is)? (?:here|seated)", r"\1 all here"),
        (r"race off (?:25|50|100|500|1,?000)s?(?: chips)?", "colour up chips"),
        (rf"(?:free|open|empty) seats (?:at |on |of )?{T}(\d+)", r"table \1"),
        (r"(break|close|open|collapse)t(?=\d)(.*)", r"\1 t\2"),
        (rf"{PAY}(?: place| position)? (\d{{1,5}})(?:st|nd|rd|th)?(?: place)?", r"place \1 pay"),
        (rf"(?:move )?({BUTTONS})(?: {IS_AT})? (\d+) (?:at|on|of) {T}(\d+)", r"\3 \1 \2"),
        (
            rf"(\d+(?::\d\d)?(?: ?(?:{LENGTH}))?) ?(?:to go|left|remaining|on clock|left on clock)",
            r"clock \1",
        ),
    )
)
"""Said in another order; the whole line."""


def tidy_line(text: str) -> str:
    """The line in its plainest form; refuses ``command_too_long``."""
    if len(text) > LONGEST:
        raise Refusal("command_too_long", most=LONGEST)
    plain = unicodedata.normalize("NFKC", DASHES.sub("-", text))
    plain = LOOSE.sub(" ", plain)
    line = " ".join(DASHES.sub("-", plain).casefold().split())
    line = ONE.sub("1 ", ARTICLES.sub("", LAST_WORDS.sub("", line)))
    line = IN_WORDS.sub(lambda found: str(NUMBERS[found[0]]), AFTER_WORD.sub(" ", line))
    line = SPLIT_WORDS.sub(r"\1", line)
    for pattern, short in SHORT:
        line = pattern.sub(short, line)
    for pattern, order in OTHER_ORDER:
        found = pattern.fullmatch(line)
        line = line if found is None else found.expand(order)
    return _with_seats(line)


def _at_half(found: re.Match[str]) -> str:
    half = TableHalf(int(found[1]), SIDES.index(found[2]))
    return str(half.seats[int(found[3]) - 1])


def _with_seats(line: str) -> str:
    """The line with its seats as they are written; a time or amount of the clock's stays one."""
    line = AT_HALF.sub(_at_half, line)
    for pattern, seat in PLACES:
        line = pattern.sub(seat, line)
    numbered = EVENT_FIRST.fullmatch(line)
    rest = line if numbered is None else numbered[2]
    if line[:1] in "+-" or SAID_FIRST.whole(rest) is not None:
        return line
    return BY_POINT.sub(r"\1-\2", line)
