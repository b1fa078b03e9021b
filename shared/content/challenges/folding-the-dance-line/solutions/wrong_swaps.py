import sys


class ListNode:
    def __init__(self, val):
        self.val = val
        self.next = None


def folded(head):
    dancers = []
    while head is not None:
        dancers.append(head)
        head = head.next
    for at in range(1, len(dancers) // 2, 2):
        one, other = dancers[at], dancers[-at]
        one.val, other.val = other.val, one.val
    return dancers[0] if dancers else None


words = sys.stdin.read().split()
head = None
for word in reversed(words[1:]):
    node = ListNode(int(word))
    node.next = head
    head = node
head = folded(head)
shown = []
while head is not None:
    shown.append(head.val)
    head = head.next
print(*shown)
