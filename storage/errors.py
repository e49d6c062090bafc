"""What can go wrong with the database.

StorageError
    NewerDatabase    the file was written by a newer version of the program
    ForeignFile      the file is no database of ours
    StaleSequence    another writer added to the log first
    ChannelTaken     the channel has a live table already
    UnknownTable     no table of that id
"""


class StorageError(Exception):
    """Base of all that storage raises by itself."""


class NewerDatabase(StorageError):  # noqa: N818 - these are named by what is wrong
    """Raised when the file was written by a newer version of the program than this one."""


class ForeignFile(StorageError):  # noqa: N818
    """Raised when a file is a database of something else, or none at all."""


class StaleSequence(StorageError):  # noqa: N818
    """Raised when another writer has added to the log since it was read; nothing was stored."""


class ChannelTaken(StorageError):  # noqa: N818
    """Raised when a second live table is opened in a channel."""


class UnknownTable(StorageError):  # noqa: N818
    """Raised when no table has an id."""
