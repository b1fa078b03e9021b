import { z } from 'zod'
import { loopRoundSchema } from '../../session/companyLoop.ts'
import { companyTypeSchema } from '../../vocabulary/hiring.ts'
import { difficultySchema, interviewerPersonalitySchema } from '../../vocabulary/interview.ts'

/** The API calls for company presets, which say how companies interview (answers §2). They need no account. */
export const companyPaths = {
  /** `GET`: 200 with a `companyListSchema`, in the order of spec §3. */
  list: '/api/companies',
  /** `GET`: 200 with a `companyViewSchema`; 404 COMPANY_NOT_FOUND. */
  company: '/api/companies/:slug',
} as const

export const companyParamsSchema = z.object({ slug: z.string().describe('Its slug, as in the list: `jane-street`.') })

/** A round, described for people, with the settings to rehearse it. */
export const companyRoundViewSchema = loopRoundSchema.extend({
  durationInMinutes: z.int().positive(),
  problems: z.int().min(1),
  difficulty: difficultySchema,
  interviewerPersonality: interviewerPersonalitySchema,
  /** Whether the real round runs code in front of the candidate. */
  runsCode: z.boolean(),
  /** Whether the round's language is locked once the session is open; missing if it isn't. */
  languageLocked: z.boolean().optional(),
  how: z.string(),
})

/**
 * How a company's interviews are run, and how reliable that is: `sourced` from the public pages in `sources`,
 * `commonly_reported` and unverified, or `neutral`, which describes no company.
 */
export const companyViewSchema = z.object({
  slug: z.string(),
  name: z.string(),
  companyType: companyTypeSchema,
  evidence: z.enum(['sourced', 'commonly_reported', 'neutral']),
  about: z.string(),
  rounds: z.array(companyRoundViewSchema).min(1),
  advice: z.array(z.string()),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
})
export type CompanyView = z.infer<typeof companyViewSchema>

export const companyListSchema = z.object({ companies: z.array(companyViewSchema) })
