import sys

floors = sorted(int(word) for word in sys.stdin.read().split()[1:])
middle = floors[len(floors) // 2]
print(sum(abs(floor - middle) for floor in floors))
