"""Ties tests to the rules that they prove; ``python -m tests.rules_doc`` writes docs/rules.md."""

from tests.rules_doc.cases import Case
from tests.rules_doc.marks import case, rule

__all__ = ["Case", "case", "rule"]
