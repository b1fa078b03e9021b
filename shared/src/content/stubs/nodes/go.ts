import { lines, type NodeParts } from './nodeParts.ts'

export const goNodes: NodeParts = {
  classes: {
    ListNode: lines(`
type ListNode struct {
	Val  int
	Next *ListNode
}
`),
    TreeNode: lines(`
type TreeNode struct {
	Val   int
	Left  *TreeNode
	Right *TreeNode
}
`),
  },
  read: {
    ListNode: lines(`
nextListNode := func() *ListNode {
	var head *ListNode
	end := &head
	for left := nextInt(); left > 0; left-- {
		*end = &ListNode{Val: nextInt()}
		end = &(*end).Next
	}
	return head
}
`),
    TreeNode: lines(`
nextTreeNode := func() *TreeNode {
	nodes := make([]*TreeNode, nextInt())
	for i := range nodes {
		if word := nextWord(); word != "null" {
			value, _ := strconv_.Atoi(word)
			nodes[i] = &TreeNode{Val: value}
		}
	}
	below := 1
	for _, node := range nodes {
		if node != nil && below < len(nodes) {
			node.Left = nodes[below]
			if below+1 < len(nodes) {
				node.Right = nodes[below+1]
			}
			below += 2
		}
	}
	if len(nodes) == 0 {
		return nil
	}
	return nodes[0]
}
`),
  },
  write: {
    ListNode: lines(`
show := func(head *ListNode) {
	for node := head; node != nil; node = node.Next {
		if node != head {
			fmt_.Fprint(output, " ")
		}
		fmt_.Fprint(output, node.Val)
	}
	fmt_.Fprintln(output)
}
`),
    TreeNode: lines(`
show := func(root *TreeNode) {
	nodes := []*TreeNode{root}
	missing := 0
	for i := 0; i < len(nodes); i++ {
		node := nodes[i]
		if node == nil {
			missing++
			continue
		}
		for ; missing > 0; missing-- {
			fmt_.Fprint(output, " null")
		}
		if i > 0 {
			fmt_.Fprint(output, " ")
		}
		fmt_.Fprint(output, node.Val)
		nodes = append(nodes, node.Left, node.Right)
	}
	fmt_.Fprintln(output)
}
`),
  },
}
