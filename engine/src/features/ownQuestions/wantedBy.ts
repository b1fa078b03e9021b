import { isOwnQuestionId } from '@greenroom/shared/content'
import type { Session } from '@greenroom/shared/session'
import type { SessionCommand } from '../../session/commands.ts'
import type { WantedVersion } from './versionsInMemory.ts'

/** The user-written questions that deciding this command may look up. */
export function wantedBy(state: Session | null, command: SessionCommand): WantedVersion[] {
  const wanted: { id: string; version: string | null }[] = []
  if ((command.type === 'PresentChallenge' || command.type === 'CreateSession') && command.challengeId !== null)
    wanted.push({ id: command.challengeId, version: null })
  if (command.type === 'ChangeSettings' && state?.phase === 'NOT_STARTED' && state.requestedChallengeId !== null)
    wanted.push({ id: state.requestedChallengeId, version: null })
  if (state !== null && state.phase !== 'ENDED' && state.question !== null) {
    const { challenge_id: id, version } = state.question.challenge
    wanted.push({ id, version })
  }
  return wanted.filter(({ id }) => isOwnQuestionId(id))
}
