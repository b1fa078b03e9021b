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

/** One message of `chatHistory`. Only the first four fields are required; requests write `timeSent` (ISO 8601, UTC). */
export const chatHistoryEntrySchema = z.object({
  sender: chatParticipantSchema,
  recipient: chatParticipantSchema,
  timeSent: z.string(),
  message: z.string(),
  candidatesAnswerWasAccepted: z.boolean().nullish(),
  interviewersClassificationOfCandidatesIntent: intentSchema.nullish().catch(null),
  challengeType: challengeTypeSchema.nullish().catch(null),
  /** What the message was judged to show, as the response to it said; missing if nobody judged it. */
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
/** So many boxes of a board one message can point at. */
export const maxPointedAt = 4

/**
 * What a program does with an input that somebody named: `example` where the statement shows it, `error` what it said when it crashed. `right`
 * is missing if nobody has worked it out.
 */
export const claimSchema = tracedInputSchema.extend({
  right: z.string().optional(),
  example: z.int().min(1).optional(),
  error: z.string().optional(),
})

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
  /**
   * What can be left to the candidate with this answer: to go on for so many minutes, of so many that are left for the question; both are
   * missing if no clock runs, the first where too little is left. `isDue`: the follow-up closes with this answer; else it may, where
   * nothing is left to ask. `isTooSlow`: what is open is no bug but that the code takes too long. `isAgain`: it was offered before. `hasNext`: another question follows. Missing where nothing can be offered.
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
  /** What the message makes of such an offer; missing if it says nothing of it. */
  answersProposal: z.enum(['go_on', 'problem', 'questions', 'next', 'end']).optional().catch(undefined),
  /** The next rung of the hint ladder, at its price, and whether it was offered before; missing if none can be given now. */
  nextHint: pricedRungSchema.extend({ wasOffered: z.boolean() }).optional().catch(undefined),
  /** What the message makes of the hint that was offered; missing if none was. */
  answersHintOffer: z.enum(hintAnswers).optional().catch(undefined),
  /** In an exam nobody gives hints. */
  exam: z.boolean().optional(),
  /** The first name of whoever interviews in this round, by which they introduce themselves. */
  interviewerName: z.string().max(64).optional(),
  /** Whether a language model may have a part in the answer; it may where this is missing. Who has not agreed is not sent to one. */
  languageModel: z.boolean().optional(),
  /** For how many minutes a design is planned; missing for other questions, and where no clock runs. */
  designMinutes: z.number().min(0).optional().catch(undefined),
  /** What stands on the whiteboard of a design, in words; missing if there is none, or nothing on it. */
  board: z.string().max(maxBoardCharacters).optional().catch(undefined),
  /** The company's round that the question belongs to, and what weighs in it; missing if it belongs to none. */
  round: namedRoundSchema.optional().catch(undefined),
  /** How far a deck of statements is before this message; missing if the question is none. Without it the conversation is counted. */
  statements: statementCountSchema.optional().catch(undefined),
  /**
   * What running `candidatesCode` behind the scenes told; missing if it was not run, and in an exam. `traced`: whether the
   * candidate was asked about its input, `shown`: whether practice shows it with what the code prints. A backend judges by `right` what the candidate says, and never says it.
   */
  facts: codeFactsSchema.extend({ traced: z.boolean(), shown: z.boolean().optional() }).optional().catch(undefined),
  /** What the interviewer can say of the interview itself, when asked about it; missing if the caller tells nothing. */
  room: z
    .object({
      /** Which question this is, of how many. */
      question: z.int().min(1),
      questions: z.int().min(1),
      /** How long the interview is in minutes; null if there is no clock. */
      minutes: z.number().min(0).nullable(),
      /** The kind of question that usually follows, or null if this is the last. */
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
  /** What `candidatesCode` does with an input that the last message names; missing if it names none, and in an exam. */
  claim: claimSchema.optional().catch(undefined),
  /** The limit that rules out an input which the last message names, as the task says it; it was not run. Missing where it names no such input. */
  excludedBy: z.string().optional().catch(undefined),
  /** Whether the candidate may run code here, so that the coach may run a case for them; missing if nobody asked the coach. */
  mayRun: z.boolean().optional(),
  /** What the last run that the candidate saw said of an error; empty if it went well, missing if nothing ran. */
  lastRun: z.object({ output: z.string() }).optional().catch(undefined),
  /** Whether this is practice: nobody interviews, and the coach answers. */
  practice: z.boolean().optional(),
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
  /** What the candidate's message shows of the question's points; missing if it could not be judged. */
  judgement: judgementSchema.optional().catch(undefined),
  /** That a search for bugs came to nothing: a power-up that paid for it is refunded. Missing where it found something or was none. */
  nothingFound: z.literal(true).optional().catch(undefined),
  /** The rung of the hint ladder that the message gives or offers; null if it was asked for one and does neither. */
  hint: z.object({ rung: hintRungSchema, isGiven: z.boolean() }).nullable().optional().catch(undefined),
  /** That the message says that the interviewer has what they need, and leaves to the candidate what comes now. */
  proposes: z.literal(true).optional().catch(undefined),
  /** That nothing is left to ask about this question. */
  isExhausted: z.literal(true).optional().catch(undefined),
  /** The small case that the message puts, as it stands in the message; missing if it puts none. */
  check: putCheckSchema.optional().catch(undefined),
  /** The part of a design that is at hand after the message; missing if no whole system is designed. */
  designPart: z.enum(designPhases).optional().catch(undefined),
  /** The boxes of the whiteboard that the message speaks of, by what stands in them; missing if it speaks of none. */
  pointsAt: z.array(z.string().max(4_000)).min(1).max(maxPointedAt).optional().catch(undefined),
  /** The input that the message asks to trace, as a bug shows with it; missing if it asks for none. */
  traced: tracedInputSchema.optional().catch(undefined),
  /** The input for which the message asks what the program prints, before anybody has spoken of a bug. */
  namedInput: inputRowsSchema.optional().catch(undefined),
  /** That what the candidate said was about the interview and not about the question: it uses up no answer. */
  aside: z.literal(true).optional().catch(undefined),
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
