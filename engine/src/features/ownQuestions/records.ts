import { testRunResultsSchema } from '@greenroom/shared/session'
import { difficultySchema } from '@greenroom/shared/vocabulary'
import { ownQuestionContentSchema } from '@greenroom/shared/wire'
import { z } from 'zod'
import type { Collection, Store } from '../../store/port.ts'

const questionRecordSchema = z.object({
  id: z.string(),
  ownerId: z.int(),
  /** Counts changes, starting at 1. */
  version: z.int().min(1),
  /** This version's record. */
  versionId: z.string(),
  /** This version's listed fields. */
  title: z.string(),
  difficulty: difficultySchema,
  durationInMinutes: z.int(),
  cases: z.int(),
  /** The number of cases in which the solution's answer differs from the expected one; null if unknown. */
  disagreeing: z.int().nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** The token itself is only in the link. */
  linkHash: z.string().nullable(),
  linkMadeAt: z.number().nullable(),
  linkMayCopy: z.boolean(),
})
export type QuestionRecord = z.infer<typeof questionRecordSchema>

const checkRecordSchema = z.object({
  checkId: z.string(),
  begunAt: z.number(),
  /** Null while it is running. */
  endedAt: z.number().nullable(),
  /** Null if it couldn't be run. */
  results: testRunResultsSchema.nullable(),
})
export type CheckRecord = z.infer<typeof checkRecordSchema>

const versionRecordSchema = z.object({
  id: z.string(),
  questionId: z.string(),
  ownerId: z.int(),
  version: z.int().min(1),
  content: ownQuestionContentSchema,
  check: checkRecordSchema.nullable(),
  createdAt: z.number(),
  /** Set once a session may use this version, so that it is kept. A version is either used or replaced, never both. */
  isUsed: z.literal(true).optional(),
  /** Set if a later version replaced it before any session used it. */
  isReplaced: z.literal(true).optional(),
})
export type VersionRecord = z.infer<typeof versionRecordSchema>

/** A user who opened a link. They may read the question as long as the link works. */
const readerRecordSchema = z.object({
  /** `{questionId}/{userId}` */
  id: z.string(),
  questionId: z.string(),
  userId: z.int(),
  linkHash: z.string(),
})
type ReaderRecord = z.infer<typeof readerRecordSchema>

export const ownQuestionCollections = ['ownQuestions', 'ownQuestionVersions', 'ownQuestionReaders'] as const

export type OwnQuestionRecords = {
  questions: Collection<QuestionRecord>
  versions: Collection<VersionRecord>
  readers: Collection<ReaderRecord>
}

export const openRecords = (store: Store): OwnQuestionRecords => ({
  questions: store.collection<QuestionRecord>({
    name: 'ownQuestions',
    unique: [['linkHash']],
    indexes: [['ownerId', 'updatedAt'], ['version'], ['versionId']],
    parse: (stored) => questionRecordSchema.parse(stored),
  }),
  versions: store.collection<VersionRecord>({
    name: 'ownQuestionVersions',
    unique: [],
    indexes: [['questionId', 'version'], ['ownerId'], ['isUsed'], ['isReplaced']],
    parse: (stored) => versionRecordSchema.parse(stored),
  }),
  readers: store.collection<ReaderRecord>({
    name: 'ownQuestionReaders',
    unique: [],
    indexes: [['questionId'], ['userId']],
    parse: (stored) => readerRecordSchema.parse(stored),
  }),
})
