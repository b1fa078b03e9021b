import { describe, expect, it } from 'vitest'
import type { Signature, ValueType } from '../../shared/src/content/index.ts'
import { inputProblem, outputProblem } from './protocol.ts'

const reading = (...types: ValueType[]): Signature => ({
  functionName: 'solve',
  parameters: types.map((type, index) => ({ name: `value${index}`, type })),
  returns: 'int',
})
const printing = (returns: ValueType): Signature => ({ ...reading('int'), returns })

const shelf: Signature = {
  functionName: 'shelf',
  parameters: [{ name: 'size', type: 'int' }],
  returns: 'string[]',
  methods: [
    { name: 'put', parameters: [{ name: 'title', type: 'string' }], returns: 'void' },
    { name: 'count', parameters: [], returns: 'int' },
  ],
}

describe('inputProblem', () => {
  it.each<[string, Signature]>([
    ['3\n1 -2 3\n7\n', reading('int[]', 'int')],
    ['0\n\n7\n', reading('long[]', 'int')],
    ['2\n+hall\n-hall\n', reading('string[]')],
    ['2 3\n1 2 3\n4 5 6\n', reading('int[][]')],
    ['3\n1 -2 3\n0\n\n', reading('ListNode', 'ListNode')],
    ['5\n4 2 null -1 9\n0\n\n', reading('TreeNode', 'TreeNode')],
    ['7\n3\nput x\ncount\nput y\n', shelf],
    ['7\n0\n', shelf],
    ['1 2\na b\ntrue\n-0.5\nword\n9007199254740991', reading('string[][]', 'bool', 'float', 'string', 'long')],
  ])('accepts %j', (stdin, signature) => {
    expect(inputProblem(stdin, signature)).toBeNull()
  })

  it.each<[string, Signature, string]>([
    ['3\n1 2\n', reading('int[]'), 'value0 has no line of 3 ints'],
    ['1\n2\n3', reading('int', 'int'), 'more follows than the parameters'],
    ['2147483648', reading('int'), 'value0 is no int'],
    ['9007199254740993', reading('long'), 'value0 is no long'],
    ['0\n5', reading('int[]', 'int'), 'value0 has no line of 0 ints'],
    ['2\na\n', reading('string[]'), 'value0 is not as told in its row 2 of 2'],
    ['1\n2\n', reading('int[][]'), 'value0 does not begin with its rows and columns on a line'],
    ['1 2\n5\n', reading('int[][]'), 'value0 is not as told in its row 1 of 1'],
    ['yes', reading('bool'), 'value0 is no bool'],
    ['7\n2\nput x\n', shelf, 'call 2 of 2 is to “”, which is no method'],
    ['7\n1\ntake x\n', shelf, 'call 1 of 1 is to “take”, which is no method'],
    ['7\n1\nput\n', shelf, 'call 1 of 1 does not give put what it takes'],
    ['7\nput x\n', shelf, 'the number of calls has no line of its own'],
    ['7\n1\ncount\ncount\n', shelf, 'more follows than the parameters'],
    ['2\n4 null\n', reading('ListNode'), 'value0 has no line of 2 ints'],
    ['2\n4 nil\n', reading('TreeNode'), 'value0 has no line of 2 ints, each of them a number or null'],
  ])('refuses %j', (stdin, signature, problem) => {
    expect(inputProblem(stdin, signature)).toBe(problem)
  })
})

describe('outputProblem', () => {
  it.each<[string, ValueType]>([
    ['4 7 9\n', 'int[]'],
    ['\n', 'int[]'],
    ['', 'string[]'],
    ['red\nblue\n', 'string[]'],
    ['1 2\n3 4\n', 'int[][]'],
    ['4 null 9\n', 'TreeNode'],
    ['\n', 'ListNode'],
    ['0.500000\n', 'float'],
    ['false', 'bool'],
  ])('accepts %j as %s', (output, returns) => {
    expect(outputProblem(output, printing(returns))).toBeNull()
  })

  it.each<[string, ValueType, string]>([
    ['4\n7\n', 'int[]', 'has more than one line'],
    ['red blue\n', 'string[]', 'has several words on a line'],
    ['', 'int', 'is no int'],
    ['1 2', 'long', 'is no long'],
    ['0.5', 'float', 'has not six decimals'],
    ['True', 'bool', 'is no bool'],
    ['4 null', 'ListNode', 'is no int[]'],
  ])('refuses %j as %s', (output, returns, problem) => {
    expect(outputProblem(output, printing(returns))).toBe(problem)
  })
})

it('takes an answer a line from a class, each of a type that one of its methods returns', () => {
  expect(outputProblem('3\n0\n', shelf)).toBeNull()
  expect(outputProblem('', shelf)).toBeNull()
  expect(outputProblem('3\nx\n', shelf)).toBe('is no answer of a method in line 2')
})
