import { expect, it } from 'vitest'
import { signatureSchema } from '../../vocabulary/signature.ts'
import { signatureIn } from './signatureIn.ts'

const read = (text: string) => signatureSchema.safeParse(signatureIn(text, 'What it does.'))

it('reads a function, with nodes or without', () => {
  expect(read('merged(first: ListNode, second: ListNode) -> ListNode').data).toEqual({
    functionName: 'merged',
    parameters: [
      { name: 'first', type: 'ListNode' },
      { name: 'second', type: 'ListNode' },
    ],
    returns: 'ListNode',
    doc: 'What it does.',
  })
})

it('reads a class: how it is made, and methods with and without an answer', () => {
  const board = 'class ScoreBoard(places: int, names: string[]) { add(name: string, points: long); best() -> string; }'
  expect(read(board).data).toMatchObject({
    functionName: 'scoreBoard',
    parameters: [
      { name: 'places', type: 'int' },
      { name: 'names', type: 'string[]' },
    ],
    returns: 'string[]',
    methods: [
      {
        name: 'add',
        parameters: [
          { name: 'name', type: 'string' },
          { name: 'points', type: 'long' },
        ],
        returns: 'void',
      },
      { name: 'best', parameters: [], returns: 'string' },
    ],
  })
  expect(read('class Empty() { size() -> int }').success).toBe(true)
})

it.each([
  'class Silent() { add(value: int) }',
  'class None() { }',
  'class lower() { size() -> int }',
  'class Lists() { add(values: int[]) -> int }',
  'class Lists() { all() -> int[] }',
  'class Open() { size() -> int',
  'none() -> int',
])('refuses %s', (text) => {
  expect(read(text).success).toBe(false)
})
