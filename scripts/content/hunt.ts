import {
  type Challenge,
  type DrawnInput,
  type InputGenerator,
  inputsOf,
  oracleOf,
} from '../../shared/src/content/index.ts'
import { limitsIn } from '../../shared/src/rules/index.ts'
import type { TestCase } from '../../shared/src/vocabulary/index.ts'
import { mutantsOf } from './mutants.ts'
import { casesOf } from './proof.ts'
import { type Asked, type Difference, differencesOf, outputsOf } from './runMany.ts'
import type { Runner } from './runner.ts'

export type HuntOptions = {
  /** A different seed tries different inputs. */
  seed?: number
  /** How many small inputs to try. */
  count?: number
}

/** How many small inputs we tried, how many programs failed on one, and the problems with cases or programs. */
export type HuntProof = { findings: string[]; inputs: number; wrong: number }

const largestSize = 8
/** Programs handle a small input in a fraction of a millisecond. After this long we assume an endless loop. */
const endlessSeconds = 0.05
/** A right program answers a case within `quickSeconds`. A program that needs `lostSeconds` fails the case. */
const quickSeconds = 0.03
const lostSeconds = 0.15
/** Programs in other languages need a process for each input, so they get fewer inputs. */
const inOtherLanguages = 100

type Variant = { name: string; source: string }
/** An input, with the oracle's answer. */
type Known = Asked & { input: DrawnInput }

/**
 * Looks for wrong programs that pass every case: the wrong solutions, and Python variants of right and wrong ones,
 * compared with brute force on thousands of small inputs. Also finds right solutions whose answers differ from brute
 * force.
 */
export async function hunt(challenge: Challenge, runner: Runner, options: HuntOptions = {}): Promise<HuntProof> {
  const inputs = inputsOf(challenge)
  if (inputs === undefined) return { findings: [], inputs: 0, wrong: 0 }
  const { seed = 1, count = 1_500 } = options
  const proof: HuntProof = { findings: [], inputs: 0, wrong: 0 }
  const known = await askOracle(challenge, drawMany(inputs, seed, count), proof, runner)
  proof.inputs = known.length
  if (known.length === 0) return proof
  proof.findings.push(...(await contradictions(challenge, known, runner)))
  const variants = await variantsOf(challenge, runner)
  const differences = await differencesOf(sourcesOf(variants), known, endlessSeconds, runner)
  const wrong = variants.flatMap((variant, at) => {
    const difference = differences[at]
    return difference ? [{ variant, difference }] : []
  })
  proof.wrong = wrong.length
  for (const { variant, difference } of await slippedThrough(wrong, challenge, runner)) {
    const from = known[difference.at]
    if (from !== undefined) proof.findings.push(await inWords(variant, from, { challenge, inputs, runner }))
  }
  return proof
}

const sourcesOf = (variants: readonly Variant[]): string[] => variants.map(({ source }) => source)

/** Draws inputs of growing size, each used once. */
function drawMany(inputs: InputGenerator, seed: number, count: number): DrawnInput[] {
  const drawn = new Map<string, DrawnInput>()
  for (let number = 0; number < count; number++) {
    const input = inputs.small(seed * count + number, 1 + Math.floor((number * largestSize) / count))
    drawn.set(input.stdin, input)
  }
  return [...drawn.values()]
}

async function askOracle(
  challenge: Challenge,
  drawn: readonly DrawnInput[],
  proof: HuntProof,
  runner: Runner,
): Promise<Known[]> {
  const { sourceCode } = oracleOf(challenge)
  const answers = await outputsOf(
    sourceCode,
    drawn.map(({ stdin }) => stdin),
    runner,
  )
  const unanswered = drawn.find((_input, at) => answers[at] === null)
  if (unanswered !== undefined)
    proof.findings.push(`brute force has no answer within a second for ${JSON.stringify(unanswered.stdin)}`)
  return drawn.flatMap((input, at) => {
    const answer = answers[at]
    return typeof answer === 'string' ? [{ input, stdin: input.stdin, expected_output: answer }] : []
  })
}

/** Finds right solutions whose answers differ from brute force. */
async function contradictions(challenge: Challenge, known: readonly Known[], runner: Runner): Promise<string[]> {
  const findings: string[] = []
  for (const { file, language, kind } of challenge.solutions) {
    if (kind !== 'optimal' || !runner.languages.has(language)) continue
    const sourceCode = challenge.programs[file] ?? ''
    if (language === 'python') {
      const [difference] = await differencesOf([sourceCode], known, 1, runner)
      const asked = difference && known[difference.at]
      if (asked) findings.push(`${file} prints ${difference.printed} for ${told(asked)} by brute force`)
      continue
    }
    const every = Math.ceil(known.length / inOtherLanguages)
    const testCases = known
      .filter((_each, at) => at % every === 0)
      .map(({ stdin, expected_output }) => ({ stdin, expected_output }))
    const ran = await runner.run({ language, sourceCode, testCases, limits: limitsIn(language, challenge.limits) })
    const failed = ran.testCases.findIndex(({ status }) => status !== 'ACCEPTED')
    const asked = testCases[failed]
    if (asked) findings.push(`${file} prints ${ran.testCases[failed]?.actual_output} for ${told(asked)} by brute force`)
  }
  return findings
}

