import { lines, type NodeParts } from './nodeParts.ts'

export const swiftNodes: NodeParts = {
  classes: {
    ListNode: lines(`
class ListNode {
    var val: Int
    var next: ListNode?

    init(_ val: Int, _ next: ListNode? = nil) {
        self.val = val
        self.next = next
    }
}
`),
    TreeNode: lines(`
class TreeNode {
    var val: Int
    var left: TreeNode?
    var right: TreeNode?

    init(_ val: Int, _ left: TreeNode? = nil, _ right: TreeNode? = nil) {
        self.val = val
        self.left = left
        self.right = right
    }
}
`),
  },
  read: {
    ListNode: lines(`
func readListNode() -> ListNode? {
    var head: ListNode? = nil
    var last: ListNode? = nil
    for _ in 0..<readInt() {
        let node = ListNode(readInt())
        if last == nil { head = node } else { last!.next = node }
        last = node
    }
    return head
}
`),
    TreeNode: lines(`
func readTreeNode() -> TreeNode? {
    var nodes: [TreeNode?] = []
    for _ in 0..<readInt() {
        let text = readWord()
        nodes.append(text == "null" ? nil : TreeNode(Int(text)!))
    }
    var below = 1
    for case let node? in nodes {
        if below < nodes.count { node.left = nodes[below] }
        if below + 1 < nodes.count { node.right = nodes[below + 1] }
        below += 2
    }
    return nodes.isEmpty ? nil : nodes[0]
}
`),
  },
  write: {
    ListNode: lines(`
func shown(_ head: ListNode?) -> String {
    var texts: [String] = []
    var node = head
    while let current = node {
        texts.append(String(current.val))
        node = current.next
    }
    return texts.joined(separator: " ")
}
`),
    TreeNode: lines(`
func shown(_ root: TreeNode?) -> String {
    var texts: [String] = []
    var nodes: [TreeNode?] = [root]
    var at = 0
    while at < nodes.count {
        texts.append(nodes[at] == nil ? "null" : String(nodes[at]!.val))
        if let node = nodes[at] { nodes += [node.left, node.right] }
        at += 1
    }
    while texts.last == "null" { texts.removeLast() }
    return texts.joined(separator: " ")
}
`),
  },
}
