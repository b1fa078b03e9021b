import { z } from 'zod'
import { testRunPurposeSchema } from '../../session/testRun.ts'
import { codeResultStatusSchema, executionJobStatusSchema, programmingLanguageSchema } from '../../vocabulary/code.ts'
import { challengeTypeSchema } from '../../vocabulary/interview.ts'

/**
 * The API calls for working on a challenge. Each needs an account (401 UNAUTHORIZED); 404 CHALLENGE_NOT_FOUND; 403
 * CHALLENGE_LOCKED if the caller's plan doesn't include it, or it isn't open yet.
 */
export const challengeWorkPaths = {
  /**
   * `POST`, a `workspaceRequestSchema`: 200 with a `workspaceSchema`. Returns the open practice session, or opens and
   * starts one with the previous session's latest draft in every language. 402 INSUFFICIENT_TOKENS; 409
   * CHALLENGE_IN_INTERVIEW during an interview with this challenge; 429.
   */
  workspace: '/api/challenges/:id/workspace',
  /** `GET`: 200 with a `submissionListSchema`. */
  submissions: '/api/challenges/:id/submissions',
  /** `GET`: 200 with an `editorialSchema`; 403 EDITORIAL_LOCKED with `reason` (`EditorialLock`) until something unlocks it. */
  editorial: '/api/challenges/:id/editorial',
  /** `POST`: 200 with a `givenUpSchema`; safe to repeat. 409 CHALLENGE_IN_INTERVIEW. */
  giveUp: '/api/challenges/:id/giveUp',
} as const

/**
 * `isNew` if the session was opened just now. Coding happens in the workspace, everything else in the interview room.
 */
export const workspaceSchema = z.object({
  sessionId: z.string(),
  challengeType: challengeTypeSchema,
  isNew: z.boolean(),
})
export type Workspace = z.infer<typeof workspaceSchema>

/** Code handed in with Submit or Done coding, in any session. */
export const challengeSubmissionSchema = z.object({
  sessionId: z.string(),
  /** The commit that handed it in: its position in the replay. */
  seq: z.int().min(1),
  runId: z.string(),
  /** `submission` for Submit, `hidden` for Done coding. */
  purpose: testRunPurposeSchema,
  at: z.iso.datetime(),
  programmingLanguage: programmingLanguageSchema,
  /** The result: the status of the first case that didn't pass. Null if there were too few tokens to run it. */
  status: codeResultStatusSchema.nullable(),
  executionStatus: executionJobStatusSchema,
  passed: z.int().min(0),
  total: z.int().min(0),
  /** How many of `total` weren't run, because an earlier one timed out. */
  notRun: z.int().min(0).default(0),
  /** The time of the slowest case, and the highest memory use of any; null before there are results. */
  timeMs: z.number().nullable(),
  memoryKb: z.number().nullable(),
  code: z.string(),
})
export type ChallengeSubmission = z.infer<typeof challengeSubmissionSchema>

/** The query of the submissions: the page size, and the `next` of the previous page. */
export const submissionListQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(20),
  after: z.string().max(200).optional(),
})

/** A page of the caller's submissions for a challenge, latest first; `next` is null on the last one. */
export const submissionListSchema = z.object({
  submissions: z.array(challengeSubmissionSchema),
  next: z.string().nullable(),
})

/**
 * Why an editorial isn't shown: nothing has unlocked it yet, or an interview with this challenge is running. Sent as
 * `reason` in the body of 403 EDITORIAL_LOCKED, alongside the standard problem-details fields.
 */
export type EditorialLock = 'not_done' | 'interview_open'

export const editorialKeys = ['solved', 'given_up', 'interview_ended', 'answered'] as const

/** The full answer to a challenge. Parts that don't apply to its kind are empty or null. */
export const editorialSchema = z.object({
  challengeId: z.string(),
  title: z.string(),
  /** What unlocked it. */
  unlockedBy: z.enum(editorialKeys),
  /** Markdown. */
  editorial: z.string(),
  approaches: z.array(
    z.object({
      name: z.string(),
      quality: z.enum(['optimal', 'acceptable', 'brute_force', 'wrong']),
      time: z.string(),
      space: z.string(),
    }),
  ),
  complexity: z.object({ time: z.string(), space: z.string() }).nullable(),
  /** Correct programs, fastest first. */
  solutions: z.array(
    z.object({
      programmingLanguage: programmingLanguageSchema,
      kind: z.enum(['optimal', 'brute_force']),
      time: z.string().nullable(),
      space: z.string().nullable(),
      code: z.string(),
    }),
  ),
  /** The points of a good answer. */
  keyPoints: z.array(z.string()),
  /** Common mistakes, and the question that helps the candidate out of each. */
  pitfalls: z.array(z.object({ mistake: z.string(), nudge: z.string() })),
  edgeCases: z.array(z.object({ question: z.string(), idea: z.string() })),
  followUps: z.array(z.object({ question: z.string(), goodAnswer: z.string() })),
})
export type Editorial = z.infer<typeof editorialSchema>

/** When the challenge was given up; null if it was solved before, in which case we record nothing. */
export const givenUpSchema = z.object({ givenUpAt: z.iso.datetime().nullable() })
