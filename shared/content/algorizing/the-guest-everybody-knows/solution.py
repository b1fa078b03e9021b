import sys

words = sys.stdin.read().split()
guests = int(words[0])
knows = [[word == "1" for word in words[1 + row * guests : 1 + (row + 1) * guests]] for row in range(guests)]
left = 0
for guest in range(1, guests):
    if knows[left][guest]:
        left = guest
others = [guest for guest in range(guests) if guest != left]
is_it = all(knows[guest][left] and not knows[left][guest] for guest in others)
print(left if is_it else "nobody")
