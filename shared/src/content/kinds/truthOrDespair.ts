import { z } from 'zod'
import { conceptSchema } from '../../vocabulary/content.ts'
import { difficultySchema } from '../../vocabulary/interview.ts'
import { readItem } from '../page/readParts.ts'
import { domainField, itemFields, prose } from '../parts.ts'
import type { Kind } from './kind.ts'
import { itemHead } from './templates.ts'

const oneSentence = prose.refine(
  (text) => !/[.!?]\s+\S/.test(text) && text.endsWith('.'),
  'is not one sentence with a full stop',
)

/** A true or false statement, and one sentence that says why. */
export const truthStatementSchema = z.object({
  statement: prose.max(200).refine((text) => text.endsWith('.'), 'does not end with a full stop'),
  isTrue: z.boolean(),
  difficulty: difficultySchema,
  concept: conceptSchema,
  why: oneSentence,
})

/**
 * A deck of statements for truth_or_despair (spec §3, assessment types). Neither "true" nor "false" may be right so
 * often that guessing it is safe.
 */
export const truthDeckSchema = z.object({
  ...itemFields,
  ...domainField,
  about: prose,
  statements: z
    .array(truthStatementSchema)
    .min(8)
    .refine((all) => {
      const share = all.filter(({ isTrue }) => isTrue).length / all.length
      return share >= 0.3 && share <= 0.7
    }, 'between 30 and 70 of a hundred statements have to be true'),
})
export type TruthDeck = z.infer<typeof truthDeckSchema>

export const truthOrDespair: Kind<TruthDeck> = {
  name: 'truth_or_despair',
  folder: 'truth-or-despair',
  page: 'deck.md',
  schema: truthDeckSchema,
  read: (reader, _files, id) => ({
    id,
    ...readItem(reader),
    domain: reader.fact('domain'),
    about: reader.prose(),
    statements: reader.entries('Statements', (each) => {
      const answer = each.fact('answer')
      return {
        statement: each.heading,
        isTrue: answer === 'true' ? true : answer === 'false' ? false : undefined,
        difficulty: each.fact('difficulty'),
        concept: each.fact('concept'),
        why: each.prose(),
      }
    }),
  }),
  template: `${itemHead}domain: tech_interview_prep
---

## Statements
`,
}
