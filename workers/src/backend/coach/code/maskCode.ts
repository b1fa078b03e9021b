import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'

type Syntax = { line: string[]; block: [open: string, close: string] | null; quotes: string; longQuotes: boolean }

const cLike: Syntax = { line: ['//'], block: ['/*', '*/'], quotes: '"', longQuotes: false }
const hashes: Syntax = { line: ['#'], block: null, quotes: `"'`, longQuotes: false }

const syntaxes: Record<ProgrammingLanguage, Syntax> = {
  python: { ...hashes, longQuotes: true },
  cpp: cLike,
  javascript: { ...cLike, quotes: `"'\`` },
  java: cLike,
  go: { ...cLike, quotes: '"`' },
  csharp: cLike,
  c: cLike,
  typescript: { ...cLike, quotes: `"'\`` },
  swift: { ...cLike, longQuotes: true },
  kotlin: { ...cLike, longQuotes: true },
  ruby: hashes,
  php: { ...cLike, line: ['//', '#'], quotes: `"'` },
  scala: { ...cLike, longQuotes: true },
  rust: cLike,
  haskell: { line: ['--'], block: ['{-', '-}'], quotes: '"', longQuotes: false },
  r: hashes,
  perl: hashes,
  bash: hashes,
}

/** The longest piece of code that is read; the stub and the work of an hour stay far below it. */
export const longestRead = 50_000

/** A character between single quotes, in languages where that is no string. */
const character = /^'(?:\\[^\n]{1,6}|[^'\\\n])'/

/**
 * The code with its comments blanked, and with the contents of its strings blanked as well; their quotes stay. Both have the length and the lines of
 * what was read, so that a place in one is the same place in the others.
 */
export function maskCode(code: string, language: ProgrammingLanguage): { withStrings: string; bare: string } {
  const read = code.slice(0, longestRead).replaceAll('\r\n', '\n').replaceAll('\t', '    ')
  const syntax = syntaxes[language]
  const withStrings: string[] = []
  const bare: string[] = []
  const put = (text: string, kind: 'code' | 'string' | 'comment') => {
    const blank = text.replaceAll(/[^\n]/g, ' ')
    withStrings.push(kind === 'comment' ? blank : text)
    const isWhole = kind === 'string' && text.length >= 2
    bare.push(kind === 'code' ? text : isWhole ? `${text[0]}${blank.slice(1, -1)}${text.at(-1)}` : blank)
  }
  for (let at = 0; at < read.length; ) {
    const { length, kind } = pieceAt(read, at, syntax)
    put(read.slice(at, at + length), kind)
    at += length
  }
  return { withStrings: withStrings.join(''), bare: bare.join('') }
}

function pieceAt(
  code: string,
  at: number,
  { line, block, quotes, longQuotes }: Syntax,
): { length: number; kind: 'code' | 'string' | 'comment' } {
  const until = (end: string, from: number): number => {
    const found = code.indexOf(end, from)
    return (found === -1 ? code.length : found + end.length) - at
  }
  const sign = code[at] ?? ''
  if (block !== null && code.startsWith(block[0], at))
    return { length: until(block[1], at + block[0].length), kind: 'comment' }
  const opensLine = line.some((start) => code.startsWith(start, at))
  // In shells and in Perl a hash within a word is no comment.
  if (opensLine && (sign !== '#' || at === 0 || /[\s;(){}]/.test(code[at - 1] ?? '')))
    return { length: Math.max(until('\n', at) - 1, 1), kind: 'comment' }
  if (longQuotes && (code.startsWith('"""', at) || code.startsWith("'''", at)))
    return { length: until(code.slice(at, at + 3), at + 3), kind: 'string' }
  if (quotes.includes(sign)) return { length: stringLength(code, at, sign), kind: 'string' }
  const single = sign === "'" ? character.exec(code.slice(at, at + 10)) : null
  if (single !== null) return { length: single[0].length, kind: 'string' }
  return { length: 1, kind: 'code' }
}

/** A string ends with its quote, or with the line where somebody forgot it. */
function stringLength(code: string, at: number, quote: string): number {
  for (let end = at + 1; end < code.length; end += 1) {
    if (code[end] === '\\') end += 1
    else if (code[end] === quote) return end + 1 - at
    else if (code[end] === '\n' && quote !== '`') return end - at
  }
  return code.length - at
}
