import type { ProgrammingLanguage } from '../../vocabulary/languages.ts'
import type { Signature } from '../challenge.ts'

/** How input and output look, in words, for languages whose stub is a comment. */
export type FormatsInWords = { inputFormat: string; outputFormat: string }

const lineComments: Record<ProgrammingLanguage, string> = {
  python: '#',
  cpp: '//',
  javascript: '//',
  java: '//',
  go: '//',
  csharp: '//',
  c: '//',
  typescript: '//',
  swift: '//',
  kotlin: '//',
  ruby: '#',
  php: '//',
  scala: '//',
  rust: '//',
  haskell: '--',
  r: '#',
  perl: '#',
  bash: '#',
}

/** What the editor starts with: input and output in words, as comments of the language. */
export function stubFor(signature: Signature, language: ProgrammingLanguage, formats: FormatsInWords): string {
  const mark = lineComments[language]
  const lines = [
    `${signature.functionName}: read standard input, write standard output.`,
    ...formats.inputFormat.split('\n').map((line) => `Input: ${line}`),
    ...formats.outputFormat.split('\n').map((line) => `Output: ${line}`),
  ]
  const comments = lines.map((line) => `${mark} ${line}\n`).join('')
  return language === 'php' ? `<?php\n${comments}` : comments
}
