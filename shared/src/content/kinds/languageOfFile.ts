import type { ProgrammingLanguage } from '../../vocabulary/code.ts'

const languages: Record<string, ProgrammingLanguage> = {
  py: 'python',
  cpp: 'cpp',
  js: 'javascript',
  java: 'java',
  go: 'go',
  cs: 'csharp',
  c: 'c',
  ts: 'typescript',
  swift: 'swift',
  kt: 'kotlin',
  rb: 'ruby',
  php: 'php',
  scala: 'scala',
  rs: 'rust',
  hs: 'haskell',
  r: 'r',
  pl: 'perl',
  sh: 'bash',
}

/** The language of a file, by its extension. */
export const languageOfFile = (file: string): ProgrammingLanguage | undefined => languages[file.split('.').at(-1) ?? '']
