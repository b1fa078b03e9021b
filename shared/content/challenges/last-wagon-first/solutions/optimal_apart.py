import sys


class ListNode:
    def __init__(self, val):
        self.val = val
        self.next = None


def after_turns(head, turns):
    length, node = 0, head
    while node is not None:
        length += 1
        node = node.next
    if length == 0 or turns % length == 0:
        return head
    ahead = behind = head
    for _ in range(turns % length):
        ahead = ahead.next
    while ahead.next is not None:
        ahead, behind = ahead.next, behind.next
    first = behind.next
    behind.next = None
    ahead.next = head
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
