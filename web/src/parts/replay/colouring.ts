import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import type { LanguageFn } from 'highlight.js'

/** Token kinds, each with its own colour. */
export type TokenKind = 'key' | 'string' | 'number' | 'comment' | 'name' | 'plain'
/** A part of a line of code with a single colour. */
export type Token = { kind: TokenKind; text: string }
/** Splits a program into lines, and each line into tokens. */
export type Colouring = (code: string) => Token[][]

/** Uncoloured lines, shown until the grammar has loaded. */
export const plainLines: Colouring = (code) => code.split('\n').map((text) => [{ kind: 'plain', text }])

/** Each language's grammar, in a separate chunk. */
const grammars: Record<ProgrammingLanguage, () => Promise<{ default: LanguageFn }>> = {
  python: () => import('highlight.js/lib/languages/python'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  java: () => import('highlight.js/lib/languages/java'),
  go: () => import('highlight.js/lib/languages/go'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  c: () => import('highlight.js/lib/languages/c'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  swift: () => import('highlight.js/lib/languages/swift'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  php: () => import('highlight.js/lib/languages/php'),
  scala: () => import('highlight.js/lib/languages/scala'),
  rust: () => import('highlight.js/lib/languages/rust'),
  haskell: () => import('highlight.js/lib/languages/haskell'),
  r: () => import('highlight.js/lib/languages/r'),
  perl: () => import('highlight.js/lib/languages/perl'),
  bash: () => import('highlight.js/lib/languages/bash'),
}

/** Loads highlight.js with one language's grammar. Rejects if a chunk can't be loaded. */
export async function loadColouring(language: ProgrammingLanguage): Promise<Colouring> {
  const [{ default: highlighter }, grammar] = await Promise.all([import('highlight.js/lib/core'), grammars[language]()])
  highlighter.registerLanguage(language, grammar.default)
  return (code) => linesOf(highlighter.highlight(code, { language, ignoreIllegals: true }).value)
}

/** Token kinds for highlight.js's scopes. An unlisted scope takes its parent's colour. */
const kindOfScope: Readonly<Record<string, TokenKind>> = {
  keyword: 'key',
  literal: 'key',
  meta: 'key',
  tag: 'key',
  'variable language_': 'key',
  string: 'string',
  regexp: 'string',
  symbol: 'string',
  number: 'number',
  comment: 'comment',
  quote: 'comment',
  built_in: 'name',
  class: 'plain',
  function: 'plain',
  params: 'plain',
  subst: 'plain',
  title: 'name',
  'title class_': 'name',
  'title class_ inherited__': 'name',
  'title function_': 'name',
  'title function_ invoke__': 'name',
  type: 'name',
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/**
 * Parses the output of highlight.js: text between `<span class="hljs-…">` and `</span>`, possibly over several lines.
 */
function linesOf(html: string): Token[][] {
  const lines: Token[][] = [[]]
  const around: TokenKind[] = []
  for (const [part, scope] of html.matchAll(/<span class="hljs-([^"]+)">|<\/span>|[^<]+/g)) {
    const kind = around.at(-1) ?? 'plain'
    if (scope !== undefined) around.push(kindOfScope[scope] ?? kind)
    else if (part === '</span>') around.pop()
    else {
      const [first = '', ...following] = unescaped(part).split('\n')
      if (first !== '') lines.at(-1)?.push({ kind, text: first })
      lines.push(...following.map((text): Token[] => (text === '' ? [] : [{ kind, text }])))
    }
  }
  return lines
}

const unescaped = (html: string): string => html.replace(/&[#\w]+;/g, (name) => characters[name] ?? name)
