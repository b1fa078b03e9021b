import { describe, expect, it } from 'vitest'
import { wordDiff } from './wordDiff.ts'

const shown = (before: string, after: string): string =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'out' ? `-${text.trim()}-` : `+${text.trim()}+`))
    .join('')

describe('the difference of two lines', () => {
  it('reads in one piece where words next to each other change', () => {
    expect(shown('Responsible for the migration of the shop', 'Migrated the shop')).toBe(
      '-Responsible for the migration of-+Migrated+ the shop',
    )
    expect(shown('Wrote it in nodejs', 'Wrote it in Node.js')).toBe('Wrote it in -nodejs-+Node.js+')
    expect(shown('Moved the queue.', 'Moved the queue, so that \uE000.')).toBe('Moved the queue+, so that \uE000+.')
    expect(shown('Improved it greatly.', 'Improved it, \uE000.')).toBe('Improved it-greatly-+, \uE000+.')
  })

  it.each([
    ['a b c', 'a b c'],
    ['', 'a b'],
    ['a b', ''],
    ['a b c d e', 'e d c b a'],
    ['one  two', 'one two three'],
  ])('has every word of “%s” and “%s”', (before, after) => {
    const pieces = wordDiff(before, after)
    const words = (kinds: readonly string[]) =>
      pieces
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ text }) => text)
        .join(' ')
        .split(/\s+/)
        .filter((word) => word !== '')
    expect(words(['same', 'out'])).toEqual(before.split(/\s+/).filter((word) => word !== ''))
    expect(words(['same', 'in'])).toEqual(after.split(/\s+/).filter((word) => word !== ''))
  })
})
