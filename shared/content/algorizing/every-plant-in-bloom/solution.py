import sys

words = [int(word) for word in sys.stdin.read().split()]
blooms = sorted(zip(words[2::2], words[3::2]), key=lambda bloom: bloom[1])
visits = 0
latest_visit = 0
for first, last in blooms:
    if first > latest_visit:
        visits += 1
        latest_visit = last
print(visits)
