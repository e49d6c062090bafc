"""What processes do that a test begins: they fail, or say something."""

import logging
import sys
import threading
import warnings


def fail():
    raise ValueError("a hand of " + "red")


def fail_in_a_thread():
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()


def warn():
    warnings.warn("it was warned of", stacklevel=1)
    logging.getLogger("bot").error("it was logged")
    print("it was printed", file=sys.stderr)  # noqa: T201


def _gone():
    raise FileNotFoundError("/somewhere")


class Unreadable:
    """Can be sent to a process, and not read there: what it needs is gone by then."""

    def __reduce__(self):
        return (_gone, ())
