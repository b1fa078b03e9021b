import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Challenge } from '../../shared/src/content/index.ts'
import type { TestCase } from '../../shared/src/vocabulary/index.ts'
import { casesOf } from './proof.ts'
import type { Runner } from './runner.ts'

const mutator = readFileSync(join(import.meta.dirname, 'mutate.py'), 'utf8')
const mutantsSchema = z.array(z.object({ name: z.string(), source: z.string() }))
type Mutant = z.infer<typeof mutantsSchema>[number]

/** How many mutants of the optimal Python solutions there were, how many the cases caught, and the problems found. */
export type MutationProof = { findings: string[]; mutants: number; caught: number; survivors: string[] }

/** The cases have to catch this percentage of the mutants. */
export const leastScore = 95

/** Two at once, so that one program runs while the next is being prepared. */
const atOnce = 2

/**
 * Changes the first optimal Python solution in one place at a time and checks whether the cases notice. Mutants listed
 * as equivalent in the challenge don't count, but they must really survive.
 */
export async function proveMutants(challenge: Challenge, runner: Runner): Promise<MutationProof> {
  const proof: MutationProof = { findings: [], mutants: 0, caught: 0, survivors: [] }
  const solution = challenge.solutions.find(({ kind, language }) => kind === 'optimal' && language === 'python')
  if (solution === undefined) return proof
  const { file } = solution
  const mutants = await mutantsOf(challenge.programs[file] ?? '', runner)
  const listed = challenge.equivalentMutants.filter((each) => each.file === file).map(({ mutant }) => mutant)
  const { small, large } = casesOf([...challenge.testCases, ...challenge.hiddenTestCases])
  const survived: string[] = []
  const waiting = [...mutants]
  const worker = async () => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift())
      if (!(await isCaught(mutant, challenge, [small, large], runner))) survived.push(mutant.name)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const names = mutants.map(({ name }) => name)
  proof.survivors = names.filter((name) => survived.includes(name) && !listed.includes(name))
  const equivalent = names.filter((name) => survived.includes(name) && listed.includes(name))
  proof.mutants = mutants.length - equivalent.length
  proof.caught = proof.mutants - proof.survivors.length
  const score = proof.mutants === 0 ? 100 : (100 * proof.caught) / proof.mutants
  if (score < leastScore)
    proof.findings.push(
      `the cases catch ${proof.caught} of ${proof.mutants} mutants of ${file}; these survive: ${proof.survivors.join('; ')}`,
    )
  for (const name of listed.filter((each) => !equivalent.includes(each)))
    proof.findings.push(
      `“${name}” is listed as equivalent, but ${names.includes(name) ? 'a case catches it' : 'there is no such mutant'}`,
    )
  return proof
}

/** @param more whether to add typical human slips, of which more are equivalent to the original */
export async function mutantsOf(source: string, runner: Runner, more = false): Promise<Mutant[]> {
  const limits = { timeMs: 10_000, memoryMb: 512, outputKb: 4_096 }
  const result = await runner.run({
    language: 'python',
    sourceCode: mutator,
    testCases: [{ stdin: JSON.stringify({ source, more }), expected_output: null }],
    limits,
  })
  const [ran] = result.testCases
  if (ran?.exitCode !== 0) throw new Error(`the mutator failed: ${ran?.stderr}`)
  return mutantsSchema.parse(JSON.parse(ran.actual_output))
}

async function isCaught(
  { source }: Mutant,
  { limits }: Challenge,
  inTurn: readonly TestCase[][],
  runner: Runner,
): Promise<boolean> {
  for (const testCases of inTurn) {
    if (testCases.length === 0) continue
    const program = { language: 'python' as const, sourceCode: source, testCases, limits, stopOnFirstFailure: true }
    if (!(await runner.run(program)).allTestCasesPassed) return true
  }
  return false
}
