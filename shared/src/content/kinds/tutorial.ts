import { z } from 'zod'
import { readQuestion } from '../page/readParts.ts'
import { prose, questionFields, signs, spoken } from '../parts.ts'
import type { Kind } from './kind.ts'
import { questionHead } from './templates.ts'

/**
 * A guided tutorial (spec §3): each step explains something, asks one question, and has a good answer. The content
 * check runs its code.
 */
export const tutorialSchema = z.object({
  ...questionFields,
  challengeType: z.literal('tutorial'),
  /** Whether this tutorial is the warm-up, which introduces the room (answers §3). */
  isWarmUp: z.boolean().default(false),
  /** What the learner will be able to do after the tutorial. */
  statement: prose,
  steps: z
    .array(z.object({ title: prose, text: prose, question: spoken, signs, answer: spoken, whenStuck: spoken }))
    .min(3),
  /** What to remember, in a few sentences. */
  summary: prose,
})
export type Tutorial = z.infer<typeof tutorialSchema>

export const tutorial: Kind<Tutorial> = {
  name: 'tutorial',
  folder: 'tutorials',
  page: 'tutorial.md',
  schema: tutorialSchema,
  read: (reader, _files, id) => ({
    id,
    challengeType: 'tutorial',
    ...readQuestion(reader),
    isWarmUp: reader.flag('warm up'),
    statement: reader.prose(),
    steps: reader.entries('Steps', (each) => ({
      title: each.heading,
      text: each.prose(),
      question: each.fact('ask'),
      signs: each.list('signs'),
      answer: each.fact('answer'),
      whenStuck: each.fact('when stuck'),
    })),
    summary: reader.text('Summary'),
  }),
  template: `${questionHead}---\n\n## Steps\n\n### First step\n- ask:\n- signs:\n- answer:\n- when stuck:\n\n## Summary\n`,
}
