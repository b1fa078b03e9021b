import type { Signature } from '../../vocabulary/signature.ts'
import type { NamedSignature } from './names.ts'

/**
 * How stubs and input-reading code are written in a language. Except in `named`, `signature` has names in the
 * language's style.
 */
export type StubLanguage = {
  /** The signature with names that don't clash with the language or the reading. */
  named: (signature: Signature) => NamedSignature
  /** The editor's initial code: the function, in the shortest frame that the language allows. */
  stub: (signature: NamedSignature) => string
  /** The code appended to a candidate's: it reads the input, calls the function, and prints the answer. */
  reading: (signature: NamedSignature) => string
  /**
   * The candidate's code with any additions the reading needs. They go on existing lines, so that line numbers don't
   * change.
   */
  prepared?: (code: string, signature: NamedSignature) => string
  /** Whether code is a whole program, which needs no reading. `bare` is the code without comments and strings. */
  isWhole: (bare: string, functionName: string) => boolean
  prose: RegExp
}

/**
 * Patterns that match a language's comments and strings. The code may be hostile, so all patterns run in linear time.
 */
export const prose = {
  /**
   * Matches at most one character between single quotes, because some of these languages allow a lone quote in names
   * and lifetimes.
   */
  slashes: /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])'/g,
  slashesAndQuotes:
    /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\[\s\S]|[^`\\])*`?/g,
  slashesAndRawTexts: /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`[^`]*`?/g,
  hashes: /(?<!\S)#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/g,
  dashes: /--[^\n]*|\{-[\s\S]*?(?:-\}|$)|"(?:\\.|[^"\\\n])*"?/g,
} as const

/**
 * Whether the code never mentions the function. Such a script is a whole program: it runs as is and may print anything.
 */
export const namesNothing = (bare: string, functionName: string): boolean =>
  !new RegExp(`(?<![\\w$])${functionName}(?![\\w$])`).test(bare)

/** The first line of a reading. */
export const belowIsOurs = 'Reads the input and prints your answer.'

/** The docstring line for the return value, as the language's comment; empty if the author wrote none. */
export const docLine = ({ doc }: Signature, comment: (text: string) => string): string =>
  doc === undefined ? '' : `${comment(doc)}\n`
