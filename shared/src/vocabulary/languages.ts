import { z } from 'zod'

/** The languages of the product's first list (spec §3). */
export const primaryLanguages = [
  'python',
  'cpp',
  'javascript',
  'java',
  'go',
  'csharp',
  'c',
  'typescript',
  'swift',
  'kotlin',
] as const

/** The languages that the product's second list adds (spec §3). */
export const additionalLanguages = ['ruby', 'php', 'scala', 'rust', 'haskell', 'r', 'perl', 'bash'] as const

export const programmingLanguages = [...primaryLanguages, ...additionalLanguages] as const
export const programmingLanguageSchema = z.enum(programmingLanguages)
export type ProgrammingLanguage = z.infer<typeof programmingLanguageSchema>

export const programmingLanguageLabels: Record<ProgrammingLanguage, string> = {
  python: 'Python',
  cpp: 'C++',
  javascript: 'JavaScript',
  java: 'Java',
  go: 'Go',
  csharp: 'C#',
  c: 'C',
  typescript: 'TypeScript',
  swift: 'Swift',
  kotlin: 'Kotlin',
  ruby: 'Ruby',
  php: 'PHP',
  scala: 'Scala',
  rust: 'Rust',
  haskell: 'Haskell',
  r: 'R',
  perl: 'Perl',
  bash: 'Bash',
}
