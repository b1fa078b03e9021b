import type { NodeType } from '../../../vocabulary/signature.ts'
import { lines, type NodeParts } from './nodeParts.ts'

const classes: NodeParts['classes'] = {
  ListNode: lines(`
struct ListNode {
    int val;
    struct ListNode *next;
};
`),
  TreeNode: lines(`
struct TreeNode {
    int val;
    struct TreeNode *left;
    struct TreeNode *right;
};
`),
}

/** Reads a value into a variable of this name, within `main`: a helper's name might be a candidate's too. */
export const cRead: Record<NodeType, (name: string) => string[]> = {
  ListNode: (name) =>
    lines(`
int ${name}Length = 0;
if (scanf("%d", &${name}Length) != 1) return 1;
struct ListNode *${name} = NULL;
for (struct ListNode **end = &${name}; ${name}Length > 0; ${name}Length--, end = &(*end)->next) {
    *end = calloc(1, sizeof **end);
    if (scanf("%d", &(*end)->val) != 1) return 1;
}
`),
  TreeNode: (name) =>
    lines(`
int ${name}Length = 0;
if (scanf("%d", &${name}Length) != 1) return 1;
struct TreeNode **${name}Nodes = calloc(${name}Length + 2, sizeof *${name}Nodes);
for (int i = 0; i < ${name}Length; i++) {
    char word[24] = "";
    if (scanf("%23s", word) != 1) return 1;
    if (word[0] == 'n') continue;
    ${name}Nodes[i] = calloc(1, sizeof **${name}Nodes);
    ${name}Nodes[i]->val = atoi(word);
}
for (int i = 0, below = 1; i < ${name}Length; i++) {
    if (${name}Nodes[i] == NULL) continue;
    if (below < ${name}Length) ${name}Nodes[i]->left = ${name}Nodes[below++];
    if (below < ${name}Length) ${name}Nodes[i]->right = ${name}Nodes[below++];
}
struct TreeNode *${name} = ${name}Nodes[0];
`),
}

/** Prints the nodes from `answer` on. */
const write: NodeParts['write'] = {
  ListNode: lines(`
for (struct ListNode *node = answer; node != NULL; node = node->next)
    printf("%s%d", node == answer ? "" : " ", node->val);
printf("\\n");
`),
  TreeNode: lines(`
int size = 1, capacity = 64, missing = 0;
struct TreeNode **nodes = malloc(capacity * sizeof *nodes);
nodes[0] = answer;
for (int i = 0; i < size; i++) {
    struct TreeNode *node = nodes[i];
    if (node == NULL) {
        missing++;
        continue;
    }
    for (; missing > 0; missing--) printf(" null");
    printf("%s%d", i == 0 ? "" : " ", node->val);
    if (size + 2 > capacity) nodes = realloc(nodes, (capacity *= 2) * sizeof *nodes);
    nodes[size++] = node->left;
    nodes[size++] = node->right;
}
printf("\\n");
`),
}

export const cNodes: Pick<NodeParts, 'classes' | 'write'> = { classes, write }
