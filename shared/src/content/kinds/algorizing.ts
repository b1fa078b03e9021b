import { z } from 'zod'
import { challengeExampleSchema } from '../../session/publicChallenge.ts'
import {
  readApproaches,
  readAskedPoints,
  readComplexity,
  readConversation,
  readEdgeCases,
  readExamples,
  readQuestion,
} from '../page/readParts.ts'
import {
  approachSchema,
  askedPointSchema,
  complexitySchema,
  conversationFields,
  edgeCaseSchema,
  prose,
  questionFields,
} from '../parts.ts'
import type { Kind } from './kind.ts'
import { askedPointTemplate, conversationTemplate, questionHead } from './templates.ts'

/**
 * An algorithm to find and argue for aloud, without code (spec §3). `solution.py` is only for our content check, which
 * runs it to prove that the examples are right.
 */
export const algorizingSchema = z.object({
  ...questionFields,
  challengeType: z.literal('algorizing'),
  statement: prose,
  constraints: z.array(prose).min(1),
  examples: z.array(challengeExampleSchema).min(2),
  ...conversationFields,
  approaches: z.array(approachSchema).min(3),
  keyPoints: z.array(askedPointSchema).min(3),
  edgeCases: z.array(edgeCaseSchema).min(2),
  complexity: complexitySchema,
  solution: prose,
})
export type AlgorizingQuestion = z.infer<typeof algorizingSchema>

export const algorizing: Kind<AlgorizingQuestion> = {
  name: 'algorizing',
  folder: 'algorizing',
  page: 'question.md',
  schema: algorizingSchema,
  read: (reader, files, id) => ({
    id,
    challengeType: 'algorizing',
    ...readQuestion(reader),
    statement: reader.prose(),
    constraints: reader.items('Limits'),
    examples: readExamples(reader),
    ...readConversation(reader),
    approaches: readApproaches(reader),
    keyPoints: readAskedPoints(reader),
    edgeCases: readEdgeCases(reader),
    complexity: readComplexity(reader),
    solution: files.get('solution.py'),
  }),
  template: `${questionHead}---

## Limits

## Examples

## Approaches

## Key points

${askedPointTemplate}## Edge cases

## Complexity

${conversationTemplate}`,
}
