import { z } from 'zod'
import { designPhases } from '../rules/designRound.ts'
import { hintAnswers } from '../rules/hintRequest.ts'
import { proposalAnswers, proposalOptions } from '../rules/proposal.ts'
import { programmingLanguageSchema } from '../vocabulary/code.ts'
import { contentDomainSchema } from '../vocabulary/content.ts'
import {
  chatCallSchema,
  chatParticipantSchema,
  desiredActionSchema,
  intentSchema,
  quickActionSchema,
} from '../vocabulary/conversation.ts'
import {
  assessmentTypeSchema,
  challengeTypeSchema,
  controlSchema,
  extraTimePercentSchema,
  hintRungSchema,
  interviewStepSchema,
  powerUpSchema,
  sessionModeSchema,
} from '../vocabulary/interview.ts'
import { boardElementSchema } from './board/element.ts'
import { codeFactsSchema, inputRowsSchema, tracedInputSchema } from './codeFacts.ts'
import { loopRoundSchema, namedRoundSchema } from './companyLoop.ts'
import { candidateFeedbackSchema } from './feedback.ts'
import { interviewSettingsSchema } from './interviewSettings.ts'
import { participantSchema } from './participant.ts'
import { judgementSchema } from './pointJudgement.ts'
import { pricedRungSchema } from './pricedRung.ts'
import { languagePartSchema, publicChallengeSchema } from './publicChallenge.ts'
import { putCheckSchema } from './putCheck.ts'
import { sessionScorecardSchema } from './scorecard.ts'
import { testRunPurposeSchema, testRunResultsSchema } from './testRun.ts'

/**
 * What can have happened in a session. The room, the replay and the scorecard are folds of these events (`evolve.ts`).
 * Times come with the commit; only a chat message carries its own, as spec §3 names it.
 */

/** What became of a question. */
export const questionOutcomeSchema = z.enum(['open', 'done', 'skipped'])
/** What help caps in the scorecard of a question. */
export const capsSchema = z.partialRecord(
  z.enum(['problem solving', 'technical competency', 'testing']),
  z.union([z.literal(2), z.literal(3)]),
)
/** Where a deck of statements stands. */
export const statementCountSchema = z.object({ settled: z.int().min(0), strikes: z.int().min(0) })

const sessionCreated = z.object({
  type: z.literal('SessionCreated'),
  mode: sessionModeSchema,
  assessmentType: assessmentTypeSchema.nullable(),
  contentDomain: contentDomainSchema,
  settings: interviewSettingsSchema,
  programmingLanguage: programmingLanguageSchema,
  /** Nobody yet where an interviewer opened the session: they come as a member. */
  candidate: participantSchema,
  /** Who opened the session; missing if that is the candidate. */
  host: participantSchema.optional(),
  questionCount: z.int().min(1),
  /** What the candidate asked to be interviewed on, or null. */
  requestedChallengeId: z.string().nullable(),
  /** Challenges the candidate has finished before; they come last. */
  completedChallengeIds: z.array(z.string()),
  /** Whether it is an exam by choice; some assessments are exams without. Missing in logs from before there were exams. */
  exam: z.boolean().optional(),
  /** The candidate's accommodation when the session was opened. Missing in logs from before there was one. */
  extraTimePercent: extraTimePercentSchema.optional(),
  /** The rounds of the company as they were then, of all stages; missing if nobody's loop is followed, and in old logs. */
  loop: z.array(loopRoundSchema).optional(),
  /** Whether it is a visitor's short interview without an account; missing if it is not. */
  trial: z.boolean().optional(),
  /** Whether nobody can change the language; missing if it is open. */
  languageLocked: z.boolean().optional(),
})

/** The visitor of a trial has an account now, and the trial belongs to it: they were the candidate all along. */
const trialKept = z.object({ type: z.literal('TrialKept'), participant: participantSchema })

