import type { CodeNode } from './codeNode.ts'

/** A tree in the form sent between threads: `numbersPerNode` numbers per node, parents before their children. */
export type FlatTree = { types: string[]; fields: string[]; nodes: Int32Array<ArrayBuffer> }

export const numbersPerNode = 6
export const flags = { named: 1, missing: 2 } as const

/**
 * Builds the tree of `code` from its numbers: type, field (0 if it has none), flags, from, to, and the parent's index
 * (-1 if it has none).
 */
export function unfoldTree({ types, fields, nodes }: FlatTree, code: string): CodeNode | null {
  const built: CodeNode[] = []
  const lineAt = lineFinder(code)
  for (let at = 0; at < nodes.length; at += numbersPerNode) {
    const [type = 0, field = 0, flag = 0, from = 0, to = 0, above = -1] = nodes.subarray(at, at + numbersPerNode)
    const parent = built[above] ?? null
    const node: CodeNode = {
      type: types[type] ?? '',
      field: field === 0 ? null : (fields[field] ?? null),
      isNamed: (flag & flags.named) !== 0,
      isMissing: (flag & flags.missing) !== 0,
      hasError: false,
      text: code.slice(from, to),
      from,
      to,
      line: lineAt(from),
      lastLine: lineAt(Math.max(from, to - 1)),
      parent,
      children: [],
    }
    parent?.children.push(node)
    built.push(node)
  }
  for (const node of built.toReversed()) {
    if (node.type === 'ERROR' || node.isMissing) node.hasError = true
    if (node.hasError && node.parent !== null) node.parent.hasError = true
  }
  return built[0] ?? null
}

function lineFinder(code: string): (place: number) => number {
  const starts = [0]
  for (let end = code.indexOf('\n'); end !== -1; end = code.indexOf('\n', end + 1)) starts.push(end + 1)
  return (place) => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= place) low = middle
      else high = middle
    }
    return low + 1
  }
}
