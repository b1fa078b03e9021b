import { type Commit, holderOf, opensSecondHalf, questionsOf, type Session, userIdOf } from '@greenroom/shared/session'
import type { ExtraTimePercent } from '@greenroom/shared/vocabulary'
import type { CreateSession } from './commands.ts'
import type { SessionHandler } from './handle.ts'
import type { MemberIndex } from './memberIndex.ts'
import { headOf, type SessionLog } from './sessionLog.ts'

export type SecondHalfOptions = {
  log: Pick<SessionLog, 'projectHead'>
  handler: Pick<SessionHandler, 'handle' | 'load' | 'reload'>
  members: Pick<MemberIndex, 'enter'>
  /** The account's accommodation. */
  extraTimeOf: (userId: number) => Promise<ExtraTimePercent>
  /** The questions this person has seen. */
  seenBy: (participantId: string) => Promise<string[]>
  /** Whether one of the two has blocked the other. */
  areApart: (one: string, other: string) => Promise<boolean>
}

const system = { kind: 'system' } as const

/**
 * Opens the second half after the commit that ended the first: the same people with swapped roles. This is part of the
 * dispatch, so if the engine is killed, another repeats it. The new session's id is stored in the first half's log, and
 * a session can have only one first commit. So it is created only once, however many engines try.
 */
export function createSecondHalf({ log, handler, members, extraTimeOf, seenBy, areApart }: SecondHalfOptions) {
  return async (commit: Commit, then: Session): Promise<void> => {
    if (!commit.events.some(({ type }) => type === 'InterviewEnded') || !opensSecondHalf(then)) return
    const first = await handler.reload(then.sessionId)
    if (first?.swap === undefined || first.swap.opened) return
    const command = await secondHalfOf(first)
    if (command === null) return
    const { otherId } = first.swap
    await done(
      handler.handle({ sessionId: otherId, commandId: `create.${otherId}`, actor: system, command }),
      `the second half of ${first.sessionId} can't be opened`,
    )
    const second = await handler.load(otherId)
    if (second === undefined) return
    await log.projectHead(headOf(second))
    for (const { id, role } of second.members)
      if (role !== 'candidate')
        await members.enter({ sessionId: otherId, participantId: id, role, createdAt: second.createdAt })
    await done(
      handler.handle({
        sessionId: first.sessionId,
        commandId: 'second-half',
        actor: system,
        command: { type: 'OpenSecondHalf' },
      }),
      `${first.sessionId} can't say that its second half is open`,
    )
  }

  /**
   * The command that opens the second half; null if one of the two people is no longer a member, or has blocked the
   * other.
   */
  async function secondHalfOf(first: Session): Promise<CreateSession | null> {
    const interviewer = holderOf(first, 'interviewer')
    if (!opensSecondHalf(first) || interviewer === undefined) return null
    if (await areApart(first.candidate.id, interviewer.id)) return null
    const candidate = { ...interviewer, role: 'candidate' } as const
    const turned = { ...first.candidate, role: 'interviewer' } as const
    const isHost = first.host.id === turned.id
    const userId = userIdOf(candidate.id)
    // Exclude the first half's questions: its candidate was asked them, and its interviewer has read their solutions.
    const asked = questionsOf(first).map(({ challenge }) => challenge.challenge_id)
    return {
      type: 'CreateSession',
      mode: 'human',
      contentDomain: first.contentDomain,
      assessmentType: first.assessmentType,
      settings: first.settings,
      programmingLanguage: first.programmingLanguage,
      candidate,
      ...(isHost ? { host: turned } : {}),
      others: [...(isHost ? [] : [turned]), ...first.members.filter(({ role }) => role === 'observer')],
      challengeId: null,
      completedChallengeIds: [...new Set([...asked, ...(await seenBy(candidate.id))])],
      exam: first.exam,
      extraTimePercent: userId === null ? 0 : await extraTimeOf(userId),
      languageLocked: first.languageLocked === true,
      swap: { half: 'second', otherId: first.sessionId },
    }
  }
}

/** @throws if the command was refused, so that the outbox's sweep repeats the dispatch */
async function done(handling: ReturnType<SessionHandler['handle']>, failure: string): Promise<void> {
  const outcome = await handling
  if (!outcome.ok) throw new Error(`${failure}: ${outcome.error.code}`)
}
