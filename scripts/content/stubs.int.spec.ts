import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languagesWithProgramStub, loadChallenges, presentable, stubFor } from '../../shared/src/content/index.ts'
import { startRunner } from './runner.ts'
import { filled, filledStubs } from './testing/filledStubs.ts'

// Top-level await: the list of tests depends on what this machine can run.
const runner = await startRunner()
afterAll(() => runner.stop())
const available = languagesWithProgramStub.filter((language) => runner.languages.has(language))
const unavailable = languagesWithProgramStub.filter((language) => !runner.languages.has(language))
const formats = { inputFormat: '', outputFormat: '' }

const challenges = loadChallenges().all()

beforeAll(() => {
  if (unavailable.length > 0)
    console.log(`Stubs that were not run, as the language is missing here: ${unavailable.join(', ')}`)
})

it('runs at least in the languages that every machine has', () => {
  expect(available).toEqual(expect.arrayContaining(['python', 'javascript', 'typescript', 'c', 'cpp', 'bash', 'perl']))
})

describe.each(available)('the stub in %s', { timeout: 180_000 }, (language) => {
  it.concurrent.each(filledStubs)('passes with a right body for $signature.functionName', async (filledStub) => {
    const { signature, cases, bodies } = filledStub
    const sourceCode = filled(stubFor(signature, language, formats), bodies[language])
    const { compilation, testCases } = await runner.run({ language, sourceCode, testCases: cases })
    expect(compilation).toMatchObject({ status: 'ACCEPTED', output: '' })
    const told = testCases.map(({ status, stderr, actual_output }) => ({
      status,
      stderr,
      shown: status === 'ACCEPTED' ? '' : actual_output.slice(0, 200),
    }))
    expect(told).toEqual(cases.map(() => ({ status: 'ACCEPTED', stderr: '', shown: '' })))
  })

  it.concurrent.each(challenges)('compiles and runs as it is for $id', async (challenge) => {
    const sourceCode = presentable(challenge, language).code_stub
    const { compilation, testCases } = await runner.run({ language, sourceCode, testCases: challenge.testCases })
    expect(compilation).toMatchObject({ status: 'ACCEPTED', output: '' })
    const ended = testCases.map(({ exitCode, signal, stderr }) => ({ exitCode, signal, stderr }))
    expect(ended).toEqual(challenge.testCases.map(() => ({ exitCode: 0, signal: null, stderr: '' })))
  })
})
