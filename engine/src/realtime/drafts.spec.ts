import type { Delta } from '@greenroom/shared/wire'
import { expect, it } from 'vitest'
import { createDrafts } from './drafts.ts'

const piece = (index: number, attempt = 1, messageId = 'reply:7'): Delta => ({
  sessionId: 'session',
  messageId,
  attempt,
  index,
  text: `${messageId} ${attempt}.${index}`,
})
const textsAfter = (...pieces: Delta[]): string[] => {
  const drafts = createDrafts()
  for (const each of pieces) drafts.hear(each)
  return drafts.of('session', 'reply:7').map(({ text }) => text)
}

it('keeps the pieces of each reply in order, apart from other replies', () => {
  expect(textsAfter(piece(0), piece(0, 1, 'reply:9'), piece(1))).toEqual(['reply:7 1.0', 'reply:7 1.1'])
})

it('forgets a replaced attempt, and late pieces of it', () => {
  expect(textsAfter(piece(0), piece(1), piece(0, 2), piece(2), piece(1, 2))).toEqual(['reply:7 2.0', 'reply:7 2.1'])
})

it('keeps a piece once', () => {
  expect(textsAfter(piece(0), piece(1), piece(1), piece(0))).toEqual(['reply:7 1.0', 'reply:7 1.1'])
})
