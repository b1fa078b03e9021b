import { lines, type NodeParts } from './nodeParts.ts'

export const csharpNodes: NodeParts = {
  classes: {
    ListNode: lines(`
public class ListNode {
    public int val;
    public ListNode next;

    public ListNode(int val = 0, ListNode next = null) {
        this.val = val;
        this.next = next;
    }
}
`),
    TreeNode: lines(`
public class TreeNode {
    public int val;
    public TreeNode left;
    public TreeNode right;

    public TreeNode(int val = 0, TreeNode left = null, TreeNode right = null) {
        this.val = val;
        this.left = left;
        this.right = right;
    }
}
`),
  },
  read: {
    ListNode: lines(`

static ListNode ReadListNode() {
    ListNode head = null;
    ListNode last = null;
    for (int left = ReadInt(); left > 0; left--) {
        var node = new ListNode(ReadInt());
        if (last == null) head = node;
        else last.next = node;
        last = node;
    }
    return head;
}
`),
    TreeNode: lines(`

static TreeNode ReadTreeNode() {
    var nodes = new TreeNode[ReadInt()];
    for (int i = 0; i < nodes.Length; i++) {
        string text = ReadWord();
        if (text != "null") nodes[i] = new TreeNode(int.Parse(text));
    }
    int below = 1;
    foreach (var node in nodes) {
        if (node == null) continue;
        if (below < nodes.Length) node.left = nodes[below++];
        if (below < nodes.Length) node.right = nodes[below++];
    }
    return nodes.Length > 0 ? nodes[0] : null;
}
`),
  },
  write: {
    ListNode: lines(`

static string Shown(ListNode head) {
    var texts = new System.Collections.Generic.List<string>();
    for (var node = head; node != null; node = node.next) texts.Add(node.val.ToString());
    return string.Join(" ", texts);
}
`),
    TreeNode: lines(`

static string Shown(TreeNode root) {
    var texts = new System.Collections.Generic.List<string>();
    var nodes = new System.Collections.Generic.List<TreeNode> { root };
    int missing = 0;
    for (int i = 0; i < nodes.Count; i++) {
        var node = nodes[i];
        if (node == null) {
            missing++;
            continue;
        }
        for (; missing > 0; missing--) texts.Add("null");
        texts.Add(node.val.ToString());
        nodes.Add(node.left);
        nodes.Add(node.right);
    }
    return string.Join(" ", texts);
}
`),
  },
}
