import { storageKeys } from '@greenroom/shared/rules'
import { expect, test } from 'vitest'
import { rememberedPath, rememberPath } from './learningCache.ts'
import { memoryStorage } from './storage.ts'

const answer = { path: null, completedChallengeIds: ['two-sum'], concepts: ['heaps' as const] }

test('spec §9: learningPath, completedChallengeIDs and concepts are painted again, for their owner only', () => {
  const storage = memoryStorage()
  expect(rememberedPath(1, storage)).toBeUndefined()
  rememberPath(1, answer, storage)
  expect(storage.read('completedChallengeIDs')).toBe('["two-sum"]')
  expect(storage.read('concepts')).toBe('["heaps"]')
  expect(rememberedPath(1, storage)).toEqual(answer)
  expect(rememberedPath(2, storage)).toBeUndefined()
})

test('a damaged key is left out, and never breaks the page', () => {
  const storage = memoryStorage()
  rememberPath(1, answer, storage)
  storage.write(storageKeys.concepts, '["no such skill"]')
  storage.write(storageKeys.completedChallengeIDs, '{')
  expect(rememberedPath(1, storage)).toEqual({ path: null, completedChallengeIds: [], concepts: [] })
  storage.write(storageKeys.learningPath, '{')
  expect(rememberedPath(1, storage)).toBeUndefined()
})
