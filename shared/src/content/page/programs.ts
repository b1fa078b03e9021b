import { type ProgrammingLanguage, programmingLanguageSchema } from '../../vocabulary/code.ts'
import { snippetsOf } from './blocks.ts'

/** A program on a page with the output that the page promises. */
export type Program = { what: string; language: ProgrammingLanguage; source: string; output: string }

/**
 * The programs on a page that can be run, and what is wrong with the others. Lines count from 1.
 * @param path the page's file, to name it in error messages
 */
export function programsIn(
  path: string,
  text: string,
): { programs: Program[]; findings: { line: number; text: string }[] } {
  const programs: Program[] = []
  const findings: { line: number; text: string }[] = []
  const lines = linesOfPrograms(text)
  snippetsOf(text).forEach(({ language, source, output }, index) => {
    const what = `program ${index + 1} of ${path}`
    const line = lines[index] ?? 1
    const known = programmingLanguageSchema.safeParse(language)
    if (!known.success) findings.push({ line, text: `${what} is in a language we can’t run: ${language}` })
    else if (output === null) findings.push({ line, text: `${what} has no “output” block after it` })
    else programs.push({ what, language: known.data, source, output })
  })
  return { programs, findings }
}

const linesOfPrograms = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => (/^(`{3,}|~{3,})\S+ run\s*$/.test(line) ? [index + 1] : []))
