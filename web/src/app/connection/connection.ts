import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { watchAnswers } from '../../data/api.ts'

export type Connection = 'connected' | 'offline' | 'unreachable'

/** Whether the server can be reached: the browser may be offline, or the server may not answer. */
export const useConnection = create<{ connection: Connection }>(() => ({ connection: 'connected' }))

const pausesMs = [2_000, 4_000, 8_000, 15_000]

/**
 * Updates `useConnection` from browser events and server answers. A single failed call doesn't count as an outage: it
 * is retried first. Refetches failed queries once the server responds.
 */
export function watchConnection(queries: QueryClient): void {
  const say = (connection: Connection) => {
    const before = useConnection.getState().connection
    if (before === connection) return
    useConnection.setState({ connection })
    if (connection === 'connected') void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  }

  let asking = false
  async function askUntilAnswered(): Promise<void> {
    if (asking) return
    asking = true
    for (let tries = 0; navigator.onLine; tries += 1) {
      if (await answers()) {
        say('connected')
        break
      }
      if (!navigator.onLine) break
      say('unreachable')
      await pause(pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0)
    }
    asking = false
    if (!navigator.onLine) say('offline')
  }

  window.addEventListener('offline', () => say('offline'))
  window.addEventListener('online', () => void askUntilAnswered())
  watchAnswers(({ status }) => {
    if (status === null) void askUntilAnswered()
    else say('connected')
  })
  if (!navigator.onLine) say('offline')
}

/** Whether the server itself answers; an answer from a proxy in front of it doesn't count. */
async function answers(): Promise<boolean> {
  try {
    const { status } = await fetch('/healthz', { cache: 'no-store' })
    return status < 502 || status > 504
  } catch {
    return false
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
