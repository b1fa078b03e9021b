import sys

guests = []
for line in sys.stdin.read().splitlines()[1:]:
    call, name = line.split()
    if call == "arrive":
        guests.append(name)
    elif call == "leave":
        print("true" if name in guests else "false")
        if name in guests:
            guests.remove(name)
    else:
        print(len([guest for guest in guests if guest.startswith(name)]))
