import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type Description, descriptionOf } from './description.ts'
import { knownValues } from './knownValues.ts'
import type { Outcome } from './outcome.ts'
import { type Pass, runPass } from './pass.ts'
import { candidate, type FuzzedPerson, openSessions, personWith } from './people.ts'
import { type FuzzedProduct, startProduct } from './product.ts'
import { ensureSchemathesis } from './schemathesis.ts'

// npm run fuzz: calls every operation of every program, in several roles, with what Schemathesis makes up from their
// descriptions. Ends with 1 if anything is answered with 5xx.

const usage = 'npm run fuzz -- [--examples 10] [--seed 1] [--only "engine as candidate"]'

/** They end the caller's sign-in, so nothing after them would get past it. */
const endsSignIn = /\/api\/auth\/sign-out|\/api\/auth\/sign-ins\/|\/api\/account\/deletion/
const forAdmins = /\/api\/admin\//
const forCreators = /\/api\/creator\//

const settingsSchema = z.object({
  examples: z.coerce.number().int().min(1).default(10),
  seed: z.coerce.number().int().min(0).default(1),
  only: z.string().default(''),
})

function readSettings(words: string[]) {
  const text = { type: 'string' } as const
  return settingsSchema.parse(parseArgs({ args: words, options: { examples: text, seed: text, only: text } }).values)
}

async function passesOn(product: FuzzedProduct, only: string): Promise<(Pass & { by?: FuzzedPerson })[]> {
  const bearer = { authorization: `Bearer ${product.token}` }
  const described: Description = await descriptionOf(product.engine, {})
  const roles: [string, () => Promise<FuzzedPerson | null>, (operation: string) => boolean][] = [
    ['visitor', async () => null, () => true],
    ['candidate', () => candidate(product), (name) => !forAdmins.test(name) && !forCreators.test(name)],
    ['premium', () => personWith(product, 'PREMIUM'), (name) => !forAdmins.test(name) && !forCreators.test(name)],
    ['content creator', () => personWith(product, 'CONTENT_CREATOR'), (name) => forCreators.test(name)],
    ['admin', () => personWith(product, 'ADMIN'), (name) => forAdmins.test(name) || forCreators.test(name)],
  ]
  const passes: (Pass & { by?: FuzzedPerson })[] = []
  for (const [role, create, isForRole] of roles) {
    const name = `engine as ${role}`
    if (!name.includes(only)) continue
    const by = await create()
    const headers: Record<string, string> = by === null ? {} : { cookie: by.cookie }
    const sessions = by === null ? [] : await openSessions(product, by)
    const read = async (path: string): Promise<unknown> => {
      const response = await fetch(`${product.engine}${path}`, { headers })
      return response.headers.get('content-type')?.includes('json') ? response.json() : null
    }
    const more = new Map([
      ['sessionId', sessions],
      ['userId', by === null ? [] : [String(by.userId)]],
    ])
    passes.push({
      name,
      url: product.engine,
      description: described,
      headers,
      values: await knownValues(described, read, more),
      isCalled: (operation) => isForRole(operation) && !(by !== null && endsSignIn.test(operation)),
      ...(by && { by }),
    })
  }
  const leaving = 'engine as somebody who leaves'
  if (leaving.includes(only)) {
    const { cookie } = await candidate(product)
    const isCalled = (operation: string) => endsSignIn.test(operation)
    passes.push({
      name: leaving,
      url: product.engine,
      description: described,
      headers: { cookie },
      values: new Map(),
      isCalled,
    })
  }
  for (const [name, url] of [
    ['internal endpoint', product.internal],
    ['AI backend', product.backend],
    ['executor', product.executor],
  ] as const) {
    if (!name.includes(only)) continue
    const description = await descriptionOf(url, bearer)
    passes.push({ name, url, description, headers: bearer, values: new Map(), isCalled: () => true })
  }
  return passes
}

const inWords = (statuses: Outcome['statuses']): string =>
  [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ')

/** A sign-in that got lost in a pass would hide whatever is behind it. */
async function isStillSignedIn(product: FuzzedProduct, { cookie }: FuzzedPerson): Promise<boolean> {
  return (await fetch(`${product.engine}/api/me`, { headers: { cookie } })).status === 200
}

async function main(): Promise<number> {
  let settings: ReturnType<typeof readSettings>
  try {
    settings = readSettings(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`)
    return 2
  }
  const tell = (line: string) => console.log(line)
  const schemathesis = await ensureSchemathesis(tell)
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-fuzz-reports-'))
  tell(`seed ${settings.seed}, ${settings.examples} random calls for each operation, reports in ${folder}`)
  const product = await startProduct()
  process.once('SIGINT', () => void product.stop().then(() => process.exit(130)))
  const operations = new Set<string>()
  const wrong: string[] = []
  const undescribed: string[] = []
  const lost: string[] = []
  let calls = 0
  try {
    for (const pass of await passesOn(product, settings.only)) {
      const outcome = await runPass(schemathesis, pass, { ...settings, folder })
      calls += outcome.calls
      for (const operation of outcome.operations) operations.add(`${pass.url} ${operation}`)
      tell(`${pass.name}: ${outcome.operations.size} operations, ${outcome.calls} calls (${inWords(outcome.statuses)})`)
      tell(`  ${outcome.accepted.size} operations accepted something`)
      wrong.push(...outcome.serverErrors.map((line) => `${pass.name}: ${line}`))
      undescribed.push(...outcome.violations.map((line) => `${pass.name}: ${line}`))
      if (pass.by !== undefined && !(await isStillSignedIn(product, pass.by))) lost.push(pass.name)
    }
  } finally {
    await product.stop()
  }
  for (const line of product.reports) tell(`the supervisor says: ${line}`)
  for (const line of undescribed) tell(`not as described: ${line}`)
  for (const line of wrong.slice(0, 100)) tell(`wrong: ${line}`)
  for (const name of lost) tell(`${name}: the sign-in was lost, so most calls didn’t get past it`)
  tell(
    `${operations.size} operations, ${calls} calls, ${wrong.length} answers of 5xx, ${undescribed.length} kinds of answers not as described (seed ${settings.seed})`,
  )
  return wrong.length + lost.length === 0 ? 0 : 1
}

process.exitCode = await main()