/** Somebody has become a member, by an invite. It says what they are here, for good; whether they are in the room is another matter. */
const memberAdded = z.object({
  type: z.literal('MemberAdded'),
  participant: participantSchema,
  /** The accommodation of a candidate who comes before the start. */
  extraTimePercent: extraTimePercentSchema.optional(),
})
/** A member's account was deleted: what they said stays the others', and from now on they are nobody by name. */
const memberErased = z.object({ type: z.literal('MemberErased'), participantId: z.string() })
const participantJoined = z.object({ type: z.literal('ParticipantJoined'), participant: participantSchema })
const participantLeft = z.object({ type: z.literal('ParticipantLeft'), participantId: z.string() })

/** `minutes` is how long the clock runs, extra time included. Both facts are missing in version 1. */
const interviewStarted = z.object({
  type: z.literal('InterviewStarted'),
  minutes: z.number().positive().optional(),
  exam: z.boolean().optional(),
})

const challengePresented = z.object({
  type: z.literal('ChallengePresented'),
  question: z.int().min(1),
  challenge: publicChallengeSchema,
  /** Who puts it; missing in logs from before interviewers had names here. */
  interviewer: z.object({ name: z.string() }).optional(),
  /** The round of the company that it belongs to; missing if it belongs to none. */
  round: namedRoundSchema.optional(),
  /** What will be left on the clock when its share of it is used, in ms: the next question comes then. Missing for the last one. */
  shareEndsAtMs: z.number().min(0).optional(),
  /** What became of the question before it; missing in version 1, and for the first one. */
  previousOutcome: questionOutcomeSchema.optional(),
})

/** No challenge matches the settings (spec §8): the room shows C++ and an empty stub. */
const challengeUnavailable = z.object({
  type: z.literal('ChallengeUnavailable'),
  message: z.string(),
  programming_language: z.literal('cpp'),
  code_stub: z.literal(''),
})

/** A chat message with the fields of spec §3. `timeSent` is ISO 8601 in UTC. */
const messageSent = z.object({
  type: z.literal('MessageSent'),
  id: z.string(),
  sender: chatParticipantSchema,
  recipient: chatParticipantSchema,
  timeSent: z.iso.datetime(),
  message: z.string(),
  candidatesAnswerWasAccepted: z.boolean().nullable(),
  interviewersClassificationOfCandidatesIntent: intentSchema.nullable(),
  challengeType: challengeTypeSchema.nullable(),
  /** The candidate asked for time to think and gets so long; missing in version 1, and where they did not. */
  quietMs: z.int().min(0).optional(),
  /**
   * The interviewer has what they need, and leaves to the candidate what comes now; missing if they do not. `minutes`: for how long one
   * can go on. Without `options` the choice is to go on or to end here.
   */
  proposal: z
    .object({ minutes: z.int().min(1), options: z.array(z.enum(proposalOptions)).min(1).optional() })
    .optional(),
  /** What the candidate makes of such an offer; missing if none was open. */
  answersProposal: z.enum(proposalAnswers).optional(),
  /** The interviewer offers this rung of the hint ladder, at this price; missing if they do not. */
  hintOffer: pricedRungSchema.optional(),
  /** What the candidate makes of such an offer; missing if none was open. */
  answersHintOffer: z.enum(hintAnswers).optional(),
  /** The small case that the interviewer puts, as it stands in the message; missing if they put none. */
  check: putCheckSchema.optional(),
  /** The part of the design under discussion after this message; missing outside system design. */
  designPart: z.enum(designPhases).optional(),
  /** The ids of the boxes on the whiteboard that the interviewer speaks of; missing if they speak of none. */
  pointsAt: z.array(z.string()).min(1).optional(),
})

