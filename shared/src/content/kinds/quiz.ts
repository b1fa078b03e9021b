import { z } from 'zod'
import { itemsOf } from '../../rules/contentPage.ts'
import { quizOptionIn } from '../../rules/quizOption.ts'
import type { Reader } from '../page/reader.ts'
import { prose } from '../parts.ts'

/**
 * A question with options. Each option has a reason, which is shown after the answer. At least one option is right, and
 * at least one is wrong.
 */
export const quizQuestionSchema = z.object({
  question: prose,
  options: z
    .array(z.object({ text: prose, isRight: z.boolean(), why: prose }))
    .min(3)
    .refine((options) => options.some(({ isRight }) => isRight), 'no option is right')
    .refine((options) => options.some(({ isRight }) => !isRight), 'no option is wrong'),
})
export type QuizQuestion = z.infer<typeof quizQuestionSchema>

export const readQuiz = (reader: Reader) =>
  reader.entries('Quiz', (each) => ({
    question: each.heading,
    options: itemsOf(each.prose() ?? '').map(quizOptionIn),
  }))
