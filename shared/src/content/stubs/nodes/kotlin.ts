import { lines, type NodeParts } from './nodeParts.ts'

export const kotlinNodes: NodeParts = {
  classes: {
    ListNode: lines(`
class ListNode(var \`val\`: Int) {
    var next: ListNode? = null
}
`),
    TreeNode: lines(`
class TreeNode(var \`val\`: Int) {
    var left: TreeNode? = null
    var right: TreeNode? = null
}
`),
  },
  read: {
    ListNode: lines(`

fun readListNode(): ListNode? {
    val nodes = List(words.nextToken().toInt()) { ListNode(words.nextToken().toInt()) }
    for (at in 1 until nodes.size) nodes[at - 1].next = nodes[at]
    return nodes.firstOrNull()
}
`),
    TreeNode: lines(`

fun readTreeNode(): TreeNode? {
    val nodes = List(words.nextToken().toInt()) { words.nextToken().toIntOrNull()?.let { TreeNode(it) } }
    var below = 1
    for (node in nodes.filterNotNull()) {
        node.left = nodes.getOrNull(below++)
        node.right = nodes.getOrNull(below++)
    }
    return nodes.firstOrNull()
}
`),
  },
  write: {
    ListNode: lines(`

fun shown(head: ListNode?): String = generateSequence(head) { it.next }.joinToString(" ") { it.\`val\`.toString() }
`),
    TreeNode: lines(`

fun shown(root: TreeNode?): String {
    val nodes = mutableListOf(root)
    var at = 0
    while (at < nodes.size) {
        val node = nodes[at++]
        if (node != null) nodes += listOf(node.left, node.right)
    }
    return nodes.dropLastWhile { it == null }.joinToString(" ") { it?.\`val\`.toString() }
}
`),
  },
}
