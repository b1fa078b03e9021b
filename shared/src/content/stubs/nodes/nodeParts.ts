import { isNodeType, type NodeType, type Signature } from '../../../vocabulary/signature.ts'

/** What a language needs for each type of node: code, as lines without an end. */
export type NodeParts = {
  /** The class, as it stands above the function. */
  classes: Record<NodeType, string[]>
  /** Defines what reads such a value. */
  read: Record<NodeType, string[]>
  /** Defines what turns an answer into text. */
  write: Record<NodeType, string[]>
}

/** Code in a template literal, as lines. */
export const lines = (code: string): string[] => code.replace(/^\n/, '').trimEnd().split('\n')

const all = (signature: Signature): NodeType[] => [
  ...new Set([...signature.parameters.map(({ type }) => type), signature.returns].filter(isNodeType)),
]

/** The classes of the nodes that a signature mentions, each with an empty line behind it; empty if there are none. */
export function classesFor(signature: Signature, { classes }: Pick<NodeParts, 'classes'>, gap = '\n'): string {
  return all(signature)
    .filter((type) => classes[type].length > 0)
    .map((type) => `${classes[type].join('\n')}\n${gap}`)
    .join('')
}

/** The definitions that read and write the nodes of a signature; empty if there are none. */
export function helpersFor({ parameters, returns }: Signature, { read, write }: NodeParts): string[] {
  const given = new Set(parameters.map(({ type }) => type).filter(isNodeType))
  return [...[...given].flatMap((type) => read[type]), ...(isNodeType(returns) ? write[returns] : [])]
}
