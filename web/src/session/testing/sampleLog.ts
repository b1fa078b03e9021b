import {
  type CommitView,
  interviewerAsks,
  type PublicChallenge,
  readSettings,
  type SessionEvent,
} from '@greenroom/shared/session'
import { interviewSteps } from '@greenroom/shared/vocabulary'
import fc from 'fast-check'

export const sessionId = 'session-1'
export const startOfTime = Date.parse('2026-01-01T12:00:00Z')

export const challenge: PublicChallenge = {
  challenge_id: 'calm',
  version: '1',
  title: 'Longest calm stretch',
  challengeType: 'coding',
  challenge_description: 'Find it.',
  programming_language: 'python',
  code_stub: '# stub\n',
  duration_in_minutes: 20,
  examples: [],
  testCases: [],
}

export const created: SessionEvent[] = [
  {
    type: 'SessionCreated',
    mode: 'ai',
    assessmentType: null,
    contentDomain: 'tech_interview_prep',
    settings: readSettings({ timeLimitInMinutes: 45 }),
    programmingLanguage: 'python',
    candidate: { id: 'user:1', role: 'candidate', name: 'Ada' },
    questionCount: 2,
    requestedChallengeId: null,
    completedChallengeIds: [],
  },
  { type: 'ChallengePresented', question: 1, challenge },
]
export const begun: SessionEvent[] = [{ type: 'InterviewStarted' }, { type: 'ClockStarted' }]

export const said = (
  id: string,
  sender: 'candidate' | 'interviewer',
  message: string,
  at: number = startOfTime,
): SessionEvent => ({
  type: 'MessageSent',
  id,
  sender,
  recipient: sender === 'candidate' ? 'interviewer' : 'candidate',
  timeSent: new Date(at).toISOString(),
  message,
  candidatesAnswerWasAccepted: null,
  interviewersClassificationOfCandidatesIntent: null,
  challengeType: 'coding',
})

export const saved = (code: string, programmingLanguage: 'python' | 'java' = 'python'): SessionEvent => ({
  type: 'CodeSnapshotTaken',
  code,
  programmingLanguage,
  reason: 'typing',
})

/** Makes commits from lists of events, a second apart. */
export function logOf(...commits: SessionEvent[][]): CommitView[] {
  return commits.map((events, index) => ({
    sessionId,
    seq: index + 1,
    at: startOfTime + index * 1_000,
    events,
  }))
}

const anyEvents: fc.Arbitrary<SessionEvent[]> = fc.oneof(
  fc.constant<SessionEvent[]>([]),
  fc.string().map((message) => [said(`m-${message}`, 'interviewer', message)]),
  fc.string().map((message) => [said(`c-${message}`, 'candidate', message)]),
  fc.string().map((code) => [saved(code)]),
  fc.constantFrom(...interviewSteps).map((step): SessionEvent[] => [{ type: 'StepChanged', step }]),
  fc.nat(60_000).map((grantedMs): SessionEvent[] => [{ type: 'ClockChanged', grantedMs, reason: 'outage' }]),
  fc.constant<SessionEvent[]>([{ type: 'ClockPaused', reason: 'disconnected' }]),
  fc.constant<SessionEvent[]>([{ type: 'ClockResumed' }]),
  fc.constant<SessionEvent[]>([{ type: 'TimeAnnounced', announcement: 'half_time', message: 'Half-time.' }]),
  fc
    .constantFrom(...interviewerAsks)
    .map((call): SessionEvent[] => [
      { type: 'ReplyRequested', replyId: `reply-${call}`, call, action: null, inReplyTo: null },
    ]),
)

/** A log of a running interview of any length. */
export const anyLog: fc.Arbitrary<CommitView[]> = fc
  .array(anyEvents, { maxLength: 25 })
  .map((more) => logOf(created, begun, ...more))
