"""One good design of a part that decides who sees which page, small enough to read; its assertions stand at the end."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Callable, Mapping, Sequence

PARTS = 10_000


@dataclass(frozen=True)
class Person:
    id: str
    facts: Mapping[str, str]


@dataclass(frozen=True)
class Variant:
    name: str
    share: int  # in hundredths of a per cent


@dataclass(frozen=True)
class Experiment:
    """What is compared, for whom and in which shares. Whoever is in no share sees the usual page and isn't counted."""

    name: str
    variants: tuple[Variant, ...]
    suits: Callable[[Person], bool] = lambda person: True

    def __post_init__(self) -> None:
        if sum(variant.share for variant in self.variants) > PARTS:
            raise ValueError("the shares are more than all")
        if len({variant.name for variant in self.variants}) < len(self.variants):
            raise ValueError("two variants have the same name")


def part_of(person_id: str, experiment: str) -> int:
    """A number below `PARTS` that is always the same for the two, and looks random."""
    return int.from_bytes(sha256(f"{experiment}/{person_id}".encode()).digest()[:8]) % PARTS


class Choice:
    """Says who gets what. It keeps nothing about people."""

    def __init__(
        self,
        experiments: Sequence[Experiment],
        usual: str,
        fixed: Mapping[tuple[str, str], str],
        part: Callable[[str, str], int] = part_of,
    ):
        self._experiments = {experiment.name: experiment for experiment in experiments}
        self._usual = usual
        self._fixed = fixed
        self._part = part

    def variant(self, person: Person, name: str) -> tuple[str, bool]:
        """The variant, and whether it counts in the experiment."""
        if (person.id, name) in self._fixed:
            return self._fixed[person.id, name], False
        experiment = self._experiments.get(name)
        if experiment is None or not experiment.suits(person):
            return self._usual, False
        part, end = self._part(person.id, name), 0
        for variant in experiment.variants:
            end += variant.share
            if part < end:
                return variant.name, True
        return self._usual, False


class Pages:
    """What the site calls at the moment at which somebody sees a page."""

    def __init__(self, choice: Choice, saw: Callable[[str, str, str], None]):
        self._choice = choice
        self._saw = saw

    def shown(self, person: Person, name: str) -> str:
        variant, counts = self._choice.variant(person, name)
        if counts:
            self._saw(person.id, name, variant)
        return variant


def people(count: int, town: str = "Riga") -> list[Person]:
    return [Person(f"p{number}", {"town": town}) for number in range(count)]


halves = (Variant("usual", 5_000), Variant("new", 5_000))
button = Experiment("button", halves)
photo = Experiment("photo", halves, suits=lambda person: person.facts["town"] == "Riga")
choice = Choice([button, photo], "usual", {("p1", "button"): "new"})

seen: list[tuple[str, str, str]] = []
pages = Pages(choice, lambda *saw: seen.append(saw))
ann = Person("ann", {"town": "Riga"})
assert len({pages.shown(ann, "button") for _ in range(100)}) == 1, "the same page each time"
assert len(set(seen)) == 1, "and the same report"

crowd = people(20_000)
new = [person for person in crowd if choice.variant(person, "button")[0] == "new"]
assert 9_700 < len(new) < 10_300, "about half"
both = sum(choice.variant(person, "photo")[0] == "new" for person in new)
assert 4_750 < both < 5_250, "one experiment says nothing about the other"

seen.clear()
assert pages.shown(Person("p1", {"town": "Riga"}), "button") == "new" and seen == [], "testers aren't counted"
assert pages.shown(Person("x", {"town": "Oslo"}), "photo") == "usual" and seen == [], "nor are those it isn't for"
assert pages.shown(ann, "gone") == "usual" and seen == [], "an experiment that has ended shows the usual page"

small = Choice([Experiment("map", (Variant("new", 500),))], "usual", {})
large = Choice([Experiment("map", (Variant("new", 2_000),))], "usual", {})
first = {person.id for person in crowd if small.variant(person, "map")[1]}
later = {person.id for person in crowd if large.variant(person, "map")[1]}
assert first < later, "a larger share keeps those who are in"

edge = Choice([button], "usual", {}, part=lambda person_id, name: 5_000)
assert edge.variant(ann, "button") == ("new", True), "shares don't overlap"

for wrong in (((Variant("a", 9_000), Variant("b", 2_000))), ((Variant("a", 1), Variant("a", 1)))):
    try:
        Experiment("wrong", wrong)
    except ValueError:
        continue
    raise AssertionError("impossible shares are refused")
print("the design holds")
