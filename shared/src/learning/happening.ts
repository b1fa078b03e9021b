import { z } from 'zod'
import { skillSchema } from './skill.ts'

/** Where an observation of a skill comes from. */
export const observationSources = ['quiz', 'check', 'challenge', 'interview', 'review', 'diagnostic'] as const
export const observationSourceSchema = z.enum(observationSources)
export type ObservationSource = z.infer<typeof observationSourceSchema>

/**
 * One observation of a skill.
 * - `outcome`: from 0 (wrong) to 1 (right); anything in between is partly right.
 * - `difficulty`: of the task, on the scale of abilities: 0 is a moderately challenging task, about −1.2 a
 *   straightforward one, 1.2 a challenging one.
 * - `guess`: how likely somebody without the skill is to be right: 1 divided by the number of options, else 0.
 * - `weight`: how much the observation counts, compared with one answered question.
 */
export const observationSchema = z.object({
  skill: skillSchema,
  source: observationSourceSchema,
  outcome: z.number().min(0).max(1),
  difficulty: z.number().min(-4).max(4),
  guess: z.number().min(0).max(0.5).default(0),
  weight: z.number().min(0.1).max(10).default(1),
})
export type Observation = z.infer<typeof observationSchema>

/**
 * Something a learner finished, by kind and id: `lesson/{course}/{lesson}`, `challenge/{challengeId}`,
 * `interview/{sessionId}`, `reviews/{day}`, `drill/{day}`, `diagnostic/{id}`. A path's items are ticked off by these.
 */
export const doneRefSchema = z
  .string()
  .regex(/^(lesson|challenge|interview|reviews|drill|diagnostic)\/[A-Za-z0-9_.:/-]{1,200}$/)

/** Something a learner did that says something about them. `id` is unique per learner and makes recording idempotent. */
export const happeningSchema = z.object({
  id: z.string().min(1).max(200),
  /** ms since 1970. */
  at: z.number(),
  /** The time it took, in minutes. */
  minutes: z.number().min(0).max(600).default(0),
  /** The things that the learner finished by doing this. */
  done: z.array(doneRefSchema).default([]),
  observations: z.array(observationSchema).max(200).default([]),
})
export type Happening = z.infer<typeof happeningSchema>
export type NewHappening = z.input<typeof happeningSchema>
