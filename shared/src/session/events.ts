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
/** For each dimension that help caps: the highest score it can still get. */
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
  /** The candidate, or `nobody` if an interviewer opened the session: then the candidate joins later as a member. */
  candidate: participantSchema,
  /** The person who opened the session; missing if it's the candidate. */
  host: participantSchema.optional(),
  questionCount: z.int().min(1),
  /** The id of the challenge that the candidate asked for, or null. */
  requestedChallengeId: z.string().nullable(),
  /** Challenges the candidate has finished before; they are picked last. */
  completedChallengeIds: z.array(z.string()),
  /**
   * Whether the host chose to make this an exam. Some assessments are always exams, whatever this says. Missing in
   * older logs.
   */
  exam: z.boolean().optional(),
  /** The candidate's accommodation when the session was opened. Missing in older logs. */
  extraTimePercent: extraTimePercentSchema.optional(),
  /**
   * The rounds of the company's process when the session was opened, for all stages. Missing if the session follows no
   * company's process, and in old logs.
   */
  loop: z.array(loopRoundSchema).optional(),
  /** True for a visitor's short interview without an account; otherwise missing. */
  trial: z.boolean().optional(),
  /** True if the language can't be changed; otherwise missing. */
  languageLocked: z.boolean().optional(),
  /**
   * The question about the candidate's CV for the behavioural round, so that the session never needs the CV again.
   * Missing if the candidate didn't choose that.
   */
  cvQuestion: z.string().optional(),
  /** For a mock in which two people interview each other: which half this session is. Missing in all other sessions. */
  swap: swapSchema.optional(),
})

/**
 * The visitor of a trial created an account, which now owns the trial. The account's owner takes the visitor's place as
 * the candidate.
 */
const trialKept = z.object({ type: z.literal('TrialKept'), participant: participantSchema })

/**
 * A person became a member through an invite, which fixes their role. Being a member doesn't mean being in the room:
 * `ParticipantJoined` records that.
 */
const memberAdded = z.object({
  type: z.literal('MemberAdded'),
  participant: participantSchema,
  /** The accommodation of a candidate who joins before the start. */
  extraTimePercent: extraTimePercentSchema.optional(),
})
/** A member's account was deleted. Their messages remain for the other members, without their name. */
const memberErased = z.object({ type: z.literal('MemberErased'), participantId: z.string() })
/**
 * The second half of a mock was opened after this first half. The second half's id is in this session's
 * `SessionCreated`.
 */
const secondHalfOpened = z.object({ type: z.literal('SecondHalfOpened') })
/** The host removed a member, who loses all access to the session. Their seat becomes free, and their messages stay. */
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
  /** The interviewer who presents the question; missing in logs from before interviewers had names. */
  interviewer: z.object({ name: z.string() }).optional(),
  /** The company round that the question belongs to; missing if it belongs to none. */
  round: namedRoundSchema.optional(),
  /**
   * The time left on the clock, in ms, at which the question's share is used up and the next question is presented.
   * Missing for the last question.
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
  /**
   * The time to think that the candidate asked for and gets, in ms. Missing if they didn't ask for any, and in version
   * 1.
   */
  quietMs: z.int().min(0).optional(),
  /**
   * The interviewer's proposal for how to continue; missing if the message has none. `minutes` is how much longer the
   * candidate may work on this question. If `options` is missing, the choice is between continuing and ending here.
   */
  proposal: z
    .object({ minutes: z.int().min(1), options: z.array(z.enum(proposalOptions)).min(1).optional() })
    .optional(),
  /** The candidate's answer to an open proposal; missing if none was open. */
  answersProposal: z.enum(proposalAnswers).optional(),
  /**
   * The rung of the hint ladder that the interviewer offers in this message, with its price; missing if they offer
   * none.
   */
  hintOffer: pricedRungSchema.optional(),
  /** The candidate's answer to an open hint offer; missing if none was open. */
  answersHintOffer: z.enum(hintAnswers).optional(),
  /** The check question that the interviewer asks in this message, word for word; missing if they ask none. */
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
  /** For the coach: the id of the power-up use that requested the answer. */
  useId: z.string().optional(),
  /** The caps that the answer puts on the question's scorecard; missing if it puts none, and in version 1. */
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
  /**
   * The judgement of the message: which of the question's points it makes. Missing before version 3, and if the message
   * wasn't judged.
   */
  judgement: judgementSchema.optional(),
})
const stepChanged = z.object({ type: z.literal('StepChanged'), step: interviewStepSchema })

