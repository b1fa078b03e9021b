import { AsyncLocalStorage } from 'node:async_hooks'
import type { HttpApp } from './httpService.ts'

type Read = (key: never) => Promise<unknown>

/** What the current request has read so far. */
const current = new AsyncLocalStorage<Map<Read, Map<unknown, Promise<unknown>>>>()

/** Lets requests remember what they read; see `oncePerRequest`. Call it before the routes are registered. */
export function rememberPerRequest(app: HttpApp): void {
  // An earlier hook would be too soon: reading a request's body may leave the context that the hook started.
  app.addHook('preHandler', (_request, _reply, done) => current.run(new Map(), done))
}

/**
 * Limits a read to once per request and key, for facts that many parts of an answer need. Outside of requests, such as in
 * sweeps and sockets, every call reads.
 */
export function oncePerRequest<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  return (key) => {
    const memory = current.getStore()
    if (memory === undefined) return read(key)
    const known = memory.get(read) as Map<Key, Promise<Value>> | undefined
    const values = known ?? new Map<Key, Promise<Value>>()
    if (known === undefined) memory.set(read, values)
    const value = values.get(key) ?? read(key)
    values.set(key, value)
    return value
  }
}
