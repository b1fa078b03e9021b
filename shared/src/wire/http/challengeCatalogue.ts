import { z } from 'zod'
import { accessSchema } from '../../rules/contentAccess.ts'
import { publicChallengeSchema } from '../../session/publicChallenge.ts'
import { testCountSchema } from '../../session/testRun.ts'
import { programmingLanguageSchema } from '../../vocabulary/code.ts'
import { conceptSchema, contentTierSchema, progressSchema, releaseStageSchema } from '../../vocabulary/content.ts'
import { companyTypeSchema } from '../../vocabulary/hiring.ts'
import { challengeTypeSchema, difficultySchema } from '../../vocabulary/interview.ts'
import { challengeSubmissionSchema } from './challengeWork.ts'

/** The calls with which challenges are browsed. They need no account; who has none has not started anything. */
export const challengeCataloguePaths = {
  /** `GET`: 200 with a `challengeListSchema`; 400 INVALID_REQUEST for a value that no filter has. */
  list: '/api/challenges',
  /** `GET`: 200 with a `challengeViewSchema`; 404 CHALLENGE_NOT_FOUND. */
  challenge: '/api/challenges/:id',
} as const

export const challengeIdParamsSchema = z.object({ id: z.string().max(128) })

/** `a,b` asks for any of the two. */
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

/** What the list can be narrowed to, each by any number of values with commas between them. */
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

/** The query of the list: what is searched for in title and topics, the filters, and the page (`after` is the `next` of the page before). */
export const challengeListQuerySchema = z.object({
  search: z.string().trim().max(100, 'Search for at most 100 characters.').optional(),
  topic: anyOf(challengeFilterSchemas.topic),
  difficulty: anyOf(challengeFilterSchemas.difficulty),
  type: anyOf(challengeFilterSchemas.type),
  company: anyOf(challengeFilterSchemas.company),
  state: anyOf(challengeFilterSchemas.state),
  tier: anyOf(challengeFilterSchemas.tier),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  after: z.string().max(128).optional(),
})
export type ChallengeListQuery = z.infer<typeof challengeListQuerySchema>

/** A challenge in a list, and how far whoever asks is with it. */
export const challengeSummarySchema = z.object({
  challengeId: z.string(),
  title: z.string(),
  challengeType: challengeTypeSchema,
  difficulty: difficultySchema,
  topics: z.array(conceptSchema),
  durationInMinutes: z.int().positive(),
  tier: contentTierSchema,
  releaseStage: releaseStageSchema,
  /** The companies in whose rounds, as their presets tell of them, a question of this type and difficulty is asked. */
  companies: z.array(companyTypeSchema),
  /** Whether who asks may open it. */
  access: accessSchema,
  state: progressSchema,
  /** When the first submission passed every test; null before that, and for questions that are answered in words. */
  solvedAt: z.iso.datetime().nullable(),
  /** What the tests said of the best version that was handed in, over all sessions; null if nobody may know, or nothing was. */
  bestTests: testCountSchema.nullable(),
  /** When it was given up for the editorial; it then counts as completed, never as solved. */
  givenUpAt: z.iso.datetime().nullable(),
  /** When it was last begun, in practice or in an interview. */
  lastStartedAt: z.iso.datetime().nullable(),
  /** The practice session that is still open, or null. */
  openSessionId: z.string().nullable(),
})
export type ChallengeSummary = z.infer<typeof challengeSummarySchema>

const facet = <T extends z.ZodType<string>>(value: T) => z.array(z.object({ value, count: z.int().min(0) }))

/** For each filter its values that occur, and how many challenges each would leave with the other filters as they are. */
export const challengeFacetsSchema = z.object({
  topic: facet(conceptSchema),
  difficulty: facet(difficultySchema),
  type: facet(challengeTypeSchema),
  company: facet(companyTypeSchema),
  state: facet(progressSchema),
  tier: facet(contentTierSchema),
})
export type ChallengeFacets = z.infer<typeof challengeFacetsSchema>

/** A page of challenges, easy and short ones first; `total` counts all pages, `next` is null on the last one. */
export const challengeListSchema = z.object({
  challenges: z.array(challengeSummarySchema),
  total: z.int().min(0),
  next: z.string().nullable(),
  facets: challengeFacetsSchema,
  /** What one practised last and has not completed, whatever the filters are; null if there is nothing. */
  resume: challengeSummarySchema.nullable(),
})
export type ChallengeList = z.infer<typeof challengeListSchema>

export const challengeViewQuerySchema = z.object({
  programmingLanguage: z.unknown().optional().describe('Of the stub; by default python (spec §5).'),
})

/** One challenge. What a candidate sees of it is null if one may not open it. */
export const challengeViewSchema = z.object({
  summary: challengeSummarySchema,
  challenge: publicChallengeSchema.nullable(),
  /** The latest three of one's own. */
  submissions: z.array(challengeSubmissionSchema),
  /** Whether `GET …/editorial` would answer. */
  editorialUnlocked: z.boolean(),
})

/** The body of `POST …/workspace`: the language of the first session, by default python; later ones go on in that of the one before. */
export const workspaceRequestSchema = z.object({ programmingLanguage: programmingLanguageSchema.optional() })
