import type { SessionEvent } from './events.ts'
import type { PublicChallenge } from './publicChallenge.ts'
import type { Session } from './state.ts'

/**
 * Whether the first question is hidden until the start. It is if Greenroom chose it. If the interview never starts, the
 * same question may come up again later, so the lobby must not show it.
 */
export const isUnknownUntilStart = ({ mode, requestedChallengeId }: Pick<Session, 'mode' | 'requestedChallengeId'>) =>
  mode === 'ai' && requestedChallengeId === null

/** Redacts an event shown before the start: keeps the kind of question and its length, but not its content. */
export function beforeTheStart(event: SessionEvent): SessionEvent {
  if (event.type === 'ChallengePresented') return { ...event, challenge: kindOf(event.challenge) }
  if (event.type !== 'SettingsChanged' || event.code_stub === undefined) return event
  const {
    reading: _reading,
    challenge_description: _description,
    parts: _parts,
    examples: _examples,
    limits: _limits,
    ...settings
  } = event
  return { ...settings, code_stub: '' }
}

function kindOf({
  challengeType,
  programming_language,
  duration_in_minutes,
  statementCount,
  competency,
  stepCount,
}: PublicChallenge): PublicChallenge {
  return {
    challenge_id: '',
    version: '',
    title: '',
    challengeType,
    challenge_description: '',
    programming_language,
    code_stub: '',
    duration_in_minutes,
    examples: [],
    testCases: [],
    ...(statementCount === undefined ? {} : { statementCount }),
    ...(competency === undefined ? {} : { competency }),
    ...(stepCount === undefined ? {} : { stepCount }),
  }
}
