import type { CommitView } from '@greenroom/shared/session'
import {
  type CallMessage,
  type ClientToServer,
  type CommandAnswer,
  type JoinAnswer,
  type Presence,
  protocolVersion,
  type ServerToClient,
  type Tick,
} from '@greenroom/shared/wire'
import { io, type Socket } from 'socket.io-client'

export type SocketOptions = {
  cookie?: string
  origin?: string
  transport?: 'websocket' | 'polling'
}

/** A browser's end of a socket. It can send anything and records everything it receives. */
export type ClientSocket = {
  /** Sends anything and resolves with the acknowledgement, or with `silence` if there is none. */
  ask(event: string, ...args: unknown[]): Promise<unknown>
  /** Sends anything without waiting for an answer. */
  tell(event: string, ...args: unknown[]): void
  join(sessionId: string, lastSeq?: number): Promise<JoinAnswer>
  command(
    sessionId: string,
    command: { type: string; commandId?: string } & Record<string, unknown>,
  ): Promise<CommandAnswer>
  commits: CommitView[]
  ticks: Tick[]
  presences: Presence[]
  /** Call signals it has received. */
  signals: CallMessage[]
  isConnected(): boolean
  close(): void
}

const answerWithinMs = 30_000
let lastCommandId = 0

/** @throws the reason the engine refused the socket, from `connect_error` */
export async function openSocket(url: string, options: SocketOptions = {}): Promise<ClientSocket> {
  const { cookie, origin, transport = 'websocket' } = options
  const socket: Socket<ServerToClient, ClientToServer> = io(url, {
    transports: [transport],
    forceNew: true,
    reconnection: false,
    extraHeaders: { ...(cookie === undefined ? {} : { cookie }), ...(origin === undefined ? {} : { origin }) },
  })
  const commits: CommitView[] = []
  const ticks: Tick[] = []
  const presences: Presence[] = []
  const signals: CallMessage[] = []
  socket.on('session:commit', (commit) => void commits.push(commit))
  socket.on('session:tick', (tick) => void ticks.push(tick))
  socket.on('session:presence', (presence) => void presences.push(presence))
  socket.on('call:signal', (signal) => void signals.push(signal))
  /** The same socket without types, so that it can send anything. */
  const raw: Socket = socket

  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', (error) => {
      socket.disconnect()
      reject(error)
    })
  })
  const patient = socket.timeout(answerWithinMs)
  return {
    commits,
    ticks,
    presences,
    signals,
    ask: (event, ...args) =>
      new Promise((resolve) => {
        raw.timeout(answerWithinMs).emit(event, ...args, (error: Error | null, answer: unknown) => {
          resolve(error === null ? answer : 'silence')
        })
      }),
    tell: (event, ...args) => void raw.emit(event, ...args),
    join: (sessionId, lastSeq) =>
      patient.emitWithAck('session:join', {
        sessionId,
        protocol: protocolVersion,
        ...(lastSeq === undefined ? {} : { lastSeq }),
      }),
    command(sessionId, { commandId, ...rest }) {
      lastCommandId += 1
      return patient.emitWithAck('session:command', { ...rest, sessionId, commandId: commandId ?? `c${lastCommandId}` })
    },
    isConnected: () => socket.connected,
    close: () => void socket.disconnect(),
  }
}
