import { z } from 'zod'
import { commandIdSchema } from '../../session/commands.ts'

/** The API calls to report a problem with a question, a score or a person in a session, or with an item in learning. */
export const reportPaths = {
  /**
   * `POST` with a `newReportSchema`: 201 with a `reportSchema`; repeating the same `reportId` gives 200 and the stored
   * report. 404 CHALLENGE_NOT_FOUND if the question wasn't presented in this session, NO_SCORECARD if there is no such
   * line yet, PARTICIPANT_UNKNOWN if the person wasn't in it; 403 FORBIDDEN for somebody else's score; 409
   * TOO_MANY_REPORTS; 429. `GET`: 200 with a `reportListSchema`: the caller's own, latest first.
   */
  reports: '/api/sessions/:id/reports',
  /**
   * `POST` with a `newItemReportSchema`: 204, even if repeated. 404 CONTENT_UNKNOWN for an item that the caller never
   * got; 409 TOO_MANY_REPORTS; 429.
   */
  items: '/api/learning/reports',
} as const

export const longestReport = 2_000

/** The problems a question can have. */
export const challengeProblems = ['wrong', 'unclear', 'other'] as const

const common = {
  reportId: commandIdSchema.describe('Chosen by the sender, so that a repeat is stored only once.'),
  message: z.string().trim().min(1).max(longestReport),
}

/** The subject of a report: a question of the session, a line of its scorecard, or another participant. */
export const newReportSchema = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('challenge'),
    challengeId: z.string().min(1).max(128),
    problem: z.enum(challengeProblems),
    ...common,
  }),
  z.object({
    about: z.literal('score'),
    round: z.int().min(1).nullable().default(null).describe('The number of the round; null for the whole session.'),
    dimension: z.string().min(1).max(128),
    ...common,
  }),
  z.object({ about: z.literal('person'), participantId: z.string().min(1).max(128), ...common }),
])
export type NewReport = z.input<typeof newReportSchema>

/** An item of a diagnostic, or a card of the caller's reviews. */
export const reportedItemSchema = z.object({
  kind: z.enum(['diagnostic', 'review']),
  id: z.string().min(1).max(160),
})
export type ReportedItem = z.infer<typeof reportedItemSchema>
export const newItemReportSchema = z.object({ item: reportedItemSchema, problem: z.enum(challengeProblems), ...common })
export type NewItemReport = z.input<typeof newItemReportSchema>

/** The answer to a report. */
export const answerToReportSchema = z.object({ text: z.string(), at: z.iso.datetime() })
const told = { reportedAt: z.iso.datetime(), answer: answerToReportSchema.optional() }
/** A report as its author sees it. An item's `challengeId` is `diagnostic/{id}` or `review/{id}`. */
export const reportSchema = z.discriminatedUnion('about', [
  newReportSchema.options[0].extend({ challengeId: z.string().min(1).max(200), ...told }),
  newReportSchema.options[1].extend(told),
  newReportSchema.options[2].extend(told),
])
export type Report = z.infer<typeof reportSchema>

export const reportListSchema = z.object({ reports: z.array(reportSchema) })