export const snapshotReasons = ['typing', 'run', 'submission', 'done', 'language', 'time_warp'] as const
const codeSnapshotTaken = z.object({
  type: z.literal('CodeSnapshotTaken'),
  code: z.string(),
  programmingLanguage: programmingLanguageSchema,
  reason: z.enum(snapshotReasons),
  /**
   * True if the candidate wrote this after the hand-in: then it is a sketch for the follow-up and is never scored.
   * Otherwise missing.
   */
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
 * The candidate went back to coding. If `undone` is true, the hand-in is treated as if it had never been made;
 * otherwise the handed-in version can still count.
 */
const codingResumed = z.object({ type: z.literal('CodingResumed'), handInId: z.string(), undone: z.boolean() })
/**
 * In the message with this id, the interviewer told the candidate about a bug in a handed-in version. The message may
 * name an input that exposes the bug.
 */
const bugNamed = z.object({
  type: z.literal('BugNamed'),
  handInId: z.string(),
  messageId: z.string(),
  traced: tracedInputSchema.optional(),
})
/**
 * A version was sent to run behind the scenes. The candidate asked the interviewer to look at it before the hand-in, or
 * submitted it in practice. Happens at most once for each version of a question.
 */
const lookRequested = z.object({
  type: z.literal('LookRequested'),
  versionId: z.string(),
  code: z.string(),
  programmingLanguage: programmingLanguageSchema,
  /** The id of the test run, if this version was submitted in practice; otherwise missing. */
  runId: z.string().optional(),
})
/**
 * A version was run behind the scenes: a hand-in, or a version from `LookRequested`. This event is hidden from the room
 * until the end; then it is repeated for everybody.
 */
const codeExamined = z.object({ type: z.literal('CodeExamined'), versionId: z.string(), facts: codeFactsSchema })
/**
 * In the message with this id, the interviewer or the coach asked the candidate for a version's output on an input. The
 * message doesn't reveal whether that output is right.
 */
const inputNamed = z.object({
  type: z.literal('InputNamed'),
  versionId: z.string(),
  messageId: z.string(),
  rows: inputRowsSchema,
})
/** The practice page showed an input that a submitted version gets wrong, without the correct output. */
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
  /**
   * True if the candidate handed in this code. The hidden tests also run on code that the candidate left in the editor
   * at the end.
   */
  handedIn: z.boolean().optional(),
})
const testRunStarted = z.object({
  type: z.literal('TestRunStarted'),
  runId: z.string(),
  status: z.literal('PENDING'),
  executionStatus: z.literal('IN_PROGRESS'),
})
/** A test run ended. `results` is null if the execution failed on our side (spec §8). */
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
 * The announcements about a question's share of the clock: it is time to test the code, the share ends soon, the share
 * is used up.
 */
export const shareAnnouncements = ['share_nears', 'share_ends', 'share_used'] as const
const announcements = [...timeAnnouncements, ...shareAnnouncements] as const
const clockStarted = z.object({ type: z.literal('ClockStarted') })
const clockPaused = z.object({ type: z.literal('ClockPaused'), reason: z.enum(['disconnected', 'interviewer']) })
const clockResumed = z.object({ type: z.literal('ClockResumed') })
/**
 * Time was added to the clock: time lost in an outage, or extra time. `grantedMs` is never negative. `rate` is the
 * clock's new speed; missing if the speed stays the same.
 */
