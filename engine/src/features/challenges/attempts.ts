import { replay, type Session } from '@greenroom/shared/session'
import { z } from 'zod'
import { jsonFile, type PersonalData } from '../../platform/personalData.ts'
import type { SessionHandler } from '../../session/handle.ts'
import { headOf, type SessionHead, type SessionLog, wholeLog } from '../../session/sessionLog.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'
import type { Attempt } from './progress.ts'

const givenUpSchema = z.object({
  /** `{participantId}/{challengeId}` */
  id: z.string(),
  participantId: z.string(),
  challengeId: z.string(),
  at: z.number(),
})

type GivenUp = z.infer<typeof givenUpSchema>

/** A user's history with challenges: the sessions that presented them, and the challenges they gave up. */
export type Attempts = {
  /** This candidate's sessions, latest first. */
  of(participantId: string): Promise<Attempt[]>
  /**
   * The given attempts, except that sessions in progress with this challenge are read from their logs, because heads
   * lag slightly.
   */
  upToDate(attempts: readonly Attempt[], challengeId: string): Promise<Attempt[]>
  /** When this person gave up each challenge, by challenge id. */
  givenUp(participantId: string): Promise<Map<string, number>>
  /** Records that a challenge was given up. Returns when that first happened, ms since 1970. */
  giveUp(participantId: string, challengeId: string, at: number): Promise<number>
  personalData: PersonalData
}

const pageSize = 500

/**
 * Derives progress from session heads, which follow their logs and are repaired by the sweep. So progress always agrees
 * with the logs, and nothing else needs updating.
 */
export function openAttempts(
  store: Store,
  log: Pick<SessionLog, 'heads' | 'commitsAfter'>,
  { reload }: Pick<SessionHandler, 'reload'>,
): Attempts {
  const givenUps = store.collection<GivenUp>({
    name: 'challengesGivenUp',
    unique: [],
    indexes: [['participantId', 'challengeId']],
    parse: (stored) => givenUpSchema.parse(stored),
  })

  /** Heads from before challenges were stored in them get theirs from the log, once. */
  async function attemptOf(head: SessionHead): Promise<Attempt[]> {
    const { id, phase, mode, createdAt, endedAt, assessmentType, challenges } = head
    if (assessmentType !== undefined && challenges !== undefined)
      return [{ id, phase, mode, createdAt, endedAt, assessmentType, challenges }]
    const state = replay(await wholeLog(log, id))
    if (state === null) return []
    const { assessmentType: type, challenges: put } = attemptIn(state)
    // If the head has been rewritten in the meantime, it already has them.
    await log.heads.update(id, { assessmentType: type, challenges: put }, { seq: head.seq })
    return [{ id, phase, mode, createdAt, endedAt, assessmentType: type, challenges: put }]
  }

  async function headsOf(candidateId: string): Promise<SessionHead[]> {
    const all: SessionHead[] = []
    for (let after: string | undefined; ; ) {
      const page = await log.heads.find({
        where: { candidateId },
        sort: [['createdAt', 'desc']],
        limit: pageSize,
        ...(after === undefined ? {} : { after }),
      })
      all.push(...page)
      after = page.at(-1)?.id
      if (after === undefined || page.length < pageSize) return all
    }
  }

  const of: Attempts['of'] = async (participantId) =>
    (await Promise.all((await headsOf(participantId)).map(attemptOf))).flat()
  const givenUp: Attempts['givenUp'] = async (participantId) => {
    const found = await givenUps.find({ where: { participantId }, limit: 10_000 })
    return new Map(found.map(({ challengeId, at }) => [challengeId, at]))
  }

  return {
    of,
    givenUp,
    personalData: {
      collections: ['challengesGivenUp'],
      async *exported({ participantId }) {
        const gaveUp = [...(await givenUp(participantId))].map(([challengeId, at]) => ({ challengeId, at }))
        yield jsonFile('challenges.json', { attempts: await of(participantId), gaveUp })
      },
      erase: ({ participantId }) => removeAll(givenUps, { participantId }),
    },
    upToDate: (attempts, challengeId) =>
      Promise.all(
        attempts.map(async (attempt) => {
          if (attempt.phase === 'ENDED' || !attempt.challenges.some(({ id }) => id === challengeId)) return attempt
          const state = await reload(attempt.id)
          return state === undefined ? attempt : attemptIn(state)
        }),
      ),
    async giveUp(participantId, challengeId, at) {
      const id = `${participantId}/${challengeId}`
      await givenUps.insert({ id, participantId, challengeId, at })
      return (await givenUps.get(id))?.at ?? at
    },
  }
}

/** The attempt in a session's state, in the same form as in its head. */
function attemptIn(state: Session): Attempt {
  const { id, phase, mode, createdAt, endedAt, assessmentType = null, challenges = [] } = headOf(state)
  return { id, phase, mode, createdAt, endedAt, assessmentType, challenges }
}
