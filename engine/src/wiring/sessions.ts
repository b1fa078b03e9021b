import { randomUUID } from 'node:crypto'
import { isOwnQuestionId } from '@greenroom/shared/content'
import { accessOf } from '@greenroom/shared/rules'
import { noTracing, type Tracing } from '@greenroom/shared/service'
import type { Commit, Session } from '@greenroom/shared/session'
import type { FastifyBaseLogger } from 'fastify'
import { startCommitBus } from '../bus/commitBus.ts'
import { startDocumentBus } from '../collab/documentBus.ts'
import { openDocumentStore } from '../collab/documentStore.ts'
import { createSharedDocuments } from '../collab/documents.ts'
import { createSnapshots } from '../collab/snapshots.ts'
import { withSharedWork } from '../collab/withSharedWork.ts'
import { runMaterialOf } from '../features/challenges/catalogue.ts'
import { createCommitNotices, type Notices } from '../features/notices/notices.ts'
import type { OwnQuestions } from '../features/ownQuestions/ownQuestions.ts'
import { wantedBy } from '../features/ownQuestions/wantedBy.ts'
import { seenChallenges } from '../features/sessions/seenChallenges.ts'
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
import { measured } from '../session/measured.ts'
import { openMemberIndex } from '../session/memberIndex.ts'
import { refusingNewWork } from '../session/newWork.ts'
import { createOutbox } from '../session/outbox.ts'
import { openParticipantViews } from '../session/participantViews.ts'
import { createSecondHalf } from '../session/secondHalf.ts'
import { openSessionLog } from '../session/sessionLog.ts'
import { tracedHandler, tracedLog } from '../session/traced.ts'
import type { Store } from '../store/port.ts'
import type { Audience } from './audience.ts'
import type { Content } from './content.ts'
import type { People } from './people.ts'
import type { RedisConnections } from './redisConnections.ts'

export type SessionsOptions = RedisConnections & {
  store: Store
  content: Pick<Content, 'bank' | 'spoken' | 'catalogue'>
  ownQuestions: Pick<OwnQuestions, 'prepare' | 'get' | 'isOwner'>
  people: Pick<People, 'accounts' | 'allowanceOf' | 'blocks' | 'callerOf' | 'extraTimeOf' | 'networks' | 'readerOf'>
  notices: Notices
  agreedAtOf: (sessionId: string) => Promise<number | null>
  audience: Audience
  metrics: EngineMetrics
  /** What else follows once a commit is paid for. Part of its dispatch: repeated until it succeeds. */
  afterSettled: (commit: Commit, state: Session) => Promise<void>
  isDiskShort: () => boolean
  tracing: Tracing
  logger: FastifyBaseLogger
  now: () => number
}

export type Sessions = Awaited<ReturnType<typeof openSessions>>

