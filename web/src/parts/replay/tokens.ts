import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'

/** A part of a line of code, by what it is to a reader. */
export type Token = { kind: 'key' | 'string' | 'number' | 'comment' | 'call' | 'plain'; text: string }

const keywords = new Set(
  `abstract and as assert async await auto bool boolean break byte case catch char class const continue def default del do double elif
  else enum except export extends extern false final finally float fn for from func function global go goto if implements import in
  include instanceof int interface is lambda let long loop match mod mut namespace new nil None nonlocal not null nullptr operator or
  override package pass private protected pub public raise return self short signed sizeof static string String struct super switch
  template this throw throws trait True False true try type typedef typename typeof union unsigned use using val var vector virtual
  void when where while with yield`.split(/\s+/),
)

/** What begins a comment: `//` divides in Python, `--` counts down in C, and `$#` counts in Bash. */
const slashes = String.raw`\/\/.*|\/\*.*?(?:\*\/|$)`
const hash = String.raw`(?<!\S)#.*`
const commentStyles: Partial<Record<ProgrammingLanguage, string>> = {
  python: '#.*',
  ruby: '#.*',
  r: '#.*',
  perl: hash,
  bash: hash,
  php: `#.*|${slashes}`,
  haskell: String.raw`--(?![!#$%&*+./<=>?@^|~:]).*|\{-.*?(?:-\}|$)`,
}

/** Elsewhere one sign stands between single quotes, and a lone one is part of a name or a lifetime. */
const quotesText: ReadonlySet<ProgrammingLanguage> = new Set([
  'python',
  'javascript',
  'typescript',
  'ruby',
  'php',
  'perl',
  'r',
  'bash',
] as const)
const text = /"(?:[^"\\]|\\.)*"?|`(?:[^`\\]|\\.)*`?/.source
const quoted = String.raw`'(?:[^'\\]|\\.)*'?`
const sign = String.raw`'(?:[^'\\]|\\.[^']*)'`
const words = String.raw`(?<number>\b\d[\w.]*)|(?<word>[\p{L}_$][\p{L}\p{N}_$]*)`

/**
 * The lines of a program in parts that are drawn in colours of their own. It knows no grammar, only what most languages share: enough
 * to read by, and without an editor to load.
 */
export function tokensOf(code: string, language: ProgrammingLanguage): Token[][] {
  // Where a line begins with a directive, `#include` or `#[derive]`, that is what it is about.
  const comment = `(?<comment>${commentStyles[language] ?? slashes})|(?<directive>(?<=^\\s*)#\\S*)`
  const string = `(?<string>${text}|${quotesText.has(language) ? quoted : sign})`
  const pattern = new RegExp(`${comment}|${string}|${words}`, 'gu')
  return code.split('\n').map((line) => tokensOfLine(line, pattern))
}

function tokensOfLine(line: string, pattern: RegExp): Token[] {
  const tokens: Token[] = []
  let done = 0
  const add = (kind: Token['kind'], text: string) => {
    const last = tokens.at(-1)
    if (text === '') return
    if (last?.kind === kind) last.text += text
    else tokens.push({ kind, text })
  }
  for (const match of line.matchAll(pattern)) {
    add('plain', line.slice(done, match.index))
    const [text] = match
    done = match.index + text.length
    const { comment, directive, string, number } = match.groups ?? {}
    if (comment !== undefined) add('comment', text)
    else if (directive !== undefined) add('key', text)
    else if (string !== undefined) add('string', text)
    else if (number !== undefined) add('number', text)
    else if (keywords.has(text)) add('key', text)
    else add(/^\s*\(/.test(line.slice(done)) ? 'call' : 'plain', text)
  }
  add('plain', line.slice(done))
  return tokens
}
