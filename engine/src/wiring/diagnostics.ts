import { createHash } from 'node:crypto'
import type { NewCard } from '@greenroom/shared/learning'
import { anonymousReader } from '@greenroom/shared/rules'
import { participantIdOf } from '@greenroom/shared/session'
import { usualDomain } from '@greenroom/shared/vocabulary'
import { newSessionSchema } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import { rehearsedRoundFrom } from '../features/companies/rehearsedRound.ts'
import { createDiagnostics, type Diagnostics } from '../features/diagnostics/diagnostics.ts'
import { createItemBank } from '../features/diagnostics/items.ts'
import { taskMinutes } from '../features/diagnostics/record.ts'
import { openDiagnosticRecords } from '../features/diagnostics/records.ts'
import { diagnosticRoutes } from '../features/diagnostics/routes.ts'
import { createOpenSession } from '../features/sessions/openSession.ts'
import { seenChallenges } from '../features/sessions/seenChallenges.ts'
import type { Learners } from '../learning/learners.ts'
import type { HttpApp } from '../platform/httpService.ts'
import type { PersonalData } from '../platform/personalData.ts'
import { startSweep } from '../platform/sweep.ts'
import { headOf } from '../session/sessionLog.ts'
import type { Store } from '../store/port.ts'
import type { Content } from './content.ts'
import type { People } from './people.ts'
import type { Sessions } from './sessions.ts'
import type { Studies } from './studies.ts'
import type { WhoAsks } from './whoAsks.ts'

export type DiagnosticsWiring = {
  store: Store
  content: Content
  people: People
  whoAsks: WhoAsks
  studies: Pick<Studies, 'of'>
  sessions: Sessions
  learners: Learners
  /** Adds cards to a user's reviews. */
  addCards: (userId: number, cards: NewCard[], from: string) => Promise<unknown>
  logger: FastifyBaseLogger
  sweepEveryMs: number
  now: () => number
}

/** A year of diagnostics, with one every two weeks. */
const maxLookedThrough = 26

export type RunningDiagnostics = {
  diagnostics: Diagnostics
  /** Whether one of somebody's latest diagnostics has shown them this item. */
  hasShown(userId: number, itemId: string): Promise<boolean>
  personalData: PersonalData
  stop(): Promise<void>
}

/** Sets up diagnostics: their items, the coding task's session, and the judging of explanations. */
export function startDiagnostics(app: HttpApp, options: DiagnosticsWiring): RunningDiagnostics {
  const { store, content, people, whoAsks, studies, sessions, learners, addCards, logger, now } = options
  const { log, handler, members } = sessions
  const records = openDiagnosticRecords(store)
  const bank = createItemBank(content.diagnostics)
  const openSession = createOpenSession({
    ...{ handler, log, now, members, extraTimeOf: people.extraTimeOf, domainOf: studies.of },
    roundOf: rehearsedRoundFrom(content.presets),
    catalogue: content.catalogue,
    // The task is in code, so no question is about the CV.
    cvQuestionFor: async () => undefined,
  })
  const diagnostics = createDiagnostics({
    ...{ records, bank, learners, addCards, now },
    async pickTask({ record: { id, userId, language, level, role }, difficulty }) {
      const criteria = {
        ...{ programmingLanguage: language, maxDurationMinutes: taskMinutes, seed: id },
        exclude: await seenChallenges(log, participantIdOf(userId)),
      }
      return (
        content.bank.pick({ ...criteria, difficulty, candidate: { level, roleType: role } }) ??
        content.bank.pick({ ...criteria, difficulty })
      )
    },
    openTask: (taker, { id, language, level, role, task }, challengeId) =>
      openSession(
        taker,
        newSessionSchema.parse({
          contentDomain: usualDomain,
          assessmentType: 'timed_coding',
          exam: true,
          programmingLanguage: language,
          challengeId,
          settings: {
            interviewDifficulty: task.challenge?.difficulty,
            timeLimitInMinutes: taskMinutes,
            candidateExperienceLevel: level,
            candidateRoleType: role,
          },
        }),
        sessionIdOf(id),
      ),
    async taskProgress(sessionId) {
      const state = await handler.load(sessionId)
      if (state === undefined) return null
      const { challenges = [], phase } = headOf(state)
      const [tests] = challenges.flatMap((challenge) => challenge.tests ?? [])
      const minutes = state.phase === 'ENDED' ? (state.endedAt - state.startedAt) / 60_000 : 0
      return { hasEnded: phase === 'ENDED', tests: tests ?? null, minutes: Math.min(minutes, 2 * taskMinutes) }
    },
    async judge({ id, task: { challenge }, explanation: { text } }) {
      if (challenge === null) return
      await sessions.enqueue(`explanation-${id}`, {
        kind: 'explanation.judge',
        ...{ diagnosticId: id, challengeId: challenge.id, contentVersion: challenge.version, text },
      })
    },
  })
  const { accountOf, readerOf } = whoAsks
  diagnosticRoutes(app, {
    ...{ diagnostics, bank, accountOf, readerOf, now },
    hasDiagnostics: async (userId) => (await studies.of(userId)) === usualDomain,
  })
  const sweep = startSweep(() => diagnostics.sweep(anonymousReader), {
    ...{ of: 'diagnostics', everyMs: options.sweepEveryMs, logger },
  })
  return {
    diagnostics,
    async hasShown(userId, itemId) {
      const latest = await records.of(userId, maxLookedThrough)
      return latest.some(({ items }) => items.some((item) => item.itemId === itemId))
    },
    personalData: records.personalData,
    stop: sweep.stop,
  }
}

/** The session of a diagnostic's coding task: repeated requests share one. */
const sessionIdOf = (diagnosticId: string): string =>
  `d${createHash('sha256').update(`diagnostic\n${diagnosticId}`).digest('base64url').slice(0, 20)}`
