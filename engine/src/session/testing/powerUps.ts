import type { ParticipantCommandOf, PowerUpUse } from '@greenroom/shared/session'
import type { PowerUp } from '@greenroom/shared/vocabulary'
import type { SessionCommand } from '../commands.ts'
import { awaited, exchange, given, opened, pendingRun, reply, results, type Story } from './given.ts'

export const use = (powerUp: PowerUp, snapshotSeq?: number): ParticipantCommandOf<'UsePowerUp'> => ({
  type: 'UsePowerUp',
  powerUp,
  ...(snapshotSeq === undefined ? {} : { snapshotSeq }),
})

export const save = (code: string, programmingLanguage: 'python' | 'java' = 'python'): SessionCommand => ({
  type: 'SaveCode',
  code,
  programmingLanguage,
})

/** The id of the coach's pending answer. */
export function owedByCoach(told: Story): string {
  if (told.state.phase !== 'IN_PROGRESS' || told.state.awaitingCoach === null) throw new Error('the coach owes nothing')
  return told.state.awaitingCoach.replyId
}

export const coachAnswers = (told: Story): SessionCommand => reply(owedByCoach(told), 'unknown', null, 'Look closer.')
export const coachFails = (told: Story, status: number): SessionCommand => ({
  type: 'FailReply',
  replyId: owedByCoach(told),
  status,
  code: null,
})

/** The result of the pending run: how many of two tests passed, or null if the platform failed. */
export const runEnds = (told: Story, passed: number | null): SessionCommand => ({
  type: 'CompleteTestRun',
  runId: pendingRun(told),
  results: passed === null ? null : results(passed, 2).results,
})

/** Returns the latest use of this power-up, including how it ended. */
export function useOf({ state }: Story, powerUp: PowerUp): PowerUpUse {
  const uses = state.phase === 'NOT_STARTED' ? [] : state.powerUps
  const found = uses.findLast((each) => each.powerUp === powerUp)
  if (found === undefined) throw new Error(`${powerUp} was not used`)
  return found
}

const followUp = (): Story => {
  const testing = opened().and(save('x = 1'), { type: 'DoneCoding' })
  const debriefing = testing.and(runEnds(testing, 1))
  return debriefing.and(reply(awaited(debriefing)))
}

/** Sessions with one question, at each stage: before the start, in each step of the question, and after the end. */
export const stories = {
  notStarted: () => given(),
  introduction: () => given({ type: 'StartInterview' }),
  clarification: () => opened(),
  approach: () => exchange(opened(), 'Count them.', 'attempt_to_answer_question', false),
  coding: () => opened().and(save('x = 1')),
  testing: () => opened().and(save('x = 1'), { type: 'DoneCoding' }),
  followUp,
  wrapUp: () => {
    let told = followUp()
    for (let answers = 0; answers < 2; answers += 1) told = exchange(told, 'Like so.', 'attempt_to_answer_question')
    return told.and({ type: 'SendMessage', message: 'Like so.', recipient: 'interviewer' })
  },
  ended: () => opened().and({ type: 'EndInterview' }),
} satisfies Record<string, () => Story>
