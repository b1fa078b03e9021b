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

/** Commits younger than this are still being dispatched by whoever stored them. */
const sweepAfterMs = 2_000

/** The material of a run: test cases, limits, and the signature, by which the input is read behind the code. */
export type RunMaterial = Pick<Extract<JobPayload, { kind: 'code.run' }>, 'testCases' | 'limits' | 'signature'>

export type OutboxOptions = {
  log: SessionLog
  /** Where the workers take their jobs from. */
  enqueue: (jobId: string, payload: JobPayload) => Promise<void>
  logger: Logger
  publish: (commit: Commit) => Promise<void>
  /** Tells this engine's own memory and rooms of a commit: one's own publication is not heard. */
  hear: (commit: Commit) => void
  /** Pays for what the commit has finished. */
  settle: (commit: Commit, state: Session) => Promise<void>
  /** Mails people what the commit has brought them. It may come again, and is told once. */
  tell: (commit: Commit, state: Session) => Promise<void>
  callerOf: (participantId: string) => Promise<Caller>
  /** From which network somebody came last, as an opaque key; null if that is not known. */
  networkOf: (participantId: string) => Promise<string | null>
  materialOf: (
    challenge: { challenge_id: string; version: string },
    request: Extract<JobRequest, { kind: 'code.run' }>,
  ) => RunMaterial
}

/** Brings what a commit caused on its way: publishes it, projects its head, enqueues its jobs. */
export type Outbox = {
  /** Right after the commit was made on `before` and led to `state`; a failure is left to the sweep. */
  dispatch(commit: Commit, state: Session, before: Session | null): Promise<void>
  /** Repeats what was not finished, by this engine or another one. */
  sweep(now: number): Promise<void>
  /** Adds jobs of this commit again that Redis may have lost; one that is still there is left alone. */
  enqueueAgain(commit: Commit, state: Session): Promise<void>
  /** Resolves once every dispatch that was begun has ended, and is written down. */
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
    await options.tell(commit, state)
  }

  async function dispatch(commit: Commit, state: Session, before: Session | null): Promise<void> {
    try {
      await bringOnItsWay(commit, state)
      bookkeeping.enter(commit, state, before)
    } catch (error) {
      logger.warn({ err: error, sessionId: commit.sessionId, seq: commit.seq }, 'dispatch is left to the sweep')
    }
  }

  /** An engine that stops waits for them: what it stored would else wait for another engine's sweep. */
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
        // Whoever stored it may have died before anybody was told.
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
      // A guest has a name, and nothing else that we know of.
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
        ...options.materialOf(challenge, request),
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

/** Whether what running this version tells is not there yet. */
const isUnderWay = ({ question }: InProgress, versionId: string): boolean =>
  examinedVersionsOf(question).some((each) => each.versionId === versionId && each.facts === undefined)
