import sys

coats = []
for call in sys.stdin.read().splitlines()[1:]:
    if call.startswith("hang"):
        coats.append(int(call[5:]))
    elif call == "take":
        print(coats.pop() if coats else -1)
    else:
        print(max(coats, default=-1))
