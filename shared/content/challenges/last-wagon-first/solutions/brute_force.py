import sys


class ListNode:
    def __init__(self, val):
        self.val = val
        self.next = None


def after_turns(head, turns):
    if head is None or head.next is None:
        return head
    for _ in range(turns):
        before = head
        while before.next.next is not None:
            before = before.next
        last = before.next
        before.next = None
        last.next = head
        head = last
    return head


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
