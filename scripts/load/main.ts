import { writeFileSync } from 'node:fs'
import { circumstances, loadNow } from '../bench/machine.ts'
import { errorCount, type Recording } from './measurement.ts'
import { type Options, readOptions, usage, WrongOption } from './options.ts'
import { record, writePlan } from './recordings.ts'
import { reportOf } from './report.ts'
import { runLoad } from './run.ts'

// `npm run load`: simulated candidates and interviewers against one or many engines.

function optionsOrExit(words: string[]): Options {
  try {
    return readOptions(words)
  } catch (error) {
    if (!(error instanceof WrongOption)) throw error
    console.error(`${error.message}\nnpm run load -- --help lists all options.`)
    process.exit(2)
  }
}

async function main(words: string[]): Promise<void> {
  const options = optionsOrExit(words)
  if (options.help) return console.log(usage)
  if (options['write-plan']) return writePlan()
  const startedAt = Date.now()
  const tell = (line: string) => console.log(`${((Date.now() - startedAt) / 1_000).toFixed(1).padStart(7)} s  ${line}`)
  const head = circumstances(new Date(), loadNow())
  const { measurements, acknowledged, lost } = await runLoad(options, tell)
  const recording: Recording = {
    head,
    command: ['npm run load --', ...words].join(' '),
    measurements,
    acknowledged,
    lost,
  }
  console.log(`\n${reportOf(recording)}`)
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(recording, null, 2)}\n`)
  if (options.record !== undefined) record(options.record, recording)
  // While a limit is searched, errors are what was looked for.
  const failed = !options['find-limit'] && measurements.some((each) => errorCount(each) > 0)
  process.exit(lost.length > 0 || failed ? 1 : 0)
}

await main(process.argv.slice(2))
