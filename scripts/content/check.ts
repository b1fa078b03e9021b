import { availableParallelism } from 'node:os'
import {
  challengeOf,
  createLibrary,
  type FoundItem,
  kindNames,
  togetherFindings,
} from '../../shared/src/content/index.ts'
import { hunt } from './hunt.ts'
import { proveMutants } from './mutants.ts'
import { proveMistakes, proveSolutions, proveStubs } from './proof.ts'
import { proveChecks } from './proveChecks.ts'
import { proveFast } from './proveFast.ts'
import { createProven, type Proven } from './proven.ts'
import { provePage } from './provePage.ts'
import { conversationFindings, readingFindings } from './rules.ts'
import { type Runner, startRunner } from './runner.ts'

export type CheckOptions = {
  folder: string
  /** Items as `kind/id` or just ids; every item if empty. */
  only: readonly string[]
  /** Whether to repeat earlier proofs. */
  isComplete: boolean
  /** Whether to run only programs in Python on small cases; nothing counts as proven then. */
  isFast?: boolean
  say: (line: string) => void
}

/** With fewer mutants, the score would mean nothing. Code outside of functions isn't mutated. */
const fewestMutants = 8

type Proof = Proven & { findings: string[]; unproven: string[] }

/**
 * Reads everything, proves whatever has changed, and prints a table and the problems. @returns true if there are no
 * problems
 */
export async function check({ folder, only, isComplete, isFast = false, say }: CheckOptions): Promise<boolean> {
  const library = createLibrary({ folder })
  const found = library.found()
  const isMeant = ({ kind, id }: FoundItem) =>
    only.length === 0 || only.some((name) => name === id || name === `${kind}/${id}`)
  const meant = found.filter(isMeant)
  const nameless = only.filter((name) => !found.some(({ kind, id }) => name === id || name === `${kind}/${id}`))
  const findings = [
    ...nameless.map((name) => `there is no item ${name}`),
    ...meant.flatMap(({ kind, id, read }) => (read.ok ? [] : read.findings.map((each) => `${kind}/${id}: ${each}`))),
    ...meant.flatMap((each) => spokenFindings(each).map((text) => `${each.kind}/${each.id}: ${text}`)),
    ...togetherFindings(found).filter(
      (each) => only.length === 0 || meant.some(({ kind, id }) => each.includes(`${kind}/${id}`)),
    ),
  ]
  const proven = createProven()
  const rows: Record<string, Proven['row']> = {}
  const score = { mutants: 0, caught: 0 }
  const unproven = new Set<string>()
  const isKnown = ({ kind, id, version }: FoundItem) =>
    isComplete || isFast ? undefined : proven.find(`${kind}/${id}`, version)
  const count = (name: string, { row, mutants, caught }: Proven) => {
    if (Object.keys(row).length > 0) rows[name] = row
    score.mutants += mutants
    score.caught += caught
  }
  const open: FoundItem[] = []
  const right = meant.filter(({ read }) => read.ok)
  for (const item of right) {
    const known = isKnown(item)
    if (known === undefined) open.push(item)
    else count(`${item.kind}/${item.id}`, known)
  }
  const runner = open.length === 0 ? null : await startRunner()
  try {
    const waiting = [...open]
    const worker = async (running: Runner) => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
        const name = `${item.kind}/${item.id}`
        say(`${name} …`)
        const proof = await (item.kind === 'coding'
          ? (isFast ? provePart : proveCoding)(item, running, (line) => say(`  ${name}: ${line}`))
          : proveOther(item, running))
        count(name, proof)
        findings.push(...proof.findings.map((each) => `${name}: ${each}`))
        for (const each of proof.unproven) unproven.add(each)
        if (!isFast && proof.findings.length === 0 && proof.unproven.length === 0)
          proven.keep(name, item.version, proof)
      }
    }
    // Programs are measured in processor time, so several items can be proven at once.
    if (runner !== null) await Promise.all(Array.from({ length: availableParallelism() }, () => worker(runner)))
  } finally {
    await runner?.stop()
  }
  if (isFast) {
    for (const finding of findings) say(finding)
    say(findings.length === 0 ? 'Nothing is wrong so far; `check` proves the rest.' : `${findings.length} findings`)
    return findings.length === 0
  }
  console.table(Object.fromEntries(Object.entries(rows).sort(([one], [other]) => one.localeCompare(other))))
  console.table(
    kindNames.map((kind) => {
      const all = found.filter((each) => each.kind === kind)
      const sound = all.filter(({ read }) => read.ok).length
      return { kind, items: all.length, 'read well': sound }
    }),
  )
  say(`Proven before and not changed since: ${right.length - open.length} of ${meant.length} items`)
  const share = score.mutants === 0 ? 100 : (100 * score.caught) / score.mutants
  say(`Mutation score: ${share.toFixed(1)} % (${score.caught} of ${score.mutants} mutants caught)`)
  if (unproven.size > 0) say(`Not proven, as this machine lacks the language: ${[...unproven].join(', ')}`)
  for (const finding of findings) say(finding)
  say(findings.length === 0 ? 'The content is sound.' : `${findings.length} findings`)
  return findings.length === 0
}

