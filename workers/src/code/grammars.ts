import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'

/** Whose grammar reads which language; C is read as the C++ that it nearly is. What has none here is not read. */
const grammars: Partial<Record<ProgrammingLanguage, string>> = {
  python: 'python',
  cpp: 'cpp',
  c: 'cpp',
  javascript: 'javascript',
  typescript: 'typescript',
  java: 'java',
  go: 'go',
  rust: 'rust',
  csharp: 'c-sharp',
  ruby: 'ruby',
  php: 'php',
  bash: 'bash',
}

export const grammarOf = (language: ProgrammingLanguage): string | null => grammars[language] ?? null
