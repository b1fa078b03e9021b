import type { FoundItem, ItemTypes, KindName } from '../../shared/src/content/index.ts'
import { programsIn } from '../../shared/src/content/index.ts'
import type { ProgrammingLanguage } from '../../shared/src/vocabulary/index.ts'
import type { Runner } from './runner.ts'

/** The problems with an item's programs and calculations, and the number of runs. */
export type PageProof = { findings: string[]; runs: number }

type Expectation = { what: string; language: ProgrammingLanguage; source: string; stdin: string; output: string | null }

/** A calculation, and the result that the page gives. */
type Calculation = { what: string; calculation: string; result: number; tolerance: number }

/** Runs an item's programs and checks its numbers: snippets, examples, reference programs, calculations. */
export async function provePage(found: FoundItem, runner: Runner): Promise<PageProof> {
  const { expectations, calculations, findings } = claimsOf(found)
  let runs = 0
  for (const { what, language, source, stdin, output } of expectations) {
    if (!runner.languages.has(language)) continue
    const { compilation, testCases } = await runner.run({
      language,
      sourceCode: source,
      testCases: [{ stdin, expected_output: output }],
      limits: { timeMs: 5_000 },
    })
    runs++
    const [ran] = testCases
    if (compilation.status !== 'ACCEPTED')
      findings.push(`${what} does not compile: ${compilation.output.slice(0, 300)}`)
    else if (ran?.exitCode !== 0) findings.push(`${what} ends with ${ran?.exitCode}: ${ran?.stderr.slice(-300)}`)
    else if (ran.status !== 'ACCEPTED')
      findings.push(
        `${what} prints ${JSON.stringify(ran.actual_output.slice(0, 300))}, and the page says ${JSON.stringify(output)}`,
      )
  }
  findings.push(...(await proveCalculations(calculations, runner)))
  return { findings, runs: runs + calculations.length }
}

async function proveCalculations(calculations: readonly Calculation[], runner: Runner): Promise<string[]> {
  if (calculations.length === 0) return []
  const lines = calculations.map(({ calculation }) => `print(float(${calculation}))`).join('\n')
  const { testCases } = await runner.run({
    language: 'python',
    sourceCode: lines,
    testCases: [{ stdin: '', expected_output: null }],
  })
  const [ran] = testCases
  if (ran?.exitCode !== 0) return [`a calculation cannot be computed: ${ran?.stderr.slice(-300)}`]
  const results = ran.actual_output.trim().split('\n').map(Number)
  return calculations.flatMap(({ what, calculation, result, tolerance }, index) => {
    const computed = results[index] ?? Number.NaN
    return Math.abs(computed - result) <= Math.max(tolerance, roundingOf(result))
      ? []
      : [`${what}: ${calculation} gives ${computed}, and the page says ${result}`]
  })
}

/** Returns half a unit of a number's last written digit. */
function roundingOf(value: number): number {
  const digits = String(value).split('.')[1]?.length ?? 0
  return 0.5 * 10 ** -digits + 1e-9
}

type Claims = { expectations: Expectation[]; calculations: Calculation[]; findings: string[] }

function claimsOf({ kind, files, read }: FoundItem): Claims {
  const claims: Claims = { expectations: [], calculations: [], findings: [] }
  for (const [path, text] of files) if (path.endsWith('.md')) addSnippets(claims, path, text)
  if (read.ok) addOfKind(claims, kind, read.item)
  return claims
}

function addSnippets(claims: Claims, path: string, text: string): void {
  const { programs, findings } = programsIn(path, text)
  claims.findings.push(...findings.map((finding) => finding.text))
  claims.expectations.push(...programs.map((program) => ({ ...program, stdin: '' })))
}

function addOfKind(claims: Claims, kind: KindName, item: ItemTypes[KindName]): void {
  if (kind === 'explain_code' && 'runs' in item) {
    for (const { about, input, output, rightOutput } of item.runs) {
      const { language, code, fixed } = item
      claims.expectations.push({ what: `the code, “${about}”,`, language, source: code, stdin: input, output })
      if (fixed !== undefined) {
        const right = rightOutput ?? output
        claims.expectations.push({
          what: `the fixed code, “${about}”,`,
          language,
          source: fixed.code,
          stdin: input,
          output: right,
        })
      }
    }
  }
  if (kind === 'algorizing' && 'solution' in item) {
    for (const { input, output } of item.examples) {
      const what = `solution.py on ${JSON.stringify(input.slice(0, 40))}`
      claims.expectations.push({ what, language: 'python', source: item.solution, stdin: input, output })
    }
  }
  if (kind === 'low_level_design' && 'reference' in item)
    claims.expectations.push({
      what: 'reference.py',
      language: 'python',
      source: item.reference,
      stdin: '',
      output: null,
    })
  if (kind === 'system_design' && 'estimates' in item)
    claims.calculations.push(
      ...item.estimates.map(({ what, calculation, result }) => ({ what, calculation, result, tolerance: 0 })),
    )
  if (kind === 'pharmacy' && 'slips' in item) {
    const { calculation, answer, tolerance, slips } = item
    claims.calculations.push(
      { what: 'the answer', calculation, result: answer, tolerance },
      ...slips.map((slip) => ({
        what: `the slip ${slip.answer}`,
        calculation: slip.calculation,
        result: slip.answer,
        tolerance: 0,
      })),
    )
    if (slips.some((slip) => Math.abs(slip.answer - answer) <= tolerance))
      claims.findings.push('a slip would be taken for right')
  }
}
