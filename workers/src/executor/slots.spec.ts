import { describe, expect, it } from 'vitest'
import { createSlots, SlotsFull } from './slots.ts'

const never = new AbortController().signal

describe('createSlots', () => {
  it('hands a freed slot to who has waited longest', async () => {
    const slots = createSlots(['only'])
    const first = await slots.acquire(never)
    const order: string[] = []
    const waiting = ['a', 'b'].map(async (name) => {
      const { release } = await slots.acquire(never)
      order.push(name)
      release()
    })
    expect([slots.busy, slots.waiting]).toEqual([1, 2])
    first.release()
    await Promise.all(waiting)
    expect(order).toEqual(['a', 'b'])
    expect([slots.busy, slots.waiting]).toEqual([0, 0])
  })

  it('refuses who would wait beyond the bound', async () => {
    const slots = createSlots(['only'])
    const held = await slots.acquire(never)
    const waiting = slots.acquire(never)
    await expect(slots.acquire(never, 1)).rejects.toThrow(SlotsFull)
    held.release()
    await expect(waiting).resolves.toMatchObject({ slot: 'only' })
  })

  it('forgets who gave up, and gives no slot back twice', async () => {
    const slots = createSlots(['only'])
    const held = await slots.acquire(never)
    const controller = new AbortController()
    const waiting = slots.acquire(controller.signal)
    controller.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    expect(slots.waiting).toBe(0)
    held.release()
    held.release()
    await slots.acquire(never)
    expect(slots.busy).toBe(1)
    await expect(slots.acquire(AbortSignal.abort(new Error('late')))).rejects.toThrow('late')
  })
})
