import sys

strengths = [int(word) for word in sys.stdin.read().split()[1:]]
games = 0
beaten: dict[int, list[int]] = {player: [] for player in range(len(strengths))}


def winner(one: int, other: int) -> int:
    global games
    games += 1
    best, rest = (one, other) if strengths[one] > strengths[other] else (other, one)
    beaten[best].append(rest)
    return best


left = list(range(len(strengths)))
while len(left) > 1:
    pairs = [winner(left[i], left[i + 1]) for i in range(0, len(left) - 1, 2)]
    left = pairs + ([left[-1]] if len(left) % 2 else [])
candidates = list(beaten[left[0]])
second = candidates[0]
for candidate in candidates[1:]:
    second = winner(second, candidate)
print(strengths[second], games)
