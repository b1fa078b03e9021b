import { z } from 'zod'
import { readAskedPoint, readConversation, readQuestion } from '../page/readParts.ts'
import { askedPointSchema, conversationFields, prose, questionFields } from '../parts.ts'
import type { Kind } from './kind.ts'
import { conversationTemplate, essentialPointTemplate, questionHead } from './templates.ts'

/**
 * A knowledge question (spec §3). Points have the same weights as on the scorecard: an `essential` point is part of a
 * right answer. A `depth` point goes beyond it, and the interviewer never asks for it.
 */
export const knowledgeSchema = z.object({
  ...questionFields,
  challengeType: z.literal('knowledge'),
  /** The question as the candidate reads it. */
  statement: prose,
  ...conversationFields,
  keyPoints: z
    .array(askedPointSchema.extend({ weight: z.enum(['essential', 'depth']) }))
    .min(4)
    .refine(
      (points) => points.every(({ weight, asks }) => weight === 'essential' || asks === undefined),
      'only an essential point is asked for',
    )
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
      ...readAskedPoint(each),
      weight: each.fact('weight'),
    })),
  }),
  template: `${questionHead}---\n\n## Key points\n\n${essentialPointTemplate}${conversationTemplate}`,
}
