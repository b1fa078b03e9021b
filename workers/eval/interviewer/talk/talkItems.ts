import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { UtteranceSet } from '../items.ts'

export const talkRounds = [
  ...(['coding_telephone', 'coding_on_site', 'take_home', 'practice', 'timed_coding'] as const),
  ...([
    'knowledge',
    'explain_code',
    'algorizing',
    'low_level_design',
    'system_design',
    'behavioural',
    'trial',
  ] as const),
] as const
export type TalkRound = (typeof talkRounds)[number]

export const talkSteps = [
  ...(['opening', 'clarifying', 'approach', 'coding', 'after_hand_in', 'answered', 'follow_up', 'closing'] as const),
] as const
export type TalkStep = (typeof talkSteps)[number]

/** An utterance that isn't about the question, with its situation and a sensible reply. */
const utteranceSchema = z.object({
  id: z.string(),
  kind: z.string(),
  round: z.enum(talkRounds),
  step: z.enum(talkSteps),
  text: z.string().min(1),
  sensible: z.string().min(1),
})
export type TalkUtterance = z.infer<typeof utteranceSchema>

const files: Record<UtteranceSet, string> = { practice: 'practice', 'held-out': 'heldOut' }

/** Reads a set of utterances. The held-out ones are only for measuring: don't read them when changing the replies. */
export const talkOf = (set: UtteranceSet): TalkUtterance[] =>
  z.array(utteranceSchema).parse(JSON.parse(readFileSync(new URL(`./${files[set]}.json`, import.meta.url), 'utf8')))

const judgementsSchema = z.record(z.string(), z.object({ sensible: z.boolean(), why: z.string().optional() }))
export type TalkJudgements = z.infer<typeof judgementsSchema>

/** A person's judgement of each reply, by the utterance's id; null if nobody has judged this set. */
export function judgementsOf(set: UtteranceSet): TalkJudgements | null {
  const file = new URL(`./${files[set]}.judged.json`, import.meta.url)
  return existsSync(file) ? judgementsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}
