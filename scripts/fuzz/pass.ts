import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Description, operationsOf } from './description.ts'
import type { KnownValues } from './knownValues.ts'
import { type Outcome, readOutcome } from './outcome.ts'
import { run } from './schemathesis.ts'

/** One run of Schemathesis against one program as one person. */
export type Pass = {
  /** Who calls what, such as `engine as candidate`. */
  name: string
  url: string
  description: Description
  headers: Readonly<Record<string, string>>
  values: KnownValues
  /** Which operations to call. */
  isCalled: (operation: string) => boolean
}

const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
].join(',')
/** How often a parameter gets a value that exists. */
const shareOfKnown = 0.7

/**
 * Calls the operations with what Schemathesis makes up: every limit of every field, then valid and invalid values at
 * random.
 * @param examples random calls for each operation
 * @param folder where its settings and reports are written
 */
export async function runPass(
  schemathesis: string,
  { name, url, description, headers, values, isCalled }: Pass,
  { examples, seed, folder }: { examples: number; seed: number; folder: string },
): Promise<Outcome> {
  const at = join(folder, name.replaceAll(/\W+/g, '-'))
  mkdirSync(at, { recursive: true })
  const called = operationsOf(description).filter(isCalled)
  writeFileSync(join(at, 'openapi.json'), JSON.stringify(only(description, new Set(called))))
  writeFileSync(join(at, 'schemathesis.toml'), settingsWith(values))
  const { code, output } = await run(
    schemathesis,
    [
      ...['--config-file', 'schemathesis.toml', 'run', 'openapi.json', '--url', url],
      ...Object.entries(headers).flatMap(([key, value]) => ['--header', `${key}: ${value}`]),
      ...['--phases', 'examples,coverage,fuzzing', '--max-examples', String(examples), '--seed', String(seed)],
      ...['--checks', checks, '--continue-on-failure', '--no-shrink', '--generation-database', 'none'],
      ...['--suppress-health-check', 'all', '--request-timeout', '60', '--warnings', 'off', '--no-color'],
      ...['--output-sanitize', 'false', '--report', 'ndjson', '--report-ndjson-path', 'events.ndjson'],
    ],
    { cwd: at },
  )
  writeFileSync(join(at, 'output.txt'), output)
  // 1 means that a check failed. What failed is in the report.
  if (code !== 0 && code !== 1) throw new Error(`Schemathesis ended with ${code}: ${output.slice(-2_000)}`)
  const outcome = await readOutcome(join(at, 'events.ndjson'))
  const missed = called.filter((operation) => !outcome.operations.has(operation))
  if (missed.length > 0) throw new Error(`${name}: never called: ${missed.join(', ')}`)
  return outcome
}

const only = (description: Description, called: ReadonlySet<string>): Description => ({
  ...description,
  paths: Object.fromEntries(
    Object.entries(description.paths).flatMap(([path, methods]) => {
      const kept = Object.entries(methods).filter(([verb]) => called.has(`${verb.toUpperCase()} ${path}`))
      return kept.length === 0 ? [] : [[path, Object.fromEntries(kept)]]
    }),
  ),
})

/** Schemathesis' settings, as TOML, of which JSON's texts and lists are a part. */
function settingsWith(values: KnownValues): string {
  const dictionaries: string[] = []
  const operations: string[] = []
  let count = 0
  for (const [path, parameters] of values) {
    const bound = [...parameters].map(([name, known]) => {
      const dictionary = `known${count++}`
      dictionaries.push(`[dictionaries.${dictionary}]\nvalues = ${JSON.stringify(known)}`)
      return `${JSON.stringify(`path.${name}`)} = { dictionary = "${dictionary}", probability = ${shareOfKnown} }`
    })
    if (bound.length > 0)
      operations.push(`[[operations]]\ninclude-path = ${JSON.stringify(path)}\nparameters = { ${bound.join(', ')} }`)
  }
  return [...dictionaries, ...operations].join('\n\n')
}
