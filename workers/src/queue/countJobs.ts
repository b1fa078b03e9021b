import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { Gauge, type Registry } from 'prom-client'

const states = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const

/**
 * Adds the gauge `queue_jobs`: the jobs in Redis by queue and state, counted when somebody asks for metrics. All
 * workers report the same numbers, so take the maximum, not the sum.
 * @returns a function that closes the queues
 */
export function countJobs(
  names: readonly string[],
  { redis, registry }: { redis: Redis; registry: Registry },
): () => Promise<void> {
  const queues = names.map((name) => new Queue(name, { connection: redis }))
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs in Redis by queue and state; every worker tells the same',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      // Without Redis there is nothing to report, and nobody should have to wait for it.
      if (redis.status !== 'ready') return this.reset()
      for (const queue of queues) {
        const counts = await queue.getJobCounts(...states)
        for (const state of states) this.set({ queue: queue.name, state }, counts[state] ?? 0)
      }
    },
  })
  return async () => {
    await Promise.all(queues.map((queue) => queue.close()))
  }
}
