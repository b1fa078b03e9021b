import { randomUUID } from 'node:crypto'
import { accessOf } from '@greenroom/shared/rules'
import type { Commit } from '@greenroom/shared/session'
import type { FastifyBaseLogger } from 'fastify'
import { startCommitBus } from '../bus/commitBus.ts'
import { runMaterialOf } from '../features/challenges/catalogue.ts'
import { createCommitNotices, type Notices } from '../features/notices/notices.ts'
import { lowTokensOf } from '../ledger/interviewTokens.ts'
import { openLedger } from '../ledger/ledger.ts'
import { openFunding } from '../ledger/openFunding.ts'
import { openJobQueue } from '../queue/jobQueue.ts'
import { createJobRemoval } from '../queue/jobRemoval.ts'
import { createDrafts } from '../realtime/drafts.ts'
import type { EngineMetrics } from '../realtime/metrics.ts'
import { isConnected } from '../realtime/presence.ts'
import type { CommandOrder } from '../session/commandOrder.ts'
import { actorKey } from '../session/decide/decision.ts'
import { createSessionHandler } from '../session/handle.ts'
import { refusingLockedQuestions } from '../session/lockedQuestions.ts'
import { openMemberIndex } from '../session/memberIndex.ts'
import { refusingNewWork } from '../session/newWork.ts'
import { createOutbox } from '../session/outbox.ts'
import { openParticipantViews } from '../session/participantViews.ts'
import { openSessionLog } from '../session/sessionLog.ts'
import type { Store } from '../store/port.ts'
import type { Audience } from './audience.ts'
import type { Content } from './content.ts'
import type { People } from './people.ts'
import type { RedisConnections } from './redisConnections.ts'

export type SessionsOptions = RedisConnections & {
  store: Store
  content: Pick<Content, 'bank' | 'spoken' | 'catalogue'>
  people: Pick<People, 'accounts' | 'allowanceOf' | 'callerOf' | 'networks' | 'readerOf'>
  notices: Notices
  audience: Audience
  metrics: EngineMetrics
  isDiskShort: () => boolean
  logger: FastifyBaseLogger
  now: () => number
}

export type Sessions = Awaited<ReturnType<typeof openSessions>>

/** The way of a command: paid for, decided, stored, told to whom it is for, and dispatched; on this engine and the others. */
export async function openSessions(options: SessionsOptions) {
  const { store, redis, subscriber, content, people, notices, audience, metrics, logger, now } = options
  const log = openSessionLog(store)
  const ledger = openLedger({
    store,
    now,
    onEntry(entry) {
      if (entry.kind === 'settlement' && entry.model !== undefined) metrics.modelPaid(entry.model)
    },
  })
  const funding = openFunding({ ledger, log, allowanceOf: people.allowanceOf, now, logger })
  const decidingHandler = createSessionHandler({
    log,
    catalogue: content.catalogue,
    now,
    funding,
    onCommit(commit, state, before) {
      funding.observe(commit)
      metrics.committed(commit.events.length)
      audience.hear(commit)
      void outbox.dispatch(commit, state, before)
    },
  })
  const wasAccepted = async ({ sessionId, actor, commandId }: CommandOrder): Promise<boolean> =>
    (await log.commitOf(sessionId, actorKey(actor), commandId)) !== undefined
  async function mayOpen(userId: number | null, challengeId: string): Promise<boolean> {
    const item = content.bank.get(challengeId) ?? content.spoken.get(challengeId)
    return item === undefined || accessOf(item, await people.readerOf(userId)) === 'open'
  }
  const openHandler = refusingLockedQuestions(decidingHandler, { mayOpen, wasAccepted })
  const handler = refusingNewWork(openHandler, { isShort: options.isDiskShort, wasAccepted })
  /** What this engine did not decide itself. */
  function hear(commit: Commit): void {
    handler.observe(commit)
    funding.observe(commit)
    audience.hear(commit)
  }
  const drafts = createDrafts()
  const bus = await startCommitBus({
    engineId: randomUUID(),
    publisher: redis,
    subscriber,
    logger,
    onCommit: hear,
    onDelta(delta) {
      drafts.hear(delta)
      audience.hearDelta(delta)
    },
    onPresence: audience.hearPresence,
    onEndedSignIn(signInId) {
      people.accounts.forgetSignIn(signInId)
      audience.hearEndedSignIn(signInId)
    },
  })
  const queue = openJobQueue(redis, logger)
  const jobRemoval = createJobRemoval({ log, queue, redis, logger })
  const outbox = createOutbox({
    log,
    enqueue: queue.add,
    logger,
    publish: bus.publish,
    hear,
    settle: funding.settle,
    tell: createCommitNotices({
      notices,
      isThere: (sessionId, participantId) => isConnected(redis, sessionId, participantId),
      lowTokensOf: (state) => lowTokensOf(ledger, state),
    }),
    callerOf: people.callerOf,
    networkOf: people.networks.of,
    materialOf: runMaterialOf(content.bank),
  })
  const members = openMemberIndex(store, log)
  const viewFor = openParticipantViews(log)

  return {
    log,
    ledger,
    funding,
    handler,
    drafts,
    bus,
    outbox,
    removeJobsOf: jobRemoval.removeOf,
    jobQueues: queue.queues,
    members,
    viewFor,
    /** Resolves once what was stored is dispatched, and nothing is heard any more. */
    async stop(): Promise<void> {
      jobRemoval.stop()
      await outbox.stop()
      await queue.close()
      await bus.stop()
    },
  }
}
