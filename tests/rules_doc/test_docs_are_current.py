"""docs/rules.md says what the tests prove today."""

from tests.rules_doc.__main__ import main


def test_docs_rules_md_is_what_the_marks_say() -> None:
    main(["--check"])
