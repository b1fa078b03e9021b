import { type CodeNode, within } from '../../../code/codeNode.ts'
import { type Token, tokensOf, unclosed } from './brackets.ts'
import type { Finding } from './finding.ts'
import type { CodeReading } from './readCode.ts'

const endStatements = ['java', 'c', 'cpp', 'csharp', 'php']
const headers = /^(if|elif|for|while|def|class|with|else|try|finally|except)$/

/** Finds unfinished lines that also confuse the parser: a block without its colon, a statement without its end. */
export function halfTyped(reading: CodeReading): Finding[] {
  const { tree, language, own } = reading
  if (tree === null || !tree.hasError || unclosed(reading).length > 0) return []
  const stumbles = new Set([...within(tree)].filter(isFault).flatMap(({ line, lastLine }) => [line, lastLine]))
  const lines = inLines(tree)
  return own.flatMap((line) => {
    const tokens = lines.get(line) ?? []
    const [first] = tokens
    const isNear = stumbles.has(line) || stumbles.has(line + 1)
    if (first === undefined || first.depth > 0 || first.goesOn || !isNear) return []
    const last = tokens.at(-1)
    const after = lines.get([...lines.keys()].find((each) => each > line) ?? 0)?.[0]
    if (last === undefined || last.depthAfter > 0 || last.text === '\\') return []
    if (language === 'python')
      return headers.test(first.text) && !tokens.some(({ text, depth }) => text === ':' && depth === 0)
        ? [{ line, text: `Line ${line} begins a block; look at how the line ends.` }]
        : []
    const isStatement =
      /^(return|break|continue|throw|import|using)$/.test(first.text) ||
      tokens.some(({ text, depth }) => depth === 0 && /^[-+*/%]?=$/.test(text)) ||
      // In C, a macro that looks like a call may start a loop.
      (/^(java|csharp)$/.test(language) &&
        last.text === ')' &&
        /^[a-z]\w*[.(]/i.test(
          tokens
            .slice(0, 2)
            .map(({ text }) => text)
            .join(''),
        ) &&
        !/^(if|for|foreach|while|switch|catch|lock|synchronized)$/.test(first.text))
    const isOpen = /[\w)\]"']$/.test(last.text) && !/^(else|do|try)$/.test(first.text)
    const goesOn = after !== undefined && /^([-+*/%.?:&|<>=,;{]|and$|or$)/.test(after.text)
    return endStatements.includes(language) && isStatement && isOpen && !goesOn
      ? [{ line, text: `Line ${line} is a statement; look at how the line ends.` }]
      : []
  })
}

const isFault = ({ type, isMissing }: CodeNode): boolean => type === 'ERROR' || isMissing

type Placed = Token & { depth: number; depthAfter: number; goesOn: boolean }

/** Returns the tokens of each line, and how many brackets are open around each token. */
function inLines(tree: CodeNode): Map<number, Placed[]> {
  const lines = new Map<number, Placed[]>()
  let depth = 0
  let before: Token | null = null
  for (const token of tokensOf(tree)) {
    const depthAfter = Math.max(0, depth + (/^[([]$/.test(token.text) ? 1 : /^[)\]]$/.test(token.text) ? -1 : 0))
    const goesOn = before?.text === '\\' || /^([-+*/%&|<>=,.?]|and|or)=?$/.test(before?.text ?? '')
    const placed = { ...token, depth: Math.min(depth, depthAfter), depthAfter, goesOn }
    lines.set(token.line, [...(lines.get(token.line) ?? []), placed])
    depth = depthAfter
    before = token
  }
  return lines
}
