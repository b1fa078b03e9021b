import { storageKeys } from '@greenroom/shared/rules'
import { learningPathSchema, type PathAnswer } from '@greenroom/shared/wire'
import { z } from 'zod'
import { browserStorage } from './storage.ts'

const storage = browserStorage(() => localStorage)
const cachedSchema = z.object({ userId: z.int(), path: learningPathSchema.nullable() })

/**
 * Keeps the server's answer under the keys of spec §9. It is only for painting until the next answer: the server has
 * the truth, and nothing is decided by this.
 */
export function rememberPath(userId: number, { path, completedChallengeIds, concepts }: PathAnswer): void {
  storage.write(storageKeys.learningPath, JSON.stringify({ userId, path }))
  storage.write(storageKeys.completedChallengeIDs, JSON.stringify(completedChallengeIds))
  storage.write(storageKeys.concepts, JSON.stringify(concepts))
}

/** The path of this user as this browser saw it last; undefined if it never did, or if it's damaged. */
export function rememberedPath(userId: number): PathAnswer | undefined {
  try {
    const cached = cachedSchema.safeParse(JSON.parse(storage.read(storageKeys.learningPath) ?? ''))
    if (!cached.success || cached.data.userId !== userId) return undefined
    return { path: cached.data.path, completedChallengeIds: [], concepts: [] }
  } catch {
    return undefined
  }
}
