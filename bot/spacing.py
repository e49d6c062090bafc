"""Spaces around the values in Chinese sentences.

A catalogue has a space between a Chinese character and a value that may be a number or a Latin word. What the value is
becomes known only when the sentence is made: next to a Chinese character or full-width punctuation the space is
removed. What people wrote themselves keeps its spaces.
"""

from __future__ import annotations

import re

from fluent.syntax import ast, visitor

_OPEN = "\ufdd0"
"""Stands for a space that may be removed later; Unicode reserves this character for programs' internal use."""
_BEFORE_VALUE = re.compile(r"(?<=\S) (\**)\Z")
_AFTER_VALUE = re.compile(r"\A(\**) (?=\S)")
_SIGN = "[\u2e80-\u2fdf\u3004-\u3007\u3021-\u30ff\u3105-\u31ff\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]"
_PUNCTUATION = (
    "[\u3001-\u3003\u3008-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\u201c\u201d\u2014\u2026]"
)
_SYMBOL = "[-\u2013\u00b7\u2192+\u00d7=|]"
"""Symbols that have a space on both sides, whatever is next to them."""
_MOMENT = r"<t:\d+:[RD]>"
"""A span or a day, which Discord shows in a form that ends with a Chinese character but begins with a number."""
_ENDS_WITH_SIGN = re.compile(rf"(?:{_SIGN}|{_MOMENT})\Z")
_ENDS_WITH_PUNCTUATION = re.compile(rf"{_PUNCTUATION}\Z")
_BEGINS_WITH_SIGN = re.compile(_SIGN)
_ENDS_WITH_SYMBOL = re.compile(rf"{_SYMBOL}\Z")
_BEGINS_WITH_SYMBOL = re.compile(_SYMBOL)
_BEGINS_WITH_PUNCTUATION = re.compile(_PUNCTUATION)


class _Opening(visitor.Transformer):
    """Puts marks in place of the spaces between words and values."""

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802 - the visitor looks for it
        self.generic_visit(node)
        for before, here, after in zip([None, *node.elements], node.elements, [*node.elements[1:], None], strict=False):
            if not isinstance(here, ast.TextElement):
                continue
            if here.value == " ":
                if before and after and not (_is_value(before) and _is_value(after)):
                    here.value = _OPEN
                continue
            if before:
                here.value = _AFTER_VALUE.sub(rf"\1{_OPEN}", here.value)
            if after:
                here.value = _BEFORE_VALUE.sub(rf"{_OPEN}\1", here.value)
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:  # noqa: N802 - the visitor looks for it
        if node.value == " ":  # at an end of a variant, where Fluent would drop a plain space
            node.value = _OPEN
        return node


def _is_value(element: ast.TextElement | ast.Placeable) -> bool:
    """Return whether an element is just a value. A space between two of these only separates them."""
    return isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference)


def opened(entry: ast.EntryType) -> ast.EntryType:
    """Return a message of a Chinese catalogue with marks in place of the spaces beside values."""
    copy = entry.clone()
    _Opening().visit(copy)
    return copy


def closed(sentence: str) -> str:
    """Return the sentence made from a marked message, with spaces only where they are wanted around its values."""
    made, *others = sentence.split(_OPEN)
    for part in others:
        made += part if _touches(made, part) else f" {part}"
    return made


def _touches(before: str, after: str) -> bool:
    """Return whether no space is wanted between two parts of a sentence; bold text may end or begin between them."""
    left, right = before.rstrip("*"), after.lstrip("*")
    if before != left and after != right:
        return False  # Discord would read the four adjacent asterisks as neither an end nor a beginning
    if _ENDS_WITH_PUNCTUATION.search(left):
        return not _BEGINS_WITH_SYMBOL.match(right)
    if _BEGINS_WITH_PUNCTUATION.match(right):
        return not _ENDS_WITH_SYMBOL.search(left)
    return bool(_ENDS_WITH_SIGN.search(left) and _BEGINS_WITH_SIGN.match(right))
