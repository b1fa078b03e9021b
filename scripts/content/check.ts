import { parseArgs } from 'node:util'
import { challengesFolder, loadChallenges } from '../../shared/src/content/index.ts'
import { proveMistakes, proveSolutions, proveStubs } from './proof.ts'
import { bankFindings, readingFindings } from './rules.ts'
import { startRunner } from './runner.ts'

/**
 * Proves the content: `node scripts/content/check.ts [--folder path] [id …]`. Reads and checks every challenge, then runs the programs and stubs of
 * those that are named, or of all. Ends with 1 when something is wrong.
 */
async function main(folder: string, ids: readonly string[]): Promise<number> {
  const challenges = loadChallenges(folder).all()
  const unknown = ids.filter((id) => !challenges.some((challenge) => challenge.id === id))
  if (unknown.length > 0) throw new Error(`There is no challenge ${unknown.join(', ')}.`)
  const findings = bankFindings(challenges)
  const runner = await startRunner()
  const table: Record<string, Record<string, string | number>> = {}
  const unproven = new Set<string>()
  try {
    for (const challenge of challenges) {
      if (ids.length > 0 && !ids.includes(challenge.id)) continue
      console.log(`${challenge.id} …`)
      const solutions = await proveSolutions(challenge, runner)
      const mistakes = await proveMistakes(challenge, runner)
      for (const line of mistakes.caught) console.log(`  ${line}`)
      const stubs = await proveStubs(challenge, runner)
      const proofs = [solutions, mistakes, stubs]
      for (const text of [...readingFindings(challenge), ...proofs.flatMap((proof) => proof.findings)])
        findings.push(`${challenge.id}: ${text}`)
      for (const each of proofs.flatMap((proof) => proof.unproven)) unproven.add(each)
      table[challenge.id] = {
        difficulty: challenge.difficulty,
        minutes: challenge.durationInMinutes,
        cases: challenge.testCases.length + challenge.hiddenTestCases.length,
        'slowest ms': solutions.slowestMs,
        'limit ms': challenge.limits.timeMs,
        'wrong caught': `${mistakes.sound}/${challenge.wrongSolutions.length}`,
        stubs: stubs.sound,
      }
    }
  } finally {
    await runner.stop()
  }
  console.table(table)
  if (unproven.size > 0) console.log(`Not proven, as this machine lacks the language: ${[...unproven].join(', ')}`)
  for (const finding of findings) console.error(finding)
  console.log(findings.length === 0 ? 'The content is sound.' : `${findings.length} findings`)
  return findings.length === 0 ? 0 : 1
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string', default: challengesFolder } },
})
process.exitCode = await main(values.folder, positionals)