/** Sets up the path of a command: it is paid for, decided, stored, published and dispatched. */
export async function openSessions(options: SessionsOptions) {
  const { store, redis, subscriber, content, ownQuestions, people, notices, audience, metrics, tracing, logger, now } =
    options
  const storedLog = openSessionLog(store)
  const log = tracing === noTracing ? storedLog : tracedLog(storedLog, tracing)
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
    prepare(state, command) {
      const wanted = wantedBy(state, command)
      return wanted.length === 0 ? undefined : ownQuestions.prepare(wanted)
    },
    agreedAtOf: options.agreedAtOf,
    funding,
    onConflict: metrics.conflicted,
    onCommit(commit, state, before) {
      funding.observe(commit)
      metrics.committed(commit.events.length)
      audience.hear(commit)
      documents.hear(commit)
      void outbox.dispatch(commit, state, before)
    },
  })
  const wasAccepted = async ({ sessionId, actor, commandId }: CommandOrder): Promise<boolean> =>
    (await log.commitOf(sessionId, actorKey(actor), commandId)) !== undefined
  async function mayOpen(
    userId: number | null,
    challengeId: string,
    role: 'interviewer' | 'candidate',
  ): Promise<boolean> {
    // Only its author can present a user-written question.
    if (isOwnQuestionId(challengeId))
      return role === 'interviewer' && userId !== null && (await ownQuestions.isOwner(userId, challengeId))
    const item = content.bank.get(challengeId) ?? content.spoken.get(challengeId)
    return item === undefined || accessOf(item, await people.readerOf(userId)) === 'open'
  }
  const openHandler = refusingLockedQuestions(decidingHandler, { mayOpen, wasAccepted })
  const snapshots = createSnapshots(decidingHandler, now)
  const documents = createSharedDocuments({
    store: openDocumentStore(store),
    handler: decidingHandler,
    snapshots,
    publish: (news) => documentBus.publish(news),
    logger,
  })
  const textHandler = withSharedWork(openHandler, { documents, snapshots, logger })
  const guarded = refusingNewWork(textHandler, { isShort: options.isDiskShort, wasAccepted })
  const measuredHandler = measured(guarded, metrics.answered)
  const handler = tracing === noTracing ? measuredHandler : tracedHandler(measuredHandler, tracing)
  /** Processes a commit from another engine. */
  function hear(commit: Commit): void {
    handler.observe(commit)
    funding.observe(commit)
    audience.hear(commit)
    documents.hear(commit)
  }
  const drafts = createDrafts()
  const engineId = randomUUID()
  const documentBus = await startDocumentBus({
    engineId,
    publisher: redis,
    subscriber,
    logger,
    onNews: documents.hearNews,
  })
  const bus = await startCommitBus({
    engineId,
    publisher: redis,
    subscriber,
    logger,
    onCommit: hear,
    onDelta(delta) {
      drafts.hear(delta)
      audience.hearDelta(delta)
    },
    onPresence: audience.hearPresence,
    onCall: audience.hearCall,
    onEndedSignIn(signInId) {
      people.accounts.forgetSignIn(signInId)
      audience.hearEndedSignIn(signInId)
    },
  })
  const queue = openJobQueue(redis, logger, tracing)
  const materialOf = runMaterialOf(content.bank, ownQuestions)
  const members = openMemberIndex(store, log)
  const jobRemoval = createJobRemoval({ log, queue, redis, logger })
  const outbox = createOutbox({
    log,
    enqueue: queue.add,
    logger,
    publish: (commit) =>
      tracing.span('broadcast', { 'session.id': commit.sessionId, seq: commit.seq }, () => bus.publish(commit)),
    hear,
    async settle(commit, state) {
      await funding.settle(commit, state)
      await options.afterSettled(commit, state)
    },
    turnRound: createSecondHalf({
      log,
      handler: decidingHandler,
      members,
      extraTimeOf: people.extraTimeOf,
      seenBy: (participantId) => seenChallenges(log, participantId),
      areApart: people.blocks.areApart,
    }),
    tell: createCommitNotices({
      notices,
      isThere: (sessionId, participantId) => isConnected(redis, sessionId, participantId),
      lowTokensOf: (state) => lowTokensOf(ledger, state),
    }),
    callerOf: people.callerOf,
    networkOf: people.networks.of,
    async materialOf(challenge, request) {
      const { challenge_id: id, version } = challenge
      if (isOwnQuestionId(id)) await ownQuestions.prepare([{ id, version }])
      return materialOf(challenge, request)
    },
  })
  const viewFor = openParticipantViews(log)

  return {
    log,
    ledger,
    funding,
    handler,
    drafts,
    bus,
    documents,
    outbox,
    removeJobsOf: jobRemoval.removeOf,
    enqueue: queue.add,
    jobQueues: queue.queues,
    members,
    viewFor,
    /** Resolves once all stored commits are dispatched and no more are accepted. */
    async stop(): Promise<void> {
      jobRemoval.stop()
      await outbox.stop()
      await queue.close()
      await documentBus.stop()
      await bus.stop()
    },
  }
}
