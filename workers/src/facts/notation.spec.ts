import { expect, it } from 'vitest'
import { inNotation } from './notation.ts'

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

it('names every parameter as the stub does', () => {
  const stdin = '3\n0 0 2\n2 2\n1 2\n3 4\n2\nab\nc\nxyz\n2\n'
  expect(inNotation(stdin, { signature }, 'python')).toEqual([
    { name: 'warm_ups', value: '[0, 0, 2]' },
    { name: 'roads', value: '[[1, 2], [3, 4]]' },
    { name: 'names', value: '["ab", "c"]' },
    { name: 'word', value: '"xyz"' },
    { name: 'guests', value: '2' },
  ])
  expect(inNotation('0\n\n0 2\n0\nx\n1\n', { signature }, 'java').slice(0, 2)).toEqual([
    { name: 'warmUps', value: '[]' },
    { name: 'roads', value: '[]' },
  ])
})
