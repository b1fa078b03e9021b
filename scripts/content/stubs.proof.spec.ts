import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Challenge,
  loadChallenges,
  plainProgram,
  presentable,
  stubFor,
  type ValueType,
  valueTypes,
  wholeProgram,
} from '../../shared/src/content/index.ts'
import { programmingLanguages } from '../../shared/src/vocabulary/index.ts'
import { findImage } from '../../workers/src/executor/toolchains/image.ts'
import { cacheDir } from '../../workers/src/platform/cacheDir.ts'
import { startRunner } from './runner.ts'
import { designed, designs } from './testing/designedClass.ts'
import { filledNodes } from './testing/filledNodes.ts'
import { filled, filledStubs } from './testing/filledStubs.ts'
import { brokenLines, doubled, ownWays } from './testing/ownWays.ts'

// Awaited at the top level, because the list of tests depends on what this machine can run.
const runner = await startRunner()
afterAll(() => runner.stop())
const available = programmingLanguages.filter((language) => runner.languages.has(language))
const unavailable = programmingLanguages.filter((language) => !runner.languages.has(language))
const hasImage = findImage(cacheDir) !== null

/**
 * One challenge for each form of signature, because stubs depend on types rather than names. `npm run content` compiles
 * every stub.
 */
const challenges = [
  ...new Map(
    loadChallenges()
      .all()
      .map((challenge) => [formOf(challenge), challenge]),
  ).values(),
].slice(0, 6)

function formOf({ signature }: Challenge): string {
  return [...signature.parameters.map(({ type }) => type), signature.returns].join(' ')
}

// The types that neither the filled stubs nor any challenge return.
const rarelyReturned: ValueType[] = ['string', 'long[]', 'string[][]']
const everyType = valueTypes.map((type, index) => ({ name: `given${index}`, type }))
const oneOfEach =
  '-7\n9007199254740991\n0.5\nword\ntrue\n2\n1 2\n1\n-5\n2\na\nb\n1 2\n3 4\n2 1\nx\ny\n2\n1 2\n3\n1 null 2\n'

/** Compares outputs the usual way: white space at the end of a line doesn't count. */
const matching = (text: string | null): RegExp =>
  new RegExp(`^${(text ?? '').trimEnd().split('\n').join('\\s*\\n')}\\s*$`)

beforeAll(() => {
  if (unavailable.length > 0)
    console.log(`Stubs that were not run, as the language is missing here: ${unavailable.join(', ')}`)
})

it('runs in every language of the language image, or at least in those that every machine has', () => {
  const needed = ['python', 'javascript', 'typescript', 'c', 'cpp', 'bash', 'perl']
  expect(available).toEqual(hasImage ? [...programmingLanguages] : expect.arrayContaining(needed))
})

