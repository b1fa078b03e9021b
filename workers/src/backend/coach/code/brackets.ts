import { type CodeNode, isComment } from '../../../code/codeNode.ts'
import { isText } from '../../../code/parts.ts'
import type { Finding } from './finding.ts'
import type { CodeReading } from './readCode.ts'

/** A token of the program; a string literal is one token. */
export type Token = { text: string; line: number }

/** Yields the program's tokens in order, even if the program isn't finished. */
export function* tokensOf(node: CodeNode): Generator<Token> {
  const { type, text, line, children } = node
  if (isComment(type) || text === '') return
  if (isText(node) || (children.length === 0 && type !== 'ERROR')) yield { text, line }
  // Text that the parser skipped arrives character by character.
  else if (children.length === 0) for (const sign of text) yield { text: sign, line }
  else for (const child of children) yield* tokensOf(child)
}

const partners = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
])

/**
 * Finds brackets without a partner. Reports nothing if a quote is open too, because the text after it may not be code.
 */
export function unclosed({ tree, language }: CodeReading): Finding[] {
  // In shells, a single bracket can be right.
  if (tree === null || !tree.hasError || language === 'bash') return []
  const tokens = [...tokensOf(tree)]
  // In a multi-line macro or in conditionally compiled code, a bracket may have its partner elsewhere.
  if (/^\s*#\s*(define\b.*\\$|if|else)/m.test(tree.text) && /^(c|cpp|csharp)$/.test(language)) return []
  if (tokens.some(({ text }) => /^["'`]$/.test(text))) return []
  const open: Token[] = []
  for (const { text, line } of tokens) {
    if (text === '(' || text === '[' || text === '{') open.push({ text, line })
    else if (partners.has(text) && open.pop()?.text !== partners.get(text))
      return [{ line, text: `A bracket that closes on line ${line} has no partner that fits it.` }]
  }
  const last = open.at(-1)
  return last === undefined
    ? []
    : [{ line: last.line, text: `A bracket that opens on line ${last.line} never closes.` }]
}
