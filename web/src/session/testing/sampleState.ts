import {
  type NotStarted,
  type PublicChallenge,
  type RequestedSettings,
  readSettings,
  replay,
  type Session,
  type SessionEvent,
} from '@greenroom/shared/session'

export const startOfTime = Date.parse('2026-01-01T12:00:00Z')

export const challenge: PublicChallenge = {
  challenge_id: 'calm',
  version: '1',
  title: 'Calm',
  challengeType: 'coding',
  challenge_description: '',
  programming_language: 'python',
  code_stub: '',
  duration_in_minutes: 20,
  examples: [],
  testCases: [],
}

const created = (settings: RequestedSettings): SessionEvent[] => [
  {
    type: 'SessionCreated',
    mode: 'ai',
    assessmentType: null,
    contentDomain: 'tech_interview_prep',
    settings: readSettings(settings),
    programmingLanguage: 'python',
    candidate: { id: 'user:1', role: 'candidate', name: 'Ada' },
    questionCount: 1,
    requestedChallengeId: null,
    completedChallengeIds: [],
  },
  { type: 'ChallengePresented', question: 1, challenge },
]

function stateOf(events: SessionEvent[]): Session {
  const state = replay(
    events.map((event, index) => ({ sessionId: 's', seq: index + 1, at: startOfTime, events: [event] })),
  )
  if (state === null) throw new Error('the log is empty')
  return state
}

/** A session that has been opened. */
export const openedState = (settings: RequestedSettings = {}): Session => stateOf(created(settings))

/** A session waiting to be started. */
export function waitingState(settings: RequestedSettings = {}): NotStarted {
  const state = stateOf(created(settings))
  if (state.phase !== 'NOT_STARTED') throw new Error('it was started')
  return state
}

/** A started session, with these events since. */
export const startedState = (...more: SessionEvent[]): Session =>
  stateOf([...created({}), { type: 'InterviewStarted' }, ...more])

export const said = (
  id: string,
  sender: 'candidate' | 'interviewer' | 'system' | 'interviewerCoach',
  message: string,
): Extract<SessionEvent, { type: 'MessageSent' }> => ({
  type: 'MessageSent',
  id,
  sender,
  recipient: sender === 'candidate' ? 'interviewer' : 'candidate',
  timeSent: new Date(startOfTime).toISOString(),
  message,
  candidatesAnswerWasAccepted: null,
  interviewersClassificationOfCandidatesIntent: null,
  challengeType: 'coding',
})