const told = ({ stdin, expected_output }: Asked): string =>
  `${JSON.stringify(stdin)}, where it is ${JSON.stringify(expected_output)}`

/** Collects the wrong Python solutions, and all programs that differ from them or from a right one in one place. */
async function variantsOf({ solutions, wrongSolutions, programs }: Challenge, runner: Runner): Promise<Variant[]> {
  const variants = new Map<string, Variant>()
  const optimal = solutions.filter(({ kind }) => kind === 'optimal')
  for (const { file, language } of [...optimal, ...wrongSolutions]) {
    const source = programs[file] ?? ''
    if (language !== 'python') continue
    if (wrongSolutions.some((each) => each.file === file)) variants.set(source, { name: file, source })
    for (const mutant of await mutantsOf(source, runner, true))
      if (!variants.has(mutant.source))
        variants.set(mutant.source, { name: `${file}, ${mutant.name},`, source: mutant.source })
  }
  return [...variants.values()]
}

type Wrong = { variant: Variant; difference: Difference }

/** Finds the wrong programs that pass every case. */
async function slippedThrough(wrong: readonly Wrong[], challenge: Challenge, runner: Runner): Promise<Wrong[]> {
  const { small, large } = casesOf([...challenge.testCases, ...challenge.hiddenTestCases])
  const quick = await quickOnes(small, challenge, runner)
  const failures = await differencesOf(sourcesOf(wrong.map(({ variant }) => variant)), quick, lostSeconds, runner)
  const slipped: Wrong[] = []
  for (const [at, each] of wrong.entries()) {
    if (failures[at] !== null) continue
    const language = 'python' as const
    const limits = limitsIn(language, challenge.limits)
    const order = { language, sourceCode: each.variant.source, limits, stopOnFirstFailure: true }
    const passes = async (testCases: typeof small) =>
      testCases.length === 0 || (await runner.run({ ...order, testCases })).allTestCasesPassed
    if ((await passes(small)) && (await passes(large))) slipped.push(each)
  }
  return slipped
}

type Place = { challenge: Challenge; inputs: InputGenerator; runner: Runner }

/** Finds the cases that a right program answers quickly, smallest first. */
async function quickOnes(cases: readonly TestCase[], challenge: Challenge, runner: Runner): Promise<Asked[]> {
  const asked = cases.flatMap(({ stdin, expected_output }) =>
    expected_output === null ? [] : [{ stdin, expected_output }],
  )
  asked.sort((one, other) => one.stdin.length - other.stdin.length)
  const right = challenge.solutions.find(({ kind, language }) => kind === 'optimal' && language === 'python')
  const source = challenge.programs[right?.file ?? ''] ?? ''
  const inputs = asked.map(({ stdin }) => stdin)
  const answers = await outputsOf(source, inputs, runner, quickSeconds)
  return asked.filter((_each, at) => answers[at] !== null)
}

/**
 * Describes a program that passed every case, and the smallest input that shows it is wrong. That input can become the
 * next case.
 */
async function inWords({ name, source }: Variant, from: Known, place: Place): Promise<string> {
  let smallest = from
  for (let next: Known | null = from; next !== null; next = await smallerOf(smallest, source, place)) smallest = next
  const [printed = null] = await outputsOf(source, [smallest.stdin], place.runner)
  return `${name} passes every case, and prints ${JSON.stringify(printed)} for ${told(smallest)}: make it a case`
}

/** Finds the first smaller input that the program still gets wrong. */
async function smallerOf(
  { input }: Known,
  source: string,
  { challenge, inputs, runner }: Place,
): Promise<Known | null> {
  const smaller = inputs.smaller(input)
  const texts = smaller.map(({ stdin }) => stdin)
  const right = await outputsOf(oracleOf(challenge).sourceCode, texts, runner)
  const printed = await outputsOf(source, texts, runner)
  const at = right.findIndex((answer, index) => answer !== null && answer !== printed[index])
  const [found, expected_output] = [smaller[at], right[at]]
  return found === undefined || typeof expected_output !== 'string'
    ? null
    : { input: found, stdin: found.stdin, expected_output }
}
