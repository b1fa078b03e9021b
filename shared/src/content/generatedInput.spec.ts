import { describe, expect, test } from 'vitest'
import { generatedInputSchema, generateInput } from './generatedInput.ts'

describe('a generated input', () => {
  test('is the same for the same seed, and different for another seed', () => {
    const parts = [{ integers: 1000, from: -5, to: 1_000_000_000_000 }]
    expect(generateInput({ seed: 7, parts })).toBe(generateInput({ seed: 7, parts }))
    expect(generateInput({ seed: 7, parts })).not.toBe(generateInput({ seed: 8, parts }))
  })

  test('never changes for a seed: expected outputs were computed from it', () => {
    expect(generateInput({ seed: 1, parts: [{ integers: 6, from: 1, to: 100 }] })).toBe('63 53 97 62 43 46\n')
  })

  test('keeps integers in their range, and sorts them if requested', () => {
    const parts = [{ integers: 500, from: 3, to: 9, order: 'descending' as const }]
    const numbers = generateInput({ seed: 3, parts }).trim().split(' ').map(Number)
    expect(numbers).toEqual([...numbers].sort((one, other) => other - one))
    expect(new Set(numbers)).toEqual(new Set([9, 8, 7, 6, 5, 4, 3]))
  })

  test('writes lines, rows of columns and words', () => {
    const parts = [
      'as it is',
      { rows: 3, columns: [{ start: 10, step: -2 }], template: '+r{0}' },
      {
        rows: 2,
        columns: [
          { start: 1, step: 1 },
          { from: 5, to: 5 },
        ],
      },
      { rows: 2, letters: '#', width: 4 },
      { lines: ['a', 'b'], times: 2 },
    ]
    expect(generateInput({ seed: 0, parts })).toBe('as it is\n+r10\n+r8\n+r6\n1 5\n2 5\n####\n####\na\nb\na\nb\n')
  })

  test.each([
    [{ seed: 1, parts: [] }],
    [{ seed: 1, parts: [{ integers: 0, from: 1, to: 2 }] }],
    [{ seed: 1, parts: [{ integers: 5, from: 2, to: 1 }] }],
    [{ seed: 1, parts: [{ integers: 5, from: 1, to: 2, sorted: true }] }],
    [{ parts: ['no seed'] }],
  ])('is refused if it makes no sense: %j', (input) => {
    expect(generatedInputSchema.safeParse(input).success).toBe(false)
  })
})
