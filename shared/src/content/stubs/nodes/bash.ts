import { lines, type NodeParts } from './nodeParts.ts'

/** Bash has no objects: a node is a number from 1, by which arrays hold its fields, and 0 is none. */
export const bashNodes: NodeParts = {
  classes: { ListNode: [], TreeNode: [] },
  read: {
    ListNode: lines(`
read_list_node() {
  local head=0 i
  local -a words=($1)
  for ((i = \${#words[@]} - 1; i >= 0; i--)); do
    val[++node_count]=\${words[i]}
    next[node_count]=$head
    head=$node_count
  done
  node=$head
}
`),
    TreeNode: lines(`
read_tree_node() {
  local i below=1
  local -a words=($1) nodes=()
  for i in "\${!words[@]}"; do
    nodes[i]=0
    if [[ \${words[i]} != null ]]; then
      nodes[i]=$((++node_count))
      val[node_count]=\${words[i]}
    fi
  done
  for i in "\${nodes[@]}"; do
    if ((i)); then
      left[i]=\${nodes[below++]:-0}
      right[i]=\${nodes[below++]:-0}
    fi
  done
  node=\${nodes[0]:-0}
}
`),
  },
  write: {
    ListNode: lines(`
print_list() {
  local node=\${1:-0}
  local -a texts=()
  for ((; node; node = \${next[node]:-0})); do texts+=("\${val[node]}"); done
  echo "\${texts[*]}"
}
`),
    TreeNode: lines(`
print_tree() {
  local at node missing=0
  local -a nodes=("\${1:-0}") texts=()
  for ((at = 0; at < \${#nodes[@]}; at++)); do
    node=\${nodes[at]}
    if ((node == 0)); then
      missing=$((missing + 1))
      continue
    fi
    for ((; missing > 0; missing--)); do texts+=(null); done
    texts+=("\${val[node]}")
    nodes+=("\${left[node]:-0}" "\${right[node]:-0}")
  done
  echo "\${texts[*]}"
}
`),
  },
}
