import sys


class ListNode:
    def __init__(self, val):
        self.val = val
        self.next = None


def folded(head):
    middle = ahead = head
    while ahead is not None and ahead.next is not None and ahead.next.next is not None:
        middle = middle.next
        ahead = ahead.next.next
    if middle is None:
        return None
    back, dancer = None, middle.next
    middle.next = None
    while dancer is not None:
        dancer.next, back, dancer = back, dancer, dancer.next
    front = head
    while back is not None:
        behind = front.next
        front.next = back
        back = back.next
        front.next.next = behind
        front = behind
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
