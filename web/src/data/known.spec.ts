import { sessionLogPageSchema } from '@greenroom/shared/wire'
import { afterEach, expect, it, vi } from 'vitest'
import { knownOf } from './known.ts'

const commit = (events: object[]) => ({ sessionId: 's', seq: 1, at: 0, events })
const clock = { type: 'ClockResumed' }

afterEach(() => vi.restoreAllMocks())

it('reads a newer server’s log, and logs the parts it left out', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const schema = knownOf(sessionLogPageSchema, 'session s')
  const read = schema.safeParse({ commits: [commit([{ type: 'ChairBroke' }, clock])], next: null })
  expect(read).toEqual({ success: true, data: { commits: [commit([clock])], next: null } })
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('session s: left out'))
})

it('rejects anything that isn’t a log', () => {
  expect(knownOf(sessionLogPageSchema, 'session s').safeParse({ commits: 'none' })).toEqual({ success: false })
})
