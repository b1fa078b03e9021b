import { parseArgs } from 'node:util'
import { z } from 'zod'
import { complaintsOf, reportOf } from './report.ts'
import { type SimulationSettings, simulate } from './simulate.ts'

// `npm run simulate`: runs interviews while every part of the product is killed in turn, and counts anything that gets
// lost.

const usage =
  'npm run simulate -- [--interviews 200] [--kills 10] [--store sqlite|mongo] [--seed n] [--at-once 12] [--keep folder]'

const settingsSchema = z.object({
  interviews: z.coerce.number().int().min(1).default(200),
  kills: z.coerce.number().int().min(0).default(10),
  store: z.enum(['sqlite', 'mongo']).default('sqlite'),
  seed: z.coerce.number().int().min(0).optional(),
  'at-once': z.coerce.number().int().min(1).default(12),
  keep: z.string().optional(),
})

function readSettings(words: string[]): SimulationSettings {
  const text = { type: 'string' } as const
  const options = { interviews: text, kills: text, store: text, seed: text, 'at-once': text, keep: text }
  const { 'at-once': atOnce, keep, seed, ...rest } = settingsSchema.parse(parseArgs({ args: words, options }).values)
  return {
    ...rest,
    atOnce,
    seed: seed ?? Date.now() % 2 ** 31,
    ...(keep === undefined ? {} : { folder: keep }),
  }
}

async function main(): Promise<void> {
  let settings: SimulationSettings
  try {
    settings = readSettings(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`)
    process.exit(2)
  }
  const startedAt = Date.now()
  const tell = (line: string) => console.log(`${((Date.now() - startedAt) / 1_000).toFixed(1).padStart(7)} s  ${line}`)
  tell(`seed ${settings.seed}`)
  const outcome = await simulate({ ...settings, tell })
  for (const line of reportOf(settings, outcome)) console.log(line)
  const wrong = [...complaintsOf(outcome).values()].some((each) => each.length > 0)
  console.log(wrong ? `Something is wrong; --seed ${settings.seed} repeats it.` : 'Nothing was lost.')
  process.exit(wrong ? 1 : 0)
}

await main()
