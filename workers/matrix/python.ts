import { deep, type MatrixPrograms, said } from './matrixProgram.ts'

export const python: MatrixPrograms = {
  actor: `import sys

sys.setrecursionlimit(300_000)
request = sys.stdin.readline().strip()

def levels(count):
    return 0 if count == 0 else 1 + levels(count - 1)

if request == "say":
    print("${said}")
elif request == "echo":
    sys.stdout.write(sys.stdin.read())
elif request == "sum":
    print(sum(map(int, sys.stdin.read().split())))
elif request == "recurse":
    print(levels(int(input())))
elif request == "throw":
    print(1)
    print([][1])
elif request == "loop":
    print("begun", flush=True)
    while True:
        pass
elif request == "bomb":
    kept = []
    while True:
        kept.append(b"x" * 1_000_000)
elif request == "flood":
    while True:
        print("x" * 1000)
`,
  depth: deep,
  thrown: /File "\/box\/main\.py", line 19, in <module>[\s\S]*IndexError: list index out of range/,
  broken: { source: 'first = 1\nsecond = 2\nprint(first second)\n', says: /line 3[\s\S]*SyntaxError/ },
  idioms: [
    {
      name: 'input() and split',
      source: `n = int(input())
numbers = list(map(int, input().split()))
print(n, max(numbers), sorted(numbers)[::-1])
try:
    input()
except EOFError:
    print("end")
`,
      stdin: '3\n4 9 2\n',
      expected: '3 9 [9, 4, 2]\nend\n',
    },
    {
      name: 'the standard library that interviews need',
      source: `import sys, re, math, bisect, itertools, json
from collections import Counter, defaultdict, deque
from dataclasses import dataclass, field
from functools import lru_cache, reduce
from heapq import heappush, heappop
from typing import Iterator, Optional

@dataclass(order=True)
class Task:
    priority: int
    name: str = field(compare=False)

class Node:
    def __init__(self, value: int, next: "Optional[Node]" = None):
        self.value, self.next = value, next
    def __iter__(self) -> Iterator[int]:
        node: Optional[Node] = self
        while node:
            yield node.value
            node = node.next

@lru_cache(maxsize=None)
def fibonacci(n: int) -> int:
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)

words = sys.stdin.read().split()
groups: dict[str, list[str]] = defaultdict(list)
for word in words:
    groups["".join(sorted(word))].append(word)
heap: list[Task] = []
for priority, name in enumerate(reversed(words)):
    heappush(heap, Task(priority, name))
queue = deque([1, 2]); queue.appendleft(0)
print(Counter("".join(words)).most_common(1), list(groups.values())[0], heappop(heap).name)
print(fibonacci(90), list(Node(1, Node(2))), list(queue), bisect.bisect([1, 3, 5], 4), math.gcd(12, 18))
print(reduce(lambda a, b: a * b, range(1, 6)), len(list(itertools.permutations(range(4)))), re.findall(r"\\d+", "a1b22"))
match json.loads('{"kind": "point", "at": [1, 2]}'):
    case {"kind": "point", "at": [x, y]}:
        print(f"{x=} y={y:03d}")
`,
      stdin: 'listen silent\nenlist\n',
      expected:
        "[('l', 3)] ['listen', 'silent', 'enlist'] enlist\n2880067194370816120 [1, 2] [0, 1, 2] 2 6\n120 24 ['1', '22']\nx=1 y=002\n",
    },
    {
      name: 'a class with a main guard',
      source: `class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        seen = {}
        for index, number in enumerate(nums):
            if target - number in seen:
                return [seen[target - number], index]
            seen[number] = index
        return []

if __name__ == "__main__":
    import sys
    for line in sys.stdin:
        *nums, target = map(int, line.split())
        print(Solution().twoSum(nums, target))
`,
      stdin: '2 7 11 15 9\n3 3 6\n',
      expected: '[0, 1]\n[0, 1]\n',
    },
  ],
}
