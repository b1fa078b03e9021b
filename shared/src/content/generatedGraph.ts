type Between = (from: number, to: number) => number

/** The form of a generated tree: each node's parent is any earlier node, the previous node, or the first. */
export type TreeForm = 'random' | 'path' | 'star'

/** Shuffles in place. */
export function shuffled<T>(all: T[], between: Between): T[] {
  for (let at = all.length - 1; at > 0; at--) {
    const other = between(0, at)
    const [one, two] = [all[at] as T, all[other] as T]
    all[at] = two
    all[other] = one
  }
  return all
}

/**
 * Draws `count` distinct integers from a range with at least that many. Uses Floyd's method, with one draw for each.
 */
export function distinctIntegers(count: number, from: number, to: number, between: Between): number[] {
  const drawn = new Set<number>()
  for (let last = to - count + 1; last <= to; last++) {
    const each = between(from, last)
    drawn.add(drawn.has(each) ? last : each)
  }
  return shuffled([...drawn], between)
}

/**
 * Draws a connected graph without loops or double edges; a tree if it has one edge fewer than nodes. Labels, directions
 * and the order of the edges are random, so they reveal nothing.
 */
export function connectedGraph(
  graph: { nodes: number; edges: number; form: TreeForm; first: number },
  between: Between,
): [number, number][] {
  const { nodes, edges, form, first } = graph
  const seen = new Set<number>()
  const found: [number, number][] = []
  const add = (one: number, other: number) => {
    const key = Math.min(one, other) * nodes + Math.max(one, other)
    if (one === other || seen.has(key)) return
    seen.add(key)
    found.push([one, other])
  }
  for (let node = 1; node < nodes; node++) {
    const above = form === 'path' ? node - 1 : form === 'star' ? 0 : between(0, node - 1)
    add(node, above)
  }
  while (found.length < edges) add(between(0, nodes - 1), between(0, nodes - 1))
  const labels = shuffled(
    Array.from({ length: nodes }, (_node, at) => first + at),
    between,
  )
  const labelled = found.map(([one, other]): [number, number] => {
    const [here, there] = [labels[one] ?? first, labels[other] ?? first]
    return between(0, 1) === 0 ? [here, there] : [there, here]
  })
  return shuffled(labelled, between)
}