const clockChanged = z.object({
  type: z.literal('ClockChanged'),
  grantedMs: z.number().min(0),
  reason: z.enum(['outage', 'extension', 'power_up']),
  rate: z.number().positive().optional(),
  /** For an extension: the announcements that will be due again and so must be repeated. Missing in version 1. */
  announcesAgain: z.array(z.enum(announcements)).optional(),
})

/**
 * A power-up was used. `endsAt` (ms since 1970) is set if the power-up ends on its own. `snapshotSeq` is only for a
 * time warp: the commit whose code it restores.
 */
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
 * Why a power-up was refunded: its effect failed, came too late for the question or the interview, revealed nothing
 * new, or was never needed.
 */
export const powerUpRefundReasons = ['failed', 'question_over', 'interview_ended', 'nothing_new', 'not_needed'] as const
export type PowerUpRefundReason = (typeof powerUpRefundReasons)[number]
/** A power-up was refunded: its charges are returned, and it counts as if it had never been used. */
const powerUpRefunded = z.object({
  type: z.literal('PowerUpRefunded'),
  useId: z.string(),
  powerUp: powerUpSchema,
  charges: z.int().min(0),
  reason: z.enum(powerUpRefundReasons),
})

export type TimeAnnouncement = (typeof announcements)[number]
export type ShareAnnouncement = (typeof shareAnnouncements)[number]
/**
 * The time left on the clock, in ms, when each of these announcements is due. Half-time isn't listed, because it
 * depends on the interview's length.
 */
export const lastMinutesMs = { five_minutes: 5 * 60_000, one_minute: 60_000 } as const
/**
 * The interviewer broke a silence with the message with this id, because nobody had spoken or typed for a while. The
 * message asks no question.
 */
const silenceNudged = z.object({ type: z.literal('SilenceNudged'), messageId: z.string() })
/** An overdue reply was requested once more. */
const replyAskedAgain = z.object({ type: z.literal('ReplyAskedAgain'), replyId: z.string() })

/** A person or the AI took over the interview. When a person takes over, the AI's pending reply is dropped. */
const controlChanged = z.object({ type: z.literal('ControlChanged'), control: controlSchema })

/** The candidate's typing and drawing was locked or unlocked. */
const workLockChanged = z.object({ type: z.literal('WorkLockChanged'), locked: z.boolean() })

/** An interviewer wrote a private note. The event is visible only to its author. */
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

/**
 * The settings were changed. If the language changed, the event includes the challenge's texts for the new language.
 */
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
  /** Who writes the scorecard: the AI, or the human interviewer. If missing, the AI does. */
  scoredBy: controlSchema.optional(),
  /** The outcome of the last question; missing in version 1. */
  questionOutcome: questionOutcomeSchema.optional(),
})

const scorecardRequested = z.object({ type: z.literal('ScorecardRequested') })
const scorecardCompleted = z.object({ type: z.literal('ScorecardCompleted'), scorecard: sessionScorecardSchema })
const scorecardFailed = z.object({ type: z.literal('ScorecardFailed'), message: z.string() })

/**
 * The human interviewer showed the candidate a hand-in's result: how many tests passed, and the smallest input that the
 * code gets wrong. That input is null if none has been found yet.
 */
const resultShown = z.object({
  type: z.literal('ResultShown'),
  handInId: z.string(),
  /**
   * Whether the shown result tells the candidate about a bug: a test failed, or there is an input that the version gets
   * wrong.
   */
  bug: z.boolean(),
  counterexample: counterexampleSchema.nullable(),
})

/**
 * The candidate gave feedback on the human interviewer. The candidate sees the scorecard, and the interviewer sees the
 * feedback, only once both exist.
 */
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
/** A chat message as the session state stores it. */
export const chatMessageSchema = messageSent
  .omit({ type: true, quietMs: true })
  /** The message's judgement; missing if it wasn't judged. */
  .extend({ judgement: judgementSchema.optional() })
export type ChatMessage = z.infer<typeof chatMessageSchema>
