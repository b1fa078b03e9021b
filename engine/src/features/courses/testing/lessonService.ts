import { mkdtempSync, rmSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolder, createArchive, createLibrary } from '@greenroom/shared/content'
import type { NewCard } from '@greenroom/shared/learning'
import { type ContentReader, tokenPrices } from '@greenroom/shared/rules'
import type { FastifyRequest } from 'fastify'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { openLearners } from '../../../learning/learners.ts'
import { openLedger } from '../../../ledger/ledger.ts'
import { ProblemError } from '../../../platform/problems.ts'
import { openJobQueue } from '../../../queue/jobQueue.ts'
import { bareService } from '../../../testing/bareService.ts'
import { redisOfSpecs } from '../../../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../../../testing/storeOfSpecs.ts'
import { openLessonRecords } from '../lessonRecords.ts'
import { lessonRoutes } from '../lessonRoutes.ts'
import { createLessonRuns } from '../lessonRuns.ts'
import { courseRoutes } from '../routes.ts'

export const course = 'interview-basics'
export const lesson = 'being-the-machine'
export const subscriber: ContentReader = { hasPremium: true, seesBeta: false }
export const free: ContentReader = { hasPremium: false, seesBeta: false }

/** How many runs of a lesson somebody in these specs can pay for. */
export const paidRuns = 3

/**
 * The routes of courses and lessons over their real store, queue and ledger, with a copy of our courses that specs can
 * rewrite. A header names the caller, so specs needn't sign in.
 */
export async function startLessonService() {
  const [folder, dataDir] = ['courses', 'data'].map((name) => mkdtempSync(join(tmpdir(), `greenroom-${name}-`)))
  if (folder === undefined || dataDir === undefined) throw new Error('no folders')
  await cp(join(contentFolder, 'courses'), join(folder, 'courses'), { recursive: true })
  const logger = pino({ level: 'silent' })
  const store = await openStoreOfSpecs(dataDir)
  const redis = new Redis(redisOfSpecs(), { maxRetriesPerRequest: null })
  const queue = openJobQueue(redis, logger)
  const library = createLibrary({ folder, only: ['course'], archive: createArchive(join(dataDir, 'content')) })
  const [records, learners] = [openLessonRecords(store), openLearners(store)]
  const ledger = openLedger({ store, now: Date.now })
  const cards: { userId: number; card: NewCard }[] = []
  let reader: ContentReader = free

  const userIdOf = async ({ headers }: FastifyRequest) =>
    headers['x-user'] === undefined ? null : Number(headers['x-user'])
  const readerOf = async () => reader
  const app = await bareService()
  courseRoutes(app, { library, readerOf })
  lessonRoutes(app, {
    ...{ library, records, learners, ledger, readerOf, userIdOf, now: Date.now },
    runs: createLessonRuns({
      ...{ redis, ledger, enqueue: queue.add, now: Date.now },
      allowanceOf: async () => paidRuns * tokenPrices.codeRun,
    }),
    async accountOf(request) {
      const userId = await userIdOf(request)
      if (userId === null) throw new ProblemError('UNAUTHORIZED')
      return { userId }
    },
    addCards: async (userId, added) => void cards.push(...added.map((card) => ({ userId, card }))),
    pathReasonOf: async () => null,
    domainOf: async () => 'tech_interview_prep',
    practiceOf: (ref) => ({ kind: ref.split('/')[0] ?? '', id: ref.split('/')[1] ?? '', title: ref, minutes: null }),
  })

  return {
    ...{ learners, ledger, library, queue, redis, records, cards },
    /** Sends a request as this user, or as a visitor. */
    async call(
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      { as, body }: { as?: number; body?: object } = {},
    ) {
      const answer = await app.inject({
        ...{ method, url, headers: as === undefined ? {} : { 'x-user': String(as) } },
        ...(body === undefined ? {} : { payload: body }),
      })
      return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
    },
    /** Sets what callers may read from now on. */
    become(next: ContentReader) {
      reader = next
    },
    /** Rewrites a file of a course. */
    async rewrite(path: string, change: (text: string) => string) {
      const file = join(folder, 'courses', path)
      await writeFile(file, change(await readFile(file, 'utf8')))
      library.reload()
    },
    async stop() {
      await app.close()
      await queue.close()
      await redis.quit()
      await store.close()
      for (const each of [folder, dataDir]) rmSync(each, { recursive: true })
    },
  }
}
export type LessonService = Awaited<ReturnType<typeof startLessonService>>
