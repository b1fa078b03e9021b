import type { NewHappening } from '@greenroom/shared/learning'
import { isPractice } from '@greenroom/shared/rules'
import {
  type Commit,
  participantIdOf,
  replay,
  type Session,
  type StoredEvent,
  userIdOf,
} from '@greenroom/shared/session'
import type { Logger } from '../session/logger.ts'
import { type SessionLog, wholeLog } from '../session/sessionLog.ts'
import { type FactsOf, happeningsOf } from './fromSession.ts'
import type { Learners } from './learners.ts'

export type SessionEvidenceOptions = {
  log: Pick<SessionLog, 'heads' | 'commitsAfter'>
  factsOf: FactsOf
  /** When this user gave a challenge up and saw its answer, ms since 1970, or null. */
  givenUpAt: (userId: number, challengeId: string) => Promise<number | null>
  logger: Logger
}

/** The events after which a session may say something new about its candidate. */
const telling: readonly StoredEvent['type'][] = [
  'InterviewEnded',
  'TestRunCompleted',
  'ScorecardCompleted',
  'ScorecardFailed',
  'FeedbackGiven',
  'TrialKept',
]

const pageSize = 100

/** What sessions say about learners. */
export function createSessionEvidence({ log, factsOf, givenUpAt, logger }: SessionEvidenceOptions) {
  /** Solving a challenge after reading the answer proves nothing. */
  async function withoutGivenUp(userId: number, session: Session): Promise<NewHappening[]> {
    const happenings = happeningsOf(session, factsOf)
    if (!isPractice(session)) return happenings
    const kept = await Promise.all(
      happenings.map(async (happening) => {
        const refs = happening.done ?? []
        const gaveUp = await Promise.all(refs.map((ref) => givenUpAt(userId, ref.slice('challenge/'.length))))
        return gaveUp.every((at) => at === null || at > happening.at) ? [happening] : []
      }),
    )
    return kept.flat()
  }

  return {
    /**
     * Records what a commit shows about the candidate. Idempotent. It is part of the commit's dispatch, so if an engine
     * dies before it, the sweep repeats it.
     */
    async settle(learners: Pick<Learners, 'record'>, commit: Commit, state: Session): Promise<void> {
      const userId = userIdOf(state.candidate.id)
      if (userId === null || !commit.events.some(({ type }) => telling.includes(type))) return
      for (const happening of await withoutGivenUp(userId, state)) await learners.record(userId, happening)
    },

    /** What a user's earlier sessions show: those that ended before we recorded this. Oldest first. */
    async *past(userId: number): AsyncGenerator<NewHappening> {
      for await (const { id } of headsOf(log, userId)) {
        try {
          const state = replay(await wholeLog(log, id))
          if (state !== null) yield* await withoutGivenUp(userId, state)
        } catch (error) {
          logger.warn({ err: error, sessionId: id }, "a session can't be read as evidence about its candidate")
        }
      }
    },
  }
}

async function* headsOf(log: Pick<SessionLog, 'heads'>, userId: number) {
  for (let after: string | undefined; ; ) {
    const page = await log.heads.find({
      where: { candidateId: participantIdOf(userId) },
      sort: [['createdAt', 'asc']],
      limit: pageSize,
      ...(after === undefined ? {} : { after }),
    })
    yield* page
    const last = page.at(-1)
    if (last === undefined || page.length < pageSize) return
    after = last.id
  }
}
