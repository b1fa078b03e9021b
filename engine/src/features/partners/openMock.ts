import { randomBytes } from 'node:crypto'
import { type Participant, participantIdOf, readSettings } from '@greenroom/shared/session'
import type { ExtraTimePercent } from '@greenroom/shared/vocabulary'
import { refusalOf } from '../../platform/refusal.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { MemberIndex } from '../../session/memberIndex.ts'
import { headOf, type SessionLog } from '../../session/sessionLog.ts'
import type { ProposalRecord } from './board.ts'

export type OpenMockOptions = {
  handler: Pick<SessionHandler, 'handle' | 'load'>
  log: Pick<SessionLog, 'projectHead'>
  members: Pick<MemberIndex, 'enter'>
  extraTimeOf: (userId: number) => Promise<ExtraTimePercent>
  seenBy: (participantId: string) => Promise<string[]>
}

/**
 * Opens the mock of an accepted proposal. Both people are in it, and swap at half-time. The proposer is the host, and
 * the candidate of the first half. Idempotent, because the proposal fixed the session's id.
 */
export function createOpenMock({ handler, log, members, extraTimeOf, seenBy }: OpenMockOptions) {
  return async (proposal: ProposalRecord, names: { from: string; to: string }): Promise<void> => {
    const { sessionId, fromUserId, toUserId, level, programmingLanguage, company } = proposal
    const candidate: Participant = { id: participantIdOf(fromUserId), role: 'candidate', name: names.from }
    const interviewer: Participant = { id: participantIdOf(toUserId), role: 'interviewer', name: names.to }
    const settings = { candidateExperienceLevel: level, ...(company === null ? {} : { companyType: company }) }
    const outcome = await handler.handle({
      sessionId,
      commandId: `create.${sessionId}`,
      actor: { kind: 'system' },
      command: {
        type: 'CreateSession',
        mode: 'human',
        contentDomain: 'tech_interview_prep',
        assessmentType: null,
        settings: readSettings({ ...settings, timeLimitInMinutes: 45 }),
        programmingLanguage,
        candidate,
        others: [interviewer],
        challengeId: null,
        completedChallengeIds: await seenBy(candidate.id),
        exam: false,
        extraTimePercent: await extraTimeOf(fromUserId),
        swap: { half: 'first', otherId: randomBytes(12).toString('base64url') },
      },
    })
    if (!outcome.ok) throw refusalOf(outcome.error)
    const state = await handler.load(sessionId)
    if (state === undefined) return
    await log.projectHead(headOf(state))
    await members.enter({ sessionId, participantId: interviewer.id, role: 'interviewer', createdAt: state.createdAt })
  }
}
