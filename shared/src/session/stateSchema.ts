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
import { codeFactsSchema, counterexampleSchema, tracedInputSchema } from './codeFacts.ts'
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
import { swapSchema } from './swapSchema.ts'
import { testRunPurposeSchema, testRunResultsSchema } from './testRun.ts'

/** A time, ms since 1970. */
const time = z.number()

/** An awaited reply. */
export const awaitedReplySchema = z.object({
  replyId: z.string(),
  call: chatCallSchema,
  action: quickActionSchema.nullable(),
  inReplyTo: z.string().nullable(),
  requestedAt: time,
  /** When we requested the reply again because it was overdue; null if we haven't. */
  askedAgainAt: time.nullable(),
  /**
   * For the coach only: the interaction, the hint rung that the answer will reveal, and the id of the power-up use that
   * requested the answer.
   */
  desiredAction: desiredActionSchema.optional(),
  hintRung: hintRungSchema.optional(),
  useId: z.string().optional(),
  /** The caps that the answer puts on the question's scorecard. */
  caps: capsSchema.optional(),
})

/** A reply that failed for good and can be retried. */
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
  /** The commit of the hand-in. */
  seq: z.int(),
  at: time,
  code: z.string(),
  programmingLanguage: programmingLanguageSchema,
  /** Whether none of the code was the candidate's own. */
  untouched: z.boolean(),
  /** The question's step before the hand-in. */
  fromStep: interviewStepSchema,
  /** How many tests this version passed; null while the tests are still running, and if the run failed on our side. */
  testsPassed: z.int().nullable(),
  testsTotal: z.int().nullable(),
  /** Whether the interviewer told the candidate about a bug in this version. */
  bugNamed: z.boolean(),
  /** The input the interviewer asked the candidate to trace; missing if the interviewer asked for none. */
  traced: tracedInputSchema.optional(),
  /** Whether the candidate was asked for this version's output on an input, without a bug being mentioned. */
  inputNamed: z.boolean().optional(),
  /**
   * What we learned from running it. Missing if it wasn't run; until the session ends, only the interviewer sees it.
   */
  facts: codeFactsSchema.optional(),
  /** What the interviewer showed the candidate besides the counts; missing if the result wasn't shown. */
  shown: z.object({ counterexample: counterexampleSchema.nullable() }).optional(),
})

/** A version that ran behind the scenes without being handed in. */
export const lookSchema = z.object({
  versionId: z.string(),
  code: z.string(),
  programmingLanguage: programmingLanguageSchema,
  /** The id of the test run, if this version was submitted in practice; otherwise missing. */
  runId: z.string().optional(),
  /** Whether the candidate was asked for this version's output on an input. */
  inputNamed: z.boolean().optional(),
  /** The failing input shown on the practice page; missing if none was shown. */
  shown: tracedInputSchema.optional(),
  /** The facts from running this version; missing if it wasn't run, and in the room before the end. */
  facts: codeFactsSchema.optional(),
})

/** A question and the candidate's work on it. */
export const questionSchema = z.object({
  number: z.int(),
  challenge: publicChallengeSchema,
  /** The interviewer who presents the question; null in an old log. */
  interviewer: z.object({ name: z.string() }).nullable(),
  /** The company round that the question belongs to, or null. */
  round: namedRoundSchema.nullable(),
  /**
   * The time left on the clock when the question's share is used up; missing if it has no share, as for the last
   * question.
   */
  shareEndsAtMs: z.number().optional(),
  presentedAt: time,
  /** The highest rung of the hint ladder that was revealed; 0 if none was. */
  hintRung: z.number(),
  /** The message that gave each rung; skipped rungs are missing. */
  hints: z.array(z.object({ rung: hintRungSchema, messageId: z.string() })),
  /** The candidate's code, by language. In a language that isn't listed, the editor still has the stub. */
  drafts: z.partialRecord(programmingLanguageSchema, z.string()),
  /** The whiteboard's elements, from bottom to top. */
  board: z.array(boardElementSchema),
  /** When the whiteboard was last stored, or null. */
  boardSavedAt: time.nullable(),
  /** The latest run of each kind. */
  runs: z.array(testRunSchema),
  /** Whether the code has changed since the last hidden tests. */
  changedSinceHiddenRun: z.boolean(),
  /** The handed-in versions that weren't undone, in order; read through `handIns.ts`. */
  handIns: z.array(handInSchema).optional(),
  /** The versions run behind the scenes without being handed in, in order; read through `looks.ts`. */
  looks: z.array(lookSchema).optional(),
  /** Whether the candidate went back to coding after the hand-in could no longer be undone. */
  wentBack: z.boolean().optional(),
  /** How many hand-ins didn't pass every test. */
  failedSubmissions: z.number(),
  /** The caps that answers to the buttons put on this question's scorecard; power-ups and hints cap separately. */
  askedCaps: capsSchema,
  attemptsToAnswer: z.number(),
  followUpsAnswered: z.number(),
  followUpMessages: z.number(),
  /** Progress through a deck of statements; null for any other question. */
  statements: statementCountSchema.nullable(),
  /** Whether we have asked the AI interviewer to react to the finished code. */
  debriefed: z.boolean(),
  /** When the code first passed all tests, or null. */
  solvedAt: time.nullable(),
  outcome: questionOutcomeSchema,
})

/** A power-up that was used in a session. */
export const powerUpUseSchema = z.object({
  useId: z.string(),
  powerUp: powerUpSchema,
  /** The number of the question in which the power-up was used. */
  question: z.int(),
  /** The charges that the use cost the learner. */
  charges: z.number(),
  usedAt: time,
  /** When the power-up ends on its own, ms since 1970; null if something else ends it. */
  endsAt: time.nullable(),
  /** The status of the use. A refunded use counts as if it had never happened. */
  status: z.enum(['active', ...powerUpEndReasons, 'refunded']),
  /** The reason for the refund, or null. */
  refundReason: z.enum(powerUpRefundReasons).nullable(),
})

