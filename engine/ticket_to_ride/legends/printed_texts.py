"""The sentences printed on the cards of the pack, by the keys with which they are named."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from engine.ticket_to_ride.legends.facts import Pack, Postcard


def printed_texts(facts: Pack) -> Mapping[str, str]:
    """Return every sentence of the pack, in English, by its key. What is not opened yet is among them."""
    return {f"legends.{key}": sentence for key, sentence in _sentences(facts) if sentence}


def read_key(card: Postcard) -> str:
    """Return the key of the side of a postcard that is read aloud: it tells nothing of number and title (L H3)."""
    return "read." + re.sub(r"[^a-z0-9]+", "-", card.read.lower()).strip("-")


def _sentences(facts: Pack) -> Iterator[tuple[str, str]]:
    for event in facts.events.values():
        yield f"event.{event.id}", event.title
        yield f"event.{event.id}.text", event.text
    for card in facts.postcards.values():
        yield f"postcard.{card.no}", card.title
        yield f"postcard.{card.no}.secret", card.secret
        yield read_key(card), card.read
    for specialist in facts.specialists.values():
        yield f"specialist.{specialist.id}", specialist.name
        yield f"specialist.{specialist.id}.text", specialist.text
    for frontier in facts.frontiers.values():
        yield f"board.{frontier.id}", frontier.name
        yield f"board.{frontier.id}.text", frontier.text
    for story in facts.story:
        yield f"story.{story.id}", story.title
        yield f"story.{story.id}.a", story.a
        yield f"story.{story.id}.b", story.b
