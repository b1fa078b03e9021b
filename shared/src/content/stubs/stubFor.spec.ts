import { describe, expect, it } from 'vitest'
import { programmingLanguages } from '../../vocabulary/code.ts'
import { maxDocCharacters, type Signature, valueTypes } from '../../vocabulary/signature.ts'
import { loadChallenges } from '../loadChallenges.ts'
import { snakeCase } from './names.ts'
import { readingFor, stubFor } from './stubFor.ts'
import { belowIsOurs } from './stubLanguage.ts'

const signature: Signature = {
  functionName: 'longestCalmStretch',
  parameters: [
    { name: 'windSpeeds', type: 'int[]' },
    { name: 'limit', type: 'long' },
  ],
  returns: 'int',
  doc: 'The length of the longest stretch.',
}
const inSnakeCase = ['python', 'perl', 'bash', 'rust', 'ruby', 'r']
/** The entry point in our input-reading code, for languages where it isn't `main`. */
const needs: Partial<Record<(typeof programmingLanguages)[number], string>> = {
  bash: 'cat',
  python: 'words',
  javascript: 'words',
  typescript: 'words',
}
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

  it('is the function alone, with reading and printing appended', () => {
    expect(stub(language)).toContain(functionName)
    expect(stub(language)).toContain(parameterName)
    expect(stub(language)).not.toContain(belowIsOurs)
    expect(stub(language)).not.toMatch(/stdin|main\s*\(|print\w*\(/i)
    const reading = readingFor(signature, language)
    expect(reading.split('\n')[0]).toContain(belowIsOurs)
    expect(reading).toContain(functionName)
  })

  it('says what it returns in one line above or below the function’s head, or not at all', () => {
    const lines = (text: string) => text.split('\n').filter((line) => line.includes(signature.doc ?? ''))
    expect(lines(stub(language))).toHaveLength(1)
    const { doc, ...silent } = signature
    expect(stubFor(silent, language)).not.toContain(doc)
    expect(stubFor(silent, language).split('\n')).toHaveLength(stub(language).split('\n').length - 1)
  })

  it('ends with one line break, and no line ends in white space', () => {
    for (const returns of valueTypes) {
      const parameters = valueTypes.map((type, index) => ({ name: `given${index}`, type }))
      for (const given of [signature, { ...signature, parameters }].map((each) => ({ ...each, returns })))
        for (const text of [stubFor(given, language), readingFor(given, language)]) {
          expect(text).toMatch(/[^\n]\n$/)
          expect(text).not.toMatch(/[ \t]$/m)
          expect(text).not.toContain('undefined')
        }
    }
  })

  it('is a class with its methods where the signature has some, and the code behind it makes one', () => {
    const methods = [
      { name: 'putBack', parameters: [{ name: 'shelfMark', type: 'string' as const }], returns: 'void' as const },
      { name: 'countOf', parameters: [], returns: 'float' as const },
    ]
    const books: Signature = { functionName: 'bookShelf', parameters: [], returns: 'string[]', methods, doc: 'Books.' }
    const [stub, reading] = [stubFor(books, language), readingFor(books, language)]
    for (const text of [stub, reading]) {
      expect(text).toMatch(/[^\n]\n$/)
      expect(text).not.toMatch(/[ \t]$/m)
      expect(text).not.toMatch(/undefined|\[object/)
      expect(text).toMatch(/BookShelf|book_shelf|bookShelf/)
    }
    for (const name of ['putBack', 'countOf']) {
      expect(reading).toContain(name)
      expect(stub).toMatch(new RegExp(`${name}|${snakeCase(name)}`, 'i'))
    }
    expect(stub.match(/Books\./g)).toHaveLength(1)
  })

  it('gives nothing a name that it needs itself', () => {
    const needed = needs[language] ?? 'main'
    const avoided = language === 'csharp' ? 'Main_' : `${needed}_`
    expect(stub(language, { functionName: needed })).toContain(avoided)
  })

  it.each(loadChallenges().all())('the stub of $id has no line of a solution', (challenge) => {
    const lines = new Set(
      stubFor(challenge.signature, language)
        .split('\n')
        .map((line) => line.trim()),
    )
    const own = Object.entries(challenge.programs).flatMap(([file, program]) => {
      // I/O code that every program shares gives nothing away, even if a solution contains it.
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
] as const)('%s doesn’t name a parameter %s', (language, name, avoided) => {
  const own = stub(language, { parameters: [{ name, type: 'int' }] })
  expect(own).toContain(avoided)
  expect(own.replaceAll(/#include.*/g, '')).not.toMatch(new RegExp(`\\b${name}\\b(?!\\s*[({])`))
})

it.each(loadChallenges().all())('$id says what its function returns in one short line', ({ signature }) => {
  expect(signature.doc).toMatch(/^[A-Z][^.]*[.]$/)
  expect(signature.doc?.length).toBeLessThanOrEqual(maxDocCharacters)
})
