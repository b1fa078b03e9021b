import { z } from 'zod'
import { quizOptionIn } from '../../rules/quizOption.ts'
import { conceptSchema } from '../../vocabulary/content.ts'
import { difficultySchema } from '../../vocabulary/interview.ts'
import type { Reader } from '../page/reader.ts'
import { readItem } from '../page/readParts.ts'
import { itemFields, prose } from '../parts.ts'
import { arithmetic } from './arithmetic.ts'
import type { Kind } from './kind.ts'
import { itemHead } from './templates.ts'

const pharmacyFields = {
  ...itemFields,
  concepts: z.array(conceptSchema).min(1),
  difficulty: difficultySchema,
  /**
   * The pharmacist who reviewed the item. Null if nobody has reviewed it yet; then it is labelled as practice material.
   */
  reviewedBy: prose.nullable(),
  /** The scenario and the question. */
  statement: prose,
  /** The lesson to take from this item. */
  takeaway: prose,
}

/** Numeric free entry: a calculation. Answers within `tolerance` of `answer` are right. */
export const numericItemSchema = z.object({
  ...pharmacyFields,
  form: z.literal('numeric'),
  answer: z.number(),
  tolerance: z.number().min(0),
  unit: prose,
  /** How to round the answer, shown to the candidate. */
  rounding: prose,
  /**
   * The calculation of the answer. The content check evaluates it and compares the result with `answer`, within the
   * tolerance.
   */
  calculation: arithmetic,
  working: z.array(prose).min(2),
  /** Common wrong answers, and how people get them. The content check evaluates these calculations too. */
  slips: z.array(z.object({ calculation: arithmetic, answer: z.number(), why: prose })).min(1),
})

const choice = z.object({ text: prose, isRight: z.boolean(), why: prose })

/** Single best answer: five options, one of which is best. */
export const singleBestAnswerSchema = z.object({
  ...pharmacyFields,
  form: z.literal('single_best_answer'),
  options: z
    .array(choice)
    .length(5)
    .refine((options) => options.filter(({ isRight }) => isRight).length === 1, 'exactly one option is the best'),
})

/** Extended matching: several scenarios share one list of options; an option may be used any number of times. */
export const extendedMatchingSchema = z
  .object({
    ...pharmacyFields,
    form: z.literal('extended_matching'),
    options: z.array(prose).min(6).max(12),
    scenarios: z.array(z.object({ text: prose, answer: prose, why: prose })).min(3),
  })
  .refine(({ options, scenarios }) => scenarios.every(({ answer }) => options.includes(answer)), {
    message: 'each answer has to be one of the options, word for word',
  })

/** An item of the second domain, pharmacy pre-registration (spec §1). */
export const pharmacyItemSchema = z.discriminatedUnion('form', [
  numericItemSchema,
  singleBestAnswerSchema,
  extendedMatchingSchema,
])
export type PharmacyItem = z.infer<typeof pharmacyItemSchema>

export const pharmacy: Kind<PharmacyItem> = {
  name: 'pharmacy',
  folder: 'pharmacy',
  page: 'item.md',
  schema: pharmacyItemSchema,
  read(reader, _files, id) {
    const form = reader.fact('form')
    const reviewed = reader.fact('reviewed by')
    return {
      id,
      form,
      ...readItem(reader),
      concepts: reader.list('concepts'),
      difficulty: reader.fact('difficulty'),
      reviewedBy: reviewed === undefined || reviewed === 'nobody yet' ? null : reviewed,
      statement: reader.prose(),
      takeaway: reader.text('To keep'),
      ...(form === 'numeric'
        ? readNumeric(reader)
        : form === 'extended_matching'
          ? readMatching(reader)
          : readOptions(reader)),
    }
  },
  template: `${itemHead}form: single_best_answer
difficulty: straightforward
concepts: pharmacy_counter_advice
reviewed by: nobody yet
---

## Options

- [x] … — …
- [ ] … — …

## To keep
`,
}

const readNumeric = (reader: Reader) => ({
  answer: reader.number('answer'),
  tolerance: reader.number('tolerance'),
  unit: reader.fact('unit'),
  rounding: reader.fact('rounding'),
  calculation: reader.fact('calculation'),
  working: reader.items('Working'),
  slips: reader.entries('Slips', (each) => ({
    answer: Number.parseFloat(each.heading),
    calculation: each.fact('calculation'),
    why: each.prose(),
  })),
})

const readOptions = (reader: Reader) => ({ options: reader.items('Options').map(quizOptionIn) })

const readMatching = (reader: Reader) => ({
  options: reader.items('Options'),
  scenarios: reader.entries('Scenarios', (each) => ({
    text: each.prose(),
    answer: each.fact('answer'),
    why: each.fact('why'),
  })),
})
