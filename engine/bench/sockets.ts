import { randomUUID } from 'node:crypto'
import type { CommitView } from '@greenroom/shared/session'
import {
  type ClientToServer,
  type CommandAnswer,
  type JoinAnswer,
  protocolVersion,
  type ServerToClient,
} from '@greenroom/shared/wire'
import { io, type Socket } from 'socket.io-client'
import type { Room } from './rooms.ts'

/** The messages the baseline accepts. */
export type FloorMessages = {
  append: (
    message: { sessionId: string; commandId: string; seq: number; code: string },
    ack: (answer: CommandAnswer) => void,
  ) => void
  read: (message: { sessionId: string; lastSeq: number }, ack: (commits: CommitView[]) => void) => void
  tick: () => void
}
export type EngineSocket = Socket<ServerToClient, ClientToServer>
export type FloorSocket = Socket<ServerToClient, FloorMessages>

const options = { transports: ['websocket'], forceNew: true, reconnection: false }

export async function connectFloor(url: string): Promise<FloorSocket> {
  const socket: FloorSocket = io(url, options)
  await connected(socket)
  return socket
}

/** Connects and joins. `lastSeq` is the last commit the client has. */
export async function joinRoom(url: string, room: Room, lastSeq?: number): Promise<EngineSocket> {
  const socket: EngineSocket = io(url, { ...options, extraHeaders: { cookie: room.cookie } })
  await connected(socket)
  await join(socket, room, lastSeq)
  return socket
}

export async function join(
  socket: EngineSocket,
  { sessionId }: Room,
  lastSeq?: number,
): Promise<JoinAnswer & { ok: true }> {
  const message = { sessionId, protocol: protocolVersion, ...(lastSeq === undefined ? {} : { lastSeq }) }
  const answer = await socket.emitWithAck('session:join', message)
  if (!answer.ok) throw new Error(`join was refused: ${answer.error.code}`)
  return answer
}

/** Saves another version of the code, and waits for the acknowledgement. */
export async function saveCode(socket: EngineSocket, { sessionId }: Room, code: string): Promise<void> {
  const command = { type: 'SaveCode', code, programmingLanguage: 'python', sessionId, commandId: randomUUID() }
  const answer = await socket.emitWithAck('session:command', command)
  if (!answer.ok) throw new Error(`a save was refused: ${answer.error.code}`)
}

export async function appendCode(socket: FloorSocket, sessionId: string, seq: number, code: string): Promise<void> {
  await socket.emitWithAck('append', { sessionId, commandId: randomUUID(), seq, code })
}

async function connected(socket: { connected: boolean; once: Socket['once']; disconnect(): unknown }): Promise<void> {
  if (socket.connected) return
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve())
    socket.once('connect_error', reject)
  })
}

/** Runs `work` for each item, this many at a time. */
export async function forEach<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < items.length; from += atOnce) {
    results.push(
      ...(await Promise.all(items.slice(from, from + atOnce).map((item, index) => work(item, from + index)))),
    )
  }
  return results
}
