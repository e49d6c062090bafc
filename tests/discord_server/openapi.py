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
from jsonschema.validators import extend
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from tests.shared import SHARED, shared

DESCRIPTION = ("discord", "openapi.json")
PUBLISHED = SHARED.joinpath(*DESCRIPTION)
SNOWFLAKE = {"anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]}
MEDIA_CHANNEL = {"title": "GUILD_MEDIA", "const": 16}
"""Discord documents this channel type and takes it; only its description forgot it. discord.py sends it beside forums."""
ANY_OF = Draft202012Validator.VALIDATORS["anyOf"]
TYPES: dict[str, tuple[type, ...]] = {
    "null": (type(None),),
    "boolean": (bool,),
    "integer": (int,),
    "number": (int, float),
    "string": (str,),
    "array": (list,),
    "object": (dict,),
}


@cache
def published(path: Path = PUBLISHED) -> "Description | None":
    """The description beside the checkout, or None where there is none."""
    return Description(json.loads(path.read_bytes())) if path.exists() else None


def judge_of_tests() -> "Description":
    """Return the description, or skip the test that needs it where there is none."""
    shared(*DESCRIPTION)
    found = published()
    assert found is not None
    return found


class Description:
    """The OpenAPI document, ready to check bodies against."""

    def __init__(self, document: dict[str, Any]) -> None:
        # Discord takes ids as numbers as well as texts, and discord.py sends both.
        schemas = document["components"]["schemas"]
        schemas["SnowflakeType"] = SNOWFLAKE
        if MEDIA_CHANNEL["const"] not in [kind["const"] for kind in schemas["ChannelTypes"]["oneOf"]]:
            schemas["ChannelTypes"]["oneOf"].append(MEDIA_CHANNEL)
        self.document = document
        resource = DRAFT202012.create_resource(document)
        self.registry: Registry[Any] = Registry().with_resource("urn:discord", resource)
        self.judge: Any = extend(Draft202012Validator, {"anyOf": self._union, "oneOf": self._union})
        self.validator = cache(self._validator)

    def knows(self, method: str, template: str) -> bool:
        """Whether such a route exists, ``template`` being like ``/channels/{channel_id}/messages``."""
        return method.lower() in self.document["paths"].get(template, {})

    def _validator(self, method: str, template: str) -> Any:
        body = self.document["paths"].get(template, {}).get(method.lower(), {}).get("requestBody")
        if body is None or "application/json" not in body["content"]:
            return None
        path = template.replace("~", "~0").replace("/", "~1")
        reference = f"urn:discord#/paths/{path}/{method.lower()}/requestBody/content/application~1json/schema"
        return self.judge({"$ref": reference}, registry=self.registry)

    def check(self, method: str, template: str, body: object) -> list[str]:
        """What the description finds wrong with a body, as sentences with a path."""
        validator = self.validator(method, template)
        if validator is None:
            return []
        return [sentence for error in validator.iter_errors(body) for sentence in causes(error)]

    def _union(
        self, validator: Any, branches: list[Any], instance: object, schema: object
    ) -> Iterator[ValidationError]:
        """``oneOf`` and ``anyOf`` by the ``type`` tag: trying all twenty kinds of component takes 20 ms a panel.

        With one branch left its faults are reported directly, not beneath "fits none of these".
        """
        left = [branch for branch in branches if self._may_fit(branch, instance)]
        if len(left) == 1:
            yield from validator.descend(instance, left[0])
        elif left:
            yield from ANY_OF(validator, left, instance, schema)
        else:
            yield ValidationError(f"{str(instance)[:200]} is of no kind that may stand here")

    def _may_fit(self, branch: dict[str, Any], instance: object) -> bool:
        """Whether the type and tag of a value fit a branch."""
        while "$ref" in branch:
            branch = self.document["components"]["schemas"][branch["$ref"].rpartition("/")[2]]
        if "const" in branch:
            return bool(branch["const"] == instance)
        wanted = branch.get("type", [])
        kinds = [wanted] if isinstance(wanted, str) else wanted
        if kinds and not any(isinstance(instance, TYPES[kind]) for kind in kinds):
            return False
        tags = branch.get("properties", {}).get("type", {}).get("enum")
        return not (tags and isinstance(instance, dict) and instance.get("type") not in tags)


def causes(error: ValidationError) -> Iterator[str]:
    """The innermost faults: where several branches fit, those of the branch with the fewest."""
    if not error.context:
        where = ".".join(map(str, error.absolute_path))
        yield f"{where or 'body'}: {error.message[:300]}"
        return
    branches: dict[object, list[ValidationError]] = {}
    for inner in error.context:
        branches.setdefault(inner.schema_path[0], []).append(inner)
    for inner in min(branches.values(), key=len):
        yield from causes(inner)
