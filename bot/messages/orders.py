"""Orders in advance as a person sees them: those that stand, the buttons to give and cancel them, why they ended."""

from __future__ import annotations

from collections.abc import Iterable

from bot.forms import Code
from bot.messages.controls import LONGEST_LABEL, PrivateButton
from bot.messages.wording import PanelContext
from bot.service import GivenOrder, OwnOrder
from bot.texts import SeatNames, Texts, shorten
from engine.core.orders import Order

LONGEST_ORDERS, LONGEST_ORDERS_IN_WORDS = 1000, 600
"""Characters of all orders of a person: enough for what each does, even if there are as many as possible."""


def order_lines(context: PanelContext) -> list[str]:
    """List the person's orders, a line each, in the order in which they are tried.

    If that is too long, each is cut to the same length: what it does comes first.
    """
    texts, orders = context.texts, context.snapshot.orders
    if not orders:
        return []
    said = [context.sentence(order.text) for order in orders]
    if sum(map(len, said)) > (room := LONGEST_ORDERS if context.snapshot.pictured else LONGEST_ORDERS_IN_WORDS):
        said = [shorten(each, room // len(said)) for each in said]
    numbered = [texts.say("order.line", number=place, order=each) for place, each in enumerate(said, start=1)]
    return [texts.say("order.stand", orders=len(orders)), *numbered]


def order_endings(ended: Iterable[GivenOrder], texts: Texts, names: SeatNames) -> list[str]:
    """Say why and when orders have ended, a line each."""
    lines = []
    for order in ended:
        if order.ended is not None:
            said = texts.sentence(order.ended, names)
            when = "" if order.ended_at is None else f"<t:{int(order.ended_at)}:R>"
            lines.append(texts.say("order.ended_when", said=said, when=when) if when else said)
    return lines


def order_controls(context: PanelContext) -> list[PrivateButton]:
    """Make the buttons that order moves in advance, or take that back.

    If there is something else to do, one button leads to all orders that take more than a single press.
    """
    snapshot, texts = context.snapshot, context.texts
    ready, buttons = snapshot.possible, list[PrivateButton]()
    if ready is not None:
        stands = next((each for each in snapshot.orders if type(each.order) is type(ready)), None)
        if stands is None:
            buttons.append(PrivateButton.make(context.press("order"), context.move(ready.kind(), "order")))
        else:
            buttons.append(PrivateButton.make(context.press("unorder", str(stands.number)), texts.say("order.stop")))
    if not snapshot.kinds:
        return [*buttons, *order_buttons(context)]
    if _orderable(context) or _others(context):
        label = texts.say("order.menu", orders=len(_others(context)))
        buttons.append(PrivateButton.make(context.press("orders"), label))
    return buttons


def _orderable(context: PanelContext) -> list[type[Order]]:
    """Return the kinds of order that have a form; one that takes a single press has a button of its own."""
    ready = context.snapshot.possible
    return [kind for kind in context.snapshot.orderable if ready is None or kind is not type(ready)]


def _others(context: PanelContext) -> list[tuple[int, OwnOrder]]:
    """Return the standing orders with their places, without one that the single-press button takes back."""
    ready, numbered = context.snapshot.possible, enumerate(context.snapshot.orders, start=1)
    return [(place, each) for place, each in numbered if ready is None or type(each.order) is not type(ready)]


def order_buttons(context: PanelContext) -> list[PrivateButton]:
    """Make a button for each kind of order that has a form, and for each order that can be taken back."""
    kinds = [
        PrivateButton.make(context.press("go", Code(kind.kind())), context.move(kind.kind(), "button"))
        for kind in _orderable(context)
    ]
    alone = len(context.snapshot.orders) == 1
    return kinds + [
        PrivateButton.make(
            context.press("unorder", str(order.number)),
            context.texts.say("order.take_back", number=0 if alone else place),
        )
        for place, order in _others(context)
    ]


def answer_controls(context: PanelContext) -> list[PrivateButton]:
    """Make the button that answers the present question once and for all, and the one that takes such answers back."""
    prompts, buttons = context.snapshot.answer_order, []
    if prompts is not None:
        label = shorten(context.label(prompts.text), LONGEST_LABEL)
        buttons.append(PrivateButton.make(context.press("never", prompts.name), label))
    if context.snapshot.answered:
        buttons.append(PrivateButton.make(context.press("ask_again"), context.texts.say("answer.ask_again")))
    return buttons
