import { lines, type NodeParts } from './nodeParts.ts'

/** @param typed keeps a type annotation in TypeScript and drops it in JavaScript */
const nodes = (typed: (annotation: string) => string): NodeParts => ({
  classes: {
    ListNode: lines(`
class ListNode {${typed('\n  val: number;\n  next: ListNode | null;\n')}
  constructor(val = 0, next${typed(': ListNode | null')} = null) {
    this.val = val;
    this.next = next;
  }
}
`),
    TreeNode: lines(`
class TreeNode {${typed('\n  val: number;\n  left: TreeNode | null;\n  right: TreeNode | null;\n')}
  constructor(val = 0, left${typed(': TreeNode | null')} = null, right${typed(': TreeNode | null')} = null) {
    this.val = val;
    this.left = left;
    this.right = right;
  }
}
`),
  },
  read: {
    ListNode: lines(`
const listNode = ()${typed(': ListNode | null')} => {
  let head${typed(': ListNode | null')} = null;
  for (const val of Array.from({ length: number() }, () => number()).reverse()) {
    const node = new ListNode(val);
    node.next = head;
    head = node;
  }
  return head;
};
`),
    TreeNode: lines(`
const treeNode = ()${typed(': TreeNode | null')} => {
  const nodes = Array.from({ length: number() }, () => {
    const text = words[position++];
    return text === 'null' ? null : new TreeNode(Number(text));
  });
  let below = 1;
  for (const node of nodes) {
    if (node === null) continue;
    node.left = nodes[below++] ?? null;
    node.right = nodes[below++] ?? null;
  }
  return nodes[0] ?? null;
};
`),
  },
  write: {
    ListNode: lines(`
const shown = (head${typed(': ListNode | null')}) => {
  const values = [];
  for (let node = head; node; node = node.next) values.push(node.val);
  return values;
};
`),
    TreeNode: lines(`
const shown = (root${typed(': TreeNode | null')}) => {
  const texts = [];
  const nodes = [root];
  for (const node of nodes) {
    texts.push(node ? String(node.val) : 'null');
    if (node) nodes.push(node.left, node.right);
  }
  while (texts.at(-1) === 'null') texts.pop();
  return texts;
};
`),
  },
})

export const javascriptNodes = nodes(() => '')
export const typescriptNodes = nodes((annotation) => annotation)
