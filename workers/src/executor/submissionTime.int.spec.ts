import { expect, it } from 'vitest'
import { startExecutorUnderTest } from './testing/executorUnderTest.ts'

it('answers in time for a program that takes its time in every test case', async () => {
  const executor = await startExecutorUnderTest({ slotCount: 1, languages: ['bash'], testCasesWallMs: 5_000 })
  const startedAt = performance.now()
  const { allTestCasesPassed, testCases } = await executor.submit({
    language: 'bash',
    sourceCode: 'read seconds; sleep $seconds; echo done\n',
    // The first is right, the second and the third are too slow; for those after it no time is left.
    testCases: ['0', '60', '60', '60', '0', '0'].map((stdin) => ({ stdin, expected_output: 'done' })),
    limits: { timeMs: 1_000 },
  })
  const tookMs = performance.now() - startedAt
  await executor.stop()
  expect(allTestCasesPassed).toBe(false)
  expect(tookMs).toBeLessThan(15_000)
  expect(testCases.map(({ status }) => status)).toEqual(['ACCEPTED', ...Array(5).fill('TIME_LIMIT_EXCEEDED')])
  expect(testCases.slice(4).map(({ wallMs, stderr }) => [wallMs, stderr])).toEqual(
    Array(2).fill([0, 'Not run: the test cases of one submission have 5 seconds together.\n']),
  )
})
