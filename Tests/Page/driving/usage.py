"""What a run spends its time on: kinds of seconds, and the processor's seconds of a browser."""

import collections
import contextlib
import functools
import os
import time


class Usage:
    """Seconds by what they were spent on; what goes on within another part counts for that."""

    def __init__(self):
        self.seconds = collections.Counter()
        self.times = collections.Counter()
        self.inside = False

    @contextlib.contextmanager
    def on(self, kind):
        if self.inside:
            yield
            return
        self.inside, start = True, time.monotonic()
        try:
            yield
        finally:
            self.inside = False
            self.seconds[kind] += time.monotonic() - start
            self.times[kind] += 1


# Of this process, which drives one browser at a time.
usage = Usage()


def spent_on(kind):
    """Counts the time of a function as spent on a kind of work."""
    def mark(function):
        @functools.wraps(function)
        def timed(*given, **named):
            with usage.on(kind):
                return function(*given, **named)
        return timed
    return mark


def processor_seconds(sessions):
    """What the processes of some sessions have used of the processor; 0 where there is no `/proc`."""
    total = 0
    for name in os.listdir("/proc") if os.path.isdir("/proc/self") else []:
        try:
            with open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as file:
                fields = file.read().rsplit(")", 1)[1].split()
        except (OSError, IndexError):
            continue
        if int(fields[3]) in sessions:
            total += sum(map(int, fields[11:15]))
    return total / os.sysconf("SC_CLK_TCK")
