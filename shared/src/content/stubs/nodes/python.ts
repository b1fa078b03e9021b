import { lines, type NodeParts } from './nodeParts.ts'

export const pythonNodes: NodeParts = {
  classes: {
    ListNode: lines(`
class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next
`),
    TreeNode: lines(`
class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right
`),
  },
  read: {
    ListNode: lines(`

def read_list_node():
    head = None
    for val in reversed([int(next(words)) for _ in range(int(next(words)))]):
        node = ListNode(val)
        node.next = head
        head = node
    return head
`),
    TreeNode: lines(`

def read_tree_node():
    texts = [next(words) for _ in range(int(next(words)))]
    nodes = [None if text == "null" else TreeNode(int(text)) for text in texts]
    below = iter(nodes[1:])
    for node in nodes:
        if node is not None:
            node.left = next(below, None)
            node.right = next(below, None)
    return nodes[0] if nodes else None
`),
  },
  write: {
    ListNode: lines(`

def shown(node):
    while node is not None:
        yield node.val
        node = node.next
`),
    TreeNode: lines(`

def shown(root):
    nodes, texts = [root], []
    for node in nodes:
        texts.append("null" if node is None else str(node.val))
        if node is not None:
            nodes += [node.left, node.right]
    while texts and texts[-1] == "null":
        texts.pop()
    return texts
`),
  },
}
