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
import { codeFactsSchema, counterexampleSchema, inputRowsSchema, tracedInputSchema } from './codeFacts.ts'
import { loopRoundSchema, namedRoundSchema } from './companyLoop.ts'
import { candidateFeedbackSchema } from './feedback.ts'
import { interviewSettingsSchema } from './interviewSettings.ts'
import { participantSchema } from './participant.ts'
import { judgementSchema } from './pointJudgement.ts'
import { pricedRungSchema } from './pricedRung.ts'
import { languagePartSchema, publicChallengeSchema } from './publicChallenge.ts'
import { putCheckSchema } from './putCheck.ts'
import { sessionScorecardSchema } from './scorecard.ts'
import { swapSchema } from './swapSchema.ts'
import { testRunPurposeSchema, testRunResultsSchema } from './testRun.ts'

/**
 * The events of a session. The room, the replay and the scorecard are folds of these events (`evolve.ts`). Commits
 * carry the times; only chat messages have their own, as in spec §3.
 */

/** The outcome of a question. */
export const questionOutcomeSchema = z.enum(['open', 'done', 'skipped'])
/** The caps that help puts on a question's scorecard. */
export const capsSchema = z.partialRecord(
  z.enum(['problem solving', 'technical competency', 'testing']),
  z.union([z.literal(2), z.literal(3)]),
)
/** Progress through a deck of statements. */
export const statementCountSchema = z.object({ settled: z.int().min(0), strikes: z.int().min(0) })

const sessionCreated = z.object({
  type: z.literal('SessionCreated'),
  mode: sessionModeSchema,
  assessmentType: assessmentTypeSchema.nullable(),
  contentDomain: contentDomainSchema,
  settings: interviewSettingsSchema,
  programmingLanguage: programmingLanguageSchema,
  /** Missing at first if an interviewer opened the session: then the candidate joins as a member. */
  candidate: participantSchema,
  /** The person who opened the session; missing if it's the candidate. */
  host: participantSchema.optional(),
  questionCount: z.int().min(1),
  /** The challenge that the candidate asked for, or null. */
  requestedChallengeId: z.string().nullable(),
  /** Challenges the candidate has finished before; they are picked last. */
  completedChallengeIds: z.array(z.string()),
  /** Whether this was made an exam; some assessments always are one. Missing in older logs. */
  exam: z.boolean().optional(),
  /** The candidate's accommodation when the session was opened. Missing in older logs. */
  extraTimePercent: extraTimePercentSchema.optional(),
  /** The company's rounds at the time, of all stages; missing without a company's loop, and in old logs. */
  loop: z.array(loopRoundSchema).optional(),
  /** Whether this is a visitor's short interview without an account; missing if not. */
  trial: z.boolean().optional(),
  /** Whether the language is locked; missing if it is open. */
  languageLocked: z.boolean().optional(),
  /** Which half this is of a mock in which two people interview each other; missing in all other sessions. */
  swap: swapSchema.optional(),
})

/** The visitor has created an account, which now owns the trial. They were the candidate all along. */
const trialKept = z.object({ type: z.literal('TrialKept'), participant: participantSchema })

/** A person became a member through an invite, which fixes their role. Whether they are in the room is separate. */
const memberAdded = z.object({
  type: z.literal('MemberAdded'),
  participant: participantSchema,
  /** The accommodation of a candidate who joins before the start. */
  extraTimePercent: extraTimePercentSchema.optional(),
})
/** A member's account was deleted: their messages remain for the others, without their name. */
const memberErased = z.object({ type: z.literal('MemberErased'), participantId: z.string() })
/** The second half was opened after a first half. Its id is in `SessionCreated`. */
const secondHalfOpened = z.object({ type: z.literal('SecondHalfOpened') })
/** The host removed a member: they are now a stranger, and their seat is free. Their messages stay. */
const memberRemoved = z.object({ type: z.literal('MemberRemoved'), participantId: z.string() })
const participantJoined = z.object({ type: z.literal('ParticipantJoined'), participant: participantSchema })
const participantLeft = z.object({ type: z.literal('ParticipantLeft'), participantId: z.string() })

/** `minutes` is the clock's length, including extra time. Both fields are missing in version 1. */
const interviewStarted = z.object({
  type: z.literal('InterviewStarted'),
  minutes: z.number().positive().optional(),
  exam: z.boolean().optional(),
})

