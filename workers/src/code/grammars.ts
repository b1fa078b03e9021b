import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'

/** The grammar for each language. C is parsed as C++, which is close enough. Other languages aren't parsed. */
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
