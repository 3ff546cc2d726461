"""Writes docs/rules.md: which rule which test proves, and which cases wait."""

import re
from collections.abc import Iterable, Iterator, Sequence

from tests.rules_doc.cases import HOUSES, WORKS, Case, all_cases
from tests.rules_doc.reading import Proof

_HEAD = """# Rules and the tests that prove them

Written by `python -m tests.rules_doc` from the marks on the tests; do not edit it by hand.
Rule numbers are those of the houses' published rulebooks. A case is a situation with the answer
that its rule gives; all stand in `tests/rules/cases.jsonl`.
"""


def natural(text: str) -> tuple[tuple[bool, int, str], ...]:
    """A key that sorts rule 9 before rule 10."""
    parts = re.findall(r"\d+|\D+", text)
    return tuple((not part.isdigit(), int(part) if part.isdigit() else 0, part) for part in parts)


def page(proofs: Sequence[Proof]) -> str:
    """The whole text of docs/rules.md."""
    answered = {id_ for proof in proofs for id_ in proof.cases}
    waiting = [case for case in all_cases().values() if case.id not in answered]
    lines = [_HEAD, *_summary(waiting), *_proved(proofs), *_not_covered(waiting)]
    return "\n".join(lines).rstrip("\n") + "\n"


def _summary(waiting: Sequence[Case]) -> Iterator[str]:
    yield "| Work | Cases | Covered |\n|---|---:|---:|"
    for work in WORKS:
        cases = sum(case.work == work for case in all_cases().values())
        yield f"| {work} | {cases} | {cases - sum(case.work == work for case in waiting)} |"
    yield f"| all | {len(all_cases())} | {len(all_cases()) - len(waiting)} |\n"


def _proved(proofs: Iterable[Proof]) -> Iterator[str]:
    yield "## Proved\n"
    ordered = sorted(proofs, key=lambda proof: (natural(proof.rule), proof.test))
    for house, name in HOUSES.items():
        own = [proof for proof in ordered if proof.house == house]
        if own:
            yield f"### {name} (`{house}`)\n"
            yield "| Rule | What it demands | Test | Cases |\n|---|---|---|---|"
            yield from (_row(proof) for proof in own)
            yield ""
    if not ordered:
        yield "No test is marked yet.\n"


def _row(proof: Proof) -> str:
    line = proof.line.replace("|", "\\|")
    return f"| {proof.rule} | {line} | `{proof.test}` | {', '.join(proof.cases)} |"


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
