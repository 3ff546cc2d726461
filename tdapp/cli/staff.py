"""`tdapp staff`: list staff, enrol, set a PIN; PINs are never arguments."""

import argparse
import asyncio
from collections.abc import Callable
from typing import Any

from tdapp.bootstrap import Workstation, workstation
from tdapp.calls.house.roster import Roster
from tdapp.calls.house.sign_in import NewStaffMember
from tdapp.cli.output import counted, say, say_json
from tdapp.cli.records import record_at
from tdapp.cli.signer import add_signer, new_pin, signer
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Actor, Role
from tdapp.house.staff_events import StaffMember

Work = Callable[[Workstation, argparse.Namespace], Any]


def add_parser(commands: Any) -> None:
    """Describe the command."""
    staff = commands.add_parser("staff", help="list staff, enrol staff, set PINs")
    parts = staff.add_subparsers(title="commands", metavar="COMMAND", required=True)
    text = "list staff with roles, and who is signed in"
    _end(parts.add_parser("list", help=text, description=text), run_list)
    roles = ", ".join(role.value for role in Role)
    text = "enrol a staff member; the first must be a tournament_director or gaming_manager"
    told = f"Roles: {roles}. The PIN is asked for, or read from the input, after the signer's."
    parser = parts.add_parser("enrol", help=text, description=text, epilog=told)
    parser.add_argument("name")
    parser.add_argument("--roles", required=True, metavar="ROLE,ROLE")
    parser.add_argument("--office", metavar="TITLE")
    add_signer(parser)
    _end(parser, run_enrol)
    text = "set a new PIN"
    parser = parts.add_parser("pin", help=text, description=text)
    parser.add_argument("number", type=counted(1))
    add_signer(parser)
    _end(parser, run_pin)


def _end(parser: argparse.ArgumentParser, run: Callable[[argparse.Namespace], int]) -> None:
    parser.add_argument("--db", help="the record: a file, or postgresql://... (default: yours)")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def run_list(args: argparse.Namespace) -> int:
    """Tell everybody, those who left last."""
    people = asyncio.run(_at(args, _listed))
    if args.json:
        say_json(people, indent=2)
    else:
        say("\n".join(map(_as_text, people)) or "No staff are enrolled.")
    return 0


def run_enrol(args: argparse.Namespace) -> int:
    """Enrol a staff member; refuses what the desk does, and ``no_such_role``."""
    _tell(args, asyncio.run(_at(args, _enrol)))
    return 0


def run_pin(args: argparse.Namespace) -> int:
    """Give a staff member a new PIN; refuses what the desk does."""
    _tell(args, asyncio.run(_at(args, _set_pin)))
    return 0


async def _at(args: argparse.Namespace, work: Work) -> Any:
    async with workstation(record_at(args.db)) as station:
        return await work(station, args)


async def _listed(station: Workstation, _: argparse.Namespace) -> list[dict[str, Any]]:
    roster = station.signing_in.roster
    return [_as_fields(roster, member) for member in roster.staff.listed()]


async def _enrol(station: Workstation, args: argparse.Namespace) -> dict[str, Any]:
    roles = _roles(args.roles)
    by: Actor = await signer(station, args.by)
    newcomer = NewStaffMember(args.name, new_pin(args.name), roles, args.office)
    staff = await station.signing_in.enrol(by, newcomer)
    roster = station.signing_in.roster
    return {**_as_fields(roster, roster.staff.member(staff)), "name": args.name}


async def _set_pin(station: Workstation, args: argparse.Namespace) -> dict[str, Any]:
    roster = station.signing_in.roster
    member = roster.staff.numbered(args.number)
    if member is None:
        raise Refusal("no_such_staff")
    by = await signer(station, args.by)
    await station.signing_in.set_pin(by, member.id, new_pin(roster.name(member.id)))
    return _as_fields(roster, member)


def _roles(text: str) -> tuple[Role, ...]:
    known = {role.value: role for role in Role}
    named = [part.strip() for part in text.split(",") if part.strip()]
    for name in named or [text]:
        if name not in known:
            raise Refusal("no_such_role", text=name)
    return tuple(known[name] for name in named)


def _as_fields(roster: Roster, member: StaffMember) -> dict[str, Any]:
    staff, card = roster.staff, roster.card(member.id)
    at_work = staff.at_work.get(member.id)
    return {
        "number": member.number,
        "id": member.id,
        "name": roster.name(member.id),
        "roles": [role.value for role in member.roles],
        "office": member.office,
        "left": member.left,
        "badge": card is not None and card.has_badge,
        "at_work_since_us": None if at_work is None else at_work.since_us,
        "station": None if at_work is None else at_work.station,
        "director_on_duty": staff.duty is not None and staff.duty.staff == member.id,
        "pin_locked_until_us": None if card is None else card.shut_until_us,
    }


def _tell(args: argparse.Namespace, fields: dict[str, Any]) -> None:
    if args.json:
        say_json(fields, indent=2)
    else:
        say(_as_text(fields))


def _as_text(fields: dict[str, Any]) -> str:
    marks = [", ".join(fields["roles"]).replace("_", " ")]
    marks += [fields["office"]] if fields["office"] else []
    marks += ["left"] if fields["left"] else []
    marks += [f"at work at {fields['station']}"] if fields["station"] else []
    marks += ["director on duty"] if fields["director_on_duty"] else []
    return f"{fields['number']:>5}  {fields['name']}: {'; '.join(marks)}"
