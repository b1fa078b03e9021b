import { io } from 'socket.io-client'

/** Result of checking the connection; `ms` is the median of three round trips. */
export type ConnectionResult = { status: 'none' } | { status: 'no_live' | 'live'; ms: number }

/** With this delay or more, in ms, conversation noticeably lags. */
export const slowFromMs = 300

const giveUpAfterMs = 5_000
const roundTrips = 3

/** Measures the round trip to the server, and tries a live connection. Only rejects if the signal is aborted. */
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

/** Whether a WebSocket, as used by the room, can be opened. */
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
    // The connection worked; it was refused only because the user isn't signed in.
    socket.on('connect_error', ({ message }) => done(message === 'UNAUTHORIZED'))
    signal.addEventListener('abort', () => done(false), { once: true })
  })
}
