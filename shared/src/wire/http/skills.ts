import { z } from 'zod'
import { skillSchema } from '../../learning/skill.ts'

/** `GET`: 200 with a `skillMapSchema`, for the person who is signed in (401). */
export const skillsPath = '/api/skills'

/**
 * An estimate on the scorecard's scale of 1 to 4: the skill is between `low` and `high` nine times in ten. `count` is
 * how many observations it comes from.
 */
export const skillEstimateSchema = z.object({ score: z.number(), low: z.number(), high: z.number(), count: z.int() })

/**
 * A skill. `estimate` is null if there is not enough evidence. `reasons`: what it is based on, the most telling first.
 * `narrowBy`: the shortest work that would make the range a third narrower, or produce a first range; null if a few
 * tasks wouldn't do.
 */
export const skillStandingSchema = z.object({
  skill: skillSchema,
  label: z.string(),
  kind: z.enum(['concept', 'line']),
  estimate: skillEstimateSchema.nullable(),
  /** How many observations there are, enough or not. */
  count: z.int(),
  /** ISO 8601, UTC; null if there are no observations. */
  lastEvidenceAt: z.iso.datetime().nullable(),
  reasons: z.array(z.string()),
  narrowBy: z.object({ minutes: z.number(), tasks: z.int(), by: z.enum(['interview', 'quiz']) }).nullable(),
})
export type SkillStanding = z.infer<typeof skillStandingSchema>

/** All skills of the skill model, in the order of the lists: concepts, then lines of the rubrics. */
export const skillMapSchema = z.object({ skills: z.array(skillStandingSchema) })
export type SkillMap = z.infer<typeof skillMapSchema>
