import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSignedInSockets } from './signedInSockets.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/**
 * Sockets over a store where the sign-ins in `open` are active. `world.stretch` is what the bus's `listening` returns.
 */
function watched(open: Set<string>) {
  const world = { stretch: 0 as number | null, closed: [] as string[] }
  const sockets = watchSignedInSockets({
    standing: async (asked) => new Set(asked.filter((each) => open.has(each))),
    busListening: () => world.stretch,
    logger: silent,
  })
  const add = (signInId: string | undefined, name: string) => sockets.add(signInId, () => void world.closed.push(name))
  return { ...sockets, add, world }
}

test('closes all sockets of an ended sign-in, once, and no others', () => {
  const { add, end, stop, world } = watched(new Set())
  add('ada', 'first')
  add('ada', 'second')
  add('eve', 'third')
  add(undefined, 'a guest')
  end('ada')
  end('ada')
  expect(world.closed).toEqual(['first', 'second'])
  stop()
})

test('forgets a socket that closed by itself', () => {
  const { add, end, stop, world } = watched(new Set())
  add('ada', 'first')()
  add('ada', 'second')
  end('ada')
  expect(world.closed).toEqual(['second'])
  stop()
})

test('immediately closes a socket whose sign-in ended while it was being admitted', () => {
  const { add, end, stop, world } = watched(new Set())
  end('ada')
  add('ada', 'late')
  expect(world.closed).toEqual(['late'])
  stop()
})

test('checks the store within a second of a break of the bus, which may have hidden a sign-out', async () => {
  const open = new Set(['ada', 'eve'])
  const { add, stop, world } = watched(open)
  add('ada', 'first')
  add('eve', 'second')
  open.delete('ada')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(world.closed).toEqual([])
  world.stretch = null
  await vi.advanceTimersByTimeAsync(1_000)
  expect(world.closed).toEqual(['first'])
  stop()
})

test('closes sockets whose sign-in expired, which no message announces', async () => {
  const open = new Set(['ada'])
  const { add, stop, world } = watched(open)
  add('ada', 'first')
  open.clear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(world.closed).toEqual(['first'])
  stop()
})

test('tries again if the store didn’t answer', async () => {
  let asked = 0
  const closed: string[] = []
  const { add, stop } = watchSignedInSockets({
    async standing() {
      asked += 1
      if (asked === 1) throw new Error('away')
      return new Set()
    },
    busListening: () => null,
    logger: silent,
  })
  add('ada', () => void closed.push('first'))
  await vi.advanceTimersByTimeAsync(1_500)
  expect(closed).toEqual(['first'])
  stop()
})