const replyRequested = z.object({
  type: z.literal('ReplyRequested'),
  /** Also the id of the message that will answer. */
  replyId: z.string(),
  call: chatCallSchema,
  action: quickActionSchema.nullable(),
  inReplyTo: z.string().nullable(),
  /** Of the coach: which of the predefined interactions it is. */
  desiredAction: desiredActionSchema.optional(),
  /** Of the coach: the rung of the hint ladder that the answer will reveal. */
  hintRung: hintRungSchema.optional(),
  /** Of the coach: the power-up that asked. */
  useId: z.string().optional(),
  /** What the answer will cap in the scorecard of the question; missing in version 1, and where it caps nothing. */
  caps: capsSchema.optional(),
})
const replyFailed = z.object({
  type: z.literal('ReplyFailed'),
  replyId: z.string(),
  status: z.int(),
  code: z.string().nullable(),
})
const intentClassified = z.object({
  type: z.literal('IntentClassified'),
  messageId: z.string(),
  intent: intentSchema,
  candidatesAnswerWasAccepted: z.boolean().nullable(),
  /** Where the deck of statements is after it; missing in version 1, and for any other question. */
  statements: statementCountSchema.optional(),
  /** What of the question's points the message shows; missing before version 3, and where nobody judged it. */
  judgement: judgementSchema.optional(),
})
const stepChanged = z.object({ type: z.literal('StepChanged'), step: interviewStepSchema })

export const snapshotReasons = ['typing', 'run', 'submission', 'done', 'language', 'time_warp'] as const
const codeSnapshotTaken = z.object({
  type: z.literal('CodeSnapshotTaken'),
  code: z.string(),
  programmingLanguage: programmingLanguageSchema,
  reason: z.enum(snapshotReasons),
  /** Whether it was written after the hand-in: a sketch for the follow-up, never scored. Missing where it was not. */
  sketch: z.boolean().optional(),
})

/** A version was handed in: this code is what counts, whatever is written later. `untouched` code holds nothing of the candidate's own. */
const codeHandedIn = z.object({
  type: z.literal('CodeHandedIn'),
  handInId: z.string(),
  /** The run of all tests that judges it. */
  runId: z.string(),
  code: z.string(),
  programmingLanguage: programmingLanguageSchema,
  untouched: z.boolean(),
})
/** The candidate is coding again. An `undone` hand-in never happened; otherwise the version can still count. */
const codingResumed = z.object({ type: z.literal('CodingResumed'), handInId: z.string(), undone: z.boolean() })
/** The interviewer told the candidate, in this message, that a handed-in version has a bug, perhaps by an input that shows it. */
const bugNamed = z.object({
  type: z.literal('BugNamed'),
  handInId: z.string(),
  messageId: z.string(),
  traced: tracedInputSchema.optional(),
})
/**
 * The candidate asked for a look at this version before handing it in, or submitted it in practice: it is run behind the scenes.
 * Once for each version of a question.
 */
const lookRequested = z.object({
  type: z.literal('LookRequested'),
  versionId: z.string(),
  code: z.string(),
  programmingLanguage: programmingLanguageSchema,
  /** Of a submission in practice: its run. */
  runId: z.string().optional(),
})
/**
 * A version was run behind the scenes: a hand-in or one that was looked at. Nobody in the room gets it before the end; then it comes
 * again, for all.
 */
const codeExamined = z.object({ type: z.literal('CodeExamined'), versionId: z.string(), facts: codeFactsSchema })
/** The interviewer or the coach asked, in this message, what a version prints for an input. It says nothing about right or wrong. */
const inputNamed = z.object({
  type: z.literal('InputNamed'),
  versionId: z.string(),
  messageId: z.string(),
  rows: inputRowsSchema,
})
/** Practice shows an input that a submitted version gets wrong, without the right answer. */
const wrongInputShown = z.object({
  type: z.literal('WrongInputShown'),
  versionId: z.string(),
  shown: tracedInputSchema,
})

/** What changed on this question's whiteboard: elements as they are now, and the ids of removed ones. */
const boardChanged = z.object({
  type: z.literal('BoardChanged'),
  changed: z.array(boardElementSchema),
  removed: z.array(z.string()),
})

