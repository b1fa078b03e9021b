import { type JobStage, jobStageSchema } from '@greenroom/shared/wire'
import { z } from 'zod'
import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'

const recordSchema = z.object({
  /** One record per user and job: `7:backend-engineer`. */
  id: z.string(),
  userId: z.int(),
  jobId: z.string(),
  stage: jobStageSchema,
  /** ms since 1970 */
  changedAt: z.number(),
})
export type TrackedJobRecord = z.infer<typeof recordSchema>

/** Well above the number of jobs anybody follows. */
const maxTracked = 500

/** The jobs people follow, and how far along they are with each. */
export type TrackedJobs = {
  /** Sorted by latest change first. */
  of(userId: number): Promise<TrackedJobRecord[]>
  /** Moves a job to a stage. Repeating the same stage changes nothing. */
  move(userId: number, jobId: string, stage: JobStage): Promise<TrackedJobRecord>
  /**
   * Stops following a job.
   * @returns whether it was followed
   */
  remove(userId: number, jobId: string): Promise<boolean>
  personalData: PersonalData
}

export function openTrackedJobs(store: Store, { now }: { now: () => number }): TrackedJobs {
  const records = store.collection<TrackedJobRecord>({
    name: 'trackedJobs',
    unique: [['userId', 'jobId']],
    indexes: [['userId', 'changedAt']],
    parse: (stored) => recordSchema.parse(stored),
  })
  const idOf = (userId: number, jobId: string): string => `${userId}:${jobId}`

  return {
    of: (userId) => records.find({ where: { userId }, sort: [['changedAt', 'desc']], limit: maxTracked }),
    async move(userId, jobId, stage) {
      const id = idOf(userId, jobId)
      const known = await records.get(id)
      if (known?.stage === stage) return known
      const record = { id, userId, jobId, stage, changedAt: now() }
      // Another tab may have saved the job in the meantime. The later choice wins.
      if (known === undefined && (await records.insert(record)) === 'inserted') return record
      await records.update(id, { stage, changedAt: record.changedAt })
      return record
    },
    remove: (userId, jobId) => records.delete(idOf(userId, jobId)),
    personalData: {
      collections: ['trackedJobs'],
      async *exported({ userId }) {
        yield jsonListFile('jobs.json', exportedFrom(everyDocument(records, { userId })))
      },
      erase: ({ userId }) => removeAll(records, { userId }),
    },
  }
}

async function* exportedFrom(records: AsyncIterable<TrackedJobRecord>) {
  for await (const { jobId, stage, changedAt } of records) yield { jobId, stage, changedAt }
}
