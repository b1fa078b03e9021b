import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import type { CodeNode } from '../../../code/codeNode.ts'
import { parseCode } from '../../../code/parseCode.ts'
import { blankComments } from '../../../code/withoutComments.ts'

/** A candidate's code, parsed. */
export type CodeReading = {
  language: ProgrammingLanguage
  /** Null if the code can't be parsed: no grammar for its language, too long or too deep. */
  tree: CodeNode | null
  /** The nodes that we can trust: the node, its parts and its parents are all finished. */
  nodes: CodeNode[]
  /** The lines with the candidate's own code, counted from 1: not in the stub, and not just a comment. */
  own: number[]
  isOwn: (node: CodeNode) => boolean
  /** The whole code without comments; empty if comments can't be told from code. */
  withoutComments: string
  /** The candidate's lines as written, but without comments. */
  ownText: string
  /** The names that the stub contains. */
  given: ReadonlySet<string>
}

export async function readCode(code: string, stub: string, language: ProgrammingLanguage): Promise<CodeReading> {
  const [written, began] = [withoutReturns(code), withoutReturns(stub)]
  const [tree, stubTree] = [await parseCode(written, language), await parseCode(began, language)]
  const text = tree === null ? written : blankComments(written, tree)
  const known = new Set((stubTree === null ? began : blankComments(began, stubTree)).split('\n').map(squeezed))
  const lines = text.split('\n')
  const own = lines.flatMap((line, index) => (/\w/.test(line) && !known.has(squeezed(line)) ? [index + 1] : []))
  const ownLines = new Set(own)
  return {
    language,
    tree,
    nodes: tree === null ? [] : sureNodes(tree),
    own,
    isOwn: ({ line }) => ownLines.has(line),
    withoutComments: tree === null ? '' : text.replaceAll('\t', '    '),
    ownText: tree === null ? '' : own.map((line) => lines[line - 1] ?? '').join('\n'),
    given: new Set(stub.match(/[A-Za-z_]\w*/g) ?? []),
  }
}

const withoutReturns = (text: string): string => text.replaceAll('\r\n', '\n')
const squeezed = (text: string): string => text.replaceAll(/\s+/g, '')

function sureNodes(node: CodeNode): CodeNode[] {
  if (node.type === 'ERROR') return []
  return [...(node.hasError ? [] : [node]), ...node.children.flatMap(sureNodes)]
}

/** Quotes a name from the code for a sentence, and cuts it if it is too long. */
export const quoted = (name: string): string => `\`${name.length > 30 ? `${name.slice(0, 29)}…` : name}\``
