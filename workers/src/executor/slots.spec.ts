import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { behindOthers, type Claim, createSlots } from './slots.ts'

const never = new AbortController().signal
/** Creates a claim by this user, who is alone in their network unless one is given. */
const by = (user: string, network = user): Claim => ({ user, network, isShort: true })
const long = (user: string, network = user): Claim => ({ user, network, isShort: false })
/** Waits until every promise that can settle has settled. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('createSlots', () => {
  it('hands a freed slot to the claim that has waited longest', async () => {
    const slots = createSlots(['only'])
    const first = await slots.acquire(never, by('a'))
    const order: string[] = []
    const waiting = ['b', 'c'].map(async (name) => {
      const { release } = await slots.acquire(never, by(name))
      order.push(name)
      release()
    })
    expect([slots.busy, slots.waiting]).toEqual([1, 2])
    first.release()
    await Promise.all(waiting)
    expect(order).toEqual(['b', 'c'])
    expect([slots.busy, slots.waiting]).toEqual([0, 0])
  })

  it('lets users take turns, however many one of them has waiting', async () => {
    const slots = createSlots(['only'])
    const { release } = await slots.acquire(never, by('many'))
    const order: string[] = []
    const waiting = ['many', 'many', 'many', 'one', 'other', 'other'].map(async (name) => {
      const held = await slots.acquire(never, by(name))
      order.push(name)
      held.release()
    })
    release()
    await Promise.all(waiting)
    expect(order).toEqual(['many', 'one', 'other', 'many', 'other', 'many'])
  })

  it('lets background claims wait until there are no others, and always leaves a slot free for others', async () => {
    const slots = createSlots(['first', 'second'])
    const [one, other] = [await slots.acquire(never, by('a')), await slots.acquire(never, by('b'))]
    const order: string[] = []
    const waiting = [behindOthers, behindOthers, by('c'), by('d')].map(async (claim) => {
      const held = await slots.acquire(never, claim)
      order.push(String(claim.user))
      return held
    })
    one.release()
    other.release()
    const [behind, still, ...served] = waiting
    for (const each of served) (await each).release()
    const { release } = await (behind ?? expect.unreachable())
    expect(order).toEqual(['c', 'd', 'Symbol(behind others)'])
    expect([slots.busy, slots.waiting]).toEqual([1, 0])
    release()
    await still
    expect(order).toHaveLength(4)
  })

  it('keeps one of several slots from a user who would hold all of them', async () => {
    const slots = createSlots(['first', 'second'])
    await slots.acquire(never, by('many'))
    let isServed = false
    const second = slots.acquire(never, by('many')).then((held) => {
      isServed = true
      return held
    })
    await settled()
    expect([isServed, slots.busy, slots.waiting]).toEqual([false, 1, 1])
    const { slot, release } = await slots.acquire(never, by('one'))
    expect(slot).toBe('second')
    release()
    await settled()
    expect(isServed).toBe(false)
    void second
  })

  it('lets networks take turns, however many users one of them has, and in each its users', async () => {
    const slots = createSlots(['only'])
    const { release } = await slots.acquire(never, by('first', 'office'))
    const order: string[] = []
    const claims = [by('a', 'office'), by('a', 'office'), by('b', 'office'), by('c', 'office'), by('one'), by('other')]
    const waiting = claims.map(async (claim) => {
      const held = await slots.acquire(never, claim)
      order.push(String(claim.user))
      held.release()
    })
    release()
    await Promise.all(waiting)
    expect(order).toEqual(['a', 'one', 'other', 'b', 'c', 'a'])
  })

  it('keeps one of several slots, and half of the places to wait, from a network of many users', async () => {
    const slots = createSlots(['first', 'second'], { maxWaiting: 8, maxWaitingOfOne: 2, maxWaitingOfNetwork: 4 })
    await slots.acquire(never, long('user 0', 'office'))
    const served: number[] = []
    const waiting = [1, 2, 3, 4].map(async (user) => {
      await slots.acquire(never, long(`user ${user}`, 'office'))
      served.push(user)
    })
    await expect(slots.acquire(never, by('user 5', 'office'))).rejects.toMatchObject({ reason: 'network_queue_full' })
    expect((await slots.acquire(never, by('a stranger'))).slot).toBe('second')
    await settled()
    expect([served, slots.waiting]).toEqual([[], 4])
    void waiting
  })

  it('serves short work first, and long work after eight of it', async () => {
    const slots = createSlots(['only'])
    const { release } = await slots.acquire(never, by('a'))
    const order: string[] = []
    const claims = [long('long'), ...Array.from({ length: 12 }, (_, index) => by(`${index}`)), long('longer')]
    const waiting = claims.map(async (claim) => {
      const held = await slots.acquire(never, claim)
      order.push(String(claim.user))
      held.release()
    })
    release()
    await Promise.all(waiting)
    const short = Array.from({ length: 12 }, (_, index) => `${index}`)
    expect(order).toEqual([...short.slice(0, 8), 'long', ...short.slice(8), 'longer'])
  })

  it('refuses claims beyond the limit for all, or for one user', async () => {
    const slots = createSlots(['only'], { maxWaiting: 3, maxWaitingOfOne: 2, maxWaitingOfNetwork: 3 })
    const { release } = await slots.acquire(never, by('many'))
    const waiting = [slots.acquire(never, by('many')), slots.acquire(never, by('many'))]
    await expect(slots.acquire(never, by('many'))).rejects.toMatchObject({
      name: 'SlotsFull',
      reason: 'user_queue_full',
    })
    waiting.push(slots.acquire(never, by('one')))
    await expect(slots.acquire(never, by('other'))).rejects.toMatchObject({ name: 'SlotsFull', reason: 'queue_full' })
    release()
    await Promise.all(waiting.map(async (each) => (await each).release()))
    expect([slots.busy, slots.waiting]).toEqual([0, 0])
  })

  it('serves its own work last, but still serves all of it', async () => {
    const slots = createSlots(['only'], { maxWaiting: 20, maxWaitingOfOne: 20, maxWaitingOfNetwork: 20 })
    const { release } = await slots.acquire(never, by('a'))
    const order: string[] = []
    const wait = async (name: string, user?: string) => {
      const held = await slots.acquire(never, user === undefined ? undefined : by(user))
      order.push(name)
      held.release()
    }
    const own = [wait('own'), wait('own')]
    const others = Array.from({ length: 20 }, (_, index) => wait('other', `user ${index}`))
    expect(slots.waiting).toBe(20)
    own.push(wait('own'))
    release()
    await Promise.all([...own, ...others])
    const places = order.flatMap((name, index) => (name === 'own' ? [index] : []))
    expect(places).toEqual([8, 17, 22])
  })

  it('forgets claims that gave up, and frees no slot twice', async () => {
    const slots = createSlots(['only'])
    const held = await slots.acquire(never, by('a'))
    const controller = new AbortController()
    const waiting = slots.acquire(controller.signal, by('a'))
    controller.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    expect(slots.waiting).toBe(0)
    held.release()
    held.release()
    await slots.acquire(never, by('b'))
    expect(slots.busy).toBe(1)
    await expect(slots.acquire(AbortSignal.abort(new Error('late')), by('a'))).rejects.toThrow('late')
  })
})

type Step = { does: 'ask' | 'release' | 'giveUp'; user: number; which: number }
type PlayedClaim = {
  user: string
  state: 'waiting' | 'held' | 'over'
  /** How often each other user has been served while this claim was the first one that its own user had waiting. */
  passed: Map<string, number>
  controller: AbortController
  release: () => void
}