const testRunRequested = z.object({
  type: z.literal('TestRunRequested'),
  runId: z.string(),
  purpose: testRunPurposeSchema,
  programmingLanguage: programmingLanguageSchema,
  status: z.literal('IN_QUEUE'),
  executionStatus: z.literal('ACCEPTED'),
  /** Whether the candidate handed this code in; the hidden tests also run on code that was left when the interview ended. */
  handedIn: z.boolean().optional(),
})
const testRunStarted = z.object({
  type: z.literal('TestRunStarted'),
  runId: z.string(),
  status: z.literal('PENDING'),
  executionStatus: z.literal('IN_PROGRESS'),
})
/** `results` is null if the execution failed for a reason of ours (spec §8). */
const testRunCompleted = z.object({
  type: z.literal('TestRunCompleted'),
  runId: z.string(),
  executionStatus: z.literal('COMPLETED'),
  results: testRunResultsSchema.nullable(),
})
const testRunRejected = z.object({
  type: z.literal('TestRunRejected'),
  runId: z.string(),
  executionStatus: z.literal('REJECTED_INSUFFICIENT_TOKENS'),
})

const hintRevealed = z.object({ type: z.literal('HintRevealed'), rung: hintRungSchema, messageId: z.string() })
const questionSkipped = z.object({ type: z.literal('QuestionSkipped'), question: z.int().min(1) })

export const timeAnnouncements = ['half_time', 'five_minutes', 'one_minute'] as const
/**
 * What is announced of the share of the clock that one of several questions has: that whoever still codes should test, that it ends soon,
 * and that it is used.
 */
export const shareAnnouncements = ['share_nears', 'share_ends', 'share_used'] as const
const announcements = [...timeAnnouncements, ...shareAnnouncements] as const
const clockStarted = z.object({ type: z.literal('ClockStarted') })
const clockPaused = z.object({ type: z.literal('ClockPaused'), reason: z.enum(['disconnected', 'interviewer']) })
const clockResumed = z.object({ type: z.literal('ClockResumed') })
/** Time given back or granted; `grantedMs` is never negative. `rate` is how fast the clock runs from now on, where that changes. */
const clockChanged = z.object({
  type: z.literal('ClockChanged'),
  grantedMs: z.number().min(0),
  reason: z.enum(['outage', 'extension', 'power_up']),
  rate: z.number().positive().optional(),
  /** For an extension: what will be announced again, because it's ahead again; missing in version 1. */
  announcesAgain: z.array(z.enum(announcements)).optional(),
})

/** `endsAt` (ms since 1970) where it ends by itself; `snapshotSeq` is the commit that a time warp went back to. */
const powerUpUsed = z.object({
  type: z.literal('PowerUpUsed'),
  useId: z.string(),
  powerUp: powerUpSchema,
  question: z.int().min(1),
  charges: z.int().min(0),
  endsAt: z.number().optional(),
  snapshotSeq: z.int().min(1).optional(),
})
export const powerUpEndReasons = ['elapsed', 'spent', 'interview_ended'] as const
export type PowerUpEndReason = (typeof powerUpEndReasons)[number]
const powerUpEnded = z.object({
  type: z.literal('PowerUpEnded'),
  useId: z.string(),
  powerUp: powerUpSchema,
  reason: z.enum(powerUpEndReasons),
})
/** Its effect failed, came too late for the question or the interview, brought nothing new, or was never needed. */
export const powerUpRefundReasons = ['failed', 'question_over', 'interview_ended', 'nothing_new', 'not_needed'] as const
export type PowerUpRefundReason = (typeof powerUpRefundReasons)[number]
/** Its charges go back to the learner, and it counts as never used. */
const powerUpRefunded = z.object({
  type: z.literal('PowerUpRefunded'),
  useId: z.string(),
  powerUp: powerUpSchema,
  charges: z.int().min(0),
  reason: z.enum(powerUpRefundReasons),
})

