import { z } from 'zod'
import { commandIdSchema } from '../../session/commands.ts'
import { commitViewSchema } from '../../session/commit.ts'
import { interviewSettingsSchema, requestedSettingsSchema } from '../../session/interviewSettings.ts'
import { decisionSchema } from '../../session/scorecard.ts'
import { swapSchema } from '../../session/swapSchema.ts'
import { programmingLanguageSchema } from '../../vocabulary/code.ts'
import { contentDomainSchema } from '../../vocabulary/content.ts'
import {
  assessmentTypeSchema,
  difficultySchema,
  interviewPhaseSchema,
  interviewStageSchema,
  participantRoleSchema,
  sessionModeSchema,
} from '../../vocabulary/interview.ts'

/**
 * The API calls for sessions. Each needs a sign-in or a guest's cookie (401 UNAUTHORIZED). Only members can see a
 * session: everybody else gets 404 SESSION_NOT_FOUND.
 */
export const sessionPaths = {
  /** `POST` opens a session, for accounts only; `GET` lists the caller's sessions. */
  sessions: '/api/sessions',
  /**
   * `POST` with the same body as opening a session: 200 with a `sessionEstimateSchema`, and nothing is opened. For
   * accounts only; 429 with `retry-after` after too many.
   */
  estimate: '/api/sessions/estimate',
  /**
   * `GET`: the session's current view. `DELETE`: 204 once it is gone, even if repeated; 409 SESSION_UNFINISHED while it
   * is running or being scored, 409 SESSION_NOT_ALONE if anybody else was in it.
   */
  session: '/api/sessions/:id',
  /** `GET`: the log. */
  events: '/api/sessions/:id/events',
  /** `GET` over a plain WebSocket: the log as it grows, one commit view per message. */
  live: '/api/sessions/:id/live',
  /**
   * `GET`: 200 with a `sessionScorecardSchema`, 202 with a `pendingScorecardSchema`, 404 NO_SCORECARD if there is none,
   * 503 SCORECARD_FAILED if scoring failed.
   */
  scorecard: '/api/sessions/:id/scorecard',
  /** `GET`: an `interviewerGuideSchema`, for the interviewer; 403 FORBIDDEN for other members. */
  guide: '/api/sessions/:id/guide',
  /** `POST`: sends a command, as over the socket. */
  commands: '/api/sessions/:id/commands',
} as const

export const sessionParamsSchema = z.object({ id: z.string() })

/**
 * The body of `POST /api/sessions`; every field has a default. 201 with an `openedSessionSchema`, even if no challenge
 * matches: the room then says so, and refuses to start. 429 with `retry-after` after too many.
 */
export const newSessionSchema = z
  .object({
    mode: sessionModeSchema.default('ai'),
    role: z
      .enum(['candidate', 'interviewer'])
      .default('candidate')
      .describe('The opener’s role; `interviewer` in human mode only. Others join by invites.'),
    contentDomain: contentDomainSchema
      .optional()
      .describe('By default the domain that the caller studies, or `tech_interview_prep` if they never chose one.'),
    assessmentType: assessmentTypeSchema.nullish(),
    programmingLanguage: z.unknown().optional().describe('Unknown languages fall back to python (spec §5).'),
    languageLocked: z
      .boolean()
      .default(false)
      .describe(
        'Nobody can change `programmingLanguage` in this session; trying to returns 409 SETTING_LOCKED. A company round that keeps one language locks it, too.',
      ),
    challengeId: z.string().max(128).nullish(),
    exam: z.boolean().default(false).describe('No hints, no coach, no power-ups. Some assessments are always exams.'),
    companyRound: z
      .int()
      .min(1)
      .nullish()
      .describe(
        'Of the rounds in `GET /api/companies`: only this one is rehearsed, with as many questions as are put in it. A round that the company doesn’t have, or that belongs to another stage, is ignored.',
      ),
    settings: requestedSettingsSchema.nullish(),
    askAboutCv: z
      .boolean()
      .default(false)
      .describe(
        'The behavioural round asks about a line of the caller’s CV. No effect if the interview has no such round; 409 CV_NO_QUESTION if there is nothing to ask about.',
      ),
    swap: z
      .boolean()
      .default(false)
      .describe(
        'Both interview in turn, in human mode only: a second session opens when this one ends, with the roles swapped.',
      ),
  })
  .refine(({ mode, askAboutCv }) => mode === 'ai' || !askAboutCv, {
    error: 'Only the AI interviewer asks about a CV.',
    path: ['askAboutCv'],
  })
  .refine(({ mode, swap }) => mode === 'human' || !swap, {
    error: 'Only people can interview each other in turn.',
    path: ['swap'],
  })
  .refine(({ mode, role }) => mode === 'human' || role === 'candidate', {
    error: 'In a session with an AI interviewer, whoever opens it is the candidate.',
    path: ['role'],
  })
