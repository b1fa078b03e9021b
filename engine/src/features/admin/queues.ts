import type { JobKind } from '@greenroom/shared/session'
import type { AdminQueue } from '@greenroom/shared/wire'
import type { Job } from 'bullmq'
import type { JobQueues } from '../../queue/jobQueue.ts'

export type QueueFigures = AdminQueue
/** The workers' queues, under their names in administration. */
export type QueueName = Exclude<AdminQueue['name'], 'mail'>

export const jobKindOf = {
  replies: 'chat.call',
  codeRuns: 'code.run',
  examinations: 'code.examine',
  scorecards: 'scorecard.complete',
} as const satisfies Record<QueueName, JobKind>

export const queueNameOf = (kind: JobKind): QueueName => {
  switch (kind) {
    case 'chat.call':
      return 'replies'
    case 'code.run':
      return 'codeRuns'
    case 'code.examine':
      return 'examinations'
    case 'scorecard.complete':
      return 'scorecards'
  }
}

/** The number of latest jobs that the time is measured over. */
const jobsMeasured = 100
const share = 0.95

/** The 95th percentile of the time from adding a job to finishing it. */
export function p95Of(times: readonly number[]): number | null {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}

/** The type of error that made a job fail. Leaves out its message, which may quote the job's content. */
export const errorNameOf = ({ stacktrace, failedReason }: Pick<Job, 'stacktrace' | 'failedReason'>): string | null => {
  if (failedReason === undefined || failedReason === null) return null
  return /^([A-Za-z]\w*)(?::|\n|$)/.exec(stacktrace?.at(-1) ?? '')?.[1] ?? 'Error'
}

/** Figures for one of the workers' queues. */
export async function figuresOf(queues: JobQueues, name: QueueName, failedScorecards: number): Promise<QueueFigures> {
  const queue = queues[jobKindOf[name]]
  const [counts, done] = await Promise.all([
    queue.getJobCounts('waiting', 'prioritized', 'delayed', 'active', 'failed'),
    queue.getJobs(['completed'], 0, jobsMeasured - 1),
  ])
  const { failed = 0, ...waiting } = counts
  const times = done.flatMap((job) => (job?.finishedOn === undefined ? [] : [job.finishedOn - job.timestamp]))
  return {
    name,
    waiting: Object.values(waiting).reduce((sum, count) => sum + count, 0),
    // A failed scoring is reported to the session, so its job counts as done.
    failed: name === 'scorecards' ? failedScorecards : failed,
    p95Ms: p95Of(times),
  }
}
