import sys


class ListNode:
    def __init__(self, val):
        self.val = val
        self.next = None


def folded(head):
    front = head
    while front is not None and front.next is not None:
        last_but_one = front
        while last_but_one.next.next is not None:
            last_but_one = last_but_one.next
        last = last_but_one.next
        last_but_one.next = None
        if last_but_one is not front:
            last.next = front.next
        front.next = last
        front = last.next
    return head


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
