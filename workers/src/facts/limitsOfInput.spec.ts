import { loadChallenges } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { limitBrokenBy } from './limitsOfInput.ts'
import { fromNotation } from './notation.ts'

const bank = loadChallenges()

/** Returns the limit that an input exceeds; null if it exceeds none. `said` is the input in the task's notation. */
function brokenBy(id: string, said: string): string | null {
  const challenge = bank.get(id)
  const words = challenge && fromNotation(said, challenge)
  if (challenge === undefined || typeof words !== 'string') throw new Error(`${said} is no input of ${id}`)
  return limitBrokenBy(words, { ...challenge, limits: challenge.constraints })
}

describe('an input that a limit excludes', () => {
  it.each([
    ['tea-for-everyone', '[], [] and 5 guests', '`n`'],
    ['tea-for-everyone', '[0, -1], [2, 3] and 5', '`warmUps[i]`'],
    ['tea-for-everyone', '[0], [2] and 2000000000', '`guests`'],
    ['longest-calm-stretch', '[5, 5], 10 and 3', '`allowed`'],
    ['strip-of-film', '[4, 4] and 3', '`least`'],
    ['picture-without-width', '7, 5 and 0', '`maxHeight`'],
    ['kiln-to-oneself', '[[1, 2]], 9, 9 and 1', '`earliest`'],
  ])('is explained by it: %s, %s', (id, said, limit) => {
    expect(brokenBy(id, said)).toContain(limit)
  })

  it.each([
    ['tea-for-everyone', '[0], [2] and 5'],
    ['longest-calm-stretch', '[5, 5], 10 and 2'],
    ['kiln-to-oneself', '[[1, 2]], 8, 9 and 1'],
    // A limit described only in prose can't be checked.
    ['hall-for-hire', '[[5, 3, 1]] and 0'],
  ])('isn’t one that satisfies the readable limits: %s, %s', (id, said) => {
    expect(brokenBy(id, said)).toBeNull()
  })
})

it('finds nothing wrong with any authored case', () => {
  for (const challenge of bank.all())
    for (const { stdin } of [...challenge.testCases, ...challenge.hiddenTestCases])
      expect(limitBrokenBy(stdin, { ...challenge, limits: challenge.constraints }), challenge.id).toBeNull()
})