describe.each(available)('the stub in %s', { timeout: 180_000 }, (language) => {
  it.concurrent.each([...filledStubs, ...filledNodes])(
    'passes with a right body for $signature.functionName',
    async (filledStub) => {
      const { signature, cases, bodies } = filledStub
      const code = filled(stubFor(signature, language), bodies[language])
      const sourceCode = wholeProgram(code, signature, language)
      const { compilation, testCases } = await runner.run({ language, sourceCode, testCases: cases })
      expect(compilation).toMatchObject({ status: 'ACCEPTED', output: '' })
      const told = testCases.map(({ status, stderr, actual_output }) => ({
        status,
        stderr,
        shown: status === 'ACCEPTED' ? '' : actual_output.slice(0, 200),
      }))
      expect(told).toEqual(cases.map(() => ({ status: 'ACCEPTED', stderr: '', shown: '' })))
    },
  )

  it.concurrent.each([
    ['as it stands', stubFor(designed.signature, language), null],
    ['written out', designs[language], designed.cases],
  ] as const)('a class with methods compiles and runs %s', async (_how, code, cases) => {
    const given = cases ?? designed.cases.map(({ stdin }) => ({ stdin, expected_output: null }))
    const sourceCode = wholeProgram(code, designed.signature, language)
    const { compilation, testCases } = await runner.run({ language, sourceCode, testCases: [...given] })
    expect(compilation).toMatchObject({ status: 'ACCEPTED', output: '' })
    const told = testCases.map(({ status, stderr, actual_output }) => ({
      status,
      stderr,
      shown: cases === null || status === 'ACCEPTED' ? '' : actual_output.slice(0, 200),
    }))
    expect(told).toEqual(given.map(() => ({ status: 'ACCEPTED', stderr: '', shown: '' })))
  })

  it.concurrent('allows helpers, imports and prints', async () => {
    const { signature, cases } = doubled
    const sourceCode = wholeProgram(ownWays[language], signature, language)
    const { compilation, testCases } = await runner.run({ language, sourceCode, testCases: cases })
    expect(compilation).toMatchObject({ status: 'ACCEPTED' })
    const told = testCases.map(({ status, stderr, actual_output }) => ({ status, stderr, actual_output }))
    expect(told).toEqual(
      cases.map(({ expected_output }) => ({
        status: 'ACCEPTED',
        stderr: '',
        actual_output: expect.stringMatching(matching(expected_output)),
      })),
    )
  })

  it.concurrent.each(rarelyReturned)('reads every type and returns %s', async (returns) => {
    const signature = { functionName: 'oneOfEach', parameters: everyType, returns }
    const { compilation, testCases } = await runner.run({
      language,
      sourceCode: wholeProgram(stubFor(signature, language), signature, language),
      testCases: [{ stdin: oneOfEach, expected_output: null }],
    })
    expect(compilation).toMatchObject({ status: 'ACCEPTED', output: '' })
    expect(testCases).toMatchObject([{ exitCode: 0, signal: null, stderr: '' }])
  })

  it.concurrent.each(challenges)('compiles and runs unchanged for $id', async (challenge) => {
    const sourceCode = wholeProgram(presentable(challenge, language).code_stub, challenge.signature, language)
    const { compilation, testCases } = await runner.run({ language, sourceCode, testCases: challenge.testCases })
    expect(compilation).toMatchObject({ status: 'ACCEPTED', output: '' })
    const ended = testCases.map(({ exitCode, signal, stderr }) => ({ exitCode, signal, stderr }))
    expect(ended).toEqual(challenge.testCases.map(() => ({ exitCode: 0, signal: null, stderr: '' })))
  })
})

/**
 * Catches initial code for users' own questions that a candidate can't run: nothing compiles it when such a question is
 * saved.
 */
it.each(available)(
  'a whole program without a signature compiles and runs as it is, in %s',
  async (language) => {
    const { compilation, testCases } = await runner.run({
      language,
      sourceCode: plainProgram(language),
      testCases: [{ stdin: '3\n1 2 3\n', expected_output: null }],
    })
    expect(compilation).toMatchObject({ status: 'ACCEPTED', output: '' })
    expect(testCases).toMatchObject([{ exitCode: 0, signal: null, stderr: '' }])
  },
  180_000,
)

/** R is left out because it reports the error but not its line. */
const namingLines = available.filter((language) => language !== 'r')

describe.each(namingLines)('an error in %s', { timeout: 180_000 }, (language) => {
  it.concurrent.each([0, 30])('is reported on its line, below %i lines of the candidate’s own', async (lines) => {
    const { signature, cases } = doubled
    const broken = brokenLines[language]
    const code = filled(stubFor(signature, language), `${'\n'.repeat(lines)}${broken}`)
    const line = code.split('\n').indexOf(broken) + 1
    const sourceCode = wholeProgram(code, signature, language)
    const { compilation, testCases } = await runner.run({ language, sourceCode, testCases: cases.slice(0, 1) })
    expect(`${compilation.output}${testCases[0]?.stderr}`).toMatch(new RegExp(`(?:[:(]|line )${line}\\b`))
  })
})
