"""One good design of the runner of a night's tasks, small enough to read; its assertions stand at the end."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Callable, Mapping, Protocol, Sequence


@dataclass(frozen=True)
class Task:
    name: str
    needs: frozenset[str] = frozenset()
    attempts: int = 1


class State(Enum):
    WAITING = auto()
    RUNNING = auto()
    DONE = auto()
    FAILED = auto()
    SKIPPED = auto()


class Plan:
    """Tasks and what they need: checked once, and unchanged afterwards."""

    def __init__(self, tasks: Sequence[Task]):
        self.tasks = {task.name: task for task in tasks}
        if len(self.tasks) < len(tasks):
            raise ValueError("two tasks have the same name")
        unknown = {need for task in tasks for need in task.needs} - self.tasks.keys()
        if unknown:
            raise ValueError(f"unknown: {', '.join(sorted(unknown))}")
        left = dict(self.tasks)
        while left:
            free = [name for name, task in left.items() if not task.needs & left.keys()]
            if not free:
                raise ValueError(f"they need each other: {', '.join(sorted(left))}")
            for name in free:
                del left[name]


class Worker(Protocol):
    """Starts a task, and calls `ended` once, with whether it went well."""

    def start(self, name: str, ended: Callable[[bool], None]) -> None: ...


class Night:
    """Where one run of a plan is. It decides what comes next, and starts nothing itself."""

    def __init__(self, plan: Plan, states: Mapping[str, State] | None = None):
        self._plan = plan
        self._failures = dict.fromkeys(plan.tasks, 0)
        known = states or {}
        self._states = {
            name: State.DONE if known.get(name) is State.DONE else State.WAITING for name in plan.tasks
        }

    @property
    def states(self) -> Mapping[str, State]:
        return dict(self._states)

    def ready(self) -> list[str]:
        return [
            name
            for name, task in self._plan.tasks.items()
            if self._states[name] is State.WAITING and all(self._states[need] is State.DONE for need in task.needs)
        ]

    def began(self, name: str) -> None:
        self._states[name] = State.RUNNING

    def ended(self, name: str, well: bool) -> None:
        if well:
            self._states[name] = State.DONE
            return
        self._failures[name] += 1
        if self._failures[name] < self._plan.tasks[name].attempts:
            self._states[name] = State.WAITING
            return
        self._states[name] = State.FAILED
        self._skip_all_behind(name)

    def _skip_all_behind(self, name: str) -> None:
        for other, task in self._plan.tasks.items():
            if name in task.needs and self._states[other] is State.WAITING:
                self._states[other] = State.SKIPPED
                self._skip_all_behind(other)

    @property
    def is_over(self) -> bool:
        return not any(state in (State.WAITING, State.RUNNING) for state in self._states.values())


class Runner:
    """Keeps the workers busy: at most so many tasks at a time."""

    def __init__(self, night: Night, worker: Worker, at_a_time: int, changed: Callable[[Mapping[str, State]], None]):
        self._night = night
        self._worker = worker
        self._free = at_a_time
        self._changed = changed

    def go_on(self) -> None:
        for name in self._night.ready()[: self._free]:
            self._free -= 1
            self._night.began(name)
            self._changed(self._night.states)
            self._worker.start(name, lambda well, name=name: self._ended(name, well))

    def _ended(self, name: str, well: bool) -> None:
        self._free += 1
        self._night.ended(name, well)
        self._changed(self._night.states)
        self.go_on()


class ToyWorker:
    def __init__(self) -> None:
        self.started: list[str] = []
        self._running: dict[str, Callable[[bool], None]] = {}

    def start(self, name: str, ended: Callable[[bool], None]) -> None:
        self.started.append(name)
        self._running[name] = ended

    @property
    def running(self) -> set[str]:
        return set(self._running)

    def end(self, name: str, well: bool = True) -> None:
        self._running.pop(name)(well)


def needs(*names: str) -> frozenset[str]:
    return frozenset(names)


plan = Plan(
    [
        Task("sales"),
        Task("weather", attempts=2),
        Task("joined", needs("sales", "weather")),
        Task("report", needs("joined")),
        Task("backup"),
    ]
)


def begun(at_a_time: int, states: Mapping[str, State] | None = None) -> tuple[Night, ToyWorker, list[Mapping[str, State]]]:
    night, worker, stored = Night(plan, states), ToyWorker(), []
    Runner(night, worker, at_a_time, stored.append).go_on()
    return night, worker, stored


night, worker, _ = begun(2)
assert worker.running == {"sales", "weather"}, "two at a time"
worker.end("sales")
assert worker.running == {"weather", "backup"}, "what is ready takes the free place"
worker.end("weather", well=False)
assert worker.running == {"weather", "backup"}, "a second try"
worker.end("weather")
assert "joined" in worker.running
worker.end("joined")
worker.end("report")
worker.end("backup")
assert night.is_over and set(night.states.values()) == {State.DONE}

night, worker, stored = begun(5)
worker.end("weather", well=False)
worker.end("weather", well=False)
assert night.states["joined"] is State.SKIPPED and night.states["report"] is State.SKIPPED
assert worker.running == {"sales", "backup"}, "the others go on"
worker.end("sales")
worker.end("backup")
assert night.is_over

night, worker, _ = begun(5, stored[-1])
assert worker.started == ["weather"], "what was done is not done again"
for name in ("weather", "joined", "report"):
    worker.end(name)
assert night.is_over and night.states["report"] is State.DONE

for wrong in ([Task("a", needs("b")), Task("b", needs("a"))], [Task("a", needs("x"))], [Task("a"), Task("a")]):
    try:
        Plan(wrong)
    except ValueError:
        continue
    raise AssertionError("a plan that can't work is refused before the night")
print("the design holds")
