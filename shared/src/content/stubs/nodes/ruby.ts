import { lines, type NodeParts } from './nodeParts.ts'

export const rubyNodes: NodeParts = {
  classes: {
    ListNode: lines(`
class ListNode
  attr_accessor :val, :next

  def initialize(val = 0, next_node = nil)
    @val = val
    @next = next_node
  end
end
`),
    TreeNode: lines(`
class TreeNode
  attr_accessor :val, :left, :right

  def initialize(val = 0, left = nil, right = nil)
    @val = val
    @left = left
    @right = right
  end
end
`),
  },
  read: {
    ListNode: lines(`
list_node = lambda do
  nodes = words.shift(words.shift.to_i).map { |word| ListNode.new(word.to_i) }
  nodes.each_cons(2) { |node, below| node.next = below }
  nodes.first
end
`),
    TreeNode: lines(`
tree_node = lambda do
  nodes = words.shift(words.shift.to_i).map { |word| word == 'null' ? nil : TreeNode.new(word.to_i) }
  below = 1
  nodes.compact.each do |node|
    node.left = nodes[below]
    node.right = nodes[below + 1]
    below += 2
  end
  nodes.first
end
`),
  },
  write: {
    ListNode: lines(`
shown = lambda do |node|
  values = []
  until node.nil?
    values << node.val
    node = node.next
  end
  values
end
`),
    TreeNode: lines(`
shown = lambda do |root|
  nodes = [root]
  nodes.each { |node| nodes.push(node.left, node.right) unless node.nil? }
  nodes.pop until nodes.empty? || nodes.last
  nodes.map { |node| node.nil? ? 'null' : node.val }
end
`),
  },
}
