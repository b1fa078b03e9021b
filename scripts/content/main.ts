import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { contentFolder } from '../../shared/src/content/index.ts'
import { check } from './check.ts'
import { countsPage } from './counts.ts'
import { fill } from './fill.ts'
import { huntAll } from './huntAll.ts'
import { beginItem } from './newItem.ts'
import { startRunner } from './runner.ts'
import { inputOfCase } from './show.ts'

const usage = `npm run content -- check [--all] [item …]   proves what changed, or everything; an item is an id, or kind/id
npm run content -- check --fast [item …]    only pages, and programs in Python on small cases: seconds
npm run content -- fill <id>                writes the expected outputs where optimal and brute force agree
npm run content -- show <id> <case>         prints the input of a case: its number, or words of its name
npm run content -- hunt [--seed n] [--inputs n] [id …]   hunts for wrong programs that pass every case
npm run content -- counts                   writes docs/content.md: how many items there are
npm run content -- new <kind> <id>          begins an item`

/** `npm run content`. Exits with 1 if there is a problem. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      fast: { type: 'boolean', default: false },
      folder: { type: 'string', default: contentFolder },
      seed: { type: 'string', default: '2' },
      inputs: { type: 'string', default: '5000' },
    },
  })
  const [command = 'check', ...rest] = positionals
  const say = (line: string) => console.log(line)
  const { folder } = values
  if (command === 'check')
    return (await check({ folder, only: rest, isComplete: values.all, isFast: values.fast, say })) ? 0 : 1
  if (command === 'fill' && rest[0] !== undefined) {
    const runner = await startRunner()
    const filled = await fill(rest[0], folder, runner).finally(() => runner.stop())
    for (const line of filled.says) say(line)
    return filled.ok ? 0 : 1
  }
  if (command === 'show' && rest[0] !== undefined && rest[1] !== undefined) {
    const shown = inputOfCase(rest[0], rest[1], folder)
    if (shown.ok) process.stdout.write(shown.says)
    else console.error(shown.says)
    return shown.ok ? 0 : 1
  }
  if (command === 'hunt') {
    const [seed, count] = [Number(values.seed), Number(values.inputs)]
    if (Number.isInteger(seed) && seed >= 0 && Number.isInteger(count) && count > 0)
      return (await huntAll({ folder, only: rest, seed, count, say })) ? 0 : 1
  }
  if (command === 'counts') {
    writeFileSync(join(dirname(dirname(import.meta.dirname)), 'docs', 'content.md'), countsPage(folder))
    return 0
  }
  if (command !== 'new') {
    say(usage)
    return 1
  }
  const begun = beginItem(rest[0], rest[1], folder)
  say(begun.says)
  if (!begun.ok) return 1
  // Missing parts are fine here: the author wants to see which ones are missing.
  await check({ folder, only: [`${rest[0]}/${rest[1]}`], isComplete: false, say })
  return 0
}

process.exitCode = await main()
