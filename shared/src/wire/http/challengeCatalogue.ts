import { z } from 'zod'
import { accessSchema } from '../../rules/contentAccess.ts'
import { publicChallengeSchema } from '../../session/publicChallenge.ts'
import { testCountSchema } from '../../session/testRun.ts'
import { programmingLanguageSchema } from '../../vocabulary/code.ts'
import { conceptSchema, contentTierSchema, progressSchema, releaseStageSchema } from '../../vocabulary/content.ts'
import { companyTypeSchema } from '../../vocabulary/hiring.ts'
import { challengeTypeSchema, difficultySchema } from '../../vocabulary/interview.ts'
import { shownListSchema } from './challengeLists.ts'
import { challengeSubmissionSchema } from './challengeWork.ts'

/** The API calls for browsing challenges. They need no account; without one there is no progress. */
export const challengeCataloguePaths = {
  /**
   * `GET`: 200 with a `challengeListSchema`; 400 INVALID_REQUEST for an unknown filter value, 404 CHALLENGE_LIST_UNKNOWN for
   * an unknown `list`.
   */
  list: '/api/challenges',
  /** `GET`: 200 with a `challengeViewSchema`; 404 CHALLENGE_NOT_FOUND. */
  challenge: '/api/challenges/:id',
} as const

export const challengeIdParamsSchema = z.object({ id: z.string().max(128) })

/** `a,b` matches either. */
const anyOf = <T extends z.ZodType<string, string>>(value: T) =>
  z
    .string()
    .max(400)
    .transform((list) => [
      ...new Set(
        list
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== ''),
      ),
    ])
    .pipe(z.array(value))
    .optional()

/** The list's filters, each with any number of values separated by commas. */
export const challengeFilterSchemas = {
  topic: conceptSchema,
  difficulty: difficultySchema,
  type: challengeTypeSchema,
  company: companyTypeSchema,
  state: progressSchema,
  tier: contentTierSchema,
} as const
export type ChallengeFilter = keyof typeof challengeFilterSchemas
export const challengeFilters = [
  'topic',
  'difficulty',
  'type',
  'company',
  'state',
  'tier',
] as const satisfies readonly ChallengeFilter[]

/**
 * The query of the list: a search in title and topics, the filters, and the page (`after` is the `next` of the previous
 * page). `list` leaves only the challenges of one list (`challengeListPaths`), in its order.
 */
export const challengeListQuerySchema = z.object({
  search: z.string().trim().max(100, 'Search for at most 100 characters.').optional(),
  topic: anyOf(challengeFilterSchemas.topic),
  difficulty: anyOf(challengeFilterSchemas.difficulty),
  type: anyOf(challengeFilterSchemas.type),
  company: anyOf(challengeFilterSchemas.company),
  state: anyOf(challengeFilterSchemas.state),
  tier: anyOf(challengeFilterSchemas.tier),
  list: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  after: z.string().max(128).optional(),
})
export type ChallengeListQuery = z.infer<typeof challengeListQuerySchema>

/** A challenge in a list, with the caller's progress. */
export const challengeSummarySchema = z.object({
  challengeId: z.string(),
  title: z.string(),
  challengeType: challengeTypeSchema,
  difficulty: difficultySchema,
  topics: z.array(conceptSchema),
  durationInMinutes: z.int().positive(),
  tier: contentTierSchema,
  releaseStage: releaseStageSchema,
  /** The companies whose presets have a round with questions of this type and difficulty. */
  companies: z.array(companyTypeSchema),
  /** Whether the caller may open it. */
  access: accessSchema,
  state: progressSchema,
  /** When the first submission passed every test; null before that, and for questions answered in words. */
  solvedAt: z.iso.datetime().nullable(),
  /**
   * The test results of the best handed-in version, over all sessions; null if the results are hidden, or nothing was
   * handed in.
   */
  bestTests: testCountSchema.nullable(),
  /** When the caller gave up on it to read the editorial; it then counts as completed, never as solved. */
  givenUpAt: z.iso.datetime().nullable(),
  /** When it was last started, in practice or in an interview. */
  lastStartedAt: z.iso.datetime().nullable(),
  /** The open practice session, or null. */
  openSessionId: z.string().nullable(),
})
export type ChallengeSummary = z.infer<typeof challengeSummarySchema>

const facet = <T extends z.ZodType<string>>(value: T) => z.array(z.object({ value, count: z.int().min(0) }))

/**
 * For each filter, its values in use, and how many challenges each value would leave with the other filters unchanged.
 */
export const challengeFacetsSchema = z.object({
  topic: facet(conceptSchema),
  difficulty: facet(difficultySchema),
  type: facet(challengeTypeSchema),
  company: facet(companyTypeSchema),
  state: facet(progressSchema),
  tier: facet(contentTierSchema),
})
export type ChallengeFacets = z.infer<typeof challengeFacetsSchema>

/** A page of challenges, easy and short ones first, or in the order of `list`; `total` is over all pages, `next` is null on the last one. */
export const challengeListSchema = z.object({
  challenges: z.array(challengeSummarySchema),
  total: z.int().min(0),
  next: z.string().nullable(),
  facets: challengeFacetsSchema,
  /** The caller's last unfinished practice, whatever the filters are; null if there is none. */
  resume: challengeSummarySchema.nullable(),
  /** The list that was asked for; null for all challenges. */
  list: shownListSchema.nullable(),
})
export type ChallengeList = z.infer<typeof challengeListSchema>

export const challengeViewQuerySchema = z.object({
  programmingLanguage: z.unknown().optional().describe('The stub’s language; by default python (spec §5).'),
})

/** One challenge. The candidate's view is null if the caller may not open it. */
export const challengeViewSchema = z.object({
  summary: challengeSummarySchema,
  challenge: publicChallengeSchema.nullable(),
  /** The caller's latest three. */
  submissions: z.array(challengeSubmissionSchema),
  /** Whether `GET …/editorial` would succeed. */
  editorialUnlocked: z.boolean(),
})

/**
 * The body of `POST …/workspace`: the language of the first session, python by default; later sessions keep the
 * previous one's language.
 */
export const workspaceRequestSchema = z.object({ programmingLanguage: programmingLanguageSchema.optional() })
