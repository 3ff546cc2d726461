"""The page that shows all pictures side by side: a row for each place, a column for each look."""

import os
from collections import defaultdict
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from tdapp.core.refusal import Refusal
from tdapp.ui.shots.shot_taker import Shot

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>tdapp: {count} pictures</title>
<style>
body {{ background: #14171a; color: #e6e8ea; font: 14px sans-serif; margin: 24px }}
section {{ display: flex; flex-wrap: wrap; gap: 12px; margin-bottom: 24px }}
figure {{ margin: 0 }} img {{ width: 384px; display: block }} figcaption {{ color: #9aa4ad }}
h2 {{ font-size: 16px; margin: 0 0 8px }} a {{ color: inherit }}
</style>
<h1>{count} pictures</h1>
{places}
<h2>Not pictured, as it cannot be done now: {missed}</h2>
<ul>{missing}</ul>
"""


def write_contact_sheet(folder: Path, shots: Sequence[Shot], missing: Mapping[str, str]) -> Path:
    """Write `index.html` beside the pictures; `missing` says why a place has none."""
    of_place = defaultdict[str, list[Shot]](list)
    for shot in shots:
        of_place[shot.name].append(shot)
    told = (f"<li>{escape(name)}: {escape(why)}</li>" for name, why in sorted(missing.items()))
    page = PAGE.format(
        count=len(shots),
        places="\n".join(_place(folder, name, of) for name, of in of_place.items()),
        missed=len(missing),
        missing="\n".join(told),
    )
    path = folder / "index.html"
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise Refusal("cannot_write", path=str(path), problem=error.strerror) from error
    return path


def _place(folder: Path, name: str, shots: Sequence[Shot]) -> str:
    figures = "".join(_figure(folder, shot) for shot in shots)
    return f'<h2 id="{escape(name)}">{escape(name)}</h2><section>{figures}</section>'


def _figure(folder: Path, shot: Shot) -> str:
    link = escape(Path(os.path.relpath(shot.path, folder)).as_posix())
    picture = f'<a href="{link}"><img loading="lazy" src="{link}" alt="{escape(shot.name)}"></a>'
    return f"<figure>{picture}<figcaption>{escape(shot.look)}</figcaption></figure>"