/** Problems that can be found just by reading, so they are checked every time. */
function spokenFindings({ kind, id, files, read }: FoundItem): string[] {
  if (kind !== 'coding') return read.ok ? conversationFindings(read.item) : []
  const challenge = challengeOf(id, files)
  return challenge.ok ? readingFindings(challenge.item) : read.ok ? challenge.findings : []
}

async function proveCoding({ id, files }: FoundItem, runner: Runner, say: CheckOptions['say']): Promise<Proof> {
  const read = challengeOf(id, files)
  if (!read.ok) return { findings: [], unproven: ['its programs'], row: {}, mutants: 0, caught: 0 }
  const challenge = read.item
  const page = await provePage({ kind: 'coding', id, version: challenge.version, files, read }, runner)
  const solutions = await proveSolutions(challenge, runner)
  const mistakes = await proveMistakes(challenge, runner)
  for (const line of mistakes.caught) say(line)
  const stubs = await proveStubs(challenge, runner)
  const mutation = await proveMutants(challenge, runner)
  for (const survivor of mutation.survivors) say(`survives: ${survivor}`)
  const hunted = await hunt(challenge, runner)
  const checks = await proveChecks(challenge, runner)
  const proofs = [solutions, mistakes, stubs]
  return {
    findings: [
      ...page.findings,
      ...checks,
      ...proofs.flatMap((proof) => proof.findings),
      ...mutation.findings,
      ...hunted.findings,
      ...(mutation.mutants >= fewestMutants
        ? []
        : ['too little of the Python solution stands in functions to be mutated']),
    ],
    unproven: proofs.flatMap((proof) => proof.unproven),
    mutants: mutation.mutants,
    caught: mutation.caught,
    row: {
      difficulty: challenge.difficulty,
      minutes: challenge.durationInMinutes,
      cases: challenge.testCases.length + challenge.hiddenTestCases.length,
      'slowest ms': solutions.slowestMs,
      'limit ms': challenge.limits.timeMs,
      'brute force': solutions.bruteForce,
      'wrong caught': `${mistakes.sound}/${challenge.wrongSolutions.length}`,
      mutants: `${mutation.caught}/${mutation.mutants}`,
      hunted: `${hunted.wrong} on ${hunted.inputs}`,
      stubs: stubs.sound,
    },
  }
}

/** Finds most mistakes in a challenge within seconds. */
async function provePart(item: FoundItem, runner: Runner, say: CheckOptions['say']): Promise<Proof> {
  const { findings } = await provePage(item, runner)
  const challenge = challengeOf(item.id, item.files)
  const fast = challenge.ok ? await proveFast(challenge.item, runner) : { findings: challenge.findings, notes: [] }
  for (const note of fast.notes) say(note)
  return { findings: [...findings, ...fast.findings], unproven: [], row: {}, mutants: 0, caught: 0 }
}

async function proveOther(item: FoundItem, runner: Runner): Promise<Proof> {
  const { findings, runs } = await provePage(item, runner)
  return { findings, unproven: [], row: runs === 0 ? {} : { 'programs run': runs }, mutants: 0, caught: 0 }
}