/** The body as callers send it, before defaults are filled in. */
export type NewSession = z.input<typeof newSessionSchema>

export const openedSessionSchema = z.object({ sessionId: z.string() })

/** A choice that the caller would have to change (spec §8 names these three). */
export const nearestMatchSchema = z.union([
  z.object({ interviewDifficulty: difficultySchema }).strict(),
  z.object({ timeLimitInMinutes: z.int().positive() }).strict(),
  z.object({ interviewStage: interviewStageSchema }).strict(),
])
export type NearestMatch = z.infer<typeof nearestMatchSchema>

/** A planned interview's estimate. */
export const sessionEstimateSchema = z.object({
  tokens: z.int().min(0).describe('Reserved at the start; unused tokens are returned.'),
  minutes: z.number().positive().describe('How long the clock runs, including the candidate’s extra time.'),
  questionCount: z.int().min(1),
  matches: z.boolean().describe('Whether there is a question for these settings.'),
  endsWithAStory: z.boolean().describe('Whether its last round is behavioural, and can ask about the CV.'),
  followsRound: z
    .boolean()
    .nullable()
    .describe(
      'Whether the first question is of a kind that the rehearsed round has; null where no round is rehearsed.',
    ),
  nearest: z
    .array(nearestMatchSchema)
    .describe('If there is no question: each single change of the settings that would find one.'),
})
export type SessionEstimate = z.infer<typeof sessionEstimateSchema>

/** The query of `GET /api/sessions`: the page size, and the `next` of the previous page. */
export const sessionListQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  after: z.string().optional(),
})

/**
 * A session in its member's list. `title` names the company and the round until the end, then the questions; it is
 * empty only in old entries without a known question.
 */
export const sessionSummarySchema = z.object({
  sessionId: z.string(),
  /** The caller's role in it. */
  role: participantRoleSchema,
  mode: sessionModeSchema,
  /** The kind of assessment; null for an interview. */
  assessmentType: assessmentTypeSchema.nullable(),
  phase: interviewPhaseSchema,
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  settings: interviewSettingsSchema,
  programmingLanguage: programmingLanguageSchema,
  title: z.string(),
  decision: decisionSchema.nullable(),
  /**
   * If two people take turns interviewing: which half this is, and the session of the other half, null until it is
   * open. Missing for any other session.
   */
  swap: swapSchema.extend({ otherId: z.string().nullable() }).optional(),
})
export type SessionSummary = z.infer<typeof sessionSummarySchema>

/** A page of the caller's sessions, latest first; `next` is null on the last one. */
export const sessionListSchema = z.object({ sessions: z.array(sessionSummarySchema), next: z.string().nullable() })

/** The query of the log, including the live one: returns only commits with a higher `seq`. */
export const sessionLogQuerySchema = z.object({ after: z.coerce.number().int().min(0).default(0) })

/** Commits in order, at most `longestReplay`; `next` is the `after` of the next page, null on the last one. */
export const sessionLogPageSchema = z.object({ commits: z.array(commitViewSchema), next: z.int().nullable() })
export type SessionLogPage = z.infer<typeof sessionLogPageSchema>

/** The 202 response while a scorecard isn't ready. */
export const pendingScorecardSchema = z.object({ status: z.literal('pending') })

/**
 * The body of `POST /api/sessions/{id}/commands`: the fields of a participant's command, alongside its id. 200 with a
 * `storedCommandSchema`; 400 INVALID_COMMAND, 409 with the refusal's code, 503 UNAVAILABLE and 429 with `retry-after`.
 */
export const sentCommandSchema = z.looseObject({ commandId: commandIdSchema, type: z.string() })
export type SentCommand = z.infer<typeof sentCommandSchema>

/** The command took effect, now or when its id was first sent; `seq` is its commit. */
export const storedCommandSchema = z.object({ ok: z.literal(true), seq: z.int() })
