import { z } from 'zod'
import { programmingLanguageSchema } from '../vocabulary/code.ts'
import { contentDomainSchema } from '../vocabulary/content.ts'
import { chatCallSchema, desiredActionSchema, quickActionSchema } from '../vocabulary/conversation.ts'
import {
  assessmentTypeSchema,
  controlSchema,
  extraTimePercentSchema,
  hintRungSchema,
  interviewStepSchema,
  powerUpSchema,
  sessionModeSchema,
} from '../vocabulary/interview.ts'
import { boardElementSchema } from './board/element.ts'
import { clockSchema } from './clock.ts'
import { codeFactsSchema, tracedInputSchema } from './codeFacts.ts'
import { loopRoundSchema, namedRoundSchema } from './companyLoop.ts'
import {
  capsSchema,
  chatMessageSchema,
  endReasons,
  powerUpEndReasons,
  powerUpRefundReasons,
  questionOutcomeSchema,
  shareAnnouncements,
  statementCountSchema,
  timeAnnouncements,
} from './events.ts'
import { candidateFeedbackSchema } from './feedback.ts'
import { interviewSettingsSchema } from './interviewSettings.ts'
import { participantSchema } from './participant.ts'
import { publicChallengeSchema } from './publicChallenge.ts'
import { sessionScorecardSchema } from './scorecard.ts'
import { testRunPurposeSchema, testRunResultsSchema } from './testRun.ts'

/** A time, ms since 1970. */
const time = z.number()

/** A reply that somebody waits for. */
export const awaitedReplySchema = z.object({
  replyId: z.string(),
  call: chatCallSchema,
  action: quickActionSchema.nullable(),
  inReplyTo: z.string().nullable(),
  requestedAt: time,
  /** When it was overdue and asked for once more, or null. */
  askedAgainAt: time.nullable(),
  /** Of the coach only: which interaction, the rung it will reveal, the power-up that asked. */
  desiredAction: desiredActionSchema.optional(),
  hintRung: hintRungSchema.optional(),
  useId: z.string().optional(),
  /** What the answer will cap in the scorecard of the question. */
  caps: capsSchema.optional(),
})

/** A reply that failed for good and can be asked for again. */
export const failedReplySchema = awaitedReplySchema.extend({ status: z.number() })

export const testRunSchema = z.object({
  runId: z.string(),
  purpose: testRunPurposeSchema,
  programmingLanguage: programmingLanguageSchema,
  requestedAt: time,
  /** Whether the candidate handed this code in. */
  handedIn: z.boolean(),
  outcome: z.discriminatedUnion('status', [
    z.object({ status: z.enum(['IN_QUEUE', 'PENDING']) }),
    z.object({ status: z.literal('COMPLETED'), results: testRunResultsSchema.nullable() }),
    z.object({ status: z.literal('REJECTED_INSUFFICIENT_TOKENS') }),
  ]),
})

/** A version of the code that was handed in. */
export const handInSchema = z.object({
  handInId: z.string(),
  runId: z.string(),
  /** The commit that handed it in. */
  seq: z.int(),
  at: time,
  code: z.string(),
  programmingLanguage: programmingLanguageSchema,
  /** Whether it held nothing of the candidate's own. */
  untouched: z.boolean(),
  /** Where the question was before. */
  fromStep: interviewStepSchema,
  /** Null until its tests have run, and where they failed to for a reason of ours. */
  testsPassed: z.int().nullable(),
  testsTotal: z.int().nullable(),
  /** Whether the interviewer told the candidate of a bug in it. */
  bugNamed: z.boolean(),
  /** The input that the interviewer asked to trace; missing if it was none. */
  traced: tracedInputSchema.optional(),
  /** Whether the candidate was asked what it prints for an input, without a word of a bug. */
  inputNamed: z.boolean().optional(),
  /** What running it told; missing if it was not run, and in the room before the end. */
  facts: codeFactsSchema.optional(),
})

/** A version that was run behind the scenes without being handed in. */
export const lookSchema = z.object({
  versionId: z.string(),
  code: z.string(),
  programmingLanguage: programmingLanguageSchema,
  /** Of a submission in practice: its run. */
  runId: z.string().optional(),
  /** Whether the candidate was asked what it prints for an input. */
  inputNamed: z.boolean().optional(),
  /** The input that practice shows. */
  shown: tracedInputSchema.optional(),
  /** What running it told; missing if it was not run, and in the room before the end. */
  facts: codeFactsSchema.optional(),
})