const challengePresented = z.object({
  type: z.literal('ChallengePresented'),
  question: z.int().min(1),
  challenge: publicChallengeSchema,
  /** The interviewer who presents it; missing in logs from before interviewers had names. */
  interviewer: z.object({ name: z.string() }).optional(),
  /** Its company round, if any. */
  round: namedRoundSchema.optional(),
  /**
   * The time on the clock, in ms, when the question's share is used up and the next question comes. Missing for the
   * last one.
   */
  shareEndsAtMs: z.number().min(0).optional(),
  /** The outcome of the previous question; missing in version 1, and for the first question. */
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
  /** The thinking time that the candidate asked for and gets; missing in version 1, and without such a request. */
  quietMs: z.int().min(0).optional(),
  /**
   * The interviewer's proposal for the next step; missing if there is none. `minutes`: how long the candidate may
   * continue. Without `options` the choice is to continue or to end here.
   */
  proposal: z
    .object({ minutes: z.int().min(1), options: z.array(z.enum(proposalOptions)).min(1).optional() })
    .optional(),
  /** The candidate's answer to an open proposal; missing if none was open. */
  answersProposal: z.enum(proposalAnswers).optional(),
  /** The rung of the hint ladder that the interviewer offers, with its price; missing without an offer. */
  hintOffer: pricedRungSchema.optional(),
  /** The candidate's answer to an open hint offer; missing if none was open. */
  answersHintOffer: z.enum(hintAnswers).optional(),
  /** The interviewer's small case, word for word as in the message; missing if there is none. */
  check: putCheckSchema.optional(),
  /** The part of the design under discussion after this message; missing outside system design. */
  designPart: z.enum(designPhases).optional(),
  /** The ids of the boxes on the whiteboard that the interviewer refers to; missing if there are none. */
  pointsAt: z.array(z.string()).min(1).optional(),
})

const replyRequested = z.object({
  type: z.literal('ReplyRequested'),
  /** The reply's id, and the id of the message that will answer. */
  replyId: z.string(),
  call: chatCallSchema,
  action: quickActionSchema.nullable(),
  inReplyTo: z.string().nullable(),
  /** For the coach: the predefined interaction. */
  desiredAction: desiredActionSchema.optional(),
  /** For the coach: the rung of the hint ladder that the answer will reveal. */
  hintRung: hintRungSchema.optional(),
  /** For the coach: the power-up that requested it. */
  useId: z.string().optional(),
  /** The caps that the answer puts on the question's scorecard; missing in version 1, and without caps. */
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
  /** Progress through the deck of statements after this message; missing in version 1, and for any other question. */
  statements: statementCountSchema.optional(),
  /** The points of the question that the message shows; missing before version 3, and without a judgement. */
  judgement: judgementSchema.optional(),
})
const stepChanged = z.object({ type: z.literal('StepChanged'), step: interviewStepSchema })

export const snapshotReasons = ['typing', 'run', 'submission', 'done', 'language', 'time_warp'] as const
const codeSnapshotTaken = z.object({
  type: z.literal('CodeSnapshotTaken'),
  code: z.string(),
  programmingLanguage: programmingLanguageSchema,
  reason: z.enum(snapshotReasons),
  /** Whether this was written after the hand-in, as a sketch for the follow-up that is never scored. Missing if not. */
  sketch: z.boolean().optional(),
})

/**
 * A version was handed in: this code counts, whatever the candidate writes later. `untouched` means that none of the
 * code is the candidate's own.
 */
const codeHandedIn = z.object({
  type: z.literal('CodeHandedIn'),
  handInId: z.string(),
  /** The run of all tests on this version. */
  runId: z.string(),
  code: z.string(),
  programmingLanguage: programmingLanguageSchema,
  untouched: z.boolean(),
})
/**
 * The candidate went back to coding. If `undone`, the hand-in never happened; otherwise the version can still count.
 */
const codingResumed = z.object({ type: z.literal('CodingResumed'), handInId: z.string(), undone: z.boolean() })
/**
 * In this message, the interviewer told the candidate about a bug in a handed-in version, perhaps with an input that
 * shows it.
 */
const bugNamed = z.object({
  type: z.literal('BugNamed'),
  handInId: z.string(),
  messageId: z.string(),
  traced: tracedInputSchema.optional(),
})
/**
 * The candidate asked for this version to be looked at before the hand-in, or submitted it in practice: it runs behind
 * the scenes. Happens once for each version of a question.
 */
const lookRequested = z.object({
  type: z.literal('LookRequested'),
  versionId: z.string(),
  code: z.string(),
  programmingLanguage: programmingLanguageSchema,
  /** The run, if this is a submission in practice. */
  runId: z.string().optional(),
})
/**
 * A version was run behind the scenes: one handed in or looked at. Hidden from the room until the end, when it is sent
 * again to all.
 */
const codeExamined = z.object({ type: z.literal('CodeExamined'), versionId: z.string(), facts: codeFactsSchema })
/**
 * In this message, the interviewer or the coach asked for a version's output on an input. It doesn't reveal what is
 * right or wrong.
 */
const inputNamed = z.object({
  type: z.literal('InputNamed'),
  versionId: z.string(),
  messageId: z.string(),
  rows: inputRowsSchema,
})
/** Practice shows an input that a submitted version gets wrong, without the correct output. */
const wrongInputShown = z.object({
  type: z.literal('WrongInputShown'),
  versionId: z.string(),
  shown: tracedInputSchema,
})

