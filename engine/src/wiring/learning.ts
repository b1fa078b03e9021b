import { type Commit, participantIdOf, type Session } from '@greenroom/shared/session'
import { type SkillRoutesOptions, skillRoutes } from '../features/skills/routes.ts'
import type { FactsOf } from '../learning/fromSession.ts'
import { type Learners, openLearners } from '../learning/learners.ts'
import { createSessionEvidence } from '../learning/sessionEvidence.ts'
import type { HttpApp } from '../platform/httpService.ts'
import type { Logger } from '../session/logger.ts'
import type { SessionLog } from '../session/sessionLog.ts'
import type { Store } from '../store/port.ts'
import type { Content } from './content.ts'

export type LearningOptions = {
  store: Store
  log: SessionLog
  content: Pick<Content, 'bank' | 'spoken'>
  /** When this person gave up each challenge, by challenge id. */
  givenUpBy: (participantId: string) => Promise<Map<string, number>>
  logger: Logger
}

/** Opens the learners' histories and skills, and updates them from sessions. */
export function openLearning({ store, log, content, givenUpBy, logger }: LearningOptions) {
  const { bank, spoken } = content
  const factsOf: FactsOf = (id, version) =>
    bank.get(id, version) ?? bank.get(id) ?? spoken.get(id, version) ?? spoken.get(id)
  const evidence = createSessionEvidence({
    log,
    factsOf,
    givenUpAt: async (userId, challengeId) => (await givenUpBy(participantIdOf(userId))).get(challengeId) ?? null,
    logger,
  })
  const learners: Learners = openLearners(store, evidence.past)
  return {
    learners,
    /** Sets up the routes about the caller's skills. */
    register(app: HttpApp, options: SkillRoutesOptions): void {
      skillRoutes(app, options)
    },
    learnFrom: (commit: Commit, state: Session) => evidence.settle(learners, commit, state),
  }
}
