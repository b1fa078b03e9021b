import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'

/** The usual file name for each language. */
export const fileNames: Record<ProgrammingLanguage, string> = {
  python: 'solution.py',
  cpp: 'solution.cpp',
  javascript: 'solution.js',
  java: 'Main.java',
  go: 'solution.go',
  csharp: 'Program.cs',
  c: 'solution.c',
  typescript: 'solution.ts',
  swift: 'solution.swift',
  kotlin: 'Main.kt',
  ruby: 'solution.rb',
  php: 'solution.php',
  scala: 'Main.scala',
  rust: 'main.rs',
  haskell: 'Main.hs',
  r: 'solution.R',
  perl: 'solution.pl',
  bash: 'solution.sh',
}
