import type { Signature } from '../../vocabulary/signature.ts'

/** What a language makes of a signature. `signature` has the names as the language writes them (`named`). */
export type StubLanguage = {
  /** The signature with names that the language, and the reading behind the code, leave free. */
  named: (signature: Signature) => Signature
  /** What the editor starts with: the function, in the shortest frame that the language needs. */
  stub: (signature: Signature) => string
  /** What goes behind the code of a candidate: it reads the input, calls the function, and prints the answer. */
  reading: (signature: Signature) => string
  /** The code with what the reading needs of it, if anything: on the candidate's own lines, so that none of them moves. */
  prepared?: (code: string, signature: Signature) => string
  /** Whether code is a whole program: it begins or reads by itself. `bare` is the code without comments and texts. */
  isWhole: (bare: string, functionName: string) => boolean
  prose: RegExp
}

/** Comments and texts of a language, which may hold anything. The code is hostile: all patterns are linear. */
export const prose = {
  /** One character at most stands between single quotes, as some of these languages have names and lifetimes that end in one. */
  slashes: /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])'/g,
  slashesAndQuotes:
    /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\[\s\S]|[^`\\])*`?/g,
  slashesAndRawTexts: /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`[^`]*`?/g,
  hashes: /(?<!\S)#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/g,
  dashes: /--[^\n]*|\{-[\s\S]*?(?:-\}|$)|"(?:\\.|[^"\\\n])*"?/g,
} as const

/** A script without the function is nobody's answer to the signature: it runs as it is, and may print what it likes. */
export const namesNothing = (bare: string, functionName: string): boolean =>
  !new RegExp(`(?<![\\w$])${functionName}(?![\\w$])`).test(bare)

/** The first line of a reading. */
export const belowIsOurs = 'Reads the input and prints your answer.'

/** The line that says what the function returns, as the comment of a language; empty if the author wrote none. */
export const docLine = ({ doc }: Signature, comment: (text: string) => string): string =>
  doc === undefined ? '' : `${comment(doc)}\n`
