import type { ProgrammingLanguage } from '@greenroom/shared'
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
  /** The names that the stub brought along. */
  given: ReadonlySet<string>
  /** Whether all of it was read. */
  isWhole: boolean
  /** Whether indentation can be trusted to tell what stands in which block. */
  isIndented: boolean
}

/** What is longer than a screen is wide, or than an hour of typing, is read no further: its rest adds nothing but time. */
const longestLine = 300
const mostLines = 1_500

export function readCode(code: string, stub: string, language: ProgrammingLanguage): CodeReading {
  const { withStrings, bare } = maskCode(code, language)
  const known = new Set(maskCode(stub, language).bare.split('\n').map(squeezed))
  const lines: CodeLine[] = []
  /** The lines whose blocks are open, the innermost last. */
  const open: CodeLine[] = []
  let brackets = 0
  for (const [index, whole] of bare.split('\n', mostLines).entries()) {
    const text = whole.slice(0, longestLine)
    const indent = text.search(/\S/)
    const continues = brackets > 0
    brackets = Math.max(0, brackets + count(text, /[([]/g) - count(text, /[)\]]/g))
    // A brace on a line of its own only opens what the line before it began.
    const isEmpty = indent === -1 || /^\s*\{\s*$/.test(text)
    if (!isEmpty && !continues) while ((open.at(-1)?.indent ?? -1) >= indent) open.pop()
    const line = { number: index + 1, text, indent, continues, isOwn: isOwn(text, known), parent: open.at(-1) ?? null }
    lines.push(line)
    if (!isEmpty && !continues && !isClosing(text)) open.push(line)
  }
  const own = lines.filter((line) => line.isOwn)
  const given = new Set(stub.match(/[A-Za-z_]\w*/g) ?? [])
  const isWhole =
    code.length <= longestRead &&
    bare.split('\n').every((line, index) => index < mostLines && line.length <= longestLine)
  return { language, lines, own, withStrings, given, isWhole, isIndented: isIndented(lines, language) }
}

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

const loopWord = /^\s*(?:\}\s*)?(for|foreach|while|until|loop)\b|\.(forEach|each|each_with_index)\b.*(\{|do\b|=>)/
export const isLoop = ({ text }: CodeLine): boolean => loopWord.test(text)
export const isFunction = ({ text }: CodeLine): boolean =>
  /^\s*((export|public|private|protected|internal|static|async|override|pub|inline|final|const)\s+)*(def|func|function|fn|fun|sub)\b|=>\s*\{\s*$|\blambda\b|^\s*[\w<>[\],:&* ]+\s+[\w:]+\s*\([^;=]*\)\s*(const|throws \w+)?\s*\{?\s*$/.test(
    text,
  ) && !/^\s*(\}?\s*else\b|if|for|while|switch|return|catch|foreach|else)\b/.test(text)

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

/** The lines in the block of another one. */
export const inside = (header: CodeLine, { lines }: CodeReading): CodeLine[] =>
  lines.filter((line) => /\w/.test(line.text) && [...around(line)].includes(header))

/** The statements that stand directly in a block. */
export const bodyOf = (header: CodeLine, reading: CodeReading): CodeLine[] =>
  reading.lines.filter((line) => line.parent === header && !line.continues && /\w/.test(line.text))

/** A name of the code as it is quoted in a sentence: one that is too long for it is cut. */
export const quoted = (name: string): string => `\`${name.length > 30 ? `${name.slice(0, 29)}…` : name}\``
