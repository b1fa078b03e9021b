import { get } from 'node:http'
import { connect } from 'node:net'

/** Asks a program for a sign of life; rejects if none comes before the signal aborts. */
export type Health = (signal: AbortSignal) => Promise<void>

export type HealthPace = {
  /** From an answer to the next question. */
  everyMs: number
  /** From a question that went unanswered to the next one. */
  againMs: number
  /** How long an answer may take. */
  patienceMs: number
  /** So many questions in a row go unanswered before a program counts as silent. */
  silences: number
}

/** A busy machine is no reason to end a program: it has 15 s in three tries. */
export const usualHealthPace: HealthPace = { everyMs: 5_000, againMs: 1_000, patienceMs: 5_000, silences: 3 }

/** Asks again and again. @returns what stops it; `silent` is called once, when nothing has come in too many tries in a row */
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

/** A service answers by its `/healthz`, on a connection of its own; whatever it answers, it lives. */
export const answersOverHttp =
  (url: string): Health =>
  (signal) =>
    new Promise((resolve, reject) => {
      get(url, { agent: false, signal }, (answer) => {
        answer.destroy()
        resolve()
      }).on('error', reject)
    })

/** A Redis on this machine answers to PING; one that refuses or still reads its file lives too. */
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
