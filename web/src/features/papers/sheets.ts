import type { PaperQuestionView } from '@greenroom/shared/wire'

/** A question with its number in the part, counted from 1. */
export type Numbered<Question = PaperQuestionView> = Question & { number: number }

/** What is shown at once: one question, or the questions of a set that share their options. */
export type Sheet = { questions: readonly Numbered[] }

/**
 * Puts a part's questions on sheets. Consecutive extended matching questions that share a statement go on one sheet.
 */
export function sheetsOf(questions: readonly PaperQuestionView[]): Sheet[] {
  const sheets: Numbered[][] = []
  for (const [index, question] of questions.entries()) {
    const numbered = { ...question, number: index + 1 }
    const before = sheets.at(-1)?.at(-1)
    const goesOn =
      question.form === 'extended_matching' &&
      before?.form === 'extended_matching' &&
      before.title === question.title &&
      before.statement === question.statement
    if (goesOn) sheets.at(-1)?.push(numbered)
    else sheets.push([numbered])
  }
  return sheets.map((each) => ({ questions: each }))
}

/** `A`, `B`, … for options. */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index)

/** `1:05:09`, or `5:09` below an hour. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
