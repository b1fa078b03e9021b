import { z } from 'zod'
import { quizOptionIn } from '../../rules/quizOption.ts'
import { conceptSchema } from '../../vocabulary/content.ts'
import { difficultySchema } from '../../vocabulary/interview.ts'
import type { Reader } from '../page/reader.ts'
import { readItem } from '../page/readParts.ts'
import { itemFields, itemIdSchema, prose } from '../parts.ts'
import type { Kind } from './kind.ts'
import { itemHead } from './templates.ts'

const optionCount = 4
const option = z.object({ text: prose.max(160), isRight: z.boolean(), why: prose })

/** Removes Markdown's backticks, so that options and numbers can be compared. */
const bare = (text: string): string => text.replaceAll('`', '').trim()

/**
 * An item of a diagnostic: a situation and a question with four options, or with a number as its answer. `also` lists
 * further concepts that it tests, besides its topic's. `computed` is what a program on the page prints; its last line
 * proves the answer.
 */
export const diagnosticItemSchema = z
  .object({
    id: itemIdSchema,
    question: prose.max(120),
    situation: prose,
    difficulty: difficultySchema,
    also: z.array(conceptSchema).max(2),
    options: z
      .array(option)
      .length(optionCount)
      .refine((options) => options.filter(({ isRight }) => isRight).length === 1, 'exactly one option is right')
      .refine((options) => new Set(options.map(({ text }) => text)).size === optionCount, 'two options are the same')
      .optional(),
    number: z.object({ answer: z.number(), unit: prose.max(20).optional(), why: prose }).optional(),
    computed: prose.optional(),
  })
  .refine(({ options, number }) => (options === undefined) !== (number === undefined), {
    message: 'an item has either options or a number',
  })
  .refine(({ options = [], number, computed }) => {
    const result = computed?.trim().split('\n').at(-1)
    if (result === undefined) return true
    if (number !== undefined) return Number(result) === number.answer
    const shown = options.filter(({ text }) => bare(text).includes(result))
    return shown.length === 1 && shown[0]?.isRight === true
  }, 'the program’s last line of output has to give the answer: the number, or words of the right option alone')
export type DiagnosticItem = z.infer<typeof diagnosticItemSchema>

/** A topic's items. An item's whole id is `{topic}/{id}`. */
export const diagnosticTopicSchema = z.object({
  ...itemFields,
  concept: conceptSchema,
  items: z
    .array(diagnosticItemSchema)
    .min(2)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'two items have the same id'),
})
export type DiagnosticTopic = z.infer<typeof diagnosticTopicSchema>

const optionLine = /^- \[[ x]\] /

const readNumber = (reader: Reader) => {
  const answer = reader.number('answer')
  const [unit, why] = [reader.fact('unit'), reader.fact('why')]
  return answer === undefined ? {} : { number: { answer, why, ...(unit === undefined ? {} : { unit }) } }
}

const readDiagnosticItem = (reader: Reader) => {
  const lines = (reader.proseBeside('python run', 'output') ?? '').split('\n')
  const options = lines.filter((line) => optionLine.test(line)).map((line) => quizOptionIn(line.slice(2)))
  const computed = reader.block('output')
  return {
    id: reader.fact('id'),
    question: reader.heading,
    difficulty: reader.fact('difficulty'),
    also: reader.list('also'),
    situation: lines
      .filter((line) => !optionLine.test(line))
      .join('\n')
      .trim(),
    ...(options.length === 0 ? {} : { options }),
    ...readNumber(reader),
    ...(computed === undefined ? {} : { computed }),
  }
}

export const diagnostic: Kind<DiagnosticTopic> = {
  name: 'diagnostic',
  folder: 'diagnostics',
  page: 'items.md',
  schema: diagnosticTopicSchema,
  read: (reader, _files, id) => ({
    id,
    ...readItem(reader),
    concept: reader.fact('concept'),
    items: reader.entries('Items', readDiagnosticItem),
  }),
  template: `${itemHead}concept:
---

## Items

### The question
- id:
- difficulty: moderately_challenging
- also:

The situation.

- [x] … — …
- [ ] … — …
- [ ] … — …
- [ ] … — …
`,
}
