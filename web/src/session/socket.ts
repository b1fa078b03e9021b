import type { CallMessage } from '@greenroom/shared/wire'
import { io } from 'socket.io-client'

/** What can come from the server; the payload is parsed by whoever reads it. */
const serverMessages = ['session:commit', 'session:delta', 'session:tick', 'session:presence', 'call:signal'] as const
export type ServerMessage = (typeof serverMessages)[number]

export type SocketEvents = {
  connected(): void
  /** The connection is gone, or could not be made; it is tried again all the time. */
  lost(): void
  /** The server does not want this connection, and asking again would not help. */
  refused(code: string): void
  message(name: ServerMessage, payload: unknown): void
}

export type SessionSocket = {
  /** Rejects where no acknowledgement came in time, or the connection was lost before. */
  request(name: 'session:join' | 'session:command', message: object, timeoutMs: number): Promise<unknown>
  /** Sends what may get lost: nothing waits for it, and what cannot be sent now is dropped. */
  tell(name: 'presence:update', message: { sessionId: string; typing: boolean }): void
  /** Sends what sets up a call, in order. Without a connection it's dropped; calls say it again. */
  signal(message: CallMessage): void
  /** Says goodbye and closes the connection. */
  close(sessionId: string): void
}
export type SocketFactory = (events: SocketEvents) => SessionSocket

const askAgainAfterMs = 2_000
/** An engine that died while it was called may never answer: another one is called soon. */
const connectTimeoutMs = 5_000

/**
 * A connection to the engine by WebSocket. `url` is the page's own origin unless told otherwise; a client that is no browser
 * brings its cookie in `extraHeaders`.
 */
export function socketIo(url?: string, extraHeaders: Record<string, string> = {}): SocketFactory {
  return (events) => {
    const options = {
      path: '/socket.io',
      transports: ['websocket'],
      withCredentials: true,
      extraHeaders,
      timeout: connectTimeoutMs,
      reconnectionDelay: 500,
      reconnectionDelayMax: 3_000,
      forceNew: true,
    }
    const socket = url === undefined ? io(options) : io(url, options)
    let again: ReturnType<typeof setTimeout> | undefined

    const askAgain = () => {
      clearTimeout(again)
      again = setTimeout(() => socket.connect(), askAgainAfterMs)
    }
    // A dead network is noticed by pings only after a while; the browser often knows at once.
    const offline = () => socket.io.engine?.close()
    globalThis.addEventListener?.('offline', offline)

    socket.on('connect', () => events.connected())
    socket.on('disconnect', (reason) => {
      events.lost()
      // Let go by the server, for reading too slowly for example: socket.io does not come back by itself.
      if (reason === 'io server disconnect') askAgain()
    })
    socket.on('connect_error', (error) => {
      if (error.message === 'UNAUTHORIZED') return events.refused('UNAUTHORIZED')
      events.lost()
      if (!socket.active) askAgain()
    })
    for (const name of serverMessages) socket.on(name, (payload: unknown) => events.message(name, payload))

    return {
      request: (name, message, timeoutMs) => socket.timeout(timeoutMs).emitWithAck(name, message),
      tell: (name, message) => void socket.volatile.emit(name, message),
      signal(message) {
        if (socket.connected) socket.emit('call:signal', message)
      },
      close(sessionId) {
        clearTimeout(again)
        globalThis.removeEventListener?.('offline', offline)
        if (socket.connected) socket.emit('session:leave', { sessionId })
        socket.close()
      },
    }
  }
}
