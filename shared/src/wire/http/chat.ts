import { z } from 'zod'
import { designPhases } from '../../rules/designRound.ts'
import { hintAnswers } from '../../rules/hintRequest.ts'
import { readLanguage } from '../../rules/settings.ts'
import { statementCountSchema } from '../../rules/truthOrDespair.ts'
import { codeFactsSchema, inputRowsSchema, tracedInputSchema } from '../../session/codeFacts.ts'
import { namedRoundSchema } from '../../session/companyLoop.ts'
import { readSettings, requestedSettingsSchema } from '../../session/interviewSettings.ts'
import type { ModelUsage } from '../../session/modelUsage.ts'
import { judgementSchema } from '../../session/pointJudgement.ts'
import { pricedRungSchema } from '../../session/pricedRung.ts'
import { putCheckSchema } from '../../session/putCheck.ts'
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

/** One message of `chatHistory`. The first four fields are required. `timeSent` is ISO 8601, in UTC. */
export const chatHistoryEntrySchema = z.object({
  sender: chatParticipantSchema,
  recipient: chatParticipantSchema,
  timeSent: z.string(),
  message: z.string(),
  candidatesAnswerWasAccepted: z.boolean().nullish(),
  interviewersClassificationOfCandidatesIntent: intentSchema.nullish().catch(null),
  challengeType: challengeTypeSchema.nullish().catch(null),
  /** The message's judgement, from the response to it; missing if it wasn't judged. */
  judgement: judgementSchema.optional().catch(undefined),
})
export type ChatHistoryEntry = z.infer<typeof chatHistoryEntrySchema>

/** The hidden tests' result for the candidate's code, limited to what the interviewer may know. */
export const testSummarySchema = z.object({
  allTestCasesPassed: z.boolean(),
  passed: z.int().min(0),
  total: z.int().min(0),
  /** The status of the first failed test, or null if all passed. */
  firstFailureStatus: z.string().nullable(),
  /** The topic of the first failed test ("empty input"), or null. */
  firstFailureCategory: z.string().nullable(),
})
export type TestSummary = z.infer<typeof testSummarySchema>

/** How many characters of a whiteboard fit in a call. */
export const maxBoardCharacters = 20_000
/** How many boxes on a board one message can point at. */
export const maxPointedAt = 4

/**
 * What a program does with an input that somebody mentioned: `example` if the statement shows the input, `error` is the
 * message of a crash. `right` is missing if nobody has worked it out.
 */
export const claimSchema = tracedInputSchema.extend({
  right: z.string().optional(),
  example: z.int().min(1).optional(),
  error: z.string().optional(),
})

/** Tells our own backend which authored material to use. Other backends work from the call's text. */
export const interviewContextSchema = z.object({
  challengeId: z.string(),
  contentVersion: z.string(),
  /** The highest rung of the hint ladder given so far, 0 before the first. */
  hintRung: z.union([z.literal(0), hintRungSchema]),
  testResults: testSummarySchema.nullable(),
  /**
   * When the current question was presented (ISO 8601, UTC); earlier messages in `chatHistory` belong to previous
   * questions.
   */
  questionStartedAt: z.string().optional(),
  /** Whether this answer closes the question regardless: the interviewer then wraps it up. */
  isLastWord: z.boolean().optional(),
  /**
   * The proposal this answer can make: to continue for `minutes` of the `minutesLeft` for the question; both are
   * missing without a clock, and `minutes` if too few are left. `isDue`: the follow-up must close with this answer;
   * otherwise it may close, if nothing is left to ask. `isTooSlow`: the open issue is slow code, not a bug. `isAgain`:
   * it was offered before. `hasNext`: another question follows. Missing if nothing can be proposed.
   */
  offer: z
    .object({
      minutes: z.int().min(1).optional(),
      minutesLeft: z.int().min(0).optional(),
      isBugOpen: z.boolean(),
      isTooSlow: z.literal(true).optional(),
      isAgain: z.boolean().optional(),
      hasNext: z.boolean().optional(),
      isDue: z.boolean().optional(),
    })
    .optional()
    .catch(undefined),
  /** The message's answer to the proposal; missing if it doesn't answer it. */
  answersProposal: z.enum(['go_on', 'problem', 'questions', 'next', 'end']).optional().catch(undefined),
  /**
   * The next rung of the hint ladder, its price, and whether it was offered before; missing if none is available now.
   */
  nextHint: pricedRungSchema.extend({ wasOffered: z.boolean() }).optional().catch(undefined),
  /** The message's answer to the offered hint; missing if none was offered. */
  answersHintOffer: z.enum(hintAnswers).optional().catch(undefined),
  /** Exams have no hints. */
  exam: z.boolean().optional(),
  /** The interviewer's first name in this round, for their introduction. */
  interviewerName: z.string().max(64).optional(),
  /**
   * Whether a language model may help with the answer; true if missing. We never send a model the text of candidates
   * who have not agreed.
   */
  languageModel: z.boolean().optional(),
  /** The planned minutes of a design; missing for other questions, and without a clock. */
  designMinutes: z.number().min(0).optional().catch(undefined),
  /** The design's whiteboard described in text; missing if there is none, or it is empty. */
  board: z.string().max(maxBoardCharacters).optional().catch(undefined),
  /** The company round that the question belongs to, and its most important dimensions; missing if there is none. */
  round: namedRoundSchema.optional().catch(undefined),
  /**
   * The progress through a deck of statements before this message; missing for other questions. If missing for a deck,
   * the backend counts it from the conversation.
   */
  statements: statementCountSchema.optional().catch(undefined),
  /**
   * The result of running `candidatesCode` behind the scenes; missing if it wasn't run, and in an exam. `traced`:
   * whether the candidate was asked about its input, `shown`: whether practice shows it with the code's output. The
   * backend uses `right` to judge the candidate's answer, and never reveals it.
   */
  facts: codeFactsSchema.extend({ traced: z.boolean(), shown: z.boolean().optional() }).optional().catch(undefined),
  /** Facts that the interviewer can give about the interview itself; missing if the caller sends none. */
  room: z
    .object({
      /** The number of this question, and the total. */
      question: z.int().min(1),
      questions: z.int().min(1),
      /** The interview's length in minutes; null if there is no clock. */
      minutes: z.number().min(0).nullable(),
      /** The kind of question that usually comes next, or null if this is the last. */
      next: z.string().nullable(),
      codeRuns: z.boolean(),
      languageLocked: z.boolean(),
      isTrial: z.boolean(),
      isScored: z.boolean(),
      /** Whether the candidate may still go back to coding, or hand in again. */
      mayCodeAgain: z.boolean(),
    })
    .optional()
    .catch(undefined),
  /**
   * The result of `candidatesCode` for an input that the last message mentions; missing if it mentions none, and in an
   * exam.
   */
  claim: claimSchema.optional().catch(undefined),
  /**
   * The limit, in the task's wording, that rules out an input mentioned in the last message; that input was not run.
   * Missing if there is no such input.
   */
  excludedBy: z.string().optional().catch(undefined),
  /**
   * Whether the candidate may run code here, so that the coach may run a case for them; missing if the call isn't to
   * the coach.
   */
  mayRun: z.boolean().optional(),
  /** The error in the last run that the candidate saw; empty if it went well, missing if there was no run. */
  lastRun: z.object({ output: z.string() }).optional().catch(undefined),
  /** Whether this is practice: there is no interviewer, and the coach answers. */
  practice: z.boolean().optional(),
})
export type InterviewContext = z.infer<typeof interviewContextSchema>

