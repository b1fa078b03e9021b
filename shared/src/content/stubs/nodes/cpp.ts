import { lines, type NodeParts } from './nodeParts.ts'

export const cppNodes: NodeParts = {
  classes: {
    ListNode: lines(`
struct ListNode {
    int val;
    ListNode* next;
    ListNode(int val = 0, ListNode* next = nullptr) : val(val), next(next) {}
};
`),
    TreeNode: lines(`
struct TreeNode {
    int val;
    TreeNode* left;
    TreeNode* right;
    TreeNode(int val = 0, TreeNode* left = nullptr, TreeNode* right = nullptr) : val(val), left(left), right(right) {}
};
`),
  },
  read: {
    ListNode: lines(`
const auto readListNode = [](ListNode*& head) {
    std::size_t length = 0;
    std::cin >> length;
    for (ListNode** end = &head; length > 0; --length, end = &(*end)->next) {
        *end = new ListNode();
        std::cin >> (*end)->val;
    }
};
`),
    TreeNode: lines(`
const auto readTreeNode = [](TreeNode*& root) {
    std::size_t length = 0, below = 1;
    std::cin >> length;
    std::vector<TreeNode*> nodes(length, nullptr);
    for (TreeNode*& node : nodes) {
        std::string text;
        std::cin >> text;
        if (text != "null") (node = new TreeNode())->val = std::stoi(text);
    }
    for (TreeNode* node : nodes) {
        if (node == nullptr) continue;
        if (below < length) node->left = nodes[below++];
        if (below < length) node->right = nodes[below++];
    }
    if (length > 0) root = nodes[0];
};
`),
  },
  write: {
    ListNode: lines(`
const auto show = [](const ListNode* head) {
    for (const ListNode* node = head; node != nullptr; node = node->next)
        std::cout << (node == head ? "" : " ") << node->val;
};
`),
    TreeNode: lines(`
const auto show = [](const TreeNode* root) {
    std::vector<const TreeNode*> nodes{root};
    std::size_t missing = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const TreeNode* node = nodes[i];
        if (node == nullptr) {
            ++missing;
            continue;
        }
        for (; missing > 0; --missing) std::cout << " null";
        std::cout << (i == 0 ? "" : " ") << node->val;
        nodes.push_back(node->left);
        nodes.push_back(node->right);
    }
};
`),
  },
}
