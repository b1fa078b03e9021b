import type { PharmacyItem } from '@greenroom/shared/content'
import { judgeNumeric, type NumericProblem } from '@greenroom/shared/rules'

/** A judged answer: a `NumericProblem` says why it isn't readable as a number in the unit. */
export type Judgement = 'right' | 'wrong' | NumericProblem

/**
 * Judges an answer, as typed or as an option's text.
 * @param scenario of an extended matching item, from 0
 */
export function judge(item: PharmacyItem, scenario: number | null, answer: string): Judgement {
  switch (item.form) {
    case 'numeric':
      return judgeNumeric(answer, item)
    case 'single_best_answer':
      return item.options.some(({ text, isRight }) => isRight && text === answer) ? 'right' : 'wrong'
    case 'extended_matching':
      return item.scenarios[scenario ?? 0]?.answer === answer ? 'right' : 'wrong'
  }
}

/** Whether an answer is right, for marks; null if there is none, or if nobody could read it. */
export function isRightIn(item: PharmacyItem, scenario: number | null, answer: string | undefined): boolean | null {
  if (answer === undefined) return null
  const judged = judge(item, scenario, answer)
  return judged === 'right' || (judged === 'wrong' ? false : null)
}

/** The right answer in words. */
export function rightAnswerOf(item: PharmacyItem, scenario: number | null): string {
  switch (item.form) {
    case 'numeric':
      return `${item.answer} ${item.unit}`
    case 'single_best_answer':
      return item.options.find(({ isRight }) => isRight)?.text ?? ''
    case 'extended_matching':
      return item.scenarios[scenario ?? 0]?.answer ?? ''
  }
}

/**
 * Why an answer is right: a calculation's working and the slip that explains a wrong answer, or the reasons of the
 * options.
 */
export function reasonsOf(
  item: PharmacyItem,
  scenario: number | null,
  answer: string | undefined,
): { about: string | null; text: string }[] {
  switch (item.form) {
    case 'numeric': {
      const slip = item.slips.find(
        (each) => answer !== undefined && judgeNumeric(answer, { ...item, answer: each.answer }) === 'right',
      )
      return [
        ...(slip === undefined || answer === undefined ? [] : [{ about: answer, text: slip.why }]),
        ...item.working.map((text) => ({ about: null, text })),
      ]
    }
    case 'single_best_answer':
      return item.options.map(({ text, why }) => ({ about: text, text: why }))
    case 'extended_matching':
      return [{ about: null, text: item.scenarios[scenario ?? 0]?.why ?? '' }]
  }
}

/** The options to choose from; none for a calculation. */
export function optionsOf(item: PharmacyItem): string[] {
  switch (item.form) {
    case 'numeric':
      return []
    case 'single_best_answer':
      return item.options.map(({ text }) => text)
    case 'extended_matching':
      return item.options
  }
}
