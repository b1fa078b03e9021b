import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Data that the real programs stored and sent on 22 November 2026, in version 1. Never change these files: databases
 * contain data like this. A recording of a later version gets its own files.
 */
export type GoldenLog = {
  name: string
  /** The commits as stored, in order. */
  commits: unknown[]
  /** The folded states at recording time. */
  state: unknown
}

/** One message on a page's socket, with the ms since it opened. */
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

/** Reads whole logs of sessions of every kind; the specs of `decide` created the `story` ones to cover every event. */
export function goldenLogs(): GoldenLog[] {
  return readdirSync(goldenFolder).map((file) => {
    const lines = linesOf(join(goldenFolder, file))
    const { state } = Object(lines.at(-1))
    return { name: file.replace('.jsonl', ''), commits: lines.slice(0, -1), state }
  })
}

const framesFolder = join(import.meta.dirname, 'frames')

/**
 * Reads a whole interview on a page's socket: `outage` loses its engine once, `interviewer` is a guest who takes over.
 */
export const recordedFrames = (name: 'coding' | 'interviewer' | 'outage'): Frame[] =>
  linesOf(join(framesFolder, `${name}.jsonl`)).map((line): Frame => Object(line))

/** The answer that a page without state got when it joined an ended interview. */
export const recordedSnapshotAnswer = (): unknown => linesOf(join(framesFolder, 'snapshot.jsonl'))[0]
