import { io } from 'socket.io-client'

/** What was found out about the way to the server; `ms` is the median of three round trips. */
export type ConnectionResult = { status: 'none' } | { status: 'no_live' | 'live'; ms: number }

/** From here on one notices a delay in conversation. */
export const slowFromMs = 300

const giveUpAfterMs = 5_000
const roundTrips = 3

/** Measures the way to the server and back, and tries a live connection. It never rejects, but for the signal. */
export async function measureConnection(signal: AbortSignal): Promise<ConnectionResult> {
  const times: number[] = []
  for (let turn = 0; turn < roundTrips; turn += 1) {
    const ms = await roundTrip(signal)
    signal.throwIfAborted()
    if (ms === null) return { status: 'none' }
    times.push(ms)
  }
  const ms = Math.round(times.toSorted((one, other) => one - other)[1] ?? 0)
  return { status: (await opensLive(signal)) ? 'live' : 'no_live', ms }
}

async function roundTrip(signal: AbortSignal): Promise<number | null> {
  const begun = performance.now()
  try {
    const timed = AbortSignal.any([signal, AbortSignal.timeout(giveUpAfterMs)])
    const response = await fetch('/healthz', { cache: 'no-store', signal: timed })
    return response.ok ? performance.now() - begun : null
  } catch {
    return null
  }
}

/** Whether a WebSocket comes about; the room speaks over one. */
function opensLive(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = io({
      path: '/socket.io',
      transports: ['websocket'],
      withCredentials: true,
      reconnection: false,
      forceNew: true,
      timeout: giveUpAfterMs,
    })
    const done = (works: boolean) => {
      socket.close()
      resolve(works)
    }
    socket.on('connect', () => done(true))
    // Refused by name: the connection was there, only nobody is signed in.
    socket.on('connect_error', ({ message }) => done(message === 'UNAUTHORIZED'))
    signal.addEventListener('abort', () => done(false), { once: true })
  })
}
