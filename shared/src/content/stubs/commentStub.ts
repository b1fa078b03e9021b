import type { ProgrammingLanguage } from '../../vocabulary/languages.ts'
import type { Signature } from '../challenge.ts'

/** How input and output look, in words. */
export type FormatsInWords = { inputFormat: string; outputFormat: string }

const lineComments = {
  csharp: '//',
  swift: '//',
  kotlin: '//',
  ruby: '#',
  php: '//',
  scala: '//',
  haskell: '--',
  r: '#',
} satisfies Partial<Record<ProgrammingLanguage, string>>

/** Languages whose stub says in a comment what there is to read and to write, and leaves the program to the candidate. */
export type CommentLanguage = keyof typeof lineComments

export function commentStub(signature: Signature, language: CommentLanguage, formats: FormatsInWords): string {
  const mark = lineComments[language]
  const lines = [
    `${signature.functionName}: read standard input, write standard output.`,
    ...formats.inputFormat.split('\n').map((line) => `Input: ${line}`),
    ...formats.outputFormat.split('\n').map((line) => `Output: ${line}`),
  ]
  const comments = lines.map((line) => `${mark} ${line}\n`).join('')
  return language === 'php' ? `<?php\n${comments}` : comments
}
