import { z } from 'zod'
import { programmingLanguageSchema } from '../../vocabulary/code.ts'
import { readAskedPoints, readConversation, readQuestion } from '../page/readParts.ts'
import { askedPointSchema, conversationFields, fileName, prose, questionFields } from '../parts.ts'
import type { Kind } from './kind.ts'
import { languageOfFile } from './languageOfFile.ts'
import { askedPointTemplate, conversationTemplate, questionHead } from './templates.ts'

/**
 * Code to read and explain (spec §3). Each run has an input and what the code prints for it. If that output shows a
 * flaw, the run also has the correct output, which `fixed` prints. The content check proves both.
 */
export const explainCodeSchema = z
  .object({
    ...questionFields,
    challengeType: z.literal('explain_code'),
    statement: prose,
    language: programmingLanguageSchema,
    file: fileName,
    code: prose,
    /** The code without its flaw; missing if the code has no flaw. */
    fixed: z.object({ file: fileName, code: prose }).optional(),
    runs: z
      .array(
        z.object({
          about: prose,
          input: z.string(),
          output: z.string(),
          rightOutput: z.string().optional(),
          why: prose,
        }),
      )
      .min(2),
    ...conversationFields,
    keyPoints: z.array(askedPointSchema).min(3),
  })
  .refine(
    ({ fixed, runs }) => (fixed !== undefined) === runs.some(({ rightOutput }) => rightOutput !== undefined),
    'a fixed program and a run that shows the flaw belong together',
  )
export type ExplainCodeQuestion = z.infer<typeof explainCodeSchema>

export const explainCode: Kind<ExplainCodeQuestion> = {
  name: 'explain_code',
  folder: 'explain-code',
  page: 'question.md',
  schema: explainCodeSchema,
  read(reader, files, id) {
    const file = reader.fact('code')
    const fixed = reader.fact('fixed')
    return {
      id,
      challengeType: 'explain_code',
      ...readQuestion(reader),
      statement: reader.prose(),
      file,
      language: languageOfFile(file ?? ''),
      code: files.get(file ?? ''),
      fixed: fixed === undefined ? undefined : { file: fixed, code: files.get(fixed) },
      runs: reader.entries('Runs', (each) => ({
        about: each.heading,
        input: each.block('input') ?? '',
        output: each.block('output'),
        rightOutput: each.block('right'),
        why: each.proseBeside('input', 'output', 'right'),
      })),
      ...readConversation(reader),
      keyPoints: readAskedPoints(reader),
    }
  },
  template: `${questionHead}code: code.py\n---\n\n## Runs\n\n## Key points\n\n${askedPointTemplate}${conversationTemplate}`,
}
