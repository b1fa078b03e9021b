import { expect, it } from 'vitest'
import { readPasted } from './paste.ts'

it('splits a problem with examples in sentences', () => {
  const pasted = `1. Two Sum

Given an array, return **indices**.

Example 1:

Input: nums = [2,7], target = 9
Output: [0,1]
Explanation: 2 + 7
is 9.

Example 2:
**Input:** nums = [3,3], target = 6
**Output:** [0,1]

Constraints:
- 2 <= n`
  expect(readPasted(pasted)).toEqual({
    title: 'Two Sum',
    statement: 'Given an array, return **indices**.\n\nConstraints:\n- 2 <= n',
    cases: [
      { stdin: 'nums = [2,7], target = 9', expected_output: '[0,1]', name: '2 + 7 is 9.' },
      { stdin: 'nums = [3,3], target = 6', expected_output: '[0,1]', name: '' },
    ],
  })
})

it('leaves the input format in the statement, and reads blocks under samples', () => {
  const pasted =
    'Sum them.\nInput\nThe first line has n.\nOutput\nThe sum.\nExamples\nInput\n```\n3\n1 2 3\n```\nOutput\n```\n6\n```'
  expect(readPasted(pasted)).toEqual({
    title: '',
    statement: 'Sum them.\nInput\nThe first line has n.\nOutput\nThe sum.',
    cases: [{ stdin: '3\n1 2 3', expected_output: '6', name: '' }],
  })
})

it('puts everything it can’t split into the statement', () => {
  expect(readPasted('Reverse a list.\nExample: think of trains.')).toEqual({
    title: '',
    statement: 'Reverse a list.\nExample: think of trains.',
    cases: [],
  })
})
