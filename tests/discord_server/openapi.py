"""Discord's published description of its own API as a second judge of every request body.

The file lies outside the checkout; without it the server goes by its own limits alone.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from referencing import Registry
from referencing.jsonschema import DRAFT202012

PUBLISHED = Path(__file__).parents[2] / "../shared/discord/openapi.json"
SNOWFLAKE = {"anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]}


@cache
def published(path: Path = PUBLISHED) -> "Description | None":
    """The description beside the checkout, or None where there is none."""
    return Description(json.loads(path.read_bytes())) if path.exists() else None


class Description:
    """The OpenAPI document, ready to check bodies against."""

    def __init__(self, document: dict[str, Any]) -> None:
        # Discord takes ids as numbers as well as texts, and discord.py sends both.
        document["components"]["schemas"]["SnowflakeType"] = SNOWFLAKE
        self.document = document
        resource = DRAFT202012.create_resource(document)
        self.registry: Registry[Any] = Registry().with_resource("urn:discord", resource)
        self.validator = cache(self._validator)

    def knows(self, method: str, template: str) -> bool:
        """Whether such a route exists, ``template`` being like ``/channels/{channel_id}/messages``."""
        return method.lower() in self.document["paths"].get(template, {})

    def _validator(self, method: str, template: str) -> Draft202012Validator | None:
        body = self.document["paths"].get(template, {}).get(method.lower(), {}).get("requestBody")
        if body is None or "application/json" not in body["content"]:
            return None
        path = template.replace("~", "~0").replace("/", "~1")
        reference = f"urn:discord#/paths/{path}/{method.lower()}/requestBody/content/application~1json/schema"
        return Draft202012Validator({"$ref": reference}, registry=self.registry)

    def check(self, method: str, template: str, body: object) -> list[str]:
        """What the description finds wrong with a body, as sentences with a path."""
        validator = self.validator(method, template)
        if validator is None:
            return []
        return [sentence for error in validator.iter_errors(body) for sentence in causes(error)]


def causes(error: ValidationError) -> Iterator[str]:
    """The inner faults of an error: branches meant for null or for another ``type`` say nothing."""
    if not error.context:
        where = ".".join(map(str, error.absolute_path))
        yield f"{where or 'body'}: {error.message[:300]}"
        return
    branches: dict[object, list[ValidationError]] = {}
    for inner in error.context:
        branches.setdefault(inner.schema_path[0], []).append(inner)
    telling = [errors for errors in branches.values() if not any(map(is_another_kind, errors))]
    nearest = min(telling or list(branches.values()), key=len)
    for inner in nearest:
        yield from causes(inner)


def is_another_kind(error: ValidationError) -> bool:
    """Whether an error only says that the branch is for null or for another ``type``."""
    only_null = error.validator == "type" and error.validator_value == "null"
    tag = list(error.path)[-1:] == ["type"] and error.validator in ("const", "enum", "oneOf", "allOf")
    return only_null or tag
