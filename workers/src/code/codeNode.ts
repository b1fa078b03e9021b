/** A piece of a candidate's program, as its language's grammar names it. Plain data: nothing has to be freed. */
export type CodeNode = {
  /** The grammar's own name, such as `while_statement`; `ERROR` for what fits nowhere. Tokens are named by what they are: `(`, `if`. */
  type: string
  /** Which part of its parent it is, such as `condition`. */
  field: string | null
  isNamed: boolean
  /** Whether the parser had to add it, because the program lacks it. */
  isMissing: boolean
  /** Whether something in it fits nowhere or is missing. */
  hasError: boolean
  text: string
  /** Characters from the beginning of the program. */
  from: number
  to: number
  /** Lines, counted from 1 as the editor counts. */
  line: number
  lastLine: number
  parent: CodeNode | null
  children: CodeNode[]
}

/** The parts with a name, without comments: statements of a block, operands, arguments. */
export const partsOf = (node: CodeNode): CodeNode[] =>
  node.children.filter(({ type, isNamed }) => isNamed && !isComment(type))

export const isComment = (type: string): boolean => type.includes('comment')

export const partAt = (node: CodeNode, ...fields: string[]): CodeNode | null =>
  node.children.find(({ field }) => field !== null && fields.includes(field)) ?? null

/** A node and everything below it, in the order of the text. */
export function* within(node: CodeNode): Generator<CodeNode> {
  yield node
  for (const child of node.children) yield* within(child)
}

/** What a node stands in, the innermost first. */
export function* around(node: CodeNode): Generator<CodeNode> {
  for (let each = node.parent; each !== null; each = each.parent) yield each
}

export const contains = (outer: CodeNode | null, node: CodeNode): boolean =>
  outer !== null && outer.from <= node.from && node.to <= outer.to
