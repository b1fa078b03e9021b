import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { kinds } from '../../shared/src/content/index.ts'
import type { ProgrammingLanguage } from '../../shared/src/vocabulary/index.ts'
import { type DraftCase, readCases, withOutputs } from './casesFile.ts'
import { smallInputBytes } from './proof.ts'
import type { Runner } from './runner.ts'

const languageOf: Record<string, ProgrammingLanguage> = {
  '.py': 'python',
  '.cpp': 'cpp',
  '.java': 'java',
  '.js': 'javascript',
  '.go': 'go',
}
const limits = { timeMs: 15_000, memoryMb: 1_024 }

/**
 * How long brute force may take on one small input. A case that needs longer is written from the optimal solutions
 * alone.
 */
const bruteForceLimits = { ...limits, timeMs: 2_000 }

/**
 * Writes the `expected_output` of each case of a challenge. The programs are found by their file names (`optimal…`,
 * `brute_force…`), so the page need not be written yet. Nothing is written unless all of them agree.
 * @returns lines that say what was done, or each case and program that stands in the way
 */
export async function fill(id: string, folder: string, runner: Runner): Promise<{ ok: boolean; says: string[] }> {
  const place = join(folder, kinds.coding.folder, id)
  const file = join(place, 'cases.json')
  if (!existsSync(file)) return { ok: false, says: [`there is no ${file}`] }
  const programs = readdirSync(join(place, 'solutions')).flatMap((name) => programOf(place, name, runner))
  const optimal = programs.filter(({ isBruteForce }) => !isBruteForce)
  const bruteForce = programs.filter(({ isBruteForce }) => isBruteForce)
  if (optimal.length === 0 || bruteForce.length === 0)
    return { ok: false, says: ['solutions/ needs a program called optimal… and one called brute_force…'] }
  const text = readFileSync(file, 'utf8')
  let cases: DraftCase[]
  try {
    cases = readCases(text)
  } catch (error) {
    return { ok: false, says: [String(error instanceof Error ? error.message : error)] }
  }
  const answers: Answers[] = []
  for (const program of [...optimal, ...bruteForce]) answers.push(await answersOf(program, cases, runner))
  const [first] = answers
  const says = cases.flatMap(({ name }, at) => problemsOf(name, at, answers))
  if (says.length > 0 || first === undefined) return { ok: false, says: [...says, 'Nothing was written.'] }
  const outputs = first.outputs.map((output) => output ?? '')
  const changed = cases.filter(({ output }, at) => output === null || bare(output) !== bare(outputs[at] ?? ''))
  // An output that is right already stays as it is written.
  const kept = cases.map(({ output }, at) =>
    output !== null && bare(output) === bare(outputs[at] ?? '') ? output : (outputs[at] ?? ''),
  )
  writeFileSync(file, withOutputs(text, kept))
  const unseen = cases.filter((_case, at) => answers.every((each) => !each.isBruteForce || each.outputs[at] === null))
  return {
    ok: true,
    says: [
      `${changed.length} of ${cases.length} outputs written; ${answers.length} programs agree`,
      ...unseen.map(({ name }) => `from the optimal solutions alone: ${name}`),
    ],
  }
}

type Program = { name: string; language: ProgrammingLanguage; sourceCode: string; isBruteForce: boolean }
/** An output is null where brute force ran out of time or was not asked. */
type Answers = { name: string; isBruteForce: boolean; outputs: (string | null)[]; failures: (string | null)[] }

function programOf(place: string, name: string, runner: Runner): Program[] {
  const language = languageOf[extname(name)]
  const isBruteForce = name.startsWith('brute_force')
  if (language === undefined || !runner.languages.has(language)) return []
  if (!isBruteForce && !name.toLowerCase().startsWith('optimal')) return []
  return [{ name, language, sourceCode: readFileSync(join(place, 'solutions', name), 'utf8'), isBruteForce }]
}

async function answersOf(program: Program, cases: readonly DraftCase[], runner: Runner): Promise<Answers> {
  const { name, language, sourceCode, isBruteForce } = program
  const isAsked = ({ stdin }: DraftCase) => !isBruteForce || stdin.length <= smallInputBytes
  const asked = cases.filter(isAsked)
  const { compilation, testCases } = await runner.run({
    language,
    sourceCode,
    testCases: asked.map(({ stdin }) => ({ stdin, expected_output: null })),
    limits: isBruteForce ? bruteForceLimits : limits,
  })
  const didCompile = compilation.status === 'ACCEPTED'
  const results = cases.map((each) => {
    const ran = testCases[asked.indexOf(each)]
    if (!didCompile) return { output: null, failure: `does not compile: ${compilation.output.slice(0, 300)}` }
    if (!isAsked(each) || (isBruteForce && ran?.status === 'TIME_LIMIT_EXCEEDED'))
      return { output: null, failure: null }
    if (ran?.exitCode !== 0) return { output: null, failure: `${ran?.status}: ${ran?.stderr.slice(-300)}` }
    return { output: ran.actual_output, failure: null }
  })
  const [outputs, failures] = [results.map(({ output }) => output), results.map(({ failure }) => failure)]
  return { name, isBruteForce, outputs, failures }
}

const bare = (output: string): string => output.replace(/\s+$/, '')

function problemsOf(name: string, at: number, answers: readonly Answers[]): string[] {
  const failed = answers.flatMap(({ name: program, failures }) =>
    failures[at] == null ? [] : [`${name}: ${program} ${failures[at]}`],
  )
  const [first] = answers
  const given = first?.outputs[at]
  if (first === undefined || given == null) return failed
  const others = answers.slice(1).flatMap(({ name: program, outputs }) => {
    const output = outputs[at]
    if (output == null || bare(output) === bare(given)) return []
    return [`${name}: ${first.name} prints ${short(given)}, and ${program} prints ${short(output)}`]
  })
  return [...failed, ...others]
}

const short = (output: string): string => JSON.stringify(output.length > 200 ? `${output.slice(0, 200)}…` : output)
