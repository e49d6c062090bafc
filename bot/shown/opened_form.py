"""Which form a private panel opens by itself, and whether all else that can be done stands beside it."""

from __future__ import annotations

from bot.forms.coded_forms import Code, OpenForm, open_form
from bot.service import Snapshot
from engine.core.moves import Move, fields
from engine.core.registry import find

BY_HAND = ("",)
"""What is picked where whoever plays fills a form in that a game could work out: as yet nothing."""


def wanted_form(snapshot: Snapshot, code: Code | None) -> Code | None:
    """Return the form that is asked for, or else the one to open; None: there is a choice, or nothing to do."""
    if code is not None and code.kind in {kind.kind() for kind in snapshot.kinds}:
        return code
    kind = leading(snapshot)
    return Code(kind.kind()) if kind is not None else _led_to(snapshot, code)


def filled_in(snapshot: Snapshot, code: Code) -> OpenForm:
    """Fill in a form of one of the kinds of move that can be made. Raises IllegalMove, Refusal: it means nothing."""
    kind = next(kind for kind in snapshot.kinds if kind.kind() == code.kind)
    return open_form(snapshot.position.slots(kind), code, kind, eager=find(snapshot.table.game).info.open_information)


def leading(snapshot: Snapshot) -> type[Move] | None:
    """Return the kind of move that a step is about, whose form the game lets open by itself; None: there is none.

    All else that can be done then is to decline it, or stands aside.
    """
    info = find(snapshot.table.game).info
    main = [kind for kind in snapshot.kinds if kind.kind() not in info.aside and fields(kind)]
    return main[0] if len(main) == 1 and main[0].kind() in info.opened and not snapshot.asks else None


def stands_beside(snapshot: Snapshot, form: OpenForm | None) -> bool:
    """Tell whether all else that can be done stands beside a form, in which nothing was chosen yet."""
    return form is not None and form.back == Code() and leading(snapshot) is form.kind


def _led_to(snapshot: Snapshot, code: Code | None) -> Code | None:
    """Return the form of the only kind of move that is to be made; None: there are several, or the menu was asked for.

    Taking back what one asks, and what may be done beside anything else, is never what one is led to.
    """
    aside = find(snapshot.table.game).info.aside
    kinds = [kind for kind in snapshot.kinds if kind.kind() not in aside]
    if snapshot.asks or len(kinds) != 1 or (len(snapshot.kinds) > 1 and (code is not None or not fields(kinds[0]))):
        return None
    return Code(kinds[0].kind())
