import {
  type Happening,
  happeningSchema,
  type Learner,
  learn,
  minutesOfDays,
  type NewHappening,
  newLearner,
  nothingDone,
  timesByRef,
} from '@greenroom/shared/learning'
import { z } from 'zod'
import { jsonFile, jsonListFile, type PersonalData } from '../platform/personalData.ts'
import type { Store } from '../store/port.ts'
import { removeAll } from '../store/removeAll.ts'
import { packedLearnerSchema, packLearner, unpackLearner } from './packedLearner.ts'

const storedHappeningSchema = z.object({
  /** `{userId}/{happening's id}` */
  id: z.string(),
  userId: z.number(),
  /** The happening's place in the learner's history, from 1. */
  seq: z.int(),
  happening: happeningSchema,
})
type StoredHappening = z.infer<typeof storedHappeningSchema>

/** The version of the model that folded a stored learner. A different one folds all happenings again. */
export const modelVersion = 5
const storedLearnerSchema = z.object({
  id: z.string(),
  seq: z.int(),
  modelVersion: z.int(),
  /** Missing before version 5. */
  learned: packedLearnerSchema.optional(),
  /** Whether the user's earlier activity was imported; missing if it wasn't. */
  tookUpPast: z.boolean().optional(),
})
type StoredLearner = z.infer<typeof storedLearnerSchema>

/** Engines of versions 3 and 4 can't read a learner without these. They fold the happenings, and save nothing. */
const beforeVersion5 = { done: {}, beliefs: {}, finished: nothingDone, worked: [] }

/** The learner as stored, or one that hasn't done anything if it was folded by another model. */
function learnerFrom(stored: StoredLearner | undefined): Learner {
  if (stored?.modelVersion !== modelVersion || stored.learned === undefined) return newLearner
  return unpackLearner(stored.seq, stored.learned)
}

/**
 * What people did to learn, and the resulting estimates. The happenings are stored for good; a stored learner is a
 * cache.
 */
export type Learners = {
  /**
   * The learner that results from this user's happenings. Takes two indexed reads, or three for somebody who hasn't
   * done anything.
   */
  of(userId: number): Promise<Learner>
  /** Records a happening. Idempotent: returns false if one with this id was recorded before. */
  record(userId: number, happening: NewHappening): Promise<boolean>
  /** The latest happenings, latest first. */
  latest(userId: number, limit: number): Promise<Happening[]>
  personalData: PersonalData
}

const pageSize = 500

/**
 * @param past what a user did before we recorded it, such as interviews; imported once, when the learner is first read
 */
export function openLearners(store: Store, past?: (userId: number) => AsyncIterable<NewHappening>): Learners {
  const happenings = store.collection<StoredHappening>({
    name: 'happenings',
    unique: [['userId', 'seq']],
    indexes: [],
    parse: (stored) => storedHappeningSchema.parse(stored),
  })
  const learners = store.collection<StoredLearner>({
    name: 'learners',
    unique: [],
    indexes: [['seq'], ['modelVersion']],
    parse: (stored) => storedLearnerSchema.parse(stored),
  })

  async function* historyOf(userId: number, after = 0): AsyncGenerator<StoredHappening> {
    for (let seq = after; ; ) {
      const page = await happenings.find({
        where: { userId, seq: { gt: seq } },
        sort: [['seq', 'asc']],
        limit: pageSize,
      })
      yield* page
      const last = page.at(-1)
      if (last === undefined || page.length < pageSize) return
      seq = last.seq
    }
  }

  async function of(userId: number): Promise<Learner> {
    const id = String(userId)
    const stored = await learners.get(id)
    const start = learnerFrom(stored)
    const recorded = await folded(userId, start)
    const takesUp = past !== undefined && stored?.tookUpPast !== true
    const learner = takesUp ? await withPast(userId, recorded, past) : recorded
    if (learner !== start || (takesUp && stored !== undefined)) await save(id, learner, takesUp)
    return learner
  }

  async function folded(userId: number, start: Learner): Promise<Learner> {
    let learner = start
    for await (const { happening } of historyOf(userId, start.seq)) learner = learn(learner, happening)
    return learner
  }

  async function withPast(userId: number, learner: Learner, pastOf: NonNullable<typeof past>): Promise<Learner> {
    let { seq } = learner
    let isAnything = false
    for await (const happening of pastOf(userId)) {
      isAnything = true
      seq = (await append(userId, happeningSchema.parse(happening), seq)) ?? seq
    }
    // Another request may have imported it meanwhile; then it is stored, although this one appended nothing.
    return isAnything ? folded(userId, learner) : learner
  }

  /**
   * Appends a happening, and returns its place; null if it was recorded before. `latest` is the latest place that the
   * caller knows of.
   */
  async function append(userId: number, happening: Happening, latest: number): Promise<number | null> {
    const id = `${userId}/${happening.id}`
    for (let seq = latest + 1; ; seq++) {
      if ((await happenings.insert({ id, userId, seq, happening })) === 'inserted') return seq
      if ((await happenings.get(id)) !== undefined) return null
      // Another request took this place; take the next one.
    }
  }

  /** Saves unless another request already saved more. */
  async function save(id: string, { seq, ...learned }: Learner, takesUp: boolean): Promise<void> {
    const folded = { seq, modelVersion, learned: packLearner(learned) }
    const set = { ...folded, ...beforeVersion5, ...(takesUp ? { tookUpPast: true } : {}) }
    if (await learners.update(id, set, { modelVersion, seq: { lte: seq } })) return
    if (await learners.update(id, set, { modelVersion: { lt: modelVersion } })) return
    await learners.insert({ id, ...set })
  }

  return {
    of,
    async record(userId, happening) {
      const parsed = happeningSchema.parse(happening)
      const place = await append(userId, parsed, (await of(userId)).seq)
      if (place === null) return false
      await of(userId)
      return true
    },
    async latest(userId, limit) {
      const found = await happenings.find({ where: { userId }, sort: [['seq', 'desc']], limit })
      return found.map(({ happening }) => happening)
    },
    personalData: {
      collections: ['happenings', 'learners'],
      async *exported({ userId }) {
        yield jsonListFile('learning.json', historyAsJson(historyOf(userId)))
        const { beliefs, done, worked } = await of(userId)
        yield jsonFile('skills.json', {
          beliefs,
          done: timesByRef(done),
          minutesByDay: Object.fromEntries(minutesOfDays(worked, 'UTC')),
        })
      },
      async erase({ userId }) {
        await learners.delete(String(userId))
        await removeAll(happenings, { userId })
      },
    },
  }
}

async function* historyAsJson(history: AsyncIterable<StoredHappening>): AsyncGenerator<Happening> {
  for await (const { happening } of history) yield happening
}
