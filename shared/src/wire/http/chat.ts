import { z } from 'zod'
import { readLanguage } from '../../rules/settings.ts'
import { statementCountSchema } from '../../rules/truthOrDespair.ts'
import { codeFactsSchema, tracedInputSchema } from '../../session/codeFacts.ts'
import { namedRoundSchema } from '../../session/companyLoop.ts'
import { readSettings, requestedSettingsSchema } from '../../session/interviewSettings.ts'
import type { ModelUsage } from '../../session/modelUsage.ts'
import { judgementSchema } from '../../session/pointJudgement.ts'
import { type ChatCall, chatParticipantSchema, intentSchema } from '../../vocabulary/conversation.ts'
import { challengeTypeSchema, hintRungSchema, interviewStepSchema } from '../../vocabulary/interview.ts'

/** The chat calls of the AI backend and their paths (spec §7; the spelling `inteviewer` is the specification's). */
export const chatCallPaths = {
  respondToMsg: '/interviewer/respondToMsg',
  help: '/interviewer/help',
  giveFeedback: '/interviewer/giveFeedback',
  askQuestion: '/interviewer/askQuestion',
  debug: '/interviewer/debug',
  coachDebug: '/coach/debug',
  coachSimplifyCode: '/coach/simplifyCode',
  telephoneOrOnsiteRespondToMsg: '/interview/telephoneOrOnsite/inteviewer/respondToMsg',
  telephoneOrOnsiteUserQuickActions: '/interview/telephoneOrOnsite/inteviewer/userQuickActions',
  predefinedInteractions: '/ai_assistants/interviewer-coach/predefined-interactions',
} as const satisfies Record<ChatCall, string>

/** One message of `chatHistory`. Only the first four fields are required; requests write `timeSent` (ISO 8601, UTC). */
export const chatHistoryEntrySchema = z.object({
  sender: chatParticipantSchema,
  recipient: chatParticipantSchema,
  timeSent: z.string(),
  message: z.string(),
  candidatesAnswerWasAccepted: z.boolean().nullish(),
  interviewersClassificationOfCandidatesIntent: intentSchema.nullish().catch(null),
  challengeType: challengeTypeSchema.nullish().catch(null),
  /** What the message was judged to show, as the response to it said; missing where nobody judged it. */
  judgement: judgementSchema.optional().catch(undefined),
})
export type ChatHistoryEntry = z.infer<typeof chatHistoryEntrySchema>

/** What the hidden tests said of the candidate's code, as far as the interviewer may know it. */
export const testSummarySchema = z.object({
  allTestCasesPassed: z.boolean(),
  passed: z.int().min(0),
  total: z.int().min(0),
  /** The status of the first test that failed, or null where all passed. */
  firstFailureStatus: z.string().nullable(),
  /** What the first failed test is about ("empty input"), or null. */
  firstFailureCategory: z.string().nullable(),
})
export type TestSummary = z.infer<typeof testSummarySchema>

/** At most so many characters of a whiteboard go into a call. */
export const maxBoardCharacters = 20_000

