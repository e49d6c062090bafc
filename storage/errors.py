"""What can go wrong with the database.

StorageError
    NewerDatabase    the database was written by a newer version of the program
    ForeignFile      the file, or the schema on a server, is no database of ours
        EmptyDatabase    nothing is in it yet
    DamagedFile      the file is ours, and something has overwritten or cut it, or changed it past this program
    UnusableFile     there is no such file, or it may not be read or written; or the server cannot be reached
    NotStored        the disk is full, or cannot be written just now, or the server is away; nothing was stored
    StaleVersion     another writer has changed the table first, or was in the way
        StaleSequence    and has added to its log
        OutcomeUnknown   the server was lost while it committed: it may be stored or not
    Claimed          another process is just now doing what happens automatically
    DeliveredTwice   an interaction was delivered again after it had taken effect
    AnotherCopy      a database that is to become a copy holds something else
    ChannelTaken     the channel has a live table already
    UnknownTable     no table of that id
"""


class StorageError(Exception):
    """Base of all that storage raises by itself."""


class NewerDatabase(StorageError):  # noqa: N818 - these are named by what is wrong
    """Raised when the file was written by a newer version of the program than this one."""


class ForeignFile(StorageError):  # noqa: N818
    """Raised when a file is a database of another program, or no database at all."""


class EmptyDatabase(ForeignFile):
    """Raised when a database on a server holds nothing yet: the first bot that plays on it makes its tables."""


class DamagedFile(StorageError):  # noqa: N818
    """Raised when pages of the file were overwritten or are missing, a table is missing, or a log cannot be read."""


class UnusableFile(StorageError):  # noqa: N818
    """Raised when the database cannot be opened or reached: it is a folder, say, or a file that cannot be written."""


class NotStored(StorageError):  # noqa: N818
    """Raised when the disk is full, or the file cannot be written just now; nothing was stored."""

    def __init__(self, why: str, *, full: bool) -> None:
        super().__init__(why)
        self.full = full
        """Whether the disk is full; otherwise it is something else, such as a file system that became read-only."""


class StaleVersion(StorageError):  # noqa: N818
    """Raised when another writer has changed what is stored of a table since it was read; nothing was stored."""


class StaleSequence(StaleVersion):
    """Raised when another writer has added to the log since it was read; nothing was stored."""


class OutcomeUnknown(StaleVersion):
    """Raised when the server was lost during a commit: the transaction may have been stored or not."""


class Claimed(StorageError):  # noqa: N818
    """Raised when another process is just now doing what happens at a table automatically; nothing was stored."""


class DeliveredTwice(StorageError):  # noqa: N818
    """Raised when an interaction is delivered again after it has taken effect; nothing was stored."""


class AnotherCopy(StorageError):  # noqa: N818
    """Raised when a database that is to become a copy of another one holds something else, or does not take a row."""


class ChannelTaken(StorageError):  # noqa: N818
    """Raised when a second live table is opened in a channel."""


class UnknownTable(StorageError):  # noqa: N818
    """Raised when no table has the id that was given."""
