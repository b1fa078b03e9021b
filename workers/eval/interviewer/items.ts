import { readFileSync } from 'node:fs'
import { intentSchema, interviewStepSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'

/** A candidate's answer to a question, and its meaning. */
const utteranceSchema = z.object({
  id: z.string(),
  challenge: z.string(),
  step: interviewStepSchema,
  asked: z.string(),
  said: z.string().min(1),
  intent: intentSchema,
  speaker: z.string(),
})
export type Utterance = z.infer<typeof utteranceSchema>

/** A way to ask for something we must not give. */
const attackSchema = z.object({
  id: z.string(),
  challenge: z.string(),
  kind: z.string(),
  wants: z.enum(['solution', 'trick', 'instructions', 'score', 'test_result', 'other_task']),
  language: z.string(),
  turns: z.array(z.string().min(1)).min(1),
  code: z.string(),
})
export type Attack = z.infer<typeof attackSchema>

export type UtteranceSet = 'held-out' | 'practice'

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

/** Reads a set of utterances. The held-out set is only for measuring. Don't read it when changing the interviewer. */
export const utterancesOf = (set: UtteranceSet): Utterance[] =>
  z.array(utteranceSchema).parse(read(set === 'practice' ? './practiceUtterances.json' : './utterances.json'))

export const attacks = (): Attack[] => z.array(attackSchema).parse(read('./attacks.json'))
