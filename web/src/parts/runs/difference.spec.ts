import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Difference, differenceOf, judgedLines } from './difference.ts'
import { differenceSentence } from './differenceSentence.ts'

const textOf = (lines: Difference['expected']): string[] =>
  lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''))
const marked = (lines: Difference['expected']): string[] =>
  lines.flatMap(({ pieces }) => pieces.filter(({ differs }) => differs).map(({ text }) => text))

describe('the difference of two outputs', () => {
  it('marks the different words, on both sides', () => {
    const { expected, actual } = differenceOf('0 75 90', '0 60 90')
    expect(marked(expected)).toEqual(['75'])
    expect(marked(actual)).toEqual(['60'])
  })

  it('marks whole lines without a counterpart', () => {
    const { expected, actual } = differenceOf('1\n2\n3', '1\n3')
    expect(marked(expected)).toEqual(['2'])
    expect(marked(actual)).toEqual([])
    expect(actual.map(({ differs }) => differs)).toEqual([false, false])
  })

  it('ignores white space that the judge ignores', () => {
    const { expected, actual } = differenceOf('1 2\n3\n', '1 2  \r\n3\r\n\n\n')
    expect([...marked(expected), ...marked(actual)]).toEqual([])
  })

  it('loses no line of either side, for any two outputs', () => {
    const output = fc.array(fc.constantFrom('1', '2 3', '', ' 4', 'yes')).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(output, output, (expected, actual) => {
        const difference = differenceOf(expected, actual)
        expect(textOf(difference.expected)).toEqual(judgedLines(expected))
        expect(textOf(difference.actual)).toEqual(judgedLines(actual))
        const isMarked = [...difference.expected, ...difference.actual].some(({ differs }) => differs)
        expect(isMarked).toBe(judgedLines(expected).join('\n') !== judgedLines(actual).join('\n'))
      }),
    )
  })
})

describe('the difference in a sentence', () => {
  it.each([
    ['1\n', '', 'Your program printed nothing.'],
    ['', 'debug', 'No output was expected, but your program printed something.'],
    ['1 2', '1  2', 'Only the spaces inside the lines differ. Spaces at the end of a line don’t count.'],
    ['1\n2', '1 2', 'The values are right, but the line breaks are in the wrong places.'],
    ['Yes', 'yes', 'Only the capitalisation differs.'],
    ['0.500000', '0.5', 'The values are right, but the number of decimal places differs.'],
    ['a\nb', 'b\na', 'The lines are right, but in the wrong order.'],
    ['1 2 3', '3 2 1', 'The values are right, but in the wrong order.'],
    ['1\n2\n3', '1', 'Your output ends early: 2 lines are missing.'],
    ['1', '1\ndone', 'Your output has one line too many.'],
    ['2', '3', 'Your program printed 3 instead of 2.'],
    ['1\n2\n3', '1\n5\n3', 'On line 2, your program printed 5 instead of 2.'],
    ['1 2', '1 2 3', 'Your program printed 3 values instead of 2.'],
    ['1 2', '1 4', 'Your program printed the right number of values, but not all are right.'],
    ['a b\nc d', 'a b\nc e', 'Only line 2 differs.'],
    ['1\n2\n3', '4\n5\n3', '2 of 3 lines differ, starting at line 1.'],
    ['1\n2\n3', '4\n5', 'Your program printed 2 lines instead of 3.'],
  ])('%j and %j: %s', (expected, actual, sentence) => {
    expect(differenceSentence(expected, actual)).toBe(sentence)
  })

  it('claims nothing about output it doesn’t know', () => {
    expect(differenceSentence('1\n2\n3', '1\n2', true)).toBe(
      'The outputs differ. They’re long, so we only show part of them.',
    )
  })
})
