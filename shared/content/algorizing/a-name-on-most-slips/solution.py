import sys

names = sys.stdin.read().split()[1:]
kept, count = "", 0
for name in names:
    if count == 0:
        kept, count = name, 1
    elif name == kept:
        count += 1
    else:
        count -= 1
print(kept if names.count(kept) * 2 > len(names) else "nobody")
