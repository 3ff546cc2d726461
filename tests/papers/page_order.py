"""Checks that the texts of a page keep their margins and their distance."""

from tdapp.papers.marks import Code, SheetPage, TextMark, TextStyle


def narrow(text: str, style: TextStyle) -> float:
    return len(text) * style.size * 0.55


def extents(page: SheetPage) -> list[tuple[float, float, float, float]]:
    """Left, top, right and bottom of every text, from its capitals to its baseline."""
    return [
        (mark.x, mark.y - 0.7 * mark.style.size, mark.x + narrow(mark.text, mark.style), mark.y)
        for mark in page.marks
        if isinstance(mark, TextMark)
    ]


def assert_orderly(page: SheetPage) -> None:
    """No text leaves the paper's margins, meets another one or comes near the code."""
    paper, slack = page.sheet.paper, 0.1
    boxes = extents(page)
    for left, top, right, bottom in boxes:
        assert left >= paper.side - 2 - slack
        assert right <= paper.right + slack
        assert paper.top - 1 <= top < bottom <= paper.foot
    for code in (mark for mark in page.marks if isinstance(mark, Code)):
        quiet = code.quiet
        boxes.append(
            (code.x - quiet, code.y - quiet, code.x + code.side, code.y + code.side + quiet)
        )
    for place, one in enumerate(boxes):
        for other in boxes[:place]:
            apart = one[0] >= other[2] - slack or other[0] >= one[2] - slack
            above = one[1] >= other[3] - slack or other[1] >= one[3] - slack
            assert apart or above, (one, other)
