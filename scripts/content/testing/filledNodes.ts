import type { FilledStub } from './filledStubs.ts'

const many = Array.from({ length: 50_000 }, (_each, at) => at - 25_000)
/** A full tree of 8,191 values, level by level. */
const full = Array.from({ length: 8191 }, (_each, at) => at)
/** The values of a level come out the other way round. */
const mirroredFull = full.map((at) => {
  const level = 31 - Math.clz32(at + 1)
  return 2 ** level - 1 + (2 ** (level + 1) - 2 - at)
})

/** Functions that change linked lists and trees. Bodies are recursive where that is natural. */
export const filledNodes: FilledStub[] = [
  {
    signature: { functionName: 'turnedRound', parameters: [{ name: 'head', type: 'ListNode' }], returns: 'ListNode' },
    cases: [
      { stdin: '4\n3 -1 0 2147483647\n', expected_output: '2147483647 0 -1 3\n' },
      { stdin: '1\n7\n', expected_output: '7\n' },
      { stdin: '0\n\n', expected_output: '\n' },
      { stdin: `${many.length}\n${many.join(' ')}\n`, expected_output: `${many.toReversed().join(' ')}\n` },
    ],
    bodies: {
      python: `    before = None
    while head:
        head.next, before, head = before, head, head.next
    return before`,
      javascript: `  let before = null;
  while (head) [head.next, before, head] = [before, head, head.next];
  return before;`,
      typescript: `  let before: ListNode | null = null;
  while (head) {
    const after: ListNode | null = head.next;
    head.next = before;
    before = head;
    head = after;
  }
  return before;`,
      java: `        ListNode before = null;
        while (head != null) {
            ListNode after = head.next;
            head.next = before;
            before = head;
            head = after;
        }
        return before;`,
      cpp: `    ListNode* before = nullptr;
    while (head) {
        ListNode* after = head->next;
        head->next = before;
        before = head;
        head = after;
    }
    return before;`,
      c: `    struct ListNode *before = NULL;
    while (head) {
        struct ListNode *after = head->next;
        head->next = before;
        before = head;
        head = after;
    }
    return before;`,
      go: `	var before *ListNode
	for head != nil {
		head.Next, before, head = before, head, head.Next
	}
	return before`,
      bash: `  local before=0 after
  while ((head)); do
    after=\${next[head]}
    next[head]=$before
    before=$head
    head=$after
  done
  print_list "$before"`,
      perl: `    my $before;
    while ($head) {
        my $after = $head->{next};
        $head->{next} = $before;
        ($before, $head) = ($head, $after);
    }
    return $before;`,
      rust: `    let (mut before, mut head) = (None, head);
    while let Some(mut node) = head {
        head = node.next.take();
        node.next = before;
        before = Some(node);
    }
    before`,
      csharp: `        ListNode before = null;
        while (head != null) {
            var after = head.next;
            head.next = before;
            before = head;
            head = after;
        }
        return before;`,
      swift: `    var before: ListNode? = nil
    var head = head
    while let node = head {
        head = node.next
        node.next = before
        before = node
    }
    return before`,
      kotlin: `    var before: ListNode? = null
    var node = head
    while (node != null) {
        val after = node.next
        node.next = before
        before = node
        node = after
    }
    return before`,
      ruby: `  before = nil
  head.next, before, head = before, head, head.next while head
  return before`,
      php: `    $before = null;
    while ($head) {
        $after = $head->next;
        $head->next = $before;
        $before = $head;
        $head = $after;
    }
    return $before;`,
      scala: `    var before: ListNode = null
    var node = head
    while (node != null) {
      val after = node.next
      node.next = before
      before = node
      node = after
    }
    before`,
      haskell: '  reverse head',
      r: `  before <- NULL
  while (!is.null(head)) {
    after <- head$next_node
    head$next_node <- before
    before <- head
    head <- after
  }
  return(before)`,
    },
  },
  {
    signature: { functionName: 'mirrored', parameters: [{ name: 'root', type: 'TreeNode' }], returns: 'TreeNode' },
    cases: [
      { stdin: '7\n4 2 7 null 3 6 -9\n', expected_output: '4 7 2 -9 6 3\n' },
      { stdin: '6\n4 2 7 null 3 6\n', expected_output: '4 7 2 null 6 3\n' },
      { stdin: '5\n1 null 2 null 3\n', expected_output: '1 2 null 3\n' },
      { stdin: '1\n7\n', expected_output: '7\n' },
      { stdin: '0\n\n', expected_output: '\n' },
      { stdin: `${full.length}\n${full.join(' ')}\n`, expected_output: `${mirroredFull.join(' ')}\n` },
    ],
    bodies: {
      python: `    if root:
        root.left, root.right = mirrored(root.right), mirrored(root.left)
    return root`,
      javascript: `  if (root) [root.left, root.right] = [mirrored(root.right), mirrored(root.left)];
  return root;`,
      typescript: `  if (root) [root.left, root.right] = [mirrored(root.right), mirrored(root.left)];
  return root;`,
      java: `        if (root == null) return null;
        return new TreeNode(root.val, mirrored(root.right), mirrored(root.left));`,
      cpp: `    if (!root) return nullptr;
    return new TreeNode(root->val, mirrored(root->right), mirrored(root->left));`,
      c: `    if (!root) return NULL;
    struct TreeNode *left = mirrored(root->right);
    root->right = mirrored(root->left);
    root->left = left;
    return root;`,
      go: `	if root != nil {
		root.Left, root.Right = mirrored(root.Right), mirrored(root.Left)
	}
	return root`,
      bash: `  local -a waiting=("$root")
  local at node other
  for ((at = 0; at < \${#waiting[@]}; at++)); do
    node=\${waiting[at]}
    if ((node == 0)); then continue; fi
    other=\${left[node]}
    left[node]=\${right[node]}
    right[node]=$other
    waiting+=("\${left[node]}" "\${right[node]}")
  done
  print_tree "$root"`,
      perl: `    return undef unless $root;
    @$root{qw(left right)} = (mirrored($root->{right}), mirrored($root->{left}));
    return $root;`,
      rust: `    if let Some(node) = &root {
        let left = node.borrow_mut().left.take();
        let right = node.borrow_mut().right.take();
        node.borrow_mut().left = mirrored(right);
        node.borrow_mut().right = mirrored(left);
    }
    root`,
      csharp: `        if (root == null) return null;
        return new TreeNode(root.val, Mirrored(root.right), Mirrored(root.left));`,
      swift: `    guard let node = root else { return nil }
    return TreeNode(node.val, mirrored(node.right), mirrored(node.left))`,
      kotlin: `    if (root == null) return null
    val left = root.left
    root.left = mirrored(root.right)
    root.right = mirrored(left)
    return root`,
      ruby: `  root.left, root.right = mirrored(root.right), mirrored(root.left) if root
  return root`,
      php: `    if ($root) [$root->left, $root->right] = [mirrored($root->right), mirrored($root->left)];
    return $root;`,
      scala: `    if (root == null) null
    else new TreeNode(root.value, mirrored(root.right), mirrored(root.left))`,
      haskell: `  case root of
    Nil -> Nil
    Node value left right -> Node value (mirrored right) (mirrored left)`,
      r: `  if (is.null(root)) return(NULL)
  left <- root$left
  root$left <- mirrored(root$right)
  root$right <- mirrored(left)
  return(root)`,
    },
  },
]