/** Tells our own backend which authored material to use. A backend that doesn't know it works from the text of the call. */
export const interviewContextSchema = z.object({
  challengeId: z.string(),
  contentVersion: z.string(),
  /** The highest rung of the hint ladder the candidate was given, 0 before the first. */
  hintRung: z.union([z.literal(0), hintRungSchema]),
  testResults: testSummarySchema.nullable(),
  /** When the question at hand was put (ISO 8601, UTC); earlier messages of `chatHistory` belong to questions before it. */
  questionStartedAt: z.string().optional(),
  /** Whether the question is closed with this answer, whatever was said: the interviewer takes leave of it then. */
  isLastWord: z.boolean().optional(),
  /** In an exam nobody gives hints. */
  exam: z.boolean().optional(),
  /** The first name of whoever interviews in this round, by which they introduce themselves. */
  interviewerName: z.string().max(64).optional(),
  /** Whether a language model may have a part in the answer; it may where this is missing. Who has not agreed is not sent to one. */
  languageModel: z.boolean().optional(),
  /** What stands on the whiteboard of a design, in words; missing where there is none, or nothing on it. */
  board: z.string().max(maxBoardCharacters).optional().catch(undefined),
  /** The company's round that the question belongs to, and what weighs in it; missing where it belongs to none. */
  round: namedRoundSchema.optional().catch(undefined),
  /** How far a deck of statements is before this message; missing where the question is none. Without it the conversation is counted. */
  statements: statementCountSchema.optional().catch(undefined),
  /** What running the handed-in code told; missing where it was not run, and in an exam. `traced`: whether its input was named. */
  facts: codeFactsSchema.extend({ traced: z.boolean() }).optional().catch(undefined),
})
export type InterviewContext = z.infer<typeof interviewContextSchema>

/** The body of a chat call (spec §7). Unknown settings and languages fall back (spec §5) and are never refused. */
export const chatRequestSchema = z.object({
  chatHistory: z.array(chatHistoryEntrySchema).max(2000),
  candidatesCode: z.string().default(''),
  programmingLanguage: z
    .unknown()
    .optional()
    .transform((value) => readLanguage(value)),
  codeIsSubmitted: z.boolean().default(false),
  candidateName: z.string().default(''),
  codingChallengeQuestion: z.string().default(''),
  interviewSettings: requestedSettingsSchema
    .extend({ timeLeftInMinutes: z.number().optional().catch(undefined) })
    .default({})
    .transform((value) => ({ ...readSettings(value), timeLeftInMinutes: value.timeLeftInMinutes ?? null })),
  telephoneOrOnsitePhase: interviewStepSchema.nullable().default(null).catch(null),
  userEmail: z.string().default(''),
  userId: z.number().nullable().default(null),
  interviewContext: interviewContextSchema.nullish(),
})
export type ChatRequest = z.infer<typeof chatRequestSchema>
/** The body before defaults are filled in: what a caller sends. */
export type ChatRequestBody = z.input<typeof chatRequestSchema>

/** The answer to a chat call (spec §7); responses write `time_sent` (ISO 8601, UTC). */
export const chatResponseSchema = z.object({
  sender: chatParticipantSchema,
  recipient: chatParticipantSchema,
  time_sent: z.string(),
  message: z.string(),
  candidatesAnswerWasAccepted: z.boolean().nullable().default(null),
  interviewersClassificationOfCandidatesIntent: intentSchema.nullable().default(null).catch('unknown'),
  /** That a search for bugs came to nothing: a power-up that paid for it is refunded. Missing where it found something or was none. */
  /** What the candidate's message shows of the question's points; missing where it could not be judged. */
  judgement: judgementSchema.optional().catch(undefined),
  nothingFound: z.literal(true).optional().catch(undefined),
  /** The input that the message asks to trace, as a bug shows with it; missing where it asks for none. */
  traced: tracedInputSchema.optional().catch(undefined),
})
export type ChatResponse = z.infer<typeof chatResponseSchema>

/**
 * With `accept: text/event-stream` a chat call answers `delta` events, then one `reply`, or one `error` in their place. What was streamed is a
 * draft: the message of `reply` counts. Other events may come between them and mean nothing to who does not know them.
 */
export const chatStreamDeltaSchema = z.object({ text: z.string() })
export const chatStreamErrorSchema = z.object({ status: z.int(), code: z.union([z.string(), z.number()]).nullish() })

/** The headers of a call that is not streamed, by what they tell; all of them or none. */
export const usageHeaders = {
  inputTokens: 'x-greenroom-usage-input-tokens',
  outputTokens: 'x-greenroom-usage-output-tokens',
  isEstimated: 'x-greenroom-usage-estimated',
} as const satisfies Record<keyof ModelUsage, string>
