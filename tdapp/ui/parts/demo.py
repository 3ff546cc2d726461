"""The demo: one invented event and its people, for the window and the command line."""

import resources
from tdapp.core.names import Name, parted
from tdapp.rules.rulebook import Rulebook
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.templates.template import conditions_of, read_template

LISTED = (
    "Adele Fairweather",
    "Bartosz Zieliński",
    "Carmen Ibáñez",
    "Đặng, Quốc Bảo",
    "Elspeth Rourke",
    "Farid Rahmani",
    "Gwen Tillotson",
    "Håkon Bakke",
    "Imelda Santos",
    "Jarrah Whitlock",
    "Kerensa Pascoe",
    "Laszlo Bíró",
    "Marguerite Duval",
    "Naveen Iyer",
    "Orla Kinsella",
    "Pita Tuhoe",
    "Quentin Ashby",
    "Rosa Ferretti",
    "Stavros Lekkas",
    "Tamsin Bright",
    "Umberto Galli",
    "Vesna Jurić",
    "Wendell Cole",
    "Xin Yi Goh",
    "Yusuf Demir",
    "Zara Mbeki",
    "Anneke de Wit",
    "Brendan Mallory",
    "Chidi Okonkwo",
    "Daria Smirnova",
    "Esben Thorup",
    "Fiona Lockhart",
    "Gaspar Teixeira",
    "Hye-jin Park",
    "Ivo Klement",
    "Juniper Hale",
)
DEMO_PEOPLE = tuple(Name(given, family) for family, given in map(parted, LISTED))


def demo_conditions(rules: Rulebook) -> Conditions:
    """The demo event under a house's rulebook."""
    return conditions_of(read_template(resources.read("demo.toml")), rules)
