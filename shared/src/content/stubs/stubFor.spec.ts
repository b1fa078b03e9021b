import { describe, expect, it } from 'vitest'
import { programmingLanguages } from '../../vocabulary/code.ts'
import { type Signature, valueTypes } from '../challenge.ts'
import { loadChallenges } from '../loadChallenges.ts'
import { belowIsOurs } from './inWords.ts'
import { stubFor } from './stubFor.ts'

const signature: Signature = {
  functionName: 'longestCalmStretch',
  parameters: [
    { name: 'windSpeeds', type: 'int[]' },
    { name: 'limit', type: 'long' },
  ],
  returns: 'int',
}
const inSnakeCase = ['python', 'perl', 'bash', 'rust', 'ruby', 'r']
const stub = (language: (typeof programmingLanguages)[number], more: Partial<Signature> = {}) =>
  stubFor({ ...signature, ...more }, language)

describe.each(programmingLanguages)('the stub in %s', (language) => {
  const functionName =
    language === 'csharp'
      ? 'LongestCalmStretch'
      : inSnakeCase.includes(language)
        ? 'longest_calm_stretch'
        : 'longestCalmStretch'
  const parameterName = inSnakeCase.includes(language) ? 'wind_speeds' : 'windSpeeds'

  it('has the function to fill in first, then what reads and prints', () => {
    const [own = '', ours = '', ...more] = stub(language).split(belowIsOurs)
    expect(more).toEqual([])
    expect(own).toContain(functionName)
    expect(own).toContain(parameterName)
    expect(ours).toContain(functionName)
  })

  it('tells the types in one line above or below the head of the function', () => {
    const told = `Takes ${parameterName} (integers) and limit (an integer of up to 64 bits); returns an integer.`
    expect(
      stub(language)
        .split('\n')
        .filter((line) => line.includes(told)),
    ).toHaveLength(1)
  })

  it('ends with one line break, and no line of it ends in white space', () => {
    for (const returns of valueTypes) {
      const parameters = valueTypes.map((type, index) => ({ name: `given${index}`, type }))
      for (const text of [stub(language, { returns }), stub(language, { returns, parameters })]) {
        expect(text).toMatch(/[^\n]\n$/)
        expect(text).not.toMatch(/[ \t]$/m)
        expect(text).not.toContain('undefined')
      }
    }
  })

  it('calls nothing by a name that it needs itself', () => {
    const needed = language === 'bash' ? 'cat' : 'main'
    const avoided = language === 'csharp' ? 'Main_' : `${needed}_`
    expect(stub(language, { functionName: needed })).toContain(avoided)
  })

  it.each(loadChallenges().all())('begins $id without a line of a solution', (challenge) => {
    const lines = new Set(
      stubFor(challenge.signature, language)
        .split('\n')
        .map((line) => line.trim()),
    )
    const own = Object.entries(challenge.programs).flatMap(([file, program]) => {
      // What a solution's own reading and printing shares with every program gives nothing away.
      const body = program.split('\n').map((line) => line.trim())
      return body
        .filter((line) => /\b(for|while|if|elif)\b/.test(line) && lines.has(line))
        .map((line) => `${file}: ${line}`)
    })
    expect(own).toEqual([])
  })
})

it.each([
  ['python', 'lambda', 'lambda_'],
  ['javascript', 'delete', 'delete_'],
  ['typescript', 'delete', 'delete_'],
  ['java', 'char', 'char_'],
  ['cpp', 'union', 'union_'],
  ['c', 'register', 'register_'],
  ['go', 'range', 'range_'],
  ['rust', 'match', 'match_'],
  ['bash', 'lines', 'lines_'],
  ['csharp', 'params', 'params_'],
  ['swift', 'inout', 'inout_'],
  ['kotlin', 'when', 'when_'],
  ['ruby', 'unless', 'unless_'],
  ['php', 'this', 'this_'],
  ['scala', 'match', 'match_'],
  ['haskell', 'data', 'data_'],
  ['r', 'repeat', 'repeat_'],
] as const)('%s does not call a parameter %s', (language, name, avoided) => {
  const [own = ''] = stub(language, { parameters: [{ name, type: 'int' }] }).split(belowIsOurs)
  expect(own).toContain(avoided)
  expect(own).not.toMatch(new RegExp(`\\b${name}\\b(?!\\s*[({])`))
})
