import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { longestRead, maskCode } from './maskCode.ts'

export type CodeLine = {
  /** Counted from 1, as the editor counts. */
  number: number
  /** Without comments and without the contents of strings. */
  text: string
  indent: number
  /** Whether the candidate wrote it: it stands not in the stub that they began with. */
  isOwn: boolean
  /** Whether it goes on with what a line before it began, within brackets. */
  continues: boolean
  opens: 'loop' | 'function' | null
  /** The line whose block it stands in. */
  parent: CodeLine | null
}

/** A candidate's code, read as far as its text and its indentation tell. */
export type CodeReading = {
  language: ProgrammingLanguage
  lines: CodeLine[]
  /** The candidate's lines that hold something. */
  own: CodeLine[]
  /** The whole code without comments. */
  withStrings: string
  /** The candidate's lines as they stand there, without comments. */
  ownText: string
  /** The names that the stub brought along. */
  given: ReadonlySet<string>
  /** Whether all of it was read. */
  isWhole: boolean
  /** Whether indentation can be trusted to tell what stands in which block. */
  isIndented: boolean
}

/** What is longer than a screen is wide, or than an hour of typing, is read no further: its rest adds nothing but time. */
const longestLine = 300
const mostLines = 600

export function readCode(code: string, stub: string, language: ProgrammingLanguage): CodeReading {
  const { withStrings, bare } = maskCode(code, language)
  const known = new Set(maskCode(stub, language).bare.split('\n').map(squeezed))
  const lines: CodeLine[] = []
  /** The lines whose blocks are open, the innermost last. */
  const open: CodeLine[] = []
  let brackets = 0
  for (const [index, whole] of bare.split('\n', mostLines).entries()) {
    const text = whole.slice(0, longestLine).trimEnd()
    const indent = text.search(/\S/)
    const continues = brackets > 0
    brackets = Math.max(0, brackets + count(text, /[([]/g) - count(text, /[)\]]/g))
    // A brace on a line of its own only opens what the line before it began.
    const isEmpty = indent === -1 || isBrace(text)
    if (!isEmpty && !continues) while ((open.at(-1)?.indent ?? -1) >= indent) open.pop()
    const opens = opensIn(text)
    const line = {
      number: index + 1,
      text,
      opens,
      indent,
      continues,
      isOwn: isOwn(text, known),
      parent: open.at(-1) ?? null,
    }
    lines.push(line)
    if (!isEmpty && !continues && !isClosing(text)) open.push(line)
  }
  const own = lines.filter((line) => line.isOwn)
  const given = new Set(stub.match(/[A-Za-z_]\w*/g) ?? [])
  const isWhole =
    code.length <= longestRead &&
    bare.split('\n').every((line, index) => index < mostLines && line.length <= longestLine)
  const written = withStrings.split('\n', mostLines)
  const ownText = own.map(({ number }) => written[number - 1] ?? '').join('\n')
  return { language, lines, own, withStrings, ownText, given, isWhole, isIndented: isIndented(lines, language) }
}

const isBrace = (text: string): boolean => /^\s*\{\s*$/.test(text)
const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0
const squeezed = (text: string): string => text.replaceAll(/\s+/g, '')
const isClosing = (text: string): boolean => /^\s*[)\]}]+[;,]?\s*$|^\s*(end|done|fi|esac)\s*;?\s*$/.test(text)

/** What holds no word is nobody's. */
const isOwn = (text: string, stub: ReadonlySet<string>): boolean => /\w/.test(text) && !stub.has(squeezed(text))

/** Whoever opens a block and does not indent it cannot be read by indentation. */
function isIndented(lines: CodeLine[], language: ProgrammingLanguage): boolean {
  const opens = language === 'python' ? /:\s*$/ : /\{\s*$/
  return lines.every(({ text, indent, continues }, index) => {
    // What is opened within brackets goes on as they do.
    if (continues || lines[index + 1]?.continues || !opens.test(text)) return true
    const next = lines.slice(index + 1).find((line) => /\S/.test(line.text) && !line.continues)
    return next === undefined || /^\s*[})]/.test(next.text) || next.indent > indent || /^\s*\{/.test(text)
  })
}

const loopWord = /^(?:\} )?(for|foreach|while|until|loop)\b|\.(forEach|each|each_with_index)\b.*(\{|do\b|=>)/
const functionWord =
  /^((export|public|private|protected|internal|static|async|override|pub|inline|final|const) )*(def|func|function|fn|fun|sub)\b|=> ?\{$|\blambda\b/
const typedFunction = /^[\w<>[\],:&* ]+ [\w:]+ ?\([^;=()]*\)( const| throws \w+)? ?\{?$/
const statementWord = /^(\}? ?else\b|if|for|while|switch|return|catch|foreach|else)\b/

/** What a line begins. Told once for each line: it is asked for again and again. */
function opensIn(text: string): CodeLine['opens'] {
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  if (loopWord.test(plain)) return 'loop'
  const isFunction = functionWord.test(plain) || typedFunction.test(plain)
  return isFunction && !statementWord.test(plain) ? 'function' : null
}

export const isLoop = ({ opens }: CodeLine): boolean => opens === 'loop'
export const isFunction = ({ opens }: CodeLine): boolean => opens === 'function'

/** The lines whose blocks a line stands in, the innermost first. */
export function* around(line: CodeLine): Generator<CodeLine> {
  for (let each = line.parent; each !== null; each = each.parent) yield each
}

/** The loops that a line is repeated by, the innermost first. */
export function loopsAround(line: CodeLine): CodeLine[] {
  const loops: CodeLine[] = []
  for (const each of around(line)) {
    if (isFunction(each)) break
    if (isLoop(each)) loops.push(each)
  }
  return loops
}

/** The lines in the block of another one: those that follow it, as long as they are indented further. */
export function inside(header: CodeLine, { lines }: CodeReading): CodeLine[] {
  const following = lines.slice(header.number)
  const end = following.findIndex(
    ({ text, indent, continues }) => !continues && indent !== -1 && indent <= header.indent && !isBrace(text),
  )
  return (end === -1 ? following : following.slice(0, end)).filter(({ text }) => /\w/.test(text))
}

/** The statements that stand directly in a block. */
export const bodyOf = (header: CodeLine, reading: CodeReading): CodeLine[] =>
  reading.lines.filter((line) => line.parent === header && !line.continues && /\w/.test(line.text))

/** A name of the code as it is quoted in a sentence: one that is too long for it is cut. */
export const quoted = (name: string): string => `\`${name.length > 30 ? `${name.slice(0, 29)}…` : name}\``
