import { describe, expect, it } from 'vitest'
import { programmingLanguages } from '../vocabulary/code.ts'
import { ownQuestionContentSchema } from '../wire/http/ownQuestions.ts'
import { presentableOwn, problemsIn } from './ownQuestion.ts'
import { stubFor } from './stubs/stubFor.ts'

const signature = {
  functionName: 'rowOf',
  parameters: [
    { name: 'rows', type: 'string[][]' },
    { name: 'limit', type: 'float' },
  ],
  returns: 'int',
} as const
const question = (more: object = {}) =>
  ownQuestionContentSchema.parse({
    ...{ title: 'Rows', difficulty: 'challenging', durationInMinutes: 30, statement: 'Find the row.' },
    cases: [{ stdin: '1 2\na b\n0.5\n', expected_output: '0\n', hidden: false, name: 'The only row.' }],
    ...more,
  })
const withSignature = 'rowOf(rows: string[][], limit: float) -> int'
const messages = (signatureText: string, stdin: string, expected_output = '0') =>
  problemsIn(question({ signature: signatureText, cases: [{ stdin, expected_output, hidden: false }] })).map(
    ({ path, message }) => `${path}: ${message}`,
  )

describe('an own question as its candidate sees it', () => {
  it('has its signature’s stub and example, like the product’s own challenges', () => {
    const shown = presentableOwn({ ...question({ signature: withSignature }), id: 'own-1', version: '1' }, 'java')
    expect(shown.code_stub).toBe(stubFor({ ...signature, parameters: [...signature.parameters] }, 'java'))
    expect(shown.reading).toContain('rowOf(')
    expect(shown.examples).toMatchObject([
      {
        explanation: 'The only row.',
        call: { given: [{ name: 'rows' }, { name: 'limit', value: '0.5' }], returns: '0' },
      },
    ])
  })

  it('has the author’s starter in its language, and a plain program in all others', () => {
    const starter = { programmingLanguage: 'go', code: 'package main // mine' }
    const stubs = programmingLanguages.map(
      (language) => presentableOwn({ ...question({ starter }), id: 'own-1', version: '1' }, language).code_stub,
    )
    expect(stubs).toContain(starter.code)
    expect(new Set(stubs).size).toBe(programmingLanguages.length)
  })
})

describe('the errors in a question', () => {
  it('are none if the cases fit the signature', () => {
    expect(messages(withSignature, '1 2\na b\n0.5\n')).toEqual([])
    expect(messages('', 'anything', 'at all')).toEqual([])
  })

  it('include what is missing in the signature', () => {
    expect(messages('rowOf(rows, limit)', '')[0]).toMatch(/^signature: Write it like/)
    expect(messages('rowOf(rows: List<int>) -> int', '')[0]).toMatch(/^signature: “List<int>” isn’t a type here/)
  })

  it.each([
    ['a b', 'has to start with its length'],
    ['1 2\na', 'has 1 value instead of 2'],
    ['1 2\na b\nhalf', '“half” isn’t float'],
    ['1 2\na b\n0.5 7', '“7” is left over'],
  ])('include the part of %j that doesn’t fit it', (stdin, said) => {
    expect(messages(withSignature, stdin)).toEqual([expect.stringContaining(said)])
  })

  it('include an output that can never be printed, but not an empty one, which the solution fills in', () => {
    expect(messages(withSignature, '1 2\na b\n0.5', 'zero')).toEqual([expect.stringContaining('“zero” isn’t int')])
    expect(messages(withSignature, '1 2\na b\n0.5', '')).toEqual([])
  })
})
