import { z } from 'zod'
import { readAskedPoint, readConversation, readKeyPoints, readQuestion } from '../page/readParts.ts'
import { askedPointSchema, conversationFields, keyPointSchema, prose, questionFields } from '../parts.ts'
import type { Kind } from './kind.ts'
import { askedPointTemplate, conversationTemplate, questionHead } from './templates.ts'

/**
 * Classes and interfaces for a small system (spec §3). `reference.py` is one good design that runs: it ends with its
 * own assertions, and the content check runs it.
 */
export const lowLevelDesignSchema = z.object({
  ...questionFields,
  challengeType: z.literal('low_level_design'),
  statement: prose,
  requirements: z.array(prose).min(3),
  /** Requirements that are left out on purpose, so that candidates needn't guess. */
  outOfScope: z.array(prose).min(1),
  /**
   * The parts of a good design, with their responsibilities. A right answer has all parts; the key points go beyond it.
   */
  parts: z.array(askedPointSchema.extend({ responsibility: prose })).min(3),
  ...conversationFields,
  keyPoints: z.array(keyPointSchema).min(3),
  reference: prose.refine((code) => /\bassert\b/.test(code), 'reference.py asserts nothing'),
})
export type LowLevelDesignQuestion = z.infer<typeof lowLevelDesignSchema>

export const lowLevelDesign: Kind<LowLevelDesignQuestion> = {
  name: 'low_level_design',
  folder: 'low-level-design',
  page: 'question.md',
  schema: lowLevelDesignSchema,
  read: (reader, files, id) => ({
    id,
    challengeType: 'low_level_design',
    ...readQuestion(reader),
    statement: reader.prose(),
    requirements: reader.items('Requirements'),
    outOfScope: reader.items('Out of scope'),
    parts: reader.entries('Parts', (each) => ({
      ...readAskedPoint(each),
      responsibility: each.prose(),
    })),
    ...readConversation(reader),
    keyPoints: readKeyPoints(reader),
    reference: files.get('reference.py'),
  }),
  template: `${questionHead}---\n\n## Requirements\n\n## Out of scope\n\n## Parts\n\n${askedPointTemplate}## Key points\n\n${conversationTemplate}`,
}
