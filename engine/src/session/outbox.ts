import {
  type Commit,
  examinedVersionsOf,
  type InProgress,
  type JobRequest,
  jobIdOf,
  questionsOf,
  type Session,
} from '@greenroom/shared/session'
import type { JobPayload } from '@greenroom/shared/wire'
import { openBookkeeping } from './bookkeeping.ts'
import { type Caller, chatBodyOf, interactionBodyOf } from './chatBody.ts'
import { stateAt } from './handle.ts'
import type { Logger } from './logger.ts'
import { headOf, type SessionLog } from './sessionLog.ts'

/**
 * The age, in ms, at which a sweep dispatches a commit. Until then, the engine that stored it is still dispatching it.
 */
const sweepAfterMs = 2_000

/** The data that a run needs: test cases, limits, and the signature for parsing the input. */
export type RunMaterial = Pick<Extract<JobPayload, { kind: 'code.run' }>, 'testCases' | 'limits' | 'signature'>

export type OutboxOptions = {
  log: SessionLog
  /** Adds a job to the workers' queue. */
  enqueue: (jobId: string, payload: JobPayload) => Promise<void>
  logger: Logger
  publish: (commit: Commit) => Promise<void>
  /** Passes a commit to this engine's own memory and rooms, since an engine doesn't receive its own messages. */
  hear: (commit: Commit) => void
  /** Settles the cost of whatever the commit has finished. */
  settle: (commit: Commit, state: Session) => Promise<void>
  /** Opens a mock's second half after the first. Repeated calls have no effect. */
  turnRound: (commit: Commit, state: Session) => Promise<void>
  /** Sends emails about a commit. Repeated calls send nothing twice. */
  tell: (commit: Commit, state: Session) => Promise<void>
  callerOf: (participantId: string) => Promise<Caller>
  /** The network this person last connected from, as an opaque key; null if unknown. */
  networkOf: (participantId: string) => Promise<string | null>
  materialOf: (
    challenge: { challenge_id: string; version: string },
    request: Extract<JobRequest, { kind: 'code.run' }>,
  ) => Promise<RunMaterial>
}

/** Dispatches a commit's side effects: publishes it, updates the session's head, enqueues its jobs. */
export type Outbox = {
  /**
   * Dispatches a commit that has just changed the state from `before` to `state`. If the dispatch fails, the sweep
   * repeats it.
   */
  dispatch(commit: Commit, state: Session, before: Session | null): Promise<void>
  /** Repeats unfinished dispatches, including those of other engines. */
  sweep(now: number): Promise<void>
  /** Re-adds this commit's jobs if Redis has lost them. Existing jobs are left alone. */
  enqueueAgain(commit: Commit, state: Session): Promise<void>
  /** Resolves once every dispatch that has begun has ended and is recorded. */
  stop(): Promise<void>
}

export function createOutbox(options: OutboxOptions): Outbox {
  const { log, logger } = options
  const bookkeeping = openBookkeeping({ log, logger })

  async function enqueue(commit: Commit, request: JobRequest, state: Session): Promise<void> {
    const payload = await payloadOf(commit, request, state, options)
    if (payload !== null) await options.enqueue(jobIdOf(commit.sessionId, commit.seq, request.kind), payload)
  }

  async function bringOnItsWay(commit: Commit, state: Session): Promise<void> {
    await options.publish(commit)
    await Promise.all(commit.jobs.map((request) => enqueue(commit, request, state)))
    await options.settle(commit, state)
    await options.turnRound(commit, state)
    await options.tell(commit, state)
  }

  async function dispatch(commit: Commit, state: Session, before: Session | null): Promise<void> {
    try {
      await bringOnItsWay(commit, state)
      bookkeeping.enter(commit, state, before)
    } catch (error) {
      const { sessionId, commandId, seq } = commit
      logger.warn({ err: error, sessionId, commandId, seq }, 'dispatch failed; the sweep will retry')
    }
  }

  /**
   * The dispatches in progress. An engine waits for them before it stops, so that no other engine's sweep has to repeat
   * them.
   */
  const underWay = new Set<Promise<void>>()

  return {
    dispatch(commit, state, before) {
      const dispatched = dispatch(commit, state, before).finally(() => underWay.delete(dispatched))
      underWay.add(dispatched)
      return dispatched
    },
    async sweep(now) {
      for (const commit of await log.undispatchedBefore(now - sweepAfterMs)) {
        const state = await stateAt(log, commit.sessionId, commit.seq)
        if (state === null) continue
        // The engine that stored this commit may have died before publishing it.
        options.hear(commit)
        await bringOnItsWay(commit, state)
        await log.projectHead(headOf(state))
        await log.markDispatched(commit)
      }
    },
    async enqueueAgain(commit, state) {
      await Promise.all(commit.jobs.map((request) => enqueue(commit, request, state)))
    },
    async stop() {
      await Promise.all(underWay)
      await bookkeeping.stop()
    },
  }
}

async function payloadOf(
  commit: Commit,
  request: JobRequest,
  state: Session,
  options: OutboxOptions,
): Promise<JobPayload | null> {
  const { sessionId } = commit
  switch (request.kind) {
    case 'chat.call': {
      if (state.phase !== 'IN_PROGRESS') return null
      const { candidate } = state
      const known = await options.callerOf(candidate.id)
      // Guests have no account, so use the name from the session.
      const caller = known.userId === null ? { ...known, candidateName: candidate.name } : known
      const body =
        request.call === 'predefinedInteractions'
          ? interactionBodyOf(state, caller)
          : chatBodyOf(state, caller, request.call)
      const { looksAt, ...call } = request
      const awaits = looksAt !== undefined && isUnderWay(state, looksAt) ? { awaitsFactsOf: looksAt } : {}
      return { ...call, ...awaits, sessionId, body }
    }
    case 'code.run': {
      const challenge = questionsOf(state).find(({ runs }) =>
        runs.some(({ runId }) => runId === request.runId),
      )?.challenge
      if (challenge === undefined) return null
      const { kind, runId, purpose, programmingLanguage: language, code: sourceCode } = request
      const { id } = state.candidate
      const [{ userId, userEmail }, network] = await Promise.all([options.callerOf(id), options.networkOf(id)])
      return {
        kind,
        sessionId,
        runId,
        purpose,
        language,
        sourceCode,
        userId,
        userEmail,
        network,
        ...(await options.materialOf(challenge, request)),
      }
    }
    case 'code.examine': {
      const { kind, versionId } = request
      for (const question of questionsOf(state)) {
        const version = examinedVersionsOf(question).find((each) => each.versionId === versionId)
        if (version === undefined) continue
        const { challenge_id: challengeId, version: contentVersion } = question.challenge
        const { programmingLanguage: language, code: sourceCode } = version
        return { kind, sessionId, versionId, challengeId, contentVersion, language, sourceCode }
      }
      return null
    }
    case 'scorecard.complete':
      return { kind: request.kind, sessionId, seq: commit.seq }
  }
}

/** Whether the facts about this version of the code are still pending. */
const isUnderWay = ({ question }: InProgress, versionId: string): boolean =>
  examinedVersionsOf(question).some((each) => each.versionId === versionId && each.facts === undefined)
