import { describe, expect, it } from 'vitest'
import { createSharedWork } from './sharedWork.ts'

const never = new AbortController().signal
const create = (maxBytes = 10) =>
  createSharedWork<string>({ maxBytes, cost: (text) => (text === 'bad' ? null : text.length) })

describe('createSharedWork', () => {
  it('does the same work once at a time and caches it', async () => {
    const shared = create()
    let times = 0
    const work = async () => {
      times += 1
      return 'done'
    }
    const both = await Promise.all([shared.get('k', never, work), shared.get('k', never, work)])
    expect(both.map(({ result }) => result)).toEqual(['done', 'done'])
    expect(await shared.get('k', never, work)).toEqual({ result: 'done', kept: true })
    expect(times).toBe(1)
  })

  it('caches neither failures nor results that aren’t worth it', async () => {
    const shared = create()
    await expect(shared.get('k', never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await shared.get('k', never, async () => 'bad')
    expect(await shared.get('k', never, async () => 'good')).toEqual({ result: 'good', kept: false })
  })

  it('drops the least recently used results when there are too many', async () => {
    const shared = create(8)
    await shared.get('a', never, async () => 'aaaa')
    await shared.get('b', never, async () => 'bbbb')
    await shared.get('a', never, async () => 'other')
    await shared.get('c', never, async () => 'cccc')
    expect(await shared.get('a', never, async () => 'new')).toEqual({ result: 'aaaa', kept: true })
    expect(await shared.get('b', never, async () => 'new')).toEqual({ result: 'new', kept: false })
  })

  it('aborts work only when the last waiting caller has left', async () => {
    const shared = create()
    let aborted = false
    const work = (signal: AbortSignal) =>
      new Promise<string>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          aborted = true
          reject(signal.reason)
        })
      })
    const [one, other] = [new AbortController(), new AbortController()]
    const waiting = Promise.allSettled([shared.get('k', one.signal, work), shared.get('k', other.signal, work)])
    one.abort(new Error('left'))
    expect(aborted).toBe(false)
    other.abort(new Error('left'))
    expect(aborted).toBe(true)
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await shared.get('k', never, async () => 'again')).toEqual({ result: 'again', kept: false })
  })
})
