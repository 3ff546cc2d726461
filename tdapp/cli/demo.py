"""`tdapp demo`: the demo event through the real desk, in the window or headless."""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tdapp.bootstrap import workstation
from tdapp.cli.demo_room import EVENT, FIELD, demo_people, show_demo_room
from tdapp.cli.output import say, say_json
from tdapp.cli.records import own_folders
from tdapp.cli.rehearsal import RehearsalTime
from tdapp.cli.sheets import write_papers
from tdapp.cli.simulated_night import Night
from tdapp.core.counted import counted
from tdapp.core.instant import MINUTE_US
from tdapp.core.money import format_cents
from tdapp.core.settings import DEFAULT_HOUSE
from tdapp.desk.permissions import DIRECTOR
from tdapp.journal.target import Target
from tdapp.ui.parts.demo import demo_conditions

LAST_MINUTE_US = 47_000_000


def add_parser(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser("demo", help="run the demo event")
    parser.add_argument(
        "--headless", action="store_true", help="run without windows, at full speed"
    )
    parser.add_argument("--out", type=Path, default=Path("demo-output"), metavar="DIR")
    parser.add_argument("--json", action="store_true", help="answer as JSON, when headless")
    parser.set_defaults(run=run, misused=parser.error)


def run(args: argparse.Namespace) -> int:
    """Play the demo; its record is kept in the output folder."""
    if args.json and not args.headless:
        args.misused("--json goes with --headless")
    if not args.headless:
        return show_demo_room()
    own_folders()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(_play(Target(path=Path(folder) / "demo.tdapp"), args.out))
    if args.json:
        say_json(report, indent=2)
    else:
        say("\n".join(_as_text(report)))
    return 0


async def _play(target: Target, out: Path) -> dict[str, Any]:
    time = RehearsalTime()
    async with workstation(target, time) as station:
        rules = station.houses.named(DEFAULT_HOUSE)
        conditions = demo_conditions(rules.rulebook)
        night = Night(station, time, EVENT, conditions, FIELD, rules=rules)
        station.people.add(demo_people(), DIRECTOR.id)
        files = [*await _first_half(night, out), *await _second_half(night, out)]
        return {**_figures(night), "files": list(dict.fromkeys(map(str, files)))}


async def _first_half(night: Night, out: Path) -> list[Path]:
    """Entries, draw, and the first screens."""
    await night.announce()
    await night.enter(range(FIELD.entries))
    await night.begin()
    cards = write_papers(night.station, EVENT, out)
    night.time.pass_us(8 * MINUTE_US)
    running = _screen(night, out / "clock-running.png")
    night.time.pass_us(22 * MINUTE_US - LAST_MINUTE_US)
    last_minute = _screen(night, out / "clock-last-minute.png")
    return [*cards, running, last_minute]


async def _second_half(night: Night, out: Path) -> list[Path]:
    """Re-buys, prizes, the final table and the winner."""
    await night.sell_rebuys()
    await night.close_field()
    await night.play_down(5)
    in_the_money = _screen(night, out / "clock-in-the-money.png")
    await night.play_down(1)
    await night.finish()
    return [in_the_money, *write_papers(night.station, EVENT, out)]


def _screen(night: Night, path: Path) -> Path:
    from tdapp.screens.views import View
    from tdapp.ui.boards.pictures import still
    from tdapp.ui.shots.headless import painting

    names = {person.id: person.name for person in demo_people()}
    with painting() as paint:
        return paint.picture(still(View.CLOCK, night.state, night.time.now(), names.get), path)


def _figures(night: Night) -> dict[str, Any]:
    state = night.state
    entries = state.entries
    names = {person.id: person.name for person in demo_people()}
    return {
        "event": state.conditions.title,
        "entries": entries.count,
        "rebuys": entries.rebuys,
        "money": {
            "pool": format_cents(state.pool),
            "fees": format_cents(entries.fees),
            "paid": format_cents(state.prizes.paid_cents),
        },
        "prizes": [
            {
                "place": payment.place,
                "name": names[state.entry(payment.entry).person],
                "paid": format_cents(payment.cents),
            }
            for payment in sorted(state.prizes.paid.values(), key=lambda one: one.place)
        ],
    }


def _as_text(report: Mapping[str, Any]) -> Iterator[str]:
    money = report["money"]
    entries, rebuys = counted(report["entries"], "entry", "entries"), report["rebuys"]
    yield f"{report['event']}: {entries}, {counted(rebuys, 're-buy')}"
    yield f"pool {money['pool']}, fees {money['fees']}"
    for prize in report["prizes"]:
        yield f"{prize['place']}. {prize['name']}: {prize['paid']} paid"
    yield from report["files"]