/** A question and what the candidate did with it. */
export const questionSchema = z.object({
  number: z.int(),
  challenge: publicChallengeSchema,
  /** Who puts it, or null in an old log. */
  interviewer: z.object({ name: z.string() }).nullable(),
  /** The round of the company that it belongs to, or null. */
  round: namedRoundSchema.nullable(),
  /** Time left on the clock when its share is used up; missing if it has none, as the last question. */
  shareEndsAtMs: z.number().optional(),
  presentedAt: time,
  /** The highest rung of the hint ladder that was revealed; 0 before the first. */
  hintRung: z.number(),
  /** The message that gave each rung; skipped rungs are missing. */
  hints: z.array(z.object({ rung: hintRungSchema, messageId: z.string() })),
  /** What the candidate wrote, by language; a language that is missing still has its stub. */
  drafts: z.partialRecord(programmingLanguageSchema, z.string()),
  /** What stands on the whiteboard, from the bottom of the pile to its top. */
  board: z.array(boardElementSchema),
  /** When the whiteboard was last stored, or null. */
  boardSavedAt: time.nullable(),
  /** The latest run of each kind. */
  runs: z.array(testRunSchema),
  /** Whether the code differs from what the hidden tests last saw. */
  changedSinceHiddenRun: z.boolean(),
  /** The versions that were handed in and not undone, in order; `handIns.ts` reads them. */
  handIns: z.array(handInSchema).optional(),
  /** The versions that were run behind the scenes without being handed in, in order; `looks.ts` reads them. */
  looks: z.array(lookSchema).optional(),
  /** Whether the candidate has gone back to coding once it could no longer be undone. */
  wentBack: z.boolean().optional(),
  /** How often code was handed in that did not pass every test. */
  failedSubmissions: z.number(),
  /** What the answers to the buttons cap in the scorecard of this question; power-ups and hints cap besides. */
  askedCaps: capsSchema,
  attemptsToAnswer: z.number(),
  followUpsAnswered: z.number(),
  followUpMessages: z.number(),
  /** Of a deck of statements: how far it is; null for any other question. */
  statements: statementCountSchema.nullable(),
  /** Whether the interviewer was asked to react to the finished code. */
  debriefed: z.boolean(),
  /** When code for it first passed all tests, or null. */
  solvedAt: time.nullable(),
  outcome: questionOutcomeSchema,
})

/** A power-up that was used in a session. */
export const powerUpUseSchema = z.object({
  useId: z.string(),
  powerUp: powerUpSchema,
  /** The number of the question it was used in. */
  question: z.int(),
  /** What it took from the learner's charges. */
  charges: z.number(),
  usedAt: time,
  /** When it ends by itself, or null where something else ends it. */
  endsAt: time.nullable(),
  /** A refunded use counts as if it had never been. */
  status: z.enum(['active', ...powerUpEndReasons, 'refunded']),
  /** Why it was refunded, or null if it was not. */
  refundReason: z.enum(powerUpRefundReasons).nullable(),
})

/** What the room was told about the time, after so many messages. */
export const announcedSchema = z.object({
  announcement: z.enum([...timeAnnouncements, ...shareAnnouncements]),
  message: z.string(),
  at: time,
  afterMessages: z.number(),
})

/** What the candidate asked of the interviewer by a button, after so many messages; an answer has the request's id. */
export const askedInterviewerSchema = z.object({
  action: chatCallSchema.extract(['help', 'giveFeedback', 'debug']),
  replyId: z.string(),
  at: time,
  afterMessages: z.number(),
})

/** What an interviewer wrote down for themselves. */
export const privateNoteSchema = z.object({ id: z.string(), authorId: z.string(), text: z.string(), at: time })

/** A silence in both speech and typing, as far as the log tells. */
export const silenceSchema = z.object({
  since: time,
  /** Whether the interviewer has broken it; that happens once. */
  nudged: z.boolean(),
  /** The candidate has asked for time to think and gets it until then, or null. */
  grantedUntil: time.nullable(),
})

export const scorecardStateSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('none') }),
  /** Awaited of the workers, or of the person who interviewed. */
  z.object({ status: z.literal('pending'), since: time, from: controlSchema }),
  z.object({ status: z.literal('completed'), scorecard: sessionScorecardSchema }),
  z.object({ status: z.literal('failed'), message: z.string() }),
])

