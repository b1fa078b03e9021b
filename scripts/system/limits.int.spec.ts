import { questionsOf, type Session, type TestRunPurpose } from '@greenroom/shared/session'
import { openedSessionSchema } from '@greenroom/shared/wire'
import { beforeAll, expect, it } from 'vitest'
import { type Candidate, newCandidate, post } from './candidate.ts'
import { type SharedProduct, sharedProduct } from './shared/product.ts'

let product: SharedProduct
let candidate: Candidate

beforeAll(async () => {
  product = await sharedProduct()
  candidate = await newCandidate(product.url)
  // The author of this challenge allows 2 s and 256 MB.
  const opened = await post(
    `${product.url}/api/sessions`,
    {
      ...{ mode: 'ai', contentDomain: 'tech_interview_prep', programmingLanguage: 'python' },
      ...{ challengeId: 'episodes-for-the-ride', settings: { interviewStage: 'take_home_assessment' } },
    },
    { cookie: candidate.cookie },
  )
  await candidate.join(openedSessionSchema.parse(await opened.json()).sessionId)
  expect(await candidate.send({ type: 'StartInterview' })).toMatchObject({ ok: true })
})

const spinning = (seconds: number): string =>
  `import time\nwhile time.process_time() < ${seconds}: pass\nprint(input())\n`

const runs = (state: Session) => questionsOf(state).at(-1)?.runs ?? []

/** Waits for the results of the latest run for this purpose. */
const resultsOf = (purpose: TestRunPurpose) =>
  candidate.until('the results', (state) => {
    const outcome = runs(state).findLast((run) => run.purpose === purpose)?.outcome
    return outcome?.status === 'COMPLETED' ? outcome.results : null
  })

it('a program of 3.5 s fails a limit of 2 s, which is shown, on the candidate’s own input', async () => {
  expect(questionsOf(candidate.state()).at(-1)?.challenge.limits).toEqual({ timeMs: 2_000, memoryMb: 256 })
  await candidate.send({
    ...{ type: 'RunTests', programmingLanguage: 'python', code: spinning(3.5) },
    testCases: [{ stdin: '1\n' }, { stdin: '2\n' }],
  })
  const { testCases } = await resultsOf('custom')
  expect(testCases.map(({ status, notRun = false }) => [status, notRun])).toEqual([
    ['TIME_LIMIT_EXCEEDED', false],
    ['TIME_LIMIT_EXCEEDED', true],
  ])
})

it('a submission in an endless loop stops at its first case, and the others count as not passed', async () => {
  await candidate.send({ type: 'SubmitCode', programmingLanguage: 'python', code: spinning(60) })
  const results = await resultsOf('submission')
  expect(results).toMatchObject({ allTestCasesPassed: false, passed: 0 })
  expect(results.total).toBeGreaterThan(10)
  expect(results.testCases).toHaveLength(results.total)
  expect(results.testCases.filter(({ notRun }) => !notRun)).toHaveLength(1)
  expect(results.testCases.reduce((sum, { timeMs }) => sum + timeMs, 0)).toBeLessThan(3_500)
})
