import type { Challenge } from '../../shared/src/content/index.ts'
import { limitsIn } from '../../shared/src/rules/index.ts'
import { casesOf, failureIn } from './proof.ts'
import type { Runner } from './runner.ts'

/**
 * Runs the Python programs of a challenge on its small cases, which finds most mistakes in seconds. It proves nothing
 * about time, other languages, stubs or mutants.
 * @returns findings, and notes on wrong solutions that only large cases may catch
 */
export async function proveFast(
  { testCases, hiddenTestCases, limits, programs, solutions, wrongSolutions }: Challenge,
  runner: Runner,
): Promise<{ findings: string[]; notes: string[] }> {
  const { small } = casesOf([...testCases, ...hiddenTestCases])
  const hidden = casesOf(hiddenTestCases).small
  const program = (file: string) => ({
    language: 'python' as const,
    sourceCode: programs[file] ?? '',
    limits: limitsIn('python', limits),
  })
  const findings: string[] = []
  const notes: string[] = []
  for (const { file, language, kind } of solutions) {
    if (language !== 'python') continue
    const result = await runner.run({ ...program(file), testCases: small })
    const answered = result.testCases.filter(({ status }) => kind === 'optimal' || status !== 'TIME_LIMIT_EXCEEDED')
    const failure = failureIn({ ...result, testCases: answered })
    if (failure !== null) findings.push(`${file} ${failure.text}`)
  }
  for (const { file, language, mistake, time } of wrongSolutions) {
    if (language !== 'python') continue
    const result = await runner.run({ ...program(file), testCases: hidden })
    const failed = result.testCases.filter(({ status }) => status !== 'ACCEPTED').length
    const failure = failureIn(result)
    if (failure?.status === 'COMPILATION_ERROR' || (time !== undefined && failure !== null))
      findings.push(`${file} ${failure.text}`)
    else if (time === undefined && failed < 2)
      notes.push(`${file} is caught by ${failed} of the small hidden cases: ${mistake}`)
  }
  return { findings, notes }
}
