import { get } from 'node:http'
import { connect } from 'node:net'

/** Checks that a program is alive. Rejects if there is no answer before the signal aborts. */
export type Health = (signal: AbortSignal) => Promise<void>

export type HealthPace = {
  /** How long to wait after an answer before checking again. */
  everyMs: number
  /** How long to wait after a failed check before checking again. */
  againMs: number
  /** How long an answer may take. */
  patienceMs: number
  /** After this many failed checks in a row, a program counts as silent. */
  silences: number
}

/** Don't kill a program that's only slow because the machine is busy: it gets three tries over 15 s. */
export const usualHealthPace: HealthPace = { everyMs: 5_000, againMs: 1_000, patienceMs: 5_000, silences: 3 }

/**
 * Checks repeatedly. @returns a function that stops the checks; `silent` is called once, after too many failures in a
 * row
 */
export function watchHealth(health: Health, silent: () => void, pace: HealthPace = usualHealthPace): () => void {
  let timer: NodeJS.Timeout
  let misses = 0
  const stop = new AbortController()

  async function ask(): Promise<void> {
    const inTime = AbortSignal.any([stop.signal, AbortSignal.timeout(pace.patienceMs)])
    const answered = await health(inTime).then(
      () => true,
      () => false,
    )
    if (stop.signal.aborted) return
    misses = answered ? 0 : misses + 1
    if (misses >= pace.silences) return silent()
    timer = setTimeout(ask, answered ? pace.everyMs : pace.againMs)
  }

  timer = setTimeout(ask, pace.everyMs)
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}

/** A service is alive if it answers `/healthz` at all, on a new connection each time. */
export const answersOverHttp =
  (url: string): Health =>
  (signal) =>
    new Promise((resolve, reject) => {
      get(url, { agent: false, signal }, (answer) => {
        answer.destroy()
        resolve()
      }).on('error', reject)
    })

/** A Redis on this machine is alive if it answers PING, even with an error or while it is still loading its file. */
export const redisAnswers =
  (port: number): Health =>
  (signal) =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port, signal }, () => socket.write('PING\r\n'))
      socket.once('data', () => {
        socket.destroy()
        resolve()
      })
      socket.on('error', reject)
      socket.once('close', () => reject(new Error('it hung up')))
    })
