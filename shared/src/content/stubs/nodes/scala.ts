import { lines, type NodeParts } from './nodeParts.ts'

export const scalaNodes: NodeParts = {
  classes: {
    ListNode: lines(`
class ListNode(var value: Int = 0, var next: ListNode = null)
`),
    TreeNode: lines(`
class TreeNode(var value: Int = 0, var left: TreeNode = null, var right: TreeNode = null)
`),
  },
  read: {
    ListNode: lines(`
def readListNode(): ListNode = {
  val nodes = Array.fill(words.nextToken().toInt)(new ListNode(words.nextToken().toInt))
  for (at <- 1 until nodes.length) nodes(at - 1).next = nodes(at)
  nodes.headOption.orNull
}
`),
    TreeNode: lines(`
def readTreeNode(): TreeNode = {
  val nodes = Array.fill(words.nextToken().toInt)(words.nextToken() match {
    case "null" => null
    case text => new TreeNode(text.toInt)
  })
  var below = 1
  for (node <- nodes if node != null) {
    if (below < nodes.length) node.left = nodes(below)
    if (below + 1 < nodes.length) node.right = nodes(below + 1)
    below += 2
  }
  nodes.headOption.orNull
}
`),
  },
  write: {
    ListNode: lines(`
def shown(head: ListNode): String =
  Iterator.iterate(head)(_.next).takeWhile(_ != null).map(_.value).mkString(" ")
`),
    TreeNode: lines(`
def shown(root: TreeNode): String = {
  val nodes = scala.collection.mutable.ArrayBuffer(root)
  var at = 0
  while (at < nodes.length) {
    val node = nodes(at)
    if (node != null) {
      nodes += node.left
      nodes += node.right
    }
    at += 1
  }
  val last = nodes.lastIndexWhere(_ != null)
  nodes.take(last + 1).map(node => if (node == null) "null" else node.value.toString).mkString(" ")
}
`),
  },
}
