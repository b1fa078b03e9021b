import { z } from 'zod'
import { readConversation, readQuestion } from '../page/readParts.ts'
import { conversationFields, keyPointSchema, prose, questionFields } from '../parts.ts'
import type { Kind } from './kind.ts'
import { conversationTemplate, questionHead } from './templates.ts'

/**
 * A question of knowledge (spec §3). The points weigh as the scorecard does: an `essential` one belongs to a right answer, a `depth`
 * one shows that somebody knows more than the definition.
 */
export const knowledgeSchema = z.object({
  ...questionFields,
  challengeType: z.literal('knowledge'),
  /** The question as the candidate reads it. */
  statement: prose,
  ...conversationFields,
  keyPoints: z
    .array(keyPointSchema.extend({ weight: z.enum(['essential', 'depth']) }))
    .min(4)
    .refine((points) => points.some(({ weight }) => weight === 'depth'), 'no point shows depth')
    .refine((points) => points.some(({ weight }) => weight === 'essential'), 'no point is essential'),
})
export type KnowledgeQuestion = z.infer<typeof knowledgeSchema>

export const knowledge: Kind<KnowledgeQuestion> = {
  name: 'knowledge',
  folder: 'knowledge',
  page: 'question.md',
  schema: knowledgeSchema,
  read: (reader, _files, id) => ({
    id,
    challengeType: 'knowledge',
    ...readQuestion(reader),
    statement: reader.prose(),
    ...readConversation(reader),
    keyPoints: reader.entries('Key points', (each) => ({
      point: each.heading,
      weight: each.fact('weight'),
      signs: each.list('signs'),
    })),
  }),
  template: `${questionHead}---\n\n## Key points\n\n${conversationTemplate}`,
}
