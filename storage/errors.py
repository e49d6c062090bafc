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
    Claimed          another process does just now what happens by itself
    DeliveredTwice   what somebody did has led to something already
    AnotherCopy      a database that is to become a copy holds something else
    ChannelTaken     the channel has a live table already
    UnknownTable     no table of that id
"""


class StorageError(Exception):
    """Base of all that storage raises by itself."""


class NewerDatabase(StorageError):  # noqa: N818 - these are named by what is wrong
    """Raised when the file was written by a newer version of the program than this one."""


class ForeignFile(StorageError):  # noqa: N818
    """Raised when a file is a database of something else, or none at all."""


class EmptyDatabase(ForeignFile):
    """Raised when a database on a server holds nothing yet: whoever plays there makes its tables."""


class DamagedFile(StorageError):  # noqa: N818
    """Raised when pages of the file were overwritten or are missing, a table is missing, or a log cannot be read."""


class UnusableFile(StorageError):  # noqa: N818
    """Raised when the file cannot be opened as it has to be: it is a folder, or on a read-only file system."""


class NotStored(StorageError):  # noqa: N818
    """Raised when the disk is full, or the file cannot be written just now; nothing was stored."""

    def __init__(self, why: str, *, full: bool) -> None:
        super().__init__(why)
        self.full = full
        """The disk is full; otherwise it is something else, such as a file system that may only be read now."""


class StaleVersion(StorageError):  # noqa: N818
    """Raised when another writer has changed what is stored of a table since it was read; nothing was stored."""


class StaleSequence(StaleVersion):
    """Raised when another writer has added to the log since it was read; nothing was stored."""


class OutcomeUnknown(StaleVersion):
    """Raised when the server was lost while it committed: what was to be stored may be stored or not."""


class Claimed(StorageError):  # noqa: N818
    """Raised when what happens by itself is done by another process just now; nothing was stored."""


class DeliveredTwice(StorageError):  # noqa: N818
    """Raised when what somebody did was delivered once more, and has led to something already; nothing was stored."""


class AnotherCopy(StorageError):  # noqa: N818
    """Raised when a database that is to become a copy of another one holds something else."""


class ChannelTaken(StorageError):  # noqa: N818
    """Raised when a second live table is opened in a channel."""


class UnknownTable(StorageError):  # noqa: N818
    """Raised when no table has an id."""
