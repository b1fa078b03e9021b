import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from './browser.ts'
import { between, type Chance, shuffled } from './chance.ts'
import type { Part } from './part.ts'
import type { PartName } from './parts.ts'

const longestDeathMs = 2_000
const longestPeaceMs = 1_500
/** The longest that the next kill waits for a stuck room. The room still counts as stuck. */
const lookAwayAfterMs = 20_000

/**
 * A kill: the part was down from `killedAt` to `backAt` (ms since 1970). `waiting` rooms were waiting for something
 * when it came back.
 */
export type Kill = { part: PartName; killedAt: number; backAt: number; waiting: number }

/**
 * Kills every part `times` times, each round in a different order, and restarts it after a while. Before the next kill,
 * rooms that were waiting get time to continue.
 */
export async function killInTurn(of: {
  parts: ReadonlyMap<PartName, Part>
  times: number
  chance: Chance
  /** The currently open rooms. */
  rooms: () => readonly Browser[]
  /** Resolves when it is time for this kill; the first one has index 0. */
  turn: (index: number) => Promise<void>
  tell: (line: string) => void
}): Promise<Kill[]> {
  const { parts, times, chance, rooms, turn, tell } = of
  const order = Array.from({ length: times }, () => shuffled(chance, [...parts])).flat()
  const kills: Kill[] = []
  for (const [index, [name, part]] of order.entries()) {
    await turn(index)
    await sleep(between(chance, 0, longestPeaceMs))
    const killedAt = Date.now()
    await part.kill()
    await sleep(between(chance, 0, longestDeathMs))
    await part.start()
    const backAt = Date.now()
    const waiting = rooms().flatMap((room) => {
      const now = room.waitsNow()
      return now === null ? [] : [{ room, from: now.from }]
    })
    kills.push({ part: name, killedAt, backAt, waiting: waiting.length })
    tell(`${index + 1}/${order.length} ${name} was away for ${backAt - killedAt} ms; ${waiting.length} rooms waited`)
    await gone(waiting, backAt + lookAwayAfterMs)
  }
  return kills
}

/** Resolves when all these waits have ended, or at `until`. */
async function gone(waiting: readonly { room: Browser; from: number }[], until: number): Promise<void> {
  for (; Date.now() < until; await sleep(50)) {
    if (waiting.every(({ room, from }) => room.waitsNow()?.from !== from)) return
  }
}

/** How long after a part's return each waiting room continued, in ms, and what it had been waiting for. */
export type Return = { part: PartName; what: string; ms: number; sessionId: string }

export function returnsOf(kills: readonly Kill[], rooms: readonly Browser[]): Return[] {
  return kills.flatMap(({ part, backAt }) =>
    rooms.flatMap(({ waits, sessionId }) =>
      waits
        .filter(({ from, to }) => from <= backAt && to > backAt)
        .map(({ what, to }) => ({ part, what, ms: to - backAt, sessionId })),
    ),
  )
}
