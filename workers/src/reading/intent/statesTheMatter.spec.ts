import { describe, expect, it } from 'vitest'
import { statesTheMatter } from './statesTheMatter.ts'

describe('a statement about the subject', () => {
  it.each([
    'The update does not match any row, so somebody was faster.',
    'Not straight into the database, there would be no way to replay them.',
    'The slow answer does not know that nobody waits for it.',
    'We just do not show it, since the number on it is old.',
  ])('is recognised: %s', (message) => expect(statesTheMatter(message)).toBe(true))

  it.each([
    'I know that it does not match any row, and not more.',
    'No idea, the database part is not in this head.',
    'Never seen anything of the kind, not in ten years.',
    'Does the update not match any row, or does it match all?',
    'not in the database',
    'A first thought, to have something that works: every way.',
    'This is a silly exercise, nobody ever writes such a thing.',
  ])('isn’t one: %s', (message) => expect(statesTheMatter(message)).toBe(false))
})
