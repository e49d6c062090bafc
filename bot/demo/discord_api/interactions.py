"""One interaction from the press of a button to the last follow-up, with Discord's deadlines; and all interactions.

A person who acts gets the interaction back: it says what the bot answered, when, and whether only that person sees it.
"""

from dataclasses import dataclass, field
from typing import Any

from bot.demo.discord_api.gateway import Gateway
from bot.demo.discord_api.world import LONGEST_WAIT, ApiError, Channel, Member, Message, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ANSWER_WITHIN, TOKEN_LIVES = 3.0, 15 * 60.0


@dataclass(eq=False)
class Interaction:
    """What somebody did and what came of it."""

    application: "Application"
    person: Member
    channel: Channel
    kind: int
    body: dict[str, Any]
    """As it went over the gateway."""
    source: Message | None = None
    """The message whose button or menu was used (also through a modal)."""
    created: float = 0.0
    answer_type: int | None = None
    """Callback type of the first answer: 4 reply, 5 thinking, 6 silent, 7 update, 8 choices, 9 modal."""
    answered_after: float | None = None
    """Seconds until the first answer."""
    finished_after: float | None = None
    """Seconds until there was something to read: the first answer, or what replaced the placeholder."""
    message: Message | None = None
    """The original response: a new message, or the one that was updated."""
    too_late: bool = False
    """Whether a first answer came after the deadline, and was refused."""
    followups: list[Message] = field(default_factory=list)
    modal: dict[str, Any] | None = None
    choices: list[dict[str, Any]] | None = None

    @property
    def id(self) -> str:
        """A snowflake, as text."""
        return str(self.body["id"])

    @property
    def token(self) -> str:
        """The token with which the bot answers it."""
        return str(self.body["token"])

    @property
    def age(self) -> float:
        """Seconds since the person did it."""
        return self.application.world.clock.now() - self.created

    @property
    def thinking(self) -> bool:
        """Whether the bot deferred and nothing has replaced the placeholder yet."""
        return self.message is not None and self.message.loading and not self.message.deleted

    @property
    def replies(self) -> list[Message]:
        """All messages that answer it and still stand: the original response first, then the follow-ups."""
        own = [self.message] if self.message and self.message is not self.source else []
        return [m for m in own + self.followups if not m.deleted]

    @property
    def text(self) -> str:
        """Everything that can be read in the answer."""
        return "\n".join(m.text for m in self.replies)

    @property
    def ephemeral(self) -> bool:
        """Whether every message of the answer is for this person only."""
        return bool(self.replies) and all(m.ephemeral for m in self.replies)

    async def answered_first(self, *, within: float = LONGEST_WAIT) -> None:
        """Wait for the first answer; TimeoutError if it came after Discord's deadline, or never."""
        await self.application.world.changes.until(
            lambda: self.answer_type is not None or self.too_late, within=within, what="an answer"
        )
        if self.too_late:
            raise TimeoutError(f"the answer came after {self.application.answer_within} s")

    async def followup(self, n: int = 1, *, within: float = LONGEST_WAIT) -> Message:
        """Return the n-th follow-up; wait for it."""
        await self.application.world.changes.until(
            lambda: len(self.followups) >= n, within=within, what=f"follow-up {n}"
        )
        return self.followups[n - 1]

    def open_for_answer(self) -> None:
        """Refuse a late first answer (10062) and a second one (40060)."""
        if self.age > self.application.answer_within and self.answer_type is None:
            self.too_late = True
            raise ApiError(10062)
        if self.answer_type is not None:
            raise ApiError(40060)

    def open_for_more(self) -> None:
        """Refuse edits and follow-ups before the first answer (10015) and after fifteen minutes (50027)."""
        if self.age > TOKEN_LIVES:
            raise ApiError(50027)
        if self.answer_type is None:
            raise ApiError(10015)

    def answered(self, kind: int) -> None:
        """Note the first answer."""
        self.answer_type, self.answered_after = kind, self.age
        self.finished()

    def finished(self) -> None:
        """Note the time when there was first something to read."""
        if self.finished_after is None and not self.thinking:
            self.finished_after = self.age
        self.application.world.changes.announce()

    def metadata(self) -> dict[str, Any]:
        """Return what a message that answers it says about it."""
        owners = self.body["authorizing_integration_owners"]
        about = {"id": self.id, "type": self.kind, "user": self.person.user, "authorizing_integration_owners": owners}
        return about | ({"name": self.body["data"].get("name", "")} if self.kind == COMMAND else {})

    def __repr__(self) -> str:
        return f"<Interaction {self.body.get('data')} answer {self.answer_type} {self.replies}>"


class Application:
    """The bot's application as Discord knows it: its gateway, its commands and its interactions, in a world."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self.world = world
        self.gateway = gateway
        self.answer_within = ANSWER_WITHIN
        self.commands: list[dict[str, Any]] = []
        """Registered commands, as Discord gives them back."""
        self.interactions: dict[str, Interaction] = {}
        """By token, the oldest first."""
        self.nonces: dict[str, tuple[float, Message]] = {}
        """By nonce, when the message was sent that was recently sent with it, and the message."""
        self.late_edits: dict[str, int] = {}
        """By message, how often it was edited when it was already old."""

    @property
    def token(self) -> str:
        """What the bot logs in with."""
        return self.gateway.token

    def keep(self, interaction: Interaction) -> None:
        """Keep a new interaction; forget those that can no longer be answered."""
        self.interactions[interaction.token] = interaction
        for token, one in tuple(self.interactions.items()):
            if one.age <= TOKEN_LIVES:
                break
            del self.interactions[token]
