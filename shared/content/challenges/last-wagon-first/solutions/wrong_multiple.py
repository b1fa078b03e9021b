import sys


class ListNode:
    def __init__(self, val):
        self.val = val
        self.next = None


def after_turns(head, turns):
    if head is None:
        return None
    last, length = head, 1
    while last.next is not None:
        last = last.next
        length += 1
    node = head
    for _ in range(length - turns % length - 1):
        node = node.next
    first = node.next
    node.next = None
    if first is not None:
        last.next = head
    return first


words = sys.stdin.read().split()
n, turns = int(words[0]), int(words[-1])
head = None
for word in reversed(words[1 : n + 1]):
    node = ListNode(word)
    node.next = head
    head = node
head = after_turns(head, turns)
shown = []
while head is not None:
    shown.append(head.val)
    head = head.next
print(*shown)
