import type { ProgrammingLanguage } from '../../vocabulary/code.ts'
import type { Signature } from '../challenge.ts'
import { bashStub } from './bash.ts'
import { cStub } from './c.ts'
import { cppStub } from './cpp.ts'
import { csharpStub } from './csharp.ts'
import { goStub } from './go.ts'
import { haskellStub } from './haskell.ts'
import { javaStub } from './java.ts'
import { javascriptStub, typescriptStub } from './javascript.ts'
import { kotlinStub } from './kotlin.ts'
import { perlStub } from './perl.ts'
import { phpStub } from './php.ts'
import { pythonStub } from './python.ts'
import { rStub } from './r.ts'
import { rubyStub } from './ruby.ts'
import { rustStub } from './rust.ts'
import { scalaStub } from './scala.ts'
import { swiftStub } from './swift.ts'

const stubs: Record<ProgrammingLanguage, (signature: Signature) => string> = {
  python: pythonStub,
  cpp: cppStub,
  javascript: javascriptStub,
  java: javaStub,
  go: goStub,
  csharp: csharpStub,
  c: cStub,
  typescript: typescriptStub,
  swift: swiftStub,
  kotlin: kotlinStub,
  ruby: rubyStub,
  php: phpStub,
  scala: scalaStub,
  rust: rustStub,
  haskell: haskellStub,
  r: rStub,
  perl: perlStub,
  bash: bashStub,
}

/**
 * What the editor starts with: a whole program that reads the input, calls a function to be filled in, and prints what it returns.
 * It compiles and runs as it is, in each of the 18 languages (spec §3).
 */
export const stubFor = (signature: Signature, language: ProgrammingLanguage): string => stubs[language](signature)
