import type { Challenge, Check } from '../../shared/src/content/index.ts'
import { answerOfCheck } from '../../workers/src/reading/checks/answerOfCheck.ts'
import type { Runner } from './runner.ts'

/**
 * Runs the Python solutions on the inputs of a challenge's checks. Right answers have to be judged right, and at least
 * one wrong solution has to print something else. Returns one sentence for each check that fails.
 */
export async function proveChecks(challenge: Challenge, runner: Runner): Promise<string[]> {
  const checks = (challenge.checks ?? []).flatMap((each) => each.checks)
  const findings: string[] = []
  const asked = challenge.signature.methods === undefined ? firstLine : lastLine
  for (const check of checks) {
    const { input, question } = check
    if (input === undefined) continue
    const isRight = (printed: string | null): boolean => answerOfCheck(asked(printed), check) === 'right'
    const right = challenge.solutions.find(({ kind, language }) => kind === 'optimal' && language === 'python')
    const printed = right === undefined ? null : await outputOf(right.file, { challenge, input, runner })
    if (!isRight(printed)) findings.push(`“${question}”: ${right?.file} prints ${JSON.stringify(printed)}`)
    const wrong = challenge.wrongSolutions.filter(({ language }) => language === 'python')
    const others = await Promise.all(wrong.map(({ file }) => outputOf(file, { challenge, input, runner })))
    if (others.every(isRight)) findings.push(`“${question}”: every wrong solution prints the right answer`)
  }
  return findings
}

/** The challenge's checks that can be run. */
export const computedChecks = ({ checks = [] }: Challenge): Check[] =>
  checks.flatMap((each) => each.checks).filter(({ input }) => input !== undefined)

const firstLine = (printed: string | null): string => printed?.split('\n')[0] ?? ''
/** What the last call returned: the calls before it only lead there. */
const lastLine = (printed: string | null): string => printed?.trimEnd().split('\n').at(-1) ?? ''

async function outputOf(
  file: string,
  { challenge, input, runner }: { challenge: Challenge; input: string; runner: Runner },
): Promise<string | null> {
  const sourceCode = challenge.programs[file] ?? ''
  const testCases = [{ stdin: input, expected_output: null }]
  const { testCases: [result] = [] } = await runner.run({ language: 'python', sourceCode, testCases })
  return result?.actual_output ?? null
}
