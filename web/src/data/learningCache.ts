import { storageKeys } from '@greenroom/shared/rules'
import { learningPathSchema, type PathAnswer, pathAnswerSchema } from '@greenroom/shared/wire'
import { z } from 'zod'
import { browserStorage } from './storage.ts'

const browser = browserStorage(() => localStorage)
const cachedSchema = z.object({ userId: z.int(), path: learningPathSchema.nullable() })
const { completedChallengeIds: idsSchema, concepts: conceptsSchema } = pathAnswerSchema.shape

/**
 * Caches the server's response under the keys in spec §9. Only used to show something until the next response, because
 * the server decides.
 */
export function rememberPath(
  userId: number,
  { path, completedChallengeIds, concepts }: PathAnswer,
  storage = browser,
): void {
  storage.write(storageKeys.learningPath, JSON.stringify({ userId, path }))
  storage.write(storageKeys.completedChallengeIDs, JSON.stringify(completedChallengeIds))
  storage.write(storageKeys.concepts, JSON.stringify(concepts))
}

/**
 * This user's path, finished challenges and concepts as last seen in this browser; undefined if there is no path or it
 * is damaged. The three keys are written together, so all three belong to the path's owner.
 */
export function rememberedPath(userId: number, storage = browser): PathAnswer | undefined {
  const read = (key: string): unknown => {
    try {
      return JSON.parse(storage.read(key) ?? 'null')
    } catch {
      return null
    }
  }
  const cached = cachedSchema.safeParse(read(storageKeys.learningPath))
  if (!cached.success || cached.data.userId !== userId) return undefined
  return {
    path: cached.data.path,
    completedChallengeIds: idsSchema.safeParse(read(storageKeys.completedChallengeIDs)).data ?? [],
    concepts: conceptsSchema.safeParse(read(storageKeys.concepts)).data ?? [],
  }
}
