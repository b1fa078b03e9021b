import {
  extendedMatchingSchema,
  numericItemSchema,
  type PharmacyItem,
  singleBestAnswerSchema,
} from '@greenroom/shared/content'
import { judgeNumeric } from '@greenroom/shared/rules'
import type { pharmacyAnswerSchema } from '@greenroom/shared/wire'
import { z } from 'zod'

const told = { takeaway: true } as const
const matching = z.object(extendedMatchingSchema.shape)

/**
 * An item as a question, without anything that reveals the answer. That stays on the server until the reader has
 * answered.
 */
export const pharmacyQuestionSchema = z.discriminatedUnion('form', [
  numericItemSchema.omit({ ...told, answer: true, tolerance: true, calculation: true, working: true, slips: true }),
  singleBestAnswerSchema.omit({ ...told, options: true }).extend({ options: z.array(z.string()) }),
  matching.omit({ ...told, scenarios: true }).extend({ scenarios: z.array(z.object({ text: z.string() })) }),
])

export function questionOf(item: PharmacyItem): z.infer<typeof pharmacyQuestionSchema> {
  const { takeaway: _takeaway, ...asked } = item
  switch (asked.form) {
    case 'numeric': {
      const { answer: _answer, tolerance: _tolerance, calculation: _calculation, working, slips, ...question } = asked
      return question
    }
    case 'single_best_answer':
      return { ...asked, options: asked.options.map(({ text }) => text) }
    case 'extended_matching':
      return { ...asked, scenarios: asked.scenarios.map(({ text }) => ({ text })) }
  }
}

/** Whether an answer is right: within the tolerance, the best option, or the right option for every scenario. */
export function isRight(item: PharmacyItem, answer: z.output<typeof pharmacyAnswerSchema>['answer']): boolean {
  switch (item.form) {
    case 'numeric':
      return !Array.isArray(answer) && judgeNumeric(String(answer), item) === 'right'
    case 'single_best_answer':
      return item.options.some(({ text, isRight }) => isRight && text === answer)
    case 'extended_matching':
      return (
        Array.isArray(answer) &&
        answer.length === item.scenarios.length &&
        item.scenarios.every((scenario, index) => scenario.answer === answer[index])
      )
  }
}
