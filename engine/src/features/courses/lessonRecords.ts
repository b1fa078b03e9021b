import { progressSchema } from '@greenroom/shared/vocabulary'
import type { LessonRef } from '@greenroom/shared/wire'
import { z } from 'zod'
import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'

const answerSchema = z.object({
  /** Identifies the question, wherever it is in the lesson (`questionKeyOf`). */
  key: z.string(),
  /** The option chosen first, and whether it was right. Only this choice counts. */
  first: z.int(),
  isFirstRight: z.boolean(),
  latest: z.int(),
})
export type StoredAnswer = z.infer<typeof answerSchema>

/** Everything we store about one reader and one lesson; times in ms since 1970. */
const recordSchema = z.object({
  /** `7/interview-basics/being-the-machine` */
  id: z.string(),
  userId: z.int(),
  courseId: z.string(),
  lessonId: z.string(),
  /** Incremented with each change. */
  revision: z.int(),
  /** The course's version that the reader reads; null until they begin. */
  version: z.string().nullable(),
  state: progressSchema,
  /** When the reader last opened, answered or finished it; null if they only have a note or a bookmark. */
  workedAt: z.number().nullable(),
  completedAt: z.number().nullable(),
  answers: z.array(answerSchema),
  note: z.string(),
  noteRevision: z.int(),
  noteChangedAt: z.number().nullable(),
  bookmarkedAt: z.number().nullable(),
})
export type LessonRecord = z.infer<typeof recordSchema>
export type LessonChange = Partial<Omit<LessonRecord, 'id' | 'userId' | 'courseId' | 'lessonId' | 'revision'>>

/** Well above the number of lessons. */
const maxLessons = 2_000

/** Readers' progress, answers, notes and bookmarks. */
export type LessonRecords = {
  /** This user's records, one for each lesson that has one. */
  all(userId: number): Promise<LessonRecord[]>
  of(userId: number, lesson: LessonRef): Promise<LessonRecord | undefined>
  /**
   * Changes a record. `decide` gets the latest one and returns what to set, or null to change nothing; it is called
   * again if another request got there first.
   */
  change(
    userId: number,
    lesson: LessonRef,
    decide: (record: LessonRecord) => LessonChange | null,
  ): Promise<{ record: LessonRecord; hasChanged: boolean }>
  personalData: PersonalData
}

export function openLessonRecords(store: Store): LessonRecords {
  const records = store.collection<LessonRecord>({
    name: 'lessons',
    unique: [],
    indexes: [['userId'], ['revision']],
    parse: (stored) => recordSchema.parse(stored),
  })
  const idOf = (userId: number, { courseId, lessonId }: LessonRef): string => `${userId}/${courseId}/${lessonId}`

  return {
    all: (userId) => records.find({ where: { userId }, limit: maxLessons }),
    of: (userId, lesson) => records.get(idOf(userId, lesson)),
    async change(userId, { courseId, lessonId }, decide) {
      const id = idOf(userId, { courseId, lessonId })
      for (;;) {
        const stored = await records.get(id)
        const before = stored ?? { id, userId, courseId, lessonId, ...untouched }
        const set = decide(before)
        if (set === null) return { record: before, hasChanged: false }
        const record = { ...before, ...set, revision: before.revision + 1 }
        const isStored =
          stored === undefined
            ? (await records.insert(record)) === 'inserted'
            : await records.update(id, { ...set, revision: record.revision }, { revision: before.revision })
        if (isStored) return { record, hasChanged: true }
      }
    },
    personalData: {
      collections: ['lessons'],
      async *exported({ userId }) {
        yield jsonListFile('lessons.json', exportedFrom(everyDocument(records, { userId })))
      },
      erase: ({ userId }) => removeAll(records, { userId }),
    },
  }
}

const untouched: Omit<LessonRecord, 'id' | 'userId' | 'courseId' | 'lessonId'> = {
  revision: 0,
  version: null,
  state: 'not_started',
  workedAt: null,
  completedAt: null,
  answers: [],
  note: '',
  noteRevision: 0,
  noteChangedAt: null,
  bookmarkedAt: null,
}

async function* exportedFrom(all: AsyncIterable<LessonRecord>) {
  for await (const { courseId, lessonId, state, workedAt, completedAt, answers, note, bookmarkedAt } of all)
    yield { courseId, lessonId, state, workedAt, completedAt, answers, note, bookmarkedAt }
}
