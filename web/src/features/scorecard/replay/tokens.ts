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

const pattern =
  /(?<comment>#.*|\/\/.*|\/\*.*?(?:\*\/|$)|--\s.*)|(?<string>"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|`(?:[^`\\]|\\.)*`?)|(?<number>\b\d[\w.]*)|(?<word>[\p{L}_$][\p{L}\p{N}_$]*)/gu

/**
 * The lines of a program in parts that are drawn in colours of their own. It knows no grammar, only what most languages share: enough
 * to read by, and without an editor to load.
 */
export const tokensOf = (code: string): Token[][] => code.split('\n').map(tokensOfLine)

function tokensOfLine(line: string): Token[] {
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
    const { comment, string, number } = match.groups ?? {}
    if (comment !== undefined) add(isDirective(line, match.index) ? 'key' : 'comment', text)
    else if (string !== undefined) add('string', text)
    else if (number !== undefined) add('number', text)
    else if (keywords.has(text)) add('key', text)
    else add(/^\s*\(/.test(line.slice(done)) ? 'call' : 'plain', text)
  }
  add('plain', line.slice(done))
  return tokens
}

/** `#include` in C++ is no comment, and `#[derive]` in Rust is none. */
const isDirective = (line: string, index: number): boolean =>
  /^#(include|define|pragma|if|ifdef|ifndef|endif|else|\[)/.test(line.slice(index))
