/** A node of a binary tree. */
export type BinaryTree = { value: number; left: BinaryTree | null; right: BinaryTree | null }

export const treeKinds = ['any', 'search'] as const
export const treeForms = ['random', 'search', 'left', 'right', 'path'] as const

const leaf = (value: number): BinaryTree => ({ value, left: null, right: null })

/**
 * Builds a tree from rows `[value, place]`: `place` counts the free places from 0, and wraps around. A `search` tree
 * ignores places and leaves out duplicate values.
 */
export function plantedTree(rows: readonly (readonly number[])[], kind: (typeof treeKinds)[number]): BinaryTree | null {
  let root: BinaryTree | null = null
  const free: { above: BinaryTree; side: 'left' | 'right' }[] = []
  for (const [value = 0, place = 0] of rows) {
    const node = leaf(value)
    if (root === null) root = node
    else if (kind === 'search') insert(root, node)
    else {
      const at = place % free.length
      const spot = free[at]
      const last = free.pop()
      if (last !== undefined && at < free.length) free[at] = last
      if (spot !== undefined) spot.above[spot.side] = node
    }
    free.push({ above: node, side: 'left' }, { above: node, side: 'right' })
  }
  return root
}

function insert(root: BinaryTree, node: BinaryTree): void {
  let above = root
  while (above.value !== node.value) {
    const side = node.value < above.value ? 'left' : 'right'
    const below = above[side]
    if (below === null) {
      above[side] = node
      return
    }
    above = below
  }
}

/** Builds a tree of these values. Each node takes a random free place, or is a child of the previous node. */
export function grownTree(
  values: readonly number[],
  form: Exclude<(typeof treeForms)[number], 'search'>,
  between: (from: number, to: number) => number,
): BinaryTree | null {
  if (form === 'random')
    return plantedTree(
      values.map((value, index) => [value, between(0, index)]),
      'any',
    )
  const [root, ...others] = values.map(leaf)
  let above = root
  for (const node of others) {
    const side = form === 'path' ? (['left', 'right'] as const)[between(0, 1)] : form
    if (above !== undefined && side !== undefined) above[side] = node
    above = node
  }
  return root ?? null
}

/** Writes a tree like a `TreeNode`: level by level, with `null` for missing children, but no `null` at the end. */
export function levelsOf(root: BinaryTree | null): string[] {
  const nodes = [root]
  for (const node of nodes) if (node !== null) nodes.push(node.left, node.right)
  const last = nodes.findLastIndex((node) => node !== null)
  return nodes.slice(0, last + 1).map((node) => (node === null ? 'null' : String(node.value)))
}
