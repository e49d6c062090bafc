"""How the server says no: Discord's error codes with their status and their sentence."""

from collections.abc import Sequence

UNKNOWN_ROUTE = 1
"""Discord answers an unknown address with code 0, which we keep for the missing token."""

MESSAGES = {
    0: (401, "401: Unauthorized"),
    UNKNOWN_ROUTE: (404, "404: Not Found"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    20016: (429, "This action cannot be performed due to slowmode rate limit"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40003: (429, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
}


class ApiError(Exception):
    """A refusal with Discord's code; ``problems`` say what is wrong with the body."""

    def __init__(self, code: int, problems: Sequence[str] = ()) -> None:
        self.status, self.message = MESSAGES[code]
        self.code = code
        self.problems = list(problems)
        super().__init__(f"{self.status} {code} {self.message} {self.problems or ''}")

    def body(self) -> dict[str, object]:
        """The JSON that Discord would answer with."""
        body: dict[str, object] = {"message": self.message, "code": self.code}
        if self.problems:
            # discord.py prints these beneath the sentence; the numbers only keep the keys apart.
            body["errors"] = {
                str(n): {"_errors": [{"code": "LOCAL", "message": p}]} for n, p in enumerate(self.problems)
            }
        return body
