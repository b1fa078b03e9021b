import sys


class ListNode:
    def __init__(self, val):
        self.val = val
        self.next = None


def reversed_line(head):
    back = None
    while head is not None:
        head.next, back, head = back, head, head.next
    return back


def folded(head):
    count, dancer = 0, head
    while dancer is not None:
        count += 1
        dancer = dancer.next
    if head is None:
        return None
    last = head
    for _ in range((count + 1) // 2 - 1):
        last = last.next
    other = reversed_line(last.next)
    last.next = None
    end, one = head, head.next
    while other is not None:
        end.next, other, one = other, one, other.next
        end = end.next
    end.next = one
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
