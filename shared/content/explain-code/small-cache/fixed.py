import sys


class Cache:
    """Holds up to `capacity` entries; when it is full, the one least recently used goes."""

    def __init__(self, capacity):
        self.capacity = capacity
        self.entries = {}

    def put(self, key, value):
        self.entries.pop(key, None)
        self.entries[key] = value
        if len(self.entries) > self.capacity:
            del self.entries[next(iter(self.entries))]

    def get(self, key):
        if key not in self.entries:
            return "-"
        value = self.entries.pop(key)
        self.entries[key] = value
        return value


lines = sys.stdin.read().splitlines()
cache = Cache(int(lines[0]))
for line in lines[1:]:
    command, key, *value = line.split()
    if command == "put":
        cache.put(key, value[0])
    else:
        print(cache.get(key))
