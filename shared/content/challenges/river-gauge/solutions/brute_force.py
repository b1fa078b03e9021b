import sys

level_at = {}
for line in sys.stdin.read().splitlines()[1:]:
    call, *given = line.split()
    if call == "report":
        level_at[int(given[0])] = int(given[1])
    elif not level_at:
        print(-1)
    elif call == "latest":
        print(level_at[max(level_at)])
    else:
        print(max(level_at.values()) if call == "highest" else min(level_at.values()))
