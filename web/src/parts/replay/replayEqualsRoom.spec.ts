import type { CommitView, Session } from '@greenroom/shared/session'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldCommits } from '../../session/roomLog.ts'
import { anyLog } from '../../session/testing/sampleLog.ts'
import { foldsOf } from './folds.ts'
import { seqAt, timelineOf } from './timeline.ts'
import { transcriptOf } from './transcript.ts'

/** The room after receiving the commits up to `seq` in batches, some of them twice. */
const roomAt = (commits: readonly CommitView[], seq: number): Session | null => {
  const heard = commits.filter((commit) => commit.seq <= seq)
  const middle = Math.floor(heard.length / 2)
  return foldCommits(foldCommits(null, heard.slice(0, middle)).state, heard.slice(Math.max(0, middle - 3))).state
}

/** A log of hundreds of commits, long enough to span several of the replay's stored states. */
const longLog = fc.array(anyLog, { minLength: 1, maxLength: 12 }).map((logs) => {
  const [first = [], ...others] = logs
  const later = others.flatMap((log) => log.slice(2).map(({ events }) => events.map(renamed)))
  const lastAt = first.at(-1)?.at ?? 0
  const [{ sessionId } = { sessionId: '' }] = first
  return [
    ...first,
    ...later.map((events, index) => ({
      sessionId,
      seq: first.length + index + 1,
      at: lastAt + (index + 1) * 1_000,
      events,
    })),
  ]
})
let names = 0
/** Makes ids unique, because messages from different logs may share one. */
function renamed(event: CommitView['events'][number]): CommitView['events'][number] {
  names += 1
  return event.type === 'MessageSent' ? { ...event, id: `${event.id}-${names}` } : event
}

test('a replay equals the room at every moment, in whatever order they are visited', () => {
  fc.assert(
    fc.property(longLog, fc.array(fc.nat(), { minLength: 1, maxLength: 20 }), (commits, looks) => {
      const folds = foldsOf(commits)
      for (const look of looks) {
        const seq = 1 + (look % commits.length)
        const room = roomAt(commits, seq)
        expect(folds.at(seq)).toEqual(room)
        const heard = transcriptOf(commits).filter((entry) => entry.seq <= seq)
        const spoken = heard.filter(({ kind }) => kind === 'message')
        expect(spoken.map(({ id }) => id)).toEqual(room?.messages.map(({ id }) => id) ?? [])
        const asked = heard.filter(({ kind }) => kind === 'asked')
        expect(asked.map(({ at }) => at)).toEqual(room?.asked.map(({ at }) => at) ?? [])
        const announced = heard.filter((entry) => entry.kind === 'note' && entry.text === 'Half-time.')
        expect(announced.map(({ at }) => at)).toEqual(room?.announcements.map(({ at }) => at) ?? [])
      }
    }),
  )
})

test('the playhead’s moment is the last commit up to then', () => {
  fc.assert(
    fc.property(longLog, fc.double({ min: 0, max: 1, noNaN: true }), (commits, share) => {
      const timeline = timelineOf(commits)
      if (timeline === null) return
      const atMs = share * timeline.durationMs
      const expected = commits.filter(({ at }) => at <= timeline.startedAt + atMs).at(-1)?.seq ?? 1
      expect(seqAt(commits, timeline, atMs)).toBe(expected)
    }),
  )
})

test('jumping around in thousands of commits folds only a few', () => {
  let read = 0
  const [first] = fc.sample(anyLog, { numRuns: 1, seed: 7 })
  const begun = (first ?? []).slice(0, 2)
  const commits = Array.from({ length: 5_000 }, (_, index): CommitView => {
    const known = begun[index]
    const commit = known ?? { sessionId: begun[0]?.sessionId ?? '', seq: index + 1, at: index, events: [] }
    const { events } = commit
    return {
      ...commit,
      seq: index + 1,
      get events() {
        read += 1
        return events
      },
    }
  })
  const folds = foldsOf(commits)
  folds.at(5_000)
  read = 0
  for (let look = 0; look < 100; look += 1) folds.at(1 + ((look * 1_237) % 5_000))
  expect(read / 100).toBeLessThan(200)
})
