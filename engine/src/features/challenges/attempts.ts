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

/** What somebody has done with challenges: the sessions in which they were put, and what was given up. */
export type Attempts = {
  /** The sessions of this candidate, latest first. */
  of(participantId: string): Promise<Attempt[]>
  /** The same sessions, of which those that go on with this challenge are as their logs stand now: a head is a moment behind. */
  upToDate(attempts: readonly Attempt[], challengeId: string): Promise<Attempt[]>
  /** When this person gave challenges up, by their ids. */
  givenUp(participantId: string): Promise<Map<string, number>>
  /** Writes down that a challenge was given up; when it was first, ms since 1970. */
  giveUp(participantId: string, challengeId: string, at: number): Promise<number>
  personalData: PersonalData
}

const pageSize = 500

/**
 * Progress is derived from the heads of sessions, which are projected from their logs and repaired by the sweep. So it holds what
 * the logs hold, and nothing has to be kept in step with it.
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

  /** A head that was written before heads told of challenges learns it from its log, once. */
  async function attemptOf(head: SessionHead): Promise<Attempt[]> {
    const { id, phase, mode, createdAt, endedAt, assessmentType, challenges } = head
    if (assessmentType !== undefined && challenges !== undefined)
      return [{ id, phase, mode, createdAt, endedAt, assessmentType, challenges }]
    const state = replay(await wholeLog(log, id))
    if (state === null) return []
    const { assessmentType: type, challenges: put } = attemptIn(state)
    // Where the head was written again in the meantime, it was with them.
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

/** What the state of a session tells, as its head will. */
function attemptIn(state: Session): Attempt {
  const { id, phase, mode, createdAt, endedAt, assessmentType = null, challenges = [] } = headOf(state)
  return { id, phase, mode, createdAt, endedAt, assessmentType, challenges }
}