/** A time announcement in the room, and how many messages came before it. */
export const announcedSchema = z.object({
  announcement: z.enum([...timeAnnouncements, ...shareAnnouncements]),
  message: z.string(),
  at: time,
  afterMessages: z.number(),
})

/**
 * A request that the candidate made to the interviewer with a button. `afterMessages` is the number of messages before
 * it. The answer has the id `replyId`.
 */
export const askedInterviewerSchema = z.object({
  action: chatCallSchema.extract(['help', 'giveFeedback', 'debug']),
  replyId: z.string(),
  at: time,
  afterMessages: z.number(),
})

/** An interviewer's private note. */
export const privateNoteSchema = z.object({ id: z.string(), authorId: z.string(), text: z.string(), at: time })

/** A silence: nobody has spoken or typed since `since`, as far as the log shows. */
export const silenceSchema = z.object({
  since: time,
  /** Whether the interviewer has already broken this silence. They do so only once per silence. */
  nudged: z.boolean(),
  /** The end of the thinking time the candidate asked for, or null. */
  grantedUntil: time.nullable(),
})

export const scorecardStateSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('none') }),
  /** `from` says who still has to write the scorecard: the AI, or the human interviewer. */
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
  /** Whether the language is fixed; missing in snapshots of version 2. */
  languageLocked: z.boolean().optional(),
  /** The question about the candidate's CV for the behavioural round; missing if there is none. */
  cvQuestion: z.string().optional(),
  /** The candidate; `nobody` while the seat is vacant. */
  candidate: participantSchema,
  /** The host. */
  host: participantSchema,
  /** All members and their roles: one candidate and one interviewer at most, any number of observers. */
  members: z.array(participantSchema),
  questionCount: z.int(),
  requestedChallengeId: z.string().nullable(),
  completedChallengeIds: z.array(z.string()),
  /** The company's rounds, which decide the kinds of question; empty without a company. */
  loop: z.array(loopRoundSchema),
  /**
   * Whether this is an exam. Before the start, true only if the host chose that; from the start, also if the assessment
   * type is always an exam.
   */
  exam: z.boolean(),
  /**
   * Whether this is a visitor's short interview without an account (answers §9). Stays true after an account has taken
   * it over.
   */
  trial: z.boolean(),
  /** The candidate's accommodation: how much extra time they get for the same work, in percent. */
  extraTimePercent: extraTimePercentSchema,
  participants: z.array(participantSchema.extend({ present: z.boolean() })),
  /** Who is interviewing: the AI or a person. */
  control: controlSchema,
  /** When the human interviewer went missing; null if they aren't missing. */
  interviewerAwaySince: time.nullable(),
  /** An interviewer's own notes; empty in others' views. */
  notes: z.array(privateNoteSchema),
  messages: z.array(chatMessageSchema),
  announcements: z.array(announcedSchema),
  asked: z.array(askedInterviewerSchema),
  /** When the code was last stored, or null. */
  savedAt: time.nullable(),
  /**
   * For a mock where the two people swap roles: which half this session is. In the first half, `opened` is true once
   * the second half exists. Missing in all other sessions.
   */
  swap: swapSchema.extend({ opened: z.boolean() }).optional(),
}

/** Created and waiting to be started. */
export const notStartedSchema = z.object({
  ...common,
  phase: z.literal('NOT_STARTED'),
  question: questionSchema.nullable(),
  /** The text to show if no challenge matches the settings (spec §8); null if there is a challenge. */
  unavailable: z.string().nullable(),
})

export const inProgressSchema = z.object({
  ...common,
  phase: z.literal('IN_PROGRESS'),
  startedAt: time,
  clock: clockSchema,
  /** When the clock first started; null if it hasn't started yet. */
  clockStartedAt: time.nullable(),
  /** The time an interviewer has added, in ms. */
  extendedMs: z.number(),
  /** The current pause; null if the clock isn't paused. Pauses while the candidate is away are limited in total. */
  paused: z.object({ reason: z.enum(['disconnected', 'interviewer']), since: time }).nullable(),
  disconnectedMs: z.number(),
  step: interviewStepSchema,
  /** The time on the clock when the step began, in ms. */
  stepFromMs: z.number(),
  question: questionSchema,
  pastQuestions: z.array(questionSchema),
  awaitingReply: awaitedReplySchema.nullable(),
  failedReply: failedReplySchema.nullable(),
  /** The coach's pending answer. The interviewer never waits for it. */
  awaitingCoach: awaitedReplySchema.nullable(),
  failedCoach: failedReplySchema.nullable(),
  powerUps: z.array(powerUpUseSchema),
  announced: z.array(z.enum([...timeAnnouncements, ...shareAnnouncements])),
  /**
   * Whether the interviewer has locked the shared code and whiteboard for the candidate; missing if they have never
   * used the lock.
   */
  workLocked: z.boolean().optional(),
  silence: silenceSchema,
  /** When somebody was last active. If nobody is active for too long, the interview is abandoned. */
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
  /** Who writes the scorecard: the AI, or the human interviewer, who can then get feedback in return. */
  scoredBy: controlSchema,
  /** The candidate's feedback on the human interviewer, or null. */
  feedback: candidateFeedbackSchema.nullable(),
})

/**
 * A session, discriminated by the public phase of spec §3: the engine's fold, and a snapshot's content. Fields added
 * later are optional, so that a page of the next version can read a snapshot of this one.
 */
export const sessionSchema = z.discriminatedUnion('phase', [notStartedSchema, inProgressSchema, endedSchema])
