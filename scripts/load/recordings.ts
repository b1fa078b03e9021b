import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Recording, recordingSchema } from './measurement.ts'
import { type RecordingName, recordings } from './options.ts'
import { type Recordings, withRecordings } from './page.ts'

const checkout = join(import.meta.dirname, '..', '..')
const folder = join(checkout, 'scripts', 'load', 'results')
/** The page that shows the recordings. */
export const pageFile = join(checkout, 'docs', 'scaling.md')

/** The recordings kept so far. */
export function readRecordings(): Recordings {
  const kept = recordings.filter((name) => existsSync(fileOf(name)))
  return Object.fromEntries(
    kept.map((name) => [name, recordingSchema.parse(JSON.parse(readFileSync(fileOf(name), 'utf8')))]),
  )
}

const fileOf = (name: RecordingName): string => join(folder, `${name}.json`)

/** Keeps a recording, in place of an earlier one of this name, and updates the page. */
export function record(name: RecordingName, recording: Recording): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(name), `${JSON.stringify(recording)}\n`)
  writePlan()
}

/** Updates the page from the recordings. */
export function writePlan(): void {
  writeFileSync(pageFile, withRecordings(readFileSync(pageFile, 'utf8'), readRecordings()))
}
