import type { ProgrammingLanguage } from '../../vocabulary/languages.ts'
import type { Signature } from '../challenge.ts'
import { bashStub } from './bash.ts'
import { cStub } from './c.ts'
import { commentStub, type FormatsInWords } from './commentStub.ts'
import { cppStub } from './cpp.ts'
import { goStub } from './go.ts'
import { javaStub } from './java.ts'
import { javascriptStub, typescriptStub } from './javascript.ts'
import { perlStub } from './perl.ts'
import { pythonStub } from './python.ts'
import { rustStub } from './rust.ts'

/**
 * What the editor starts with: a whole program that reads the input, calls a function to be filled in, and prints what it returns.
 * It compiles and runs as it is. Where no generator has been proven by a compiler yet, it is a comment on input and output.
 */
export function stubFor(signature: Signature, language: ProgrammingLanguage, formats: FormatsInWords): string {
  switch (language) {
    case 'python':
      return pythonStub(signature)
    case 'javascript':
      return javascriptStub(signature)
    case 'typescript':
      return typescriptStub(signature)
    case 'c':
      return cStub(signature)
    case 'cpp':
      return cppStub(signature)
    case 'java':
      return javaStub(signature)
    case 'go':
      return goStub(signature)
    case 'rust':
      return rustStub(signature)
    case 'perl':
      return perlStub(signature)
    case 'bash':
      return bashStub(signature)
    case 'csharp':
    case 'swift':
    case 'kotlin':
    case 'ruby':
    case 'php':
    case 'scala':
    case 'haskell':
    case 'r':
      return commentStub(signature, language, formats)
    default:
      return language satisfies never
  }
}

/** The languages whose stub is a whole program. */
export const languagesWithProgramStub = [
  'python',
  'javascript',
  'typescript',
  'c',
  'cpp',
  'java',
  'go',
  'rust',
  'perl',
  'bash',
] as const satisfies readonly ProgrammingLanguage[]
