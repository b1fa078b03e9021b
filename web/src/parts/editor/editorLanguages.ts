import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'

/** Monaco's name for each language. It has no grammar for Haskell, which is shown without colours. */
export const editorLanguages: Record<ProgrammingLanguage, string> = {
  python: 'python',
  cpp: 'cpp',
  javascript: 'javascript',
  java: 'java',
  go: 'go',
  csharp: 'csharp',
  c: 'c',
  typescript: 'typescript',
  swift: 'swift',
  kotlin: 'kotlin',
  ruby: 'ruby',
  php: 'php',
  scala: 'scala',
  rust: 'rust',
  haskell: 'plaintext',
  r: 'r',
  perl: 'perl',
  bash: 'shell',
}

const widths: Partial<Record<ProgrammingLanguage, number>> = {
  javascript: 2,
  typescript: 2,
  ruby: 2,
  scala: 2,
  haskell: 2,
}

/** The language's usual indent, in spaces. */
export const indentOf = (language: ProgrammingLanguage): number => widths[language] ?? 4