const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('ask', 'ask', 'release', 'release', 'giveUp'),
  user: fc.integer({ min: 0, max: 3 }),
  which: fc.nat(),
})

/** Plays the steps on real slots and checks after each that the slots are shared fairly. */
async function play(slotCount: number, steps: readonly Step[]): Promise<void> {
  const slots = createSlots(Array.from({ length: slotCount }, (_, index) => index))
  const maxOfOne = Math.max(1, slotCount - 1)
  const claims: PlayedClaim[] = []
  const of = (state: PlayedClaim['state'], user?: string) =>
    claims.filter((claim) => claim.state === state && (user === undefined || claim.user === user))

  const ask = (user: string): void => {
    const controller = new AbortController()
    const claim: PlayedClaim = { user, state: 'waiting', passed: new Map(), controller, release: () => undefined }
    claims.push(claim)
    slots.acquire(controller.signal, by(user)).then(
      ({ release }) => {
        // The claim just served overtook the first waiting claim of every other user.
        for (const other of new Set(of('waiting').map((each) => each.user))) {
          const [first] = of('waiting', other)
          if (first === undefined || other === user || of('held', other).length >= maxOfOne) continue
          first.passed.set(user, (first.passed.get(user) ?? 0) + 1)
        }
        Object.assign(claim, { state: 'held', release })
      },
      () => Object.assign(claim, { state: 'over' }),
    )
  }

  const giveBack = (claim: PlayedClaim): void => {
    claim.state = 'over'
    claim.release()
  }

  const check = (): void => {
    expect(slots.busy).toBe(of('held').length)
    expect(slots.busy).toBeLessThanOrEqual(slotCount)
    expect(slots.waiting).toBe(of('waiting').length)
    for (const { user, passed } of of('waiting')) {
      expect(of('held', user).length).toBeLessThanOrEqual(maxOfOne)
      // A user below their limit only waits if no slot is free.
      if (of('held', user).length < maxOfOne) expect(slots.busy).toBe(slotCount)
      for (const times of passed.values()) expect(times).toBeLessThanOrEqual(1)
    }
  }

  for (const { does, user, which } of steps) {
    if (does === 'ask') ask(`user ${user}`)
    else {
      const candidates = of(does === 'release' ? 'held' : 'waiting')
      const claim = candidates[which % Math.max(1, candidates.length)]
      if (does === 'giveUp') claim?.controller.abort(new Error('gone'))
      else if (claim !== undefined) {
        giveBack(claim)
      }
    }
    await settled()
    check()
  }
  while (of('held').length > 0) {
    of('held').forEach(giveBack)
    await settled()
    check()
  }
  expect([slots.busy, slots.waiting]).toEqual([0, 0])
}

describe('whatever is claimed, returned and given up', () => {
  it('no user waits for more than one turn of each other user, nothing is lost, and no slot is given out twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(stepArbitrary, { maxLength: 60 }), play),
      { numRuns: 200 },
    )
  })
})
