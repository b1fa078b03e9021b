import type { ProgrammingLanguage } from '../../vocabulary/code.ts'
import type { Signature } from '../../vocabulary/signature.ts'
import { bash } from './bash.ts'
import { c } from './c.ts'
import { cpp } from './cpp.ts'
import { csharp } from './csharp.ts'
import { go } from './go.ts'
import { haskell } from './haskell.ts'
import { java } from './java.ts'
import { javascript, typescript } from './javascript.ts'
import { kotlin } from './kotlin.ts'
import { perl } from './perl.ts'
import { php } from './php.ts'
import { python } from './python.ts'
import { r } from './r.ts'
import { ruby } from './ruby.ts'
import { rust } from './rust.ts'
import { scala } from './scala.ts'
import type { StubLanguage } from './stubLanguage.ts'
import { swift } from './swift.ts'

const languages: Record<ProgrammingLanguage, StubLanguage> = {
  python,
  cpp,
  javascript,
  java,
  go,
  csharp,
  c,
  typescript,
  swift,
  kotlin,
  ruby,
  php,
  scala,
  rust,
  haskell,
  r,
  perl,
  bash,
}

/**
 * The editor's initial code: just the function, to be filled in. With the reading appended, it compiles and runs as is.
 */
export function stubFor(signature: Signature, language: ProgrammingLanguage): string {
  const { named, stub } = languages[language]
  return stub(named(signature))
}

/** Returns "the reading": our code that reads the input, calls the candidate's function, and prints the result. */
export function readingFor(signature: Signature, language: ProgrammingLanguage): string {
  const { named, reading } = languages[language]
  return reading(named(signature))
}

/** The function's parameter names in a language's style, in order. */
export const parametersIn = (signature: Signature, language: ProgrammingLanguage): Signature['parameters'] =>
  languages[language].named(signature).parameters

/** The names of a class's methods in a language, in order; none for a function. */
export const methodsIn = (signature: Signature, language: ProgrammingLanguage): string[] =>
  (languages[language].named(signature).methods ?? []).map(({ name }) => name)

/**
 * Whether code is a whole program: it has its own entry point or reads its own input. A script that doesn't contain the
 * function at all is a whole program too.
 */
export function isWholeProgram(code: string, signature: Signature, language: ProgrammingLanguage): boolean {
  const { named, isWhole, prose } = languages[language]
  const bare = code.replace(prose, '""')
  return code.includes('/dev/stdin') || code.includes('php://stdin') || isWhole(bare, named(signature).functionName)
}

/**
 * The program to run: the candidate's code with the reading appended, or the code alone if it is a whole program. The
 * code keeps its line numbers.
 */
export function wholeProgram(code: string, signature: Signature, language: ProgrammingLanguage): string {
  if (isWholeProgram(code, signature, language)) return code
  const { named, prepared, reading } = languages[language]
  const own = named(signature)
  const lines = prepared === undefined ? code : prepared(code, own)
  return `${lines}${lines.endsWith('\n') ? '' : '\n'}\n${reading(own)}`
}
