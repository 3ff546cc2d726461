"""Writes docs/rules.md: which rule which test proves, which are run, and which cases wait."""

import re
from collections.abc import Iterator, Sequence
from itertools import chain

from tests.rules_doc.cases import HOUSES, WORKS, Case, all_cases
from tests.rules_doc.reach import Reach
from tests.rules_doc.reading import Proof

_HEAD = """# Rules and the tests that prove them

Written by `python -m tests.rules_doc` from the marks on the tests; do not edit it by hand.
Rule numbers are those of the houses' published rulebooks. A case is a situation with the answer
that its rule gives; all stand in `tests/rules/cases.jsonl`.

A rule is run when all code that its test reaches is also reached by tests that enter by the desk,
a command or a window (`python -m tests.rules_doc --run`).
"""

MOST_NAMED = 3


def natural(text: str) -> tuple[tuple[bool, int, str], ...]:
    """A key that sorts rule 9 before rule 10."""
    parts = re.findall(r"\d+|\D+", text)
    return tuple((not part.isdigit(), int(part) if part.isdigit() else 0, part) for part in parts)


def page(proofs: Sequence[Proof], reach: Reach) -> str:
    """The whole text of docs/rules.md."""
    answered = {id_ for proof in proofs for id_ in proof.cases}
    waiting = [case for case in all_cases().values() if case.id not in answered]
    tables = (_summary(waiting), _proved(proofs, reach), _not_run(proofs, reach))
    lines = [_HEAD, *chain(*tables), *_not_covered(waiting)]
    return "\n".join(lines).rstrip("\n") + "\n"


def _summary(waiting: Sequence[Case]) -> Iterator[str]:
    yield "| Work | Cases | Covered |\n|---|---:|---:|"
    for work in WORKS:
        cases = sum(case.work == work for case in all_cases().values())
        yield f"| {work} | {cases} | {cases - sum(case.work == work for case in waiting)} |"
    yield f"| all | {len(all_cases())} | {len(all_cases()) - len(waiting)} |\n"


def _proved(proofs: Sequence[Proof], reach: Reach) -> Iterator[str]:
    yield "## Proved\n"
    run = sum(reach.is_run(proof.test) for proof in proofs)
    yield f"Of {len(proofs)} proofs {run} are of rules that are run.\n"
    ordered = sorted(proofs, key=lambda proof: (natural(proof.rule), proof.test))
    for house, name in HOUSES.items():
        own = [proof for proof in ordered if proof.house == house]
        if own:
            yield f"### {name} (`{house}`)\n"
            yield "| Rule | What it demands | Test | Cases | Run |\n|---|---|---|---|---|"
            yield from (_row(proof, reach) for proof in own)
            yield ""
    if not ordered:
        yield "No test is marked yet.\n"


def _row(proof: Proof, reach: Reach) -> str:
    line = proof.line.replace("|", "\\|")
    run = "yes" if reach.is_run(proof.test) else "no"
    return f"| {proof.rule} | {line} | `{proof.test}` | {', '.join(proof.cases)} | {run} |"


def _not_run(proofs: Sequence[Proof], reach: Reach) -> Iterator[str]:
    tests = sorted({proof.test for proof in proofs if not reach.is_run(proof.test)})
    if tests:
        yield "## Not run yet\n"
        yield "| Test | Reached by no desk, command or window |\n|---|---|"
        yield from (f"| `{test}` | {_named(reach.missing.get(test, ()))} |" for test in tests)
        yield ""


def _named(functions: Sequence[str]) -> str:
    """A few of these functions, and how many more there are."""
    names = [f"`{one.removeprefix('tdapp.')}`" for one in functions[:MOST_NAMED]]
    more = len(functions) - len(names)
    return ", ".join([*names, f"{more} more"] if more else names)


def _not_covered(waiting: Sequence[Case]) -> Iterator[str]:
    yield "## Not covered yet\n"
    for work in WORKS:
        for house in HOUSES:
            cases = [case for case in waiting if (case.work, case.house) == (work, house)]
            if cases:
                yield f"### {work}: {house} ({len(cases)})\n"
                yield "| Case | Rule | Area |\n|---|---|---|"
                yield from (f"| {case.id} | {case.rule} | {case.area} |" for case in cases)
                yield ""
    if not waiting:
        yield "Every case is covered."
