import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What the real programs stored and said on 22 November 2026, in version 1. These files are never changed: data like it is in databases.
 * A recording of a later version gets files of its own.
 */
export type GoldenLog = {
  name: string
  /** As they were stored, in order. */
  commits: unknown[]
  /** What they folded to when they were recorded. */
  state: unknown
}

/** One thing that passed the socket of a page, at so many ms after it was opened. */
export type Frame = { at: number } & (
  | { is: 'connected' | 'lost' }
  | { is: 'asked'; ask: number; name: 'session:join' | 'session:command'; message: Record<string, unknown> }
  | { is: 'answered'; ask: number; answer: unknown }
  | { is: 'heard'; name: 'session:commit' | 'session:delta' | 'session:tick' | 'session:presence'; payload: unknown }
  | { is: 'told'; name: 'presence:update'; message: object }
)

const linesOf = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))

const goldenFolder = join(import.meta.dirname, 'golden')

/** Whole logs of sessions of every kind; the `story` ones were told by the specs of `decide` to reach every event. */
export function goldenLogs(): GoldenLog[] {
  return readdirSync(goldenFolder).map((file) => {
    const lines = linesOf(join(goldenFolder, file))
    const { state } = Object(lines.at(-1))
    return { name: file.replace('.jsonl', ''), commits: lines.slice(0, -1), state }
  })
}

const framesFolder = join(import.meta.dirname, 'frames')

/** A whole interview at the socket of a page: `outage` loses its engine once, `interviewer` is a guest's who takes over. */
export const recordedFrames = (name: 'coding' | 'interviewer' | 'outage'): Frame[] =>
  linesOf(join(framesFolder, `${name}.jsonl`)).map((line): Frame => Object(line))

/** What a page without any state was answered when it joined an interview that had ended. */
export const recordedSnapshotAnswer = (): unknown => linesOf(join(framesFolder, 'snapshot.jsonl'))[0]
