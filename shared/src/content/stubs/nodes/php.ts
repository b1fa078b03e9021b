import { lines, type NodeParts } from './nodeParts.ts'

export const phpNodes: NodeParts = {
  classes: {
    ListNode: lines(`
class ListNode {
    public $val;
    public $next;

    function __construct($val = 0, $next = null) {
        $this->val = $val;
        $this->next = $next;
    }
}
`),
    TreeNode: lines(`
class TreeNode {
    public $val;
    public $left;
    public $right;

    function __construct($val = 0, $left = null, $right = null) {
        $this->val = $val;
        $this->left = $left;
        $this->right = $right;
    }
}
`),
  },
  read: {
    ListNode: lines(`
$listNode = function () use ($word) {
    $head = $last = null;
    for ($left = (int) $word(); $left > 0; $left--) {
        $node = new ListNode((int) $word());
        if ($last === null) $head = $node;
        else $last->next = $node;
        $last = $node;
    }
    return $head;
};
`),
    TreeNode: lines(`
$treeNode = function () use ($word) {
    $nodes = [];
    for ($left = (int) $word(); $left > 0; $left--) {
        $text = $word();
        $nodes[] = $text === 'null' ? null : new TreeNode((int) $text);
    }
    $below = 1;
    foreach ($nodes as $node) {
        if ($node === null) continue;
        $node->left = $nodes[$below++] ?? null;
        $node->right = $nodes[$below++] ?? null;
    }
    return $nodes[0] ?? null;
};
`),
  },
  write: {
    ListNode: lines(`
$shown = function ($node) {
    $values = [];
    for (; $node !== null; $node = $node->next) $values[] = $node->val;
    return implode(' ', $values);
};
`),
    TreeNode: lines(`
$shown = function ($root) {
    $nodes = [$root];
    $texts = [];
    for ($i = 0; $i < count($nodes); $i++) {
        $node = $nodes[$i];
        $texts[] = $node === null ? 'null' : $node->val;
        if ($node !== null) array_push($nodes, $node->left, $node->right);
    }
    while ($texts && end($texts) === 'null') array_pop($texts);
    return implode(' ', $texts);
};
`),
  },
}
