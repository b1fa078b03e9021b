/** A node of a candidate's program, with its grammar's names. Plain data, so nothing has to be freed. */
export type CodeNode = {
  /**
   * The grammar's name, such as `while_statement`; `ERROR` for text that doesn't fit anywhere. A token's name is its
   * text: `(`, `if`.
   */
  type: string
  /** Its role in its parent, such as `condition`. */
  field: string | null
  isNamed: boolean
  /** Whether the parser inserted it because it is missing from the program. */
  isMissing: boolean
  /** Whether anything in it fits nowhere or is missing. */
  hasError: boolean
  text: string
  /** Whether any part of it doesn't fit or is missing. */
  from: number
  to: number
  /** Lines, counted from 1, as in the editor. */
  line: number
  lastLine: number
  parent: CodeNode | null
  children: CodeNode[]
}

/** The named children without comments: statements in a block, operands, arguments. */
export const partsOf = (node: CodeNode): CodeNode[] =>
  node.children.filter(({ type, isNamed }) => isNamed && !isComment(type))

export const isComment = (type: string): boolean => type.includes('comment')

export const partAt = (node: CodeNode, ...fields: string[]): CodeNode | null =>
  node.children.find(({ field }) => field !== null && fields.includes(field)) ?? null

/** Yields a node and everything below it, in text order. */
export function* within(node: CodeNode): Generator<CodeNode> {
  yield node
  for (const child of node.children) yield* within(child)
}

/** Yields a node's ancestors, innermost first. */
export function* around(node: CodeNode): Generator<CodeNode> {
  for (let each = node.parent; each !== null; each = each.parent) yield each
}

export const contains = (outer: CodeNode | null, node: CodeNode): boolean =>
  outer !== null && outer.from <= node.from && node.to <= outer.to
