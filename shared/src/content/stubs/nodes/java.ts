import { lines, type NodeParts } from './nodeParts.ts'

export const javaNodes: NodeParts = {
  classes: {
    ListNode: lines(`
class ListNode {
    int val;
    ListNode next;

    ListNode(int val) {
        this.val = val;
    }

    ListNode(int val, ListNode next) {
        this.val = val;
        this.next = next;
    }
}
`),
    TreeNode: lines(`
class TreeNode {
    int val;
    TreeNode left;
    TreeNode right;

    TreeNode(int val) {
        this.val = val;
    }

    TreeNode(int val, TreeNode left, TreeNode right) {
        this.val = val;
        this.left = left;
        this.right = right;
    }
}
`),
  },
  read: {
    ListNode: lines(`

private static ListNode readListNode(java.util.StringTokenizer words) {
    ListNode head = null;
    ListNode last = null;
    for (int left = Integer.parseInt(words.nextToken()); left > 0; left--) {
        ListNode node = new ListNode(Integer.parseInt(words.nextToken()));
        if (last == null) head = node;
        else last.next = node;
        last = node;
    }
    return head;
}
`),
    TreeNode: lines(`

private static TreeNode readTreeNode(java.util.StringTokenizer words) {
    TreeNode[] nodes = new TreeNode[Integer.parseInt(words.nextToken())];
    for (int i = 0; i < nodes.length; i++) {
        String text = words.nextToken();
        if (!text.equals("null")) nodes[i] = new TreeNode(Integer.parseInt(text));
    }
    int below = 1;
    for (TreeNode node : nodes) {
        if (node == null) continue;
        if (below < nodes.length) node.left = nodes[below++];
        if (below < nodes.length) node.right = nodes[below++];
    }
    return nodes.length > 0 ? nodes[0] : null;
}
`),
  },
  write: {
    ListNode: lines(`

private static String shown(ListNode head) {
    java.util.StringJoiner texts = new java.util.StringJoiner(" ");
    for (ListNode node = head; node != null; node = node.next) texts.add(String.valueOf(node.val));
    return texts.toString();
}
`),
    TreeNode: lines(`

private static String shown(TreeNode root) {
    java.util.StringJoiner texts = new java.util.StringJoiner(" ");
    java.util.LinkedList<TreeNode> nodes = new java.util.LinkedList<>();
    nodes.add(root);
    int missing = 0;
    while (!nodes.isEmpty()) {
        TreeNode node = nodes.poll();
        if (node == null) {
            missing++;
            continue;
        }
        for (; missing > 0; missing--) texts.add("null");
        texts.add(String.valueOf(node.val));
        nodes.add(node.left);
        nodes.add(node.right);
    }
    return texts.toString();
}
`),
  },
}
