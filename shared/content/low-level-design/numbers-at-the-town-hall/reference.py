"""One good design of the waiting room: tickets that know their story, a rule that picks, and a room that ties them."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Callable, Protocol, Sequence


class State(Enum):
    WAITING = 1
    CALLED = 2
    ABSENT = 3
    SERVED = 4


@dataclass
class Ticket:
    number: str
    matter: str
    taken_at_s: int
    appointment_at_s: int | None = None
    state: State = State.WAITING
    times_absent: int = 0


@dataclass(frozen=True)
class Call:
    number: str
    counter: int


class Rule(Protocol):
    def first_of(self, waiting: Sequence[Ticket], now_s: int) -> Ticket | None: ...


class AppointmentsThenLongestWaiting:
    def first_of(self, waiting: Sequence[Ticket], now_s: int) -> Ticket | None:
        due = [each for each in waiting if each.appointment_at_s is not None and each.appointment_at_s <= now_s]
        if due:
            return min(due, key=lambda each: each.appointment_at_s or 0)
        without = [each for each in waiting if each.appointment_at_s is None]
        return min(without, key=lambda each: each.taken_at_s, default=None)


@dataclass
class Board:
    """Shows the latest four calls; it listens, and the room does not know what it does with them."""

    calls: list[Call] = field(default_factory=list)

    def show(self, call: Call) -> None:
        self.calls = [call, *[each for each in self.calls if each.number != call.number]][:4]


class WaitingRoom:
    def __init__(
        self,
        counters: dict[int, frozenset[str]],
        rule: Rule,
        now_s: Callable[[], int],
        listeners: Sequence[Callable[[Call], None]] = (),
    ):
        self._counters = counters
        self._rule = rule
        self._now_s = now_s
        self._listeners = tuple(listeners)
        self._tickets: dict[str, Ticket] = {}
        self._given: dict[str, int] = {}
        self._at_counter: dict[int, Ticket] = {}

    def take(self, matter: str, appointment_at_s: int | None = None) -> Ticket:
        self._given[matter] = self._given.get(matter, 0) + 1
        ticket = Ticket(f"{matter[0].upper()}{self._given[matter]}", matter, self._now_s(), appointment_at_s)
        self._tickets[ticket.number] = ticket
        return ticket

    def next(self, counter: int) -> Ticket | None:
        """Whoever stands at the counter has been served; None when nobody waits whom it could serve."""
        self._leave(counter, State.SERVED)
        matters = self._counters[counter]
        waiting = [each for each in self._tickets.values() if each.state is State.WAITING and each.matter in matters]
        ticket = self._rule.first_of(waiting, self._now_s())
        if ticket is not None:
            ticket.state = State.CALLED
            self._at_counter[counter] = ticket
            self.call_again(counter)
        return ticket

    def call_again(self, counter: int) -> None:
        ticket = self._at_counter.get(counter)
        if ticket is not None:
            for listener in self._listeners:
                listener(Call(ticket.number, counter))

    def absent(self, counter: int) -> None:
        self._leave(counter, State.ABSENT)

    def back(self, number: str) -> bool:
        """Whether the visitor may wait again, with the time at which the ticket was taken: once."""
        ticket = self._tickets.get(number)
        if ticket is None or ticket.state is not State.ABSENT or ticket.times_absent > 1:
            return False
        ticket.state = State.WAITING
        return True

    def _leave(self, counter: int, state: State) -> None:
        ticket = self._at_counter.pop(counter, None)
        if ticket is not None:
            ticket.state = state
            ticket.times_absent += state is State.ABSENT


class Clock:
    time_s = 0

    def __call__(self) -> int:
        self.time_s += 1
        return self.time_s


clock = Clock()
board = Board()
room = WaitingRoom(
    {1: frozenset({"passport"}), 2: frozenset({"passport", "car"})},
    AppointmentsThenLongestWaiting(),
    clock,
    [board.show],
)
assert room.next(1) is None, "nobody waits, which is nothing unusual"
first, car, second = room.take("passport"), room.take("car"), room.take("passport")
assert (first.number, car.number, second.number) == ("P1", "C1", "P2")
planned = room.take("car", appointment_at_s=100)

assert room.next(1) is first
assert room.next(2) is car, "the longest waiting of those whom this counter serves"
assert room.next(2) is second and car.state is State.SERVED
assert board.calls == [Call("P2", 2), Call("C1", 2), Call("P1", 1)]
room.call_again(1)
assert board.calls[0] == Call("P1", 1) and len(board.calls) == 3, "called again, and shown once"

third = room.take("passport")
room.absent(1)
assert room.back("P1") and not room.back("P1"), "back in the room, and only once for each absence"
assert room.next(1) is first, "with the old place, before the third"
room.absent(1)
assert not room.back("P1"), "who is absent twice takes a new number"
assert not room.back("P99")

assert room.next(2) is third, "an appointment does not count before its time"
clock.time_s = 100
fourth = room.take("car")
assert room.next(2) is planned, "and goes first when it has come"
assert room.next(2) is fourth
assert room.next(1) is None
print("the design holds")
