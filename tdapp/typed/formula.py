"""Formulas, such as the points of a league: ``10 * sqrt(players / place)``."""

import ast
from collections.abc import Callable, Mapping
from decimal import (
    ROUND_HALF_UP,
    Context,
    Decimal,
    DecimalException,
    DivisionByZero,
    InvalidOperation,
    Overflow,
    localcontext,
)
from functools import cache

from tdapp.core.refusal import Refusal

HUNDREDTH = Decimal("0.01")
EXACT = Context(prec=28, traps=[DivisionByZero, InvalidOperation, Overflow])


def reckoned(formula: str, values: Mapping[str, Decimal]) -> Decimal | None:
    """What a formula of these names comes to, rounded to hundredths.

    None where it comes to no figure, such as a division by zero. Refuses ``points_unreadable`` for
    what is no formula, with the `problem`.
    """
    try:
        with localcontext(EXACT):
            return _figure(_read(formula), values).quantize(HUNDREDTH, ROUND_HALF_UP)
    except DecimalException:
        return None


@cache
def _read(formula: str) -> ast.expr:
    try:
        return ast.parse(formula.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise Refusal("points_unreadable", problem=formula) from error


def _figure(tree: ast.expr, values: Mapping[str, Decimal]) -> Decimal:
    match tree:
        case ast.Constant(value=int() | float() as number) if not isinstance(number, bool):
            return Decimal(str(number))
        case ast.Name(id=name) if name in values:
            return values[name]
        case ast.UnaryOp(op=ast.USub(), operand=of):
            return -_figure(of, values)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in STEPS:
            return STEPS[type(op)](_figure(left, values), _figure(right, values))
        case ast.Call(func=ast.Name(id="by_place"), args=listed, keywords=[]):
            place = int(values["place"])
            return _figure(listed[place - 1], values) if place <= len(listed) else Decimal(0)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in FUNCTIONS and args:
            return _called(name, [_figure(one, values) for one in args])
    raise Refusal("points_unreadable", problem=ast.unparse(tree))


def _called(name: str, args: list[Decimal]) -> Decimal:
    if name in OF_ONE and len(args) > 1:
        raise Refusal("points_unreadable", problem=name)
    return FUNCTIONS[name](*args)


STEPS: Mapping[type[ast.operator], Callable[[Decimal, Decimal], Decimal]] = {
    ast.Add: Decimal.__add__,
    ast.Sub: Decimal.__sub__,
    ast.Mult: Decimal.__mul__,
    ast.Div: Decimal.__truediv__,
}
FUNCTIONS: Mapping[str, Callable[..., Decimal]] = {
    "sqrt": Decimal.sqrt,
    "log10": Decimal.log10,
    "round": lambda figure: figure.to_integral_value(ROUND_HALF_UP),
    "min": min,
    "max": max,
}
OF_ONE = ("sqrt", "log10", "round")
