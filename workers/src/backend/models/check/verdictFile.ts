import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { ModelSettings } from '../modelSettings.ts'

const recordSchema = z.object({
  /** The URL and name with which the model is called. */
  address: z.string(),
  model: z.string(),
  isFit: z.boolean(),
  lacks: z.array(z.string()),
  /** ISO 8601, UTC. */
  checkedAt: z.string(),
})
export type CheckRecord = z.infer<typeof recordSchema>

const fileSchema = z.object({ version: z.literal(1), checks: z.array(recordSchema) })

/**
 * Identifies the model a verdict is about. Includes the server, because another server may serve a different model
 * under the same name.
 */
export type Checked = Pick<CheckRecord, 'address' | 'model'>

export const checkedBy = ({ provider, baseUrl, model }: ModelSettings): Checked => ({
  address: baseUrl?.replace(/\/+$/, '') ?? provider,
  model,
})

export const verdictFileIn = (dataDir: string): string => join(dataDir, 'model-checks.json')

const isOf =
  ({ address, model }: Checked) =>
  (each: Checked): boolean =>
    each.address === address && each.model === model

/** Stores a verdict, replacing any older verdict about the same model. */
export function keepVerdict(file: string, record: CheckRecord): void {
  const others = readChecks(file).filter((each) => !isOf(record)(each))
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const next = `${file}.${process.pid}`
  writeFileSync(next, `${JSON.stringify({ version: 1, checks: [...others, record] }, null, 2)}\n`, { mode: 0o600 })
  renameSync(next, file)
}

/** Returns a function that gives the current verdict on a model; reads the file again whenever it changes. */
export function verdictsOn(file: string, checked: Checked): () => CheckRecord | null {
  let readAt: number | null = null
  let record: CheckRecord | null = null
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null
    if (changedAt !== readAt) record = readChecks(file).find(isOf(checked)) ?? null
    readAt = changedAt
    return record
  }
}

/** Reads all checks from the file. An unreadable file counts as having none. */
function readChecks(file: string): CheckRecord[] {
  if (!existsSync(file)) return []
  try {
    const read = fileSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return read.success ? read.data.checks : []
  } catch {
    return []
  }
}
