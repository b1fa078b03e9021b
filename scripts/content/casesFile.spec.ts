import { describe, expect, it } from 'vitest'
import { challengesFolder } from '../../shared/src/content/loadChallenges.ts'
import { readCases, withOutputs } from './casesFile.ts'
import { inputOfCase } from './show.ts'

describe('a file of cases that is being written', () => {
  it('is read and filled in whatever order it has its lists, with braces and quotes in its texts', () => {
    const text = '{ "hidden": [{ "category": "a \\"}\\" in it", "stdin": "1\\n" }], "visible": [{ "stdin": "{[\\n" }] }'
    expect(readCases(text).map(({ name }) => name)).toEqual(['visible case 1', 'hidden case 1, “a "}" in it”'])
    expect(JSON.parse(withOutputs(text, ['$&\n', 'two\n']))).toEqual({
      visible: [{ stdin: '{[\n', expected_output: '$&\n' }],
      hidden: [{ category: 'a "}" in it', stdin: '1\n', expected_output: 'two\n' }],
    })
  })

  it('names the case that has no input', () => {
    expect(() => readCases('{ "visible": [], "hidden": [{ "category": "empty" }] }')).toThrow(/^hidden case 1/)
  })
})

describe('the input of a case', () => {
  const folder = `${challengesFolder}/..`

  it('is generated and found by its number or by words of its category', () => {
    const byWords = inputOfCase('tea-for-everyone', 'Many Machines', folder)
    expect(byWords.says.split('\n')[1]?.split(' ')).toHaveLength(20_000)
    expect(inputOfCase('tea-for-everyone', '15', folder)).toEqual(byWords)
  })

  it('is asked for again if several cases are meant', () => {
    const { ok, says } = inputOfCase('tea-for-everyone', 'large input', folder)
    expect(ok).toBe(false)
    expect(says.split('\n')).toHaveLength(5)
  })
})