/** Changes to this question's whiteboard: elements as they are now, and the ids of removed ones. */
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
  /** Whether the candidate handed in this code; the hidden tests also run on code left over at the end. */
  handedIn: z.boolean().optional(),
})
const testRunStarted = z.object({
  type: z.literal('TestRunStarted'),
  runId: z.string(),
  status: z.literal('PENDING'),
  executionStatus: z.literal('IN_PROGRESS'),
})
/** `results` is null if the execution failed on our side (spec §8). */
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
/** The announcements about a question's share of the clock: test your code now, it ends soon, it is used up. */
export const shareAnnouncements = ['share_nears', 'share_ends', 'share_used'] as const
const announcements = [...timeAnnouncements, ...shareAnnouncements] as const
const clockStarted = z.object({ type: z.literal('ClockStarted') })
const clockPaused = z.object({ type: z.literal('ClockPaused'), reason: z.enum(['disconnected', 'interviewer']) })
const clockResumed = z.object({ type: z.literal('ClockResumed') })
/** Gives back or grants time; `grantedMs` is never negative. `rate` is the clock's new speed, if it changes. */
const clockChanged = z.object({
  type: z.literal('ClockChanged'),
  grantedMs: z.number().min(0),
  reason: z.enum(['outage', 'extension', 'power_up']),
  rate: z.number().positive().optional(),
  /** For an extension: announcements to repeat, because they fall due again; missing in version 1. */
  announcesAgain: z.array(z.enum(announcements)).optional(),
})

/** `endsAt` (ms since 1970) is set if it ends by itself; `snapshotSeq` is the commit of a time warp. */
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
/**
 * Why it was refunded: its effect failed, came too late for the question or the interview, revealed nothing new, or was
 * never needed.
 */
export const powerUpRefundReasons = ['failed', 'question_over', 'interview_ended', 'nothing_new', 'not_needed'] as const
export type PowerUpRefundReason = (typeof powerUpRefundReasons)[number]
/** Its charges are returned, and it counts as if it had never been used. */
const powerUpRefunded = z.object({
  type: z.literal('PowerUpRefunded'),
  useId: z.string(),
  powerUp: powerUpSchema,
  charges: z.int().min(0),
  reason: z.enum(powerUpRefundReasons),
})

export type TimeAnnouncement = (typeof announcements)[number]
export type ShareAnnouncement = (typeof shareAnnouncements)[number]
/** The time left on the clock, in ms, when each announcement is due; half-time depends on the interview. */
export const lastMinutesMs = { five_minutes: 5 * 60_000, one_minute: 60_000 } as const
/** The message with this id broke a silence, when nobody had spoken or typed for a while; it asks nothing. */
const silenceNudged = z.object({ type: z.literal('SilenceNudged'), messageId: z.string() })
/** An overdue reply was requested once more. */
const replyAskedAgain = z.object({ type: z.literal('ReplyAskedAgain'), replyId: z.string() })

/**
 * A person or the AI takes over the interview. When a person does, a reply still owed by the AI is no longer awaited.
 */
const controlChanged = z.object({ type: z.literal('ControlChanged'), control: controlSchema })

/** The candidate's typing and drawing was locked or unlocked. */
const workLockChanged = z.object({ type: z.literal('WorkLockChanged'), locked: z.boolean() })

/** Visible only to its author. */
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

/** The new settings. A new language includes the challenge's texts in it. */
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
  /** Who makes the scorecard; the workers do if missing. */
  scoredBy: controlSchema.optional(),
  /** The outcome of the last question; missing in version 1. */
  questionOutcome: questionOutcomeSchema.optional(),
})

const scorecardRequested = z.object({ type: z.literal('ScorecardRequested') })
const scorecardCompleted = z.object({ type: z.literal('ScorecardCompleted'), scorecard: sessionScorecardSchema })
const scorecardFailed = z.object({ type: z.literal('ScorecardFailed'), message: z.string() })

/**
 * The human interviewer showed the candidate a hand-in's result: how many tests passed, and the smallest input that it
 * gets wrong, or null if none has been found yet.
 */
const resultShown = z.object({
  type: z.literal('ResultShown'),
  handInId: z.string(),
  /** Whether that told the candidate about a bug: a test fails, or such an input exists. */
  bug: z.boolean(),
  counterexample: counterexampleSchema.nullable(),
})

/** The candidate's feedback on a human interviewer. Each side sees the other's only once both exist. */
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
  workLockChanged,
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
  memberRemoved,
  secondHalfOpened,
  resultShown,
])
export type SessionEvent = z.infer<typeof sessionEventSchema>
export type EventOf<T extends SessionEvent['type']> = Extract<SessionEvent, { type: T }>
/** A message in the state. */
export const chatMessageSchema = messageSent
  .omit({ type: true, quietMs: true })
  /** The message's judgement; missing if it wasn't judged. */
  .extend({ judgement: judgementSchema.optional() })
export type ChatMessage = z.infer<typeof chatMessageSchema>
