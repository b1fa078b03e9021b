import type { CallMessage } from '@greenroom/shared/wire'
import { io } from 'socket.io-client'

/** Messages from the server. Readers of a message parse its payload. */
const serverMessages = ['session:commit', 'session:delta', 'session:tick', 'session:presence', 'call:signal'] as const
export type ServerMessage = (typeof serverMessages)[number]

export type SocketEvents = {
  connected(): void
  /** Called when the connection is gone or couldn't be made; it keeps retrying. */
  lost(): void
  /** Called when the server refuses this connection and retrying wouldn't help. */
  refused(code: string): void
  message(name: ServerMessage, payload: unknown): void
}

export type SessionSocket = {
  /** Rejects if no acknowledgement arrives in time, or the connection is lost first. */
  request(name: 'session:join' | 'session:command', message: object, timeoutMs: number): Promise<unknown>
  /** Sends a message that may get lost: nothing waits for it, and it's dropped if it can't be sent now. */
  tell(name: 'presence:update', message: { sessionId: string; typing: boolean }): void
  /** Sends call setup messages, in order. Without a connection they are dropped; calls repeat them. */
  signal(message: CallMessage): void
  /** Says goodbye and closes the connection. */
  close(sessionId: string): void
}
export type SocketFactory = (events: SocketEvents) => SessionSocket

const askAgainAfterMs = 2_000
/** An engine that dies during the attempt may never answer. The next attempt will reach another one. */
const connectTimeoutMs = 5_000

/**
 * Opens a WebSocket connection to the engine. `url` is the page's own origin by default; a client that isn't a browser
 * sends its cookie in `extraHeaders`.
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
    // Pings take a while to notice a dead network; the browser often knows immediately.
    const offline = () => socket.io.engine?.close()
    globalThis.addEventListener?.('offline', offline)

    socket.on('connect', () => events.connected())
    socket.on('disconnect', (reason) => {
      events.lost()
      // The server closed the connection, for example because we read too slowly; socket.io doesn't reconnect by itself
      // then.
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