const common = {
  sessionId: z.string(),
  seq: z.int().min(1),
  /** Time of the latest commit. */
  at: time,
  createdAt: time,
  mode: sessionModeSchema,
  contentDomain: contentDomainSchema,
  assessmentType: assessmentTypeSchema.nullable(),
  settings: interviewSettingsSchema,
  programmingLanguage: programmingLanguageSchema,
  /** Whether the language is fixed; snapshots of version 2 don't say it. */
  languageLocked: z.boolean().optional(),
  /** `nobody` before somebody has taken the seat. */
  candidate: participantSchema,
  /** Who opened the session. */
  host: participantSchema,
  /** Everybody who may be here and what they are: one candidate and one interviewer at most, any number of observers. */
  members: z.array(participantSchema),
  questionCount: z.int(),
  requestedChallengeId: z.string().nullable(),
  completedChallengeIds: z.array(z.string()),
  /** The company's rounds that the kinds of question follow; empty if none are followed. */
  loop: z.array(loopRoundSchema),
  /** Whether it is an exam: by choice, and once it has started also because its assessment is one. */
  exam: z.boolean(),
  /** A visitor's short interview without an account (answers §9), also after an account has kept it. */
  trial: z.boolean(),
  /** The candidate's accommodation: all times grow by it, the work doesn't. */
  extraTimePercent: extraTimePercentSchema,
  participants: z.array(participantSchema.extend({ present: z.boolean() })),
  /** Who interviews at the moment. */
  control: controlSchema,
  /** Since when the human interviewer is missing, or null. */
  interviewerAwaySince: time.nullable(),
  /** An interviewer's own; in what others see there are none. */
  notes: z.array(privateNoteSchema),
  messages: z.array(chatMessageSchema),
  announcements: z.array(announcedSchema),
  asked: z.array(askedInterviewerSchema),
  /** When the code was last stored, or null. */
  savedAt: time.nullable(),
}

/** Created, and waiting to be started. */
export const notStartedSchema = z.object({
  ...common,
  phase: z.literal('NOT_STARTED'),
  question: questionSchema.nullable(),
  /** The text of spec §8 where no challenge matches the settings. */
  unavailable: z.string().nullable(),
})

export const inProgressSchema = z.object({
  ...common,
  phase: z.literal('IN_PROGRESS'),
  startedAt: time,
  clock: clockSchema,
  /** When the clock began to run, or null before that. */
  clockStartedAt: time.nullable(),
  /** What an interviewer has put on the clock, in ms. */
  extendedMs: z.number(),
  /** Stands while the candidate is away; the total of such pauses is bounded. */
  paused: z.object({ reason: z.enum(['disconnected', 'interviewer']), since: time }).nullable(),
  disconnectedMs: z.number(),
  step: interviewStepSchema,
  /** The clock when the step began, in ms. */
  stepFromMs: z.number(),
  question: questionSchema,
  pastQuestions: z.array(questionSchema),
  awaitingReply: awaitedReplySchema.nullable(),
  failedReply: failedReplySchema.nullable(),
  /** What the coach owes the candidate; it never keeps the interviewer waiting. */
  awaitingCoach: awaitedReplySchema.nullable(),
  failedCoach: failedReplySchema.nullable(),
  powerUps: z.array(powerUpUseSchema),
  announced: z.array(z.enum([...timeAnnouncements, ...shareAnnouncements])),
  silence: silenceSchema,
  /** When each participant last did something. After too long away they've abandoned the interview. */
  activeAt: time,
})

export const endedSchema = z.object({
  ...common,
  phase: z.literal('ENDED'),
  startedAt: time,
  endedAt: time,
  reason: z.enum(endReasons),
  /** Time left on the clock, in ms. */
  remainingMs: z.number(),
  questions: z.array(questionSchema),
  powerUps: z.array(powerUpUseSchema),
  extendedMs: z.number(),
  scorecard: scorecardStateSchema,
  /** Whether the scorecard is a person's, who can be given feedback in return. */
  scoredBy: controlSchema,
  /** What the candidate said about them, or null. */
  feedback: candidateFeedbackSchema.nullable(),
})

/**
 * A session, discriminated by the public phase of spec §3: what the engine folds, and what a snapshot carries to a page. A field that is
 * added later is optional, or a page of the next version could not read a snapshot of this one.
 */
export const sessionSchema = z.discriminatedUnion('phase', [notStartedSchema, inProgressSchema, endedSchema])
