import sys

floors = int(sys.stdin.read())
drops = covered = 0
while covered < floors:
    drops += 1
    covered += drops
print(drops)
