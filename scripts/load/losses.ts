import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Commit } from '@greenroom/shared/session'
import { sessionLogPageSchema } from '@greenroom/shared/wire'
import { openSessionLog, wholeLog } from '../../engine/src/session/sessionLog.ts'
import { openStore } from '../../engine/src/store/open.ts'
import { lostOf } from '../system/simulation/verify.ts'
import { type AcknowledgedLine, acknowledgedLineSchema, digestOf, type Person } from './messages.ts'
import { participantOf } from './opening.ts'

/** What became of the acknowledged commands; a sentence for each that is lost. */
export type Losses = { acknowledged: number; lost: string[] }

async function acknowledgedIn(files: readonly string[]): Promise<AcknowledgedLine[]> {
  const all: AcknowledgedLine[] = []
  for (const file of files) {
    for await (const line of createInterface({ input: createReadStream(file) }))
      all.push(acknowledgedLineSchema.parse(JSON.parse(line)))
  }
  return all
}

/** Looks up each acknowledged command, by its id and its sender, where its acknowledgement said that it is stored. */
export async function lossesInStore(
  files: readonly string[],
  location: { dataDir: string; mongodbUrl?: string },
): Promise<Losses> {
  const all = await acknowledgedIn(files)
  const store = await openStore(location)
  try {
    const log = openSessionLog(store)
    const lost: string[] = []
    for (const [sessionId, lines] of Map.groupBy(all, (line) => line.sessionId)) {
      const commits = await wholeLog(log, sessionId)
      for (const [participant, acknowledged] of Map.groupBy(lines, (line) => line.participant)) {
        for (const line of acknowledged) {
          const missing = lostOf(commits, { sessionId, participant, acknowledged: [line] })
          if (missing.length > 0 && !changedNothing(line, commits)) lost.push(...missing)
        }
      }
    }
    return { acknowledged: all.length, lost }
  } finally {
    await store.close()
  }
}

/** Whether the code to save was already stored. Such a command is acknowledged without a commit of its own. */
function changedNothing({ seq, codeDigest }: AcknowledgedLine, commits: readonly Commit[]): boolean {
  if (codeDigest === undefined || (commits.at(-1)?.seq ?? 0) < seq) return false
  const before = commits.filter((commit) => commit.seq <= seq)
  const code = before.flatMap(({ events }) => events).findLast((event) => event.type === 'CodeSnapshotTaken')
  return code !== undefined && digestOf(code.code) === codeDigest
}

/**
 * Looks up each acknowledged command in the log that its sender can read over HTTP. That log has no command ids, so
 * this only finds commits that are missing.
 */
export async function lossesOverHttp(
  files: readonly string[],
  url: string,
  people: readonly Person[],
): Promise<Losses> {
  const all = await acknowledgedIn(files)
  const cookies = new Map(people.map((person) => [participantOf(person), person.cookie]))
  const lost: string[] = []
  for (const [sessionId, lines] of Map.groupBy(all, (line) => line.sessionId)) {
    const seqs = new Set<number>()
    const cookie = cookies.get(lines[0]?.participant ?? '') ?? ''
    for (let after: number | null = 0; after !== null; ) {
      const response: Response = await fetch(`${url}/api/sessions/${sessionId}/events?after=${after}`, {
        headers: { cookie },
      })
      if (!response.ok) throw new Error(`the log of ${sessionId} was answered with ${response.status}`)
      const page = sessionLogPageSchema.parse(await response.json())
      for (const { seq } of page.commits) seqs.add(seq)
      after = page.next
    }
    for (const { type, commandId, seq } of lines)
      if (!seqs.has(seq)) lost.push(`${sessionId}: ${type} ${commandId} of ${seq} is missing`)
  }
  return { acknowledged: all.length, lost }
}
