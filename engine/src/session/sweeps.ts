import { type Commit, isPending, type JobRequest, questionsOf, type Session } from '@greenroom/shared/session'
import { longestReplay } from '@greenroom/shared/wire'
import { startSweep } from '../platform/sweep.ts'
import { type Deadline, deadlinesOf } from './deadlines.ts'
import { quietMs } from './decide/time/partSilence.ts'
import type { Funding } from './funding.ts'
import { type SessionHandler, stateAt } from './handle.ts'
import type { Logger } from './logger.ts'
import type { Outbox } from './outbox.ts'
import { owedSince } from './owed.ts'
import { headOf, type SessionLog } from './sessionLog.ts'

/** How long a job may be pending before it is added to the queue again, in ms. It isn't added if Redis still has it. */
const reviveAfterMs = 20_000
const pageSize = 200
const maxCommandsASweep = 10

export type SweepOptions = {
  log: SessionLog
  handler: SessionHandler
  outbox: Outbox
  funding: Pick<Funding, 'sweep'>
  logger: Logger
  now: () => number
  /** When this person last typed something that no commit contains yet, ms since 1970, or null. */
  lastTypedAt: (sessionId: string, participantId: string) => Promise<number | null>
  periodMs: number
  /** Called after each sweep with its duration in seconds. */
  onSwept?: (seconds: number) => void
}

/**
 * Does an engine's roughly once-a-second work: due commands, undispatched commits, abandoned jobs. If several engines
 * issue the same command, all but the first fail, because the `seq` is already taken.
 */
export function startSweeps(options: SweepOptions): { runOnce(): Promise<void>; stop(): Promise<void> } {
  const { log, handler, outbox, funding, logger, now, lastTypedAt, periodMs, onSwept } = options
  const revived = new Map<string, number>()

  async function runOnce(): Promise<void> {
    await outbox.sweep(now())
    const due = await log.heads.find({ where: { dueAt: { lte: now() } }, sort: [['dueAt', 'asc']], limit: pageSize })
    for (const head of due) await settle(head.id)
    await reviveJobs()
    await funding.sweep(now())
  }

  /** Issues every due command, each effective at its own time, until none is left. */
  async function settle(sessionId: string): Promise<void> {
    for (let round = 0; round < maxCommandsASweep; round += 1) {
      const state = await handler.reload(sessionId)
      if (state === undefined) return
      const due = await nextOf(state)
      if (due === undefined || due.at > now()) {
        const dueAt = due?.at ?? null
        // The stored head may belong to an earlier commit, because a commit that doesn't change the head isn't written
        // to it.
        const isThere = await log.heads.update(sessionId, { dueAt }, { seq: state.seq })
        if (!isThere) await log.projectHead({ ...headOf(state), dueAt })
        return
      }
      const { commandId, command, at } = due
      const outcome = await handler.handle({ sessionId, commandId, actor: { kind: 'clock' }, command, effectiveAt: at })
      if (!outcome.ok) return logger.debug({ sessionId, due, error: outcome.error }, 'a deadline no longer applied')
    }
  }

  /**
   * The next due command. While somebody types in the chat or the editor, the nudge is postponed. Nothing is stored for
   * that.
   */
  async function nextOf(state: Session): Promise<Deadline | undefined> {
    const [first, ...others] = deadlinesOf(state).sort((a, b) => a.at - b.at)
    if (first?.command.type !== 'NudgeSilence' || first.at > now() || state.phase !== 'IN_PROGRESS') return first
    const typedAt = await lastTypedAt(state.sessionId, state.candidate.id)
    if (typedAt === null) return first
    const at = Math.max(first.at, typedAt + quietMs(state))
    return [{ ...first, at }, ...others].sort((a, b) => a.at - b.at)[0]
  }

  async function reviveJobs(): Promise<void> {
    const before = now() - reviveAfterMs
    const waiting = await log.heads.find({
      where: { owedSince: { lt: before } },
      sort: [['owedSince', 'asc']],
      limit: pageSize,
    })
    for (const { id } of waiting) {
      const state = await handler.load(id)
      if (state === undefined || (owedSince(state) ?? before) >= before) continue
      if ((revived.get(id) ?? 0) > now() - reviveAfterMs) continue
      revived.set(id, now())
      await reviveSession(state)
    }
    for (const [id, at] of revived) if (at < now() - 10 * reviveAfterMs) revived.delete(id)
  }

  async function reviveSession(state: Session): Promise<void> {
    const commits = await log.commitsAfter(state.sessionId, Math.max(0, state.seq - longestReplay), longestReplay)
    for (const commit of commits.filter((each) => isAwaited(each, state))) {
      const then = await stateAt(log, commit.sessionId, commit.seq)
      if (then !== null) await outbox.enqueueAgain(commit, then)
    }
  }

  async function timedRound(): Promise<void> {
    const startedAt = performance.now()
    try {
      await runOnce()
    } finally {
      onSwept?.((performance.now() - startedAt) / 1000)
    }
  }

  return { runOnce, ...startSweep(timedRound, { of: 'what is due', everyMs: periodMs, logger }) }
}

const isAwaited = (commit: Commit, state: Session): boolean => commit.jobs.some((job) => isJobAwaited(job, state))

function isJobAwaited(job: JobRequest, state: Session): boolean {
  switch (job.kind) {
    case 'chat.call':
      return (
        state.phase === 'IN_PROGRESS' &&
        (state.awaitingReply?.replyId === job.replyId || state.awaitingCoach?.replyId === job.replyId)
      )
    case 'code.run':
      return questionsOf(state).some(({ runs }) => runs.some((run) => run.runId === job.runId && isPending(run)))
    // Let the interviewer continue without the facts.
    case 'code.examine':
      return false
    case 'scorecard.complete':
      return state.phase === 'ENDED' && state.scorecard.status === 'pending'
  }
}
