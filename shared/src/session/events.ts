import { z } from 'zod'
import { publicChallengeSchema } from '../challenge/publicChallenge.ts'
import { chatCallSchema, quickActionSchema } from '../http/chat.ts'
import { interviewSettingsSchema } from '../settings/settings.ts'
import { assessmentTypeSchema } from '../vocabulary/assessmentType.ts'
import { challengeTypeSchema } from '../vocabulary/challengeType.ts'
import { chatParticipantSchema } from '../vocabulary/chatParticipant.ts'
import { contentDomainSchema } from '../vocabulary/contentDomain.ts'
import { hintRungSchema } from '../vocabulary/hintRung.ts'
import { intentSchema } from '../vocabulary/intent.ts'
import { interviewStepSchema } from '../vocabulary/interviewStep.ts'
import { programmingLanguageSchema } from '../vocabulary/languages.ts'
import { sessionModeSchema } from '../vocabulary/sessionMode.ts'
import { participantSchema } from './participant.ts'
import { sessionScorecardSchema } from './scorecard.ts'
import { testRunPurposeSchema, testRunResultsSchema } from './testRun.ts'

/**
 * What can have happened in a session. The room, the replay and the scorecard are folds of these events (`evolve.ts`).
 * Times come with the commit; only a chat message carries its own, as spec §3 names it.
 */

const sessionCreated = z.object({
  type: z.literal('SessionCreated'),
  mode: sessionModeSchema,
  assessmentType: assessmentTypeSchema.nullable(),
  contentDomain: contentDomainSchema,
  settings: interviewSettingsSchema,
  programmingLanguage: programmingLanguageSchema,
  candidate: participantSchema,
  questionCount: z.int().min(1),
  /** What the candidate asked to be interviewed on, or null. */
  requestedChallengeId: z.string().nullable(),
  /** Challenges the candidate has finished before; they come last. */
  completedChallengeIds: z.array(z.string()),
})

const participantJoined = z.object({ type: z.literal('ParticipantJoined'), participant: participantSchema })
const participantLeft = z.object({ type: z.literal('ParticipantLeft'), participantId: z.string() })

const interviewStarted = z.object({ type: z.literal('InterviewStarted') })

const challengePresented = z.object({
  type: z.literal('ChallengePresented'),
  question: z.int().min(1),
  challenge: publicChallengeSchema,
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
})

const replyRequested = z.object({
  type: z.literal('ReplyRequested'),
  /** Also the id of the message that will answer. */
  replyId: z.string(),
  call: chatCallSchema,
  action: quickActionSchema.nullable(),
  inReplyTo: z.string().nullable(),
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
})
const stepChanged = z.object({ type: z.literal('StepChanged'), step: interviewStepSchema })

export const snapshotReasons = ['typing', 'run', 'submission', 'done', 'language'] as const
const codeSnapshotTaken = z.object({
  type: z.literal('CodeSnapshotTaken'),
  code: z.string(),
  programmingLanguage: programmingLanguageSchema,
  reason: z.enum(snapshotReasons),
})

const testRunRequested = z.object({
  type: z.literal('TestRunRequested'),
  runId: z.string(),
  purpose: testRunPurposeSchema,
  programmingLanguage: programmingLanguageSchema,
  status: z.literal('IN_QUEUE'),
  executionStatus: z.literal('ACCEPTED'),
})
const testRunStarted = z.object({
  type: z.literal('TestRunStarted'),
  runId: z.string(),
  status: z.literal('PENDING'),
  executionStatus: z.literal('IN_PROGRESS'),
})
/** `results` is null where the execution failed for a reason of ours (spec §8). */
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

const clockStarted = z.object({ type: z.literal('ClockStarted') })
const clockPaused = z.object({ type: z.literal('ClockPaused'), reason: z.enum(['disconnected', 'interviewer']) })
const clockResumed = z.object({ type: z.literal('ClockResumed') })
/** Time given back or granted; `grantedMs` is never negative. */
const clockChanged = z.object({
  type: z.literal('ClockChanged'),
  grantedMs: z.number().min(0),
  reason: z.enum(['outage', 'extension', 'power_up']),
})

export const timeAnnouncements = ['half_time', 'five_minutes', 'one_minute'] as const
export type TimeAnnouncement = (typeof timeAnnouncements)[number]
const timeAnnounced = z.object({
  type: z.literal('TimeAnnounced'),
  announcement: z.enum(timeAnnouncements),
  message: z.string(),
})

/** The settings from now on; a changed language brings its stub along, so that the editor can show it. */
const settingsChanged = z.object({
  type: z.literal('SettingsChanged'),
  settings: interviewSettingsSchema,
  questionCount: z.int().min(1),
  programmingLanguage: programmingLanguageSchema.optional(),
  code_stub: z.string().optional(),
})

export const endReasons = ['completed', 'time_up', 'ended_by_candidate', 'abandoned'] as const
export type EndReason = (typeof endReasons)[number]
const interviewEnded = z.object({ type: z.literal('InterviewEnded'), reason: z.enum(endReasons), scored: z.boolean() })

const scorecardRequested = z.object({ type: z.literal('ScorecardRequested') })
const scorecardCompleted = z.object({ type: z.literal('ScorecardCompleted'), scorecard: sessionScorecardSchema })
const scorecardFailed = z.object({ type: z.literal('ScorecardFailed'), message: z.string() })

export const sessionEventSchema = z.discriminatedUnion('type', [
  sessionCreated,
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
  timeAnnounced,
  settingsChanged,
  interviewEnded,
  scorecardRequested,
  scorecardCompleted,
  scorecardFailed,
])
export type SessionEvent = z.infer<typeof sessionEventSchema>
export type EventOf<T extends SessionEvent['type']> = Extract<SessionEvent, { type: T }>
export type ChatMessage = Omit<EventOf<'MessageSent'>, 'type'>