/** The body of a chat call (spec §7). Unknown settings and languages get fallbacks (spec §5) and are never refused. */
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
/** The body as callers send it, before defaults are filled in. */
export type ChatRequestBody = z.input<typeof chatRequestSchema>

/** The answer to a chat call (spec §7); responses write `time_sent` (ISO 8601, UTC). */
export const chatResponseSchema = z.object({
  sender: chatParticipantSchema,
  recipient: chatParticipantSchema,
  time_sent: z.string(),
  message: z.string(),
  candidatesAnswerWasAccepted: z.boolean().nullable().default(null),
  interviewersClassificationOfCandidatesIntent: intentSchema.nullable().default(null).catch('unknown'),
  /** The points of the question that the candidate's message makes; missing if it couldn't be judged. */
  judgement: judgementSchema.optional().catch(undefined),
  /**
   * Set if a bug scan found nothing, which refunds its power-up. Missing if it found something, or there was no scan.
   */
  nothingFound: z.literal(true).optional().catch(undefined),
  /**
   * The rung of the hint ladder that the message gives or offers; null if a hint was requested but the message does
   * neither.
   */
  hint: z.object({ rung: hintRungSchema, isGiven: z.boolean() }).nullable().optional().catch(undefined),
  /** Whether the message makes a proposal, because the interviewer has heard enough. */
  proposes: z.literal(true).optional().catch(undefined),
  /** Whether nothing is left to ask about this question. */
  isExhausted: z.literal(true).optional().catch(undefined),
  /** The message's small case, word for word; missing if it has none. */
  check: putCheckSchema.optional().catch(undefined),
  /** The part of a design under discussion after the message; missing for other questions. */
  designPart: z.enum(designPhases).optional().catch(undefined),
  /** The boxes on the whiteboard that the message refers to, by their text; missing if it refers to none. */
  pointsAt: z.array(z.string().max(4_000)).min(1).max(maxPointedAt).optional().catch(undefined),
  /** The input that the message asks the candidate to trace, because it shows a bug; missing if there is none. */
  traced: tracedInputSchema.optional().catch(undefined),
  /** The input whose output the message asks for, before anybody has mentioned a bug. */
  namedInput: inputRowsSchema.optional().catch(undefined),
  /** Set if the candidate talked about the interview rather than the question, which doesn't count as an answer. */
  aside: z.literal(true).optional().catch(undefined),
})
export type ChatResponse = z.infer<typeof chatResponseSchema>

/**
 * With `accept: text/event-stream` a chat call streams `delta` events, then one `reply`, or one `error` instead. The
 * stream is a draft: only the message in `reply` counts. Callers ignore unknown events in between.
 */
export const chatStreamDeltaSchema = z.object({ text: z.string() })
export const chatStreamErrorSchema = z.object({ status: z.int(), code: z.union([z.string(), z.number()]).nullish() })

/** The usage headers of a call without streaming, by meaning; all of them or none. */
export const usageHeaders = {
  inputTokens: 'x-greenroom-usage-input-tokens',
  outputTokens: 'x-greenroom-usage-output-tokens',
  isEstimated: 'x-greenroom-usage-estimated',
} as const satisfies Record<keyof ModelUsage, string>
