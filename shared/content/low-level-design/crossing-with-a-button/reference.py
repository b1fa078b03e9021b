"""One good design of the crossing: a table of phases, and a small machine that walks through it."""

from dataclasses import dataclass
from enum import Enum
from typing import Callable, Protocol


class Light(Enum):
    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLINKING = "blinking yellow"
    DARK = "dark"


class Phase(Enum):
    CARS_GO = 1
    CARS_SLOW_DOWN = 2
    BEFORE_WALKING = 3
    PEOPLE_WALK = 4
    AFTER_WALKING = 5
    NIGHT = 6


@dataclass(frozen=True)
class Step:
    cars: Light
    people: Light
    at_least_s: int
    then: Phase


PLAN = {
    Phase.CARS_GO: Step(Light.GREEN, Light.RED, 20, Phase.CARS_SLOW_DOWN),
    Phase.CARS_SLOW_DOWN: Step(Light.YELLOW, Light.RED, 3, Phase.BEFORE_WALKING),
    Phase.BEFORE_WALKING: Step(Light.RED, Light.RED, 2, Phase.PEOPLE_WALK),
    Phase.PEOPLE_WALK: Step(Light.RED, Light.GREEN, 12, Phase.AFTER_WALKING),
    Phase.AFTER_WALKING: Step(Light.RED, Light.RED, 6, Phase.CARS_GO),
    Phase.NIGHT: Step(Light.BLINKING, Light.DARK, 0, Phase.AFTER_WALKING),
}


def is_safe(step: Step) -> bool:
    return step.people is not Light.GREEN or step.cars is Light.RED


class Lamps(Protocol):
    def show(self, cars: Light, people: Light) -> None: ...


class Crossing:
    """Call `tick` several times in a second; everything else happens by itself."""

    def __init__(self, lamps: Lamps, now_s: Callable[[], float], plan: dict[Phase, Step] = PLAN):
        if not all(is_safe(step) for step in plan.values()):
            raise ValueError("people and cars would be let go at once")
        self._lamps = lamps
        self._now_s = now_s
        self._plan = plan
        self._somebody_waits = False
        self._night_wanted = False
        self._enter(Phase.AFTER_WALKING)

    def press(self) -> None:
        """Remembered until people walk; while they do, there is nothing to ask for."""
        if self._phase not in (Phase.PEOPLE_WALK, Phase.NIGHT):
            self._somebody_waits = True

    def night(self, wanted: bool) -> None:
        self._night_wanted = wanted

    def tick(self) -> None:
        """Goes on by one phase at most: a late tick makes a phase longer, and never skips one."""
        if self._now_s() - self._since_s >= self._plan[self._phase].at_least_s:
            following = self._following()
            if following is not self._phase:
                self._enter(following)

    def _following(self) -> Phase:
        """Where to go now that the phase may end; two phases stay until somebody wants something."""
        then = self._plan[self._phase].then
        if self._phase is Phase.CARS_GO:
            if self._somebody_waits:
                return then
            return Phase.NIGHT if self._night_wanted else Phase.CARS_GO
        if self._phase is Phase.NIGHT:
            return Phase.NIGHT if self._night_wanted else then
        return then

    def _enter(self, phase: Phase) -> None:
        self._phase = phase
        self._since_s = self._now_s()
        if phase is Phase.PEOPLE_WALK:
            self._somebody_waits = False
        self._lamps.show(self._plan[phase].cars, self._plan[phase].people)


class Clock:
    time_s = 0.0

    def __call__(self) -> float:
        return self.time_s


class Seen:
    """Lamps that remember what they showed, and when."""

    def __init__(self, clock: Clock):
        self.clock = clock
        self.shown: list[tuple[float, str, str]] = []

    def show(self, cars: Light, people: Light) -> None:
        self.shown.append((self.clock.time_s, cars.value, people.value))


def wait(crossing: Crossing, clock: Clock, seconds: int) -> None:
    for _ in range(seconds):
        clock.time_s += 1
        crossing.tick()


clock = Clock()
seen = Seen(clock)
crossing = Crossing(seen, clock)
wait(crossing, clock, 100)
assert seen.shown == [(0, "red", "red"), (6, "green", "red")], "begins safely, and cars keep green while nobody asks"

crossing.press()
crossing.press()
wait(crossing, clock, 60)
assert seen.shown[2:] == [
    (101, "yellow", "red"),
    (104, "red", "red"),
    (106, "red", "green"),
    (118, "red", "red"),
    (124, "green", "red"),
], "one walk, however often the button was pressed"

crossing.press()
wait(crossing, clock, 5)
crossing.press()
wait(crossing, clock, 5)
assert seen.shown[-1] == (166, "red", "green")
crossing.press()
wait(crossing, clock, 18)
assert seen.shown[-1] == (184, "green", "red"), "a press while people walk asks for nothing"
crossing.press()
wait(crossing, clock, 10)
assert seen.shown[-1] == (184, "green", "red"), "cars have their twenty seconds, and the press is remembered"
wait(crossing, clock, 6)
assert seen.shown[-1] == (204, "yellow", "red")

wait(crossing, clock, 60)
crossing.night(True)
wait(crossing, clock, 1)
assert seen.shown[-1][1:] == ("blinking yellow", "dark")
crossing.night(False)
wait(crossing, clock, 1)
assert seen.shown[-1][1:] == ("red", "red"), "the day begins with red for all"

clock.time_s += 3600
crossing.tick()
assert seen.shown[-1][1:] == ("green", "red"), "a late tick skips nothing"

crossing.press()
crossing.night(True)
green_at_s = clock.time_s
wait(crossing, clock, 20)
assert seen.shown[-1] == (green_at_s + 20, "yellow", "red"), "whoever pressed before nightfall walks first"
wait(crossing, clock, 3 + 2 + 12 + 6 + 19)
assert seen.shown[-1] == (green_at_s + 43, "green", "red")
wait(crossing, clock, 1)
assert seen.shown[-1] == (green_at_s + 63, "blinking yellow", "dark"), "and then it is night"
crossing.press()
crossing.night(False)
wait(crossing, clock, 60)
assert seen.shown[-1][1:] == ("green", "red"), "a press at night asks for nothing"

unsafe = {**PLAN, Phase.PEOPLE_WALK: Step(Light.GREEN, Light.GREEN, 12, Phase.AFTER_WALKING)}
try:
    Crossing(seen, clock, unsafe)
    assert False, "an unsafe plan is refused before it is shown"
except ValueError:
    pass
print("the design holds")