export type TimeAnnouncement = (typeof announcements)[number]
export type ShareAnnouncement = (typeof shareAnnouncements)[number]
/** Time left on the clock, in ms, when each is due; half-time depends on the interview. */
export const lastMinutesMs = { five_minutes: 5 * 60_000, one_minute: 60_000 } as const
/** The message with this id was said because nobody had spoken or typed for a while; nothing is asked by it. */
const silenceNudged = z.object({ type: z.literal('SilenceNudged'), messageId: z.string() })
/** A reply that is overdue was asked for once more. */
const replyAskedAgain = z.object({ type: z.literal('ReplyAskedAgain'), replyId: z.string() })

/** From now on a person interviews, or the AI. A reply that the AI owed when a person took over is no longer awaited. */
const controlChanged = z.object({ type: z.literal('ControlChanged'), control: controlSchema })

/** For whom wrote it alone. */
const privateNoteWritten = z.object({
  type: z.literal('PrivateNoteWritten'),
  noteId: z.string(),
  authorId: z.string(),
  text: z.string(),
})

const timeAnnounced = z.object({
  type: z.literal('TimeAnnounced'),
  announcement: z.enum(announcements),
  message: z.string(),
})

/** The settings from now on. A new language brings the challenge's texts in it. */
const settingsChanged = z.object({
  type: z.literal('SettingsChanged'),
  settings: interviewSettingsSchema,
  questionCount: z.int().min(1),
  programmingLanguage: programmingLanguageSchema.optional(),
  ...languagePartSchema.shape,
})

export const endReasons = ['completed', 'time_up', 'ended_by_candidate', 'ended_by_interviewer', 'abandoned'] as const
export type EndReason = (typeof endReasons)[number]
const interviewEnded = z.object({
  type: z.literal('InterviewEnded'),
  reason: z.enum(endReasons),
  scored: z.boolean(),
  /** Who makes the scorecard; the workers where it is missing. */
  scoredBy: controlSchema.optional(),
  /** What became of the last question; missing in version 1. */
  questionOutcome: questionOutcomeSchema.optional(),
})

const scorecardRequested = z.object({ type: z.literal('ScorecardRequested') })
const scorecardCompleted = z.object({ type: z.literal('ScorecardCompleted'), scorecard: sessionScorecardSchema })
const scorecardFailed = z.object({ type: z.literal('ScorecardFailed'), message: z.string() })

/** What the candidate says about a person who interviewed them. Neither side sees the other's before both are there. */
const feedbackGiven = z.object({ type: z.literal('FeedbackGiven'), ...candidateFeedbackSchema.shape })

export const sessionEventSchema = z.discriminatedUnion('type', [
  sessionCreated,
  memberAdded,
  participantJoined,
  participantLeft,
  interviewStarted,
  challengePresented,
  challengeUnavailable,
  messageSent,
  replyRequested,
  replyFailed,
  intentClassified,
  stepChanged,
  codeSnapshotTaken,
  codeHandedIn,
  codingResumed,
  bugNamed,
  lookRequested,
  codeExamined,
  inputNamed,
  wrongInputShown,
  boardChanged,
  testRunRequested,
  testRunStarted,
  testRunCompleted,
  testRunRejected,
  hintRevealed,
  questionSkipped,
  clockStarted,
  clockPaused,
  clockResumed,
  clockChanged,
  powerUpUsed,
  powerUpEnded,
  powerUpRefunded,
  timeAnnounced,
  controlChanged,
  privateNoteWritten,
  silenceNudged,
  replyAskedAgain,
  settingsChanged,
  interviewEnded,
  scorecardRequested,
  scorecardCompleted,
  scorecardFailed,
  feedbackGiven,
  trialKept,
  memberErased,
])
export type SessionEvent = z.infer<typeof sessionEventSchema>
export type EventOf<T extends SessionEvent['type']> = Extract<SessionEvent, { type: T }>
/** A message as the state keeps it. */
export const chatMessageSchema = messageSent
  .omit({ type: true, quietMs: true })
  /** What it was judged to show; missing if nobody judged it. */
  .extend({ judgement: judgementSchema.optional() })
export type ChatMessage = z.infer<typeof chatMessageSchema>
