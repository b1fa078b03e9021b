import { expect, it } from 'vitest'
import { startExecutorUnderTest } from './testing/executorUnderTest.ts'

it('answers in time for a program that is slow in every test case', async () => {
  const executor = await startExecutorUnderTest({ slotCount: 1, languages: ['bash'], testCasesWallMs: 5_000 })
  const startedAt = performance.now()
  const { allTestCasesPassed, testCases } = await executor.submit({
    language: 'bash',
    sourceCode: 'read seconds; sleep $seconds; echo done\n',
    // The first case passes, the second and third are too slow, and there is no time left for the others.
    testCases: ['0', '60', '60', '60', '0', '0'].map((stdin) => ({ stdin, expected_output: 'done' })),
    limits: { timeMs: 1_000 },
  })
  const tookMs = performance.now() - startedAt
  await executor.stop()
  expect(allTestCasesPassed).toBe(false)
  expect(tookMs).toBeLessThan(15_000)
  expect(testCases.map(({ status }) => status)).toEqual(['ACCEPTED', ...Array(5).fill('TIME_LIMIT_EXCEEDED')])
  expect(testCases.slice(4).map(({ wallMs, stderr, notRun }) => [wallMs, stderr, notRun])).toEqual(
    Array(2).fill([0, 'Not run: the test cases of one submission have 5 seconds together.\n', true]),
  )
})

it.each([
  ['python', 'import sys\nn = int(sys.stdin.read())\nwhile n > 0: pass\nprint("done")\n'],
  [
    'cpp',
    '#include <cstdio>\nint main() { int n; scanf("%d", &n); volatile int x = 0; while (n > 0) x = x + 1; puts("done"); }\n',
  ],
] as const)('stops a program in %s at the first case with an endless loop', async (language, sourceCode) => {
  const executor = await startExecutorUnderTest({ slotCount: 1, languages: [language] })
  const { allTestCasesPassed, testCases } = await executor.submit({
    language,
    sourceCode,
    testCases: ['0', '1', ...Array<string>(38).fill('0')].map((stdin) => ({ stdin, expected_output: 'done' })),
    limits: { timeMs: 2_000 },
    stopOnFirstTimeout: true,
  })
  await executor.stop()
  expect(allTestCasesPassed).toBe(false)
  expect(testCases.map(({ status }) => status)).toEqual(['ACCEPTED', ...Array(39).fill('TIME_LIMIT_EXCEEDED')])
  expect(testCases.map(({ notRun }) => notRun === true)).toEqual([false, false, ...Array(38).fill(true)])
  expect(testCases.reduce((sum, { timeMs }) => sum + timeMs, 0)).toBeLessThan(2 * 2_000)
})
