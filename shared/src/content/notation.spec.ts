import { expect, it } from 'vitest'
import { answerInNotation, exampleCall, inNotation } from './notation.ts'

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

it('names every parameter like the stub does', () => {
  const stdin = '3\n0 0 2\n2 2\n1 2\n3 4\n2\nab\nc\nxyz\n2\n'
  expect(inNotation(stdin, { signature }, 'python')).toEqual([
    { name: 'warm_ups', value: '[0, 0, 2]' },
    { name: 'roads', value: '[[1, 2], [3, 4]]' },
    { name: 'names', value: '["ab", "c"]' },
    { name: 'word', value: '"xyz"' },
    { name: 'guests', value: '2' },
  ])
  const names = (language: 'java' | 'c' | 'php' | 'ruby') =>
    inNotation('0\n\n0 2\n0\nx\n1\n', { signature }, language).map(({ name }) => name)
  for (const language of ['java', 'c', 'php'] as const) expect(names(language)[0]).toBe('warmUps')
  expect(names('ruby')[0]).toBe('warm_ups')
  expect(inNotation('0\n\n0 2\n0\nx\n1\n', { signature }, 'java').slice(0, 2)).toEqual([
    { name: 'warmUps', value: '[]' },
    { name: 'roads', value: '[]' },
  ])
})

it('puts the rows of a grid, or of a plan, below each other if there is room', () => {
  const of = (type: 'string[]' | 'int[][]', stdin: string) =>
    inNotation(stdin, { signature: { ...signature, parameters: [{ name: 'plan', type }] } }, 'python', { inRows: true })
  expect(of('int[][]', '2 2\n1 2\n3 4\n')).toEqual([{ name: 'plan', value: '[[1, 2],\n [3, 4]]' }])
  expect(of('string[]', '2\n.#.\nE..\n')).toEqual([{ name: 'plan', value: '[".#.",\n "E.."]' }])
  expect(of('string[]', '2\nred\nblue\n')).toEqual([{ name: 'plan', value: '["red", "blue"]' }])
})

it.each([
  ['7\n', 'int', '7'],
  ['true\n', 'bool', 'true'],
  ['1.500000\n', 'float', '1.500000'],
  ['abc\n', 'string', '"abc"'],
  ['1 2 3\n', 'int[]', '[1, 2, 3]'],
  ['\n', 'int[]', '[]'],
  ['ab\nc\n', 'string[]', '["ab", "c"]'],
  ['1 2\n3 4\n', 'int[][]', '[[1, 2],\n [3, 4]]'],
  ['a b\n', 'string[][]', '[["a", "b"]]'],
  ['4 null 9\n', 'TreeNode', '[4, null, 9]'],
  ['\n', 'ListNode', '[]'],
] as const)('the output %j is the %s %s', (output, returns, value) => {
  expect(answerInNotation(output, { returns })).toBe(value)
})

it('shows what a class is asked as calls of its methods, as the language names them', () => {
  const methods = [
    { name: 'putBack', parameters: [{ name: 'title', type: 'string' as const }], returns: 'void' as const },
    { name: 'count', parameters: [], returns: 'int' as const },
  ]
  const shelf = { functionName: 'shelf', parameters: [{ name: 'rowCount', type: 'int' as const }], methods }
  const asked = { signature: { ...shelf, returns: 'string[]' as const } }
  expect(inNotation('7\n2\nputBack x\ncount\n', asked, 'python')).toEqual([
    { name: 'row_count', value: '7' },
    { name: 'calls', value: 'put_back("x")\ncount()' },
  ])
  expect(answerInNotation('1\ntrue\n', asked.signature)).toBe('1\ntrue')
  expect(exampleCall({ input: '7\n3\ncount\nputBack x\ncount\n', output: '0\n1\n' }, asked.signature, 'go')).toEqual({
    given: [
      { name: 'rowCount', value: '7' },
      { name: 'calls', value: 'count() → 0\nputBack("x")\ncount() → 1' },
    ],
    returns: '',
  })
})
