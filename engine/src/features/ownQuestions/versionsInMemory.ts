import type { AuthoredOwnQuestion } from '@greenroom/shared/content'
import { LRUCache } from 'lru-cache'
import type { OwnQuestionRecords, VersionRecord } from './records.ts'

const maxCharacters = 32 * 1024 * 1024
const maxQuestions = 5_000
const maxTries = 5

/** A version to load into memory; null for the newest one, which is about to be used. */
export type WantedVersion = { id: string; version: string | null }

/**
 * Keeps versions of user-written questions in memory, because decisions can't wait for the store. A version never
 * changes, so a copy is as good as the stored one.
 */
export function versionsInMemory({ questions, versions }: OwnQuestionRecords) {
  const copies = new LRUCache<string, AuthoredOwnQuestion>({
    maxSize: maxCharacters,
    sizeCalculation: (question) => sizeOf(question),
  })
  const newest = new LRUCache<string, string>({ max: maxQuestions })

  const keep = (record: VersionRecord): void => {
    copies.set(record.id, { ...record.content, id: record.questionId, version: record.id })
  }

  /** Marks the newest version as used, so that no later one replaces it, and loads it. */
  async function useNewest(id: string): Promise<void> {
    newest.delete(id)
    for (let tries = 0; tries < maxTries; tries += 1) {
      const question = await questions.get(id)
      if (question === undefined) return
      if (!(await versions.update(question.versionId, { isUsed: true }, { isReplaced: null }))) continue
      const record = await versions.get(question.versionId)
      if (record === undefined) continue
      keep(record)
      newest.set(id, record.id)
      return
    }
  }

  return {
    /** Loads these versions for the next look-up. A deleted question has none. */
    async prepare(wanted: readonly WantedVersion[]): Promise<void> {
      for (const { id, version } of wanted) {
        if (version === null) await useNewest(id)
        else if (!copies.has(version)) {
          const record = await versions.get(version)
          if (record?.questionId === id) keep(record)
        }
      }
    },
    /** The requested version, or the newest one prepared. */
    get(id: string, version?: string): AuthoredOwnQuestion | undefined {
      const found = copies.get(version ?? newest.get(id) ?? '')
      return found?.id === id ? found : undefined
    },
    forget(id: string): void {
      newest.delete(id)
      for (const [key, question] of [...copies.entries()]) if (question.id === id) copies.delete(key)
    },
  }
}
export type VersionsInMemory = ReturnType<typeof versionsInMemory>

const sizeOf = ({ statement, cases, explanation, solution }: AuthoredOwnQuestion): number =>
  cases.reduce((sum, { stdin, expected_output }) => sum + stdin.length + expected_output.length, 0) +
  statement.length +
  explanation.length +
  (solution?.code.length ?? 0) +
  1_000
