import sys

UNSEEN, OPEN, DONE = range(3)


def hours_until_ready(durations, orders, opening):
    jobs = len(durations)
    earlier = [[] for _ in range(jobs)]
    for before, after in orders:
        earlier[after].append(before)
    state = [UNSEEN] * jobs
    end = [0] * jobs
    for last in range(jobs):
        path = [last]
        while path:
            job = path[-1]
            if state[job] == DONE:
                path.pop()
            elif state[job] == UNSEEN:
                state[job] = OPEN
                for before in earlier[job]:
                    if state[before] == OPEN:
                        return -1
                    if state[before] == UNSEEN:
                        path.append(before)
            else:
                path.pop()
                state[job] = DONE
                start = max((end[before] for before in earlier[job]), default=0)
                left_today = -start % opening
                if left_today and left_today < durations[job]:
                    start += left_today
                end[job] = start + durations[job]
    return max(end)


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    jobs = numbers[0]
    orders = numbers[jobs + 3 : -1]
    print(hours_until_ready(numbers[1 : jobs + 1], list(zip(orders[::2], orders[1::2])), numbers[-1]))


main()
