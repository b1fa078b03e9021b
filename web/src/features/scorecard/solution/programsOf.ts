import { locale } from '@greenroom/shared/english'
import { type ProgrammingLanguage, programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import type { QuestionSolution } from '@greenroom/shared/wire'
import { scorecardTexts } from '../texts.ts'

const texts = scorecardTexts.solution

type Program = QuestionSolution['solutions'][number]

/** The programs to show, each with a unique label: the fast ones or, failing that, the slow ones. */
export function programsOf(solutions: readonly Program[]): { label: string; program: Program }[] {
  const best = solutions.filter(({ kind }) => kind === 'optimal')
  const offered = best.length > 0 ? best : solutions
  return offered.map((program, index) => {
    const { programmingLanguage } = program
    const earlier = offered.slice(0, index).filter((each) => each.programmingLanguage === programmingLanguage).length
    const language = programmingLanguageLabels[programmingLanguage]
    return { program, label: earlier === 0 ? language : texts.anotherWay(language, earlier + 1) }
  })
}

/** Says that there is no program in this language, and which languages have one; null if this one does. */
export function missingIn(solutions: readonly Program[], language: ProgrammingLanguage): string | null {
  const written = programsOf(solutions).map(({ program }) => program.programmingLanguage)
  if (written.length === 0 || written.includes(language)) return null
  const names = [...new Set(written)].map((each) => programmingLanguageLabels[each])
  return texts.notInYours(programmingLanguageLabels[language], new Intl.ListFormat(locale).format(names))
}
