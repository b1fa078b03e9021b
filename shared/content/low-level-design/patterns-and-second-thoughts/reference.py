"""One good design of the editor for knitting patterns, small enough to read; its assertions stand at the end."""

from dataclasses import dataclass
from typing import Callable, Mapping, Protocol

Place = tuple[int, int]


class Pattern:
    """The coloured stitches. It knows nothing of who changes them or of what was there before."""

    def __init__(self) -> None:
        self._colours: dict[Place, str] = {}

    def colour(self, place: Place) -> str | None:
        return self._colours.get(place)

    def paint(self, place: Place, colour: str | None) -> None:
        if colour is None:
            self._colours.pop(place, None)
        else:
            self._colours[place] = colour

    def stitches(self) -> Mapping[Place, str]:
        return dict(self._colours)


class Change(Protocol):
    """A step that can be taken back. `undo` is only called right after `do`, on the same pattern."""

    def do(self, pattern: Pattern) -> None: ...
    def undo(self, pattern: Pattern) -> None: ...


class Paint:
    """Gives stitches new colours; remembers the old ones when it's done."""

    def __init__(self, colours: Mapping[Place, str | None]):
        self._colours = dict(colours)
        self._before: dict[Place, str | None] = {}

    def do(self, pattern: Pattern) -> None:
        self._before = {place: pattern.colour(place) for place in self._colours}
        for place, colour in self._colours.items():
            pattern.paint(place, colour)

    def undo(self, pattern: Pattern) -> None:
        for place, colour in self._before.items():
            pattern.paint(place, colour)


@dataclass(frozen=True)
class Together:
    """Several changes that people see as one, such as a stroke of the brush."""

    changes: tuple[Change, ...]

    def do(self, pattern: Pattern) -> None:
        for change in self.changes:
            change.do(pattern)

    def undo(self, pattern: Pattern) -> None:
        for change in reversed(self.changes):
            change.undo(pattern)


class Editor:
    """What buttons call. It holds the pattern, what was done, and what was taken back."""

    def __init__(self, pattern: Pattern, shown: Callable[[], None] = lambda: None, limit: int = 1_000):
        self._pattern = pattern
        self._shown = shown
        self._limit = limit
        self._done: list[Change] = []
        self._taken_back: list[Change] = []
        self._version = self._saved_version = 0
        self._versions_before: list[int] = []
        self._versions_after: list[int] = []
        self._newest_version = 0

    def apply(self, change: Change) -> None:
        change.do(self._pattern)
        self._done.append(change)
        self._versions_before.append(self._version)
        self._taken_back.clear()
        self._versions_after.clear()
        self._newest_version += 1
        self._version = self._newest_version
        if len(self._done) > self._limit:
            del self._done[0], self._versions_before[0]
        self._shown()

    def undo(self) -> bool:
        """Whether there was something to take back."""
        if not self._done:
            return False
        change = self._done.pop()
        change.undo(self._pattern)
        self._taken_back.append(change)
        self._versions_after.append(self._version)
        self._version = self._versions_before.pop()
        self._shown()
        return True

    def redo(self) -> bool:
        """Whether there was something to do again."""
        if not self._taken_back:
            return False
        change = self._taken_back.pop()
        change.do(self._pattern)
        self._done.append(change)
        self._versions_before.append(self._version)
        self._version = self._versions_after.pop()
        self._shown()
        return True

    def saved(self) -> None:
        self._saved_version = self._version

    @property
    def is_saved(self) -> bool:
        return self._version == self._saved_version


def red(*places: Place) -> Paint:
    return Paint({place: "red" for place in places})


pattern = Pattern()
shown: list[int] = []
editor = Editor(pattern, lambda: shown.append(len(pattern.stitches())))
assert editor.undo() is False and editor.redo() is False, "nothing to take back is an answer"

editor.apply(Paint({(0, 0): "blue"}))
editor.apply(red((0, 0), (0, 1)))
assert pattern.stitches() == {(0, 0): "red", (0, 1): "red"}
assert editor.undo() and pattern.stitches() == {(0, 0): "blue"}, "the colour from before is back"
assert editor.redo() and pattern.colour((0, 1)) == "red"
assert shown == [1, 2, 1, 2], "the screen hears of each step"

editor.undo()
editor.apply(Paint({(5, 5): "green"}))
assert editor.redo() is False, "a new step ends what could be done again"

editor.apply(Together((red((1, 1)), Paint({(1, 1): "white"}), red((1, 2)))))
assert editor.undo() and pattern.stitches() == {(0, 0): "blue", (5, 5): "green"}, "one stroke, one step"

editor.saved()
editor.apply(red((9, 9)))
assert not editor.is_saved
editor.undo()
assert editor.is_saved, "back at what was saved"
editor.undo()
editor.apply(red((8, 8)))
assert not editor.is_saved
while editor.undo():
    assert not editor.is_saved, "what was saved can't be reached any more"
assert pattern.stitches() == {}

short = Editor(pattern, limit=2)
for row in range(3):
    short.apply(red((row, 0)))
assert [short.undo(), short.undo(), short.undo()] == [True, True, False], "only the last two"
assert pattern.stitches() == {(0, 0): "red"}
print("the design holds")
