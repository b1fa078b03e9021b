import { inNotation, loadChallenges } from '@greenroom/shared/content'
import { expect, it } from 'vitest'
import { fromNotation, inLines } from './notation.ts'

const signature = {
  functionName: 'any',
  parameters: [
    { name: 'warmUps', type: 'int[]' as const },
    { name: 'roads', type: 'int[][]' as const },
    { name: 'names', type: 'string[]' as const },
    { name: 'word', type: 'string' as const },
    { name: 'guests', type: 'long' as const },
  ],
  returns: 'int' as const,
}

it('reads what it writes, and nothing else', () => {
  const stdin = '3 0 0 2 2 2 1 2 3 4 2 ab c xyz 2'
  const rows = inNotation(stdin, { signature }, 'python')
  expect(fromNotation(rows.map(({ name, value }) => `${name} = ${value}`).join(', '), { signature })).toBe(stdin)
  const two = {
    ...signature,
    parameters: [signature.parameters[0], signature.parameters[4]].filter((each) => each !== undefined),
  }
  expect(fromNotation('with [0, -4] and 5 guests', { signature: two })).toBe('2 0 -4 5')
  for (const text of [
    'with [0, 4]',
    'with 5 and [0, 4]',
    'with [0, 4], 5 and 6',
    'with [a, b] and 5',
    'in O(n^2) with [0], 1e5',
    '',
  ])
    expect(fromNotation(text, { signature: two }), text).toBeNull()
})

it('splits words into the lines that every challenge uses', () => {
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
  for (const challenge of loadChallenges().all())
    for (const { input } of challenge.examples)
      expect(lines(inLines(input.split(/\s+/).join(' '), challenge)), challenge.id).toEqual(lines(input))
  expect(
    inLines('0 7', {
      signature: {
        ...signature,
        parameters: [signature.parameters[0], signature.parameters[4]].filter((each) => each !== undefined),
      },
    }),
  ).toBe('0\n\n7\n')
})
