"""One good design of the wall of lockers, small enough to read; its assertions stand at the end."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Callable, Literal, Protocol, Sequence

DAY_S = 24 * 60 * 60


class Size(IntEnum):
    SMALL = 1
    MEDIUM = 2
    LARGE = 3


@dataclass(frozen=True)
class Locker:
    number: int
    size: Size


@dataclass(frozen=True)
class StoredParcel:
    parcel_id: str
    locker: Locker
    code: str
    stored_at_s: int

    def is_overdue(self, now_s: int) -> bool:
        return now_s - self.stored_at_s > 3 * DAY_S


class Policy(Protocol):
    def choose(self, free: Sequence[Locker], size: Size) -> Locker | None: ...


class SmallestThatFits:
    def choose(self, free: Sequence[Locker], size: Size) -> Locker | None:
        fitting = [locker for locker in free if locker.size >= size]
        return min(fitting, key=lambda locker: (locker.size, locker.number), default=None)


Refusal = Literal["UNKNOWN_CODE", "BLOCKED"]


class Wall:
    """Choosing a locker and taking it are one call, so nobody can come in between."""

    wrong_codes_allowed = 5
    blocked_for_s = 60

    def __init__(
        self, lockers: Sequence[Locker], policy: Policy, now_s: Callable[[], int], next_code: Callable[[], str]
    ):
        self._lockers = tuple(lockers)
        self._policy = policy
        self._now_s = now_s
        self._next_code = next_code
        self._stored: dict[str, StoredParcel] = {}
        self._wrong_codes = 0
        self._blocked_until_s = 0

    def store(self, parcel_id: str, size: Size) -> StoredParcel | None:
        """The stored parcel, or None when no free locker is large enough."""
        locker = self._policy.choose(self._free(), size)
        if locker is None:
            return None
        code = self._next_code()
        while code in self._stored:
            code = self._next_code()
        self._stored[code] = StoredParcel(parcel_id, locker, code, self._now_s())
        return self._stored[code]

    def pick_up(self, code: str) -> StoredParcel | Refusal:
        """The parcel whose locker opens now; its code is used up."""
        if self._now_s() < self._blocked_until_s:
            return "BLOCKED"
        parcel = self._stored.pop(code, None)
        if parcel is not None:
            self._wrong_codes = 0
            return parcel
        self._wrong_codes += 1
        if self._wrong_codes == self.wrong_codes_allowed:
            self._wrong_codes = 0
            self._blocked_until_s = self._now_s() + self.blocked_for_s
        return "UNKNOWN_CODE"

    def overdue(self) -> list[StoredParcel]:
        return [parcel for parcel in self._stored.values() if parcel.is_overdue(self._now_s())]

    def _free(self) -> list[Locker]:
        taken = {parcel.locker for parcel in self._stored.values()}
        return [locker for locker in self._lockers if locker not in taken]


class Clock:
    time_s = 0

    def __call__(self) -> int:
        return self.time_s


clock = Clock()
codes = iter(["111111", "111111", "222222", "333333", "444444"])
wall = Wall(
    [Locker(1, Size.LARGE), Locker(2, Size.SMALL)], SmallestThatFits(), now_s=clock, next_code=lambda: next(codes)
)

book = wall.store("book", Size.SMALL)
assert book is not None and book.locker.number == 2, "the smallest that fits"
lamp = wall.store("lamp", Size.SMALL)
assert lamp is not None and lamp.locker.number == 1, "a larger one when nothing smaller is free"
assert lamp.code == "222222", "a code that is in use is not given twice"
assert wall.store("bike", Size.LARGE) is None, "full is an answer"

assert wall.pick_up("111111") == book
assert wall.pick_up("111111") == "UNKNOWN_CODE", "a code opens once"
for _ in range(4):
    assert wall.pick_up("000000") == "UNKNOWN_CODE"
assert wall.pick_up("222222") == "BLOCKED"
clock.time_s += 60
assert wall.overdue() == []
clock.time_s = 3 * DAY_S + 1
assert wall.overdue() == [lamp]
assert wall.pick_up("222222") == lamp, "a minute later the right code opens"
print("the design holds")
