import {
  type Commit,
  isCallRole,
  isCoachReply,
  type Participant,
  type Session,
  viewOf,
} from '@greenroom/shared/session'
import type { ParticipantRole } from '@greenroom/shared/vocabulary'
import {
  type ClientToServer,
  type Delta,
  longestReplay,
  maxUnsentPackets,
  type ServerToClient,
} from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import type { Socket } from 'socket.io'
import type { SessionHandler } from '../session/handle.ts'
import type { SessionLog } from '../session/sessionLog.ts'
import type { Visitor } from './access.ts'
import type { CallNews } from './callNews.ts'
import { CommitLine, type CommitLineOptions } from './commitLine.ts'
import { lookForMissedNews } from './missedNews.ts'
import type { PresenceRegister } from './presence.ts'
import { type Here, openRoomPresence, type PresenceNews } from './roomPresence.ts'
import { startTicker, tickOf } from './ticker.ts'
import { sendVolatile, volatilePacket } from './volatileEvent.ts'

/** A session's sockets on this engine, the commits queued for them, and the session's members. */
type Room = { sockets: Set<RoomSocket>; line: CommitLine; members: readonly Participant[] }

type Joined = { participant: Participant; typing: boolean }
/** What the engine keeps per socket: its person, its sessions, its unread backlog, and answers still to be sent. */
export type SocketData = {
  visitor: Visitor
  joined: Map<string, Joined>
  unsentPackets: number
  unanswered: Set<Promise<void>>
}
export type RoomSocket = Socket<ClientToServer, ServerToClient, Record<string, never>, SocketData>

/** Whether this role may see a reply while it is being written. Only the candidate sees the coach's. */
export const mayHear = (role: ParticipantRole, replyId: string): boolean =>
  role === 'candidate' || !isCoachReply(replyId)

export type RoomsOptions = {
  handler: SessionHandler
  log: SessionLog
  presence: PresenceRegister
  logger: FastifyBaseLogger
  now: () => number
  /** Identifies the current period without missed messages from other engines; null during a break. */
  busListening: () => number | null
  publishPresence: (news: PresenceNews) => void
}

/** This engine's sockets by session: who is in which room, and which messages they get. */
export type Rooms = {
  /** From now on, sends the socket the events after this state, as this participant may see them. */
  enter(socket: RoomSocket, state: Pick<Session, 'sessionId' | 'seq' | 'members'>, participant: Participant): void
  leave(socket: RoomSocket, sessionId: string): void
  /** Sends a commit to everyone on this engine who has joined its session. */
  deliver(commit: Commit): void
  deliverDelta(delta: Delta): void
  /** Sends a call signal to the other person's sockets. */
  deliverCall(news: CallNews): void
  /** Tells everyone in the room, on every engine, who is there. */
  broadcastPresence(sessionId: string): void
  /** Processes another engine's message about who is in a room. */
  receivePresence(engineId: string, news: PresenceNews): void
  stop(): void
}

export function openRooms(options: RoomsOptions): Rooms {
  const { handler, log, presence, logger, now, busListening, publishPresence } = options
  const rooms = new Map<string, Room>()
  const ticker = startTicker(tick)

  const enter: Rooms['enter'] = (socket, { sessionId, seq, members }, participant) => {
    if (socket.data.joined.has(sessionId)) leave(socket, sessionId)
    socket.data.joined.set(sessionId, { participant, typing: false })
    const room = rooms.get(sessionId) ?? { sockets: new Set(), line: new CommitLine(sessionId, seq, lines), members }
    room.sockets.add(socket)
    if (members.length > room.members.length) room.members = members
    rooms.set(sessionId, room)
    ticker.add(sessionId)
  }

  function leave(socket: RoomSocket, sessionId: string): void {
    const joined = socket.data.joined.get(sessionId)
    if (joined === undefined) return
    socket.data.joined.delete(sessionId)
    presence.disconnected(sessionId, joined.participant.id)
    const room = rooms.get(sessionId)
    room?.sockets.delete(socket)
    if (room !== undefined && room.sockets.size === 0) {
      rooms.delete(sessionId)
      ticker.remove(sessionId)
    }
    roomPresence.changed(sessionId)
  }

  /**
   * A commit from another engine may arrive after one of ours that builds on it. Everyone here still gets them in
   * order.
   */
  const lines: CommitLineOptions = {
    pass: tell,
    async read(sessionId, after) {
      const news = await log.commitsAfter(sessionId, after, longestReplay)
      for (const commit of news) handler.observe(commit)
      return news
    },
    logger,
  }

  function tell(commit: Commit): void {
    const room = rooms.get(commit.sessionId)
    if (room === undefined) return
    for (const socket of room.sockets) {
      const participant = socket.data.joined.get(commit.sessionId)?.participant
      if (participant === undefined || isClogged(socket)) continue
      socket.emit('session:commit', viewOf(commit, participant.id))
    }
    for (const event of commit.events) {
      if (event.type === 'ParticipantLeft') contradict(commit, event.participantId)
      if (event.type === 'MemberAdded' && !room.members.some(({ id }) => id === event.participant.id)) {
        room.members = [...room.members, event.participant]
        roomPresence.show(commit.sessionId)
      }
      if (event.type === 'MemberRemoved') putOut(commit.sessionId, event.participantId)
    }
  }

  /**
   * Closes a removed member's sockets. Their browser reconnects by itself and finds out that it may no longer enter.
   */
  function putOut(sessionId: string, participantId: string): void {
    const room = rooms.get(sessionId)
    if (room === undefined) return
    room.members = room.members.filter(({ id }) => id !== participantId)
    for (const socket of [...room.sockets]) {
      if (socket.data.joined.get(sessionId)?.participant.id !== participantId) continue
      leave(socket, sessionId)
      socket.conn.close()
    }
    roomPresence.gone(sessionId, participantId)
  }

  /** A client that reads too slowly is disconnected. It reconnects and requests what it missed. */
  function isClogged(socket: RoomSocket): boolean {
    if (socket.data.unsentPackets <= maxUnsentPackets) return false
    socket.disconnect(true)
    return true
  }

  function tick(sessionId: string): void {
    const state = handler.peek(sessionId)
    // Skipping one tick does no harm: the state will have loaded before the next one.
    if (state === undefined) return void handler.load(sessionId).catch(() => undefined)
    const said = tickOf(state, now())
    if (said === null) return
    const packet = volatilePacket('session:tick', said)
    for (const socket of rooms.get(sessionId)?.sockets ?? []) sendVolatile(socket, packet)
  }

  function hereIn(sessionId: string): Here[] {
    const here = new Map<string, Here>()
    for (const socket of rooms.get(sessionId)?.sockets ?? []) {
      const joined = socket.data.joined.get(sessionId)
      if (joined === undefined) continue
      const { id, role, name } = joined.participant
      here.set(id, { id, role, name, typing: joined.typing || (here.get(id)?.typing ?? false) })
    }
    return [...here.values()]
  }

  const roomPresence = openRoomPresence({
    hereIn,
    membersOf: (sessionId) => rooms.get(sessionId)?.members ?? [],
    publish: publishPresence,
    tell(said) {
      for (const socket of rooms.get(said.sessionId)?.sockets ?? []) socket.emit('session:presence', said)
    },
    now,
  })

  /**
   * Handles another engine recording that somebody left even though they have a socket here: corrects that immediately.
   */
  function contradict({ sessionId, seq }: Commit, participantId: string): void {
    const sockets = [...(rooms.get(sessionId)?.sockets ?? [])]
    const participant = sockets
      .map(({ data }) => data.joined.get(sessionId)?.participant)
      .find((each) => each?.id === participantId)
    if (participant === undefined) {
      roomPresence.gone(sessionId, participantId)
      return
    }
    handler
      .handle({
        sessionId,
        commandId: `still.${participantId}.${seq}`,
        actor: { kind: 'presence' },
        command: { type: 'Join', participant },
      })
      .catch((error: unknown) => logger.warn({ err: error, sessionId }, 'recording that somebody is here failed'))
  }

  const stopLooking = lookForMissedNews(busListening, () => {
    for (const { line } of rooms.values()) void line.lookUp()
  })

  return {
    enter,
    leave,
    deliver: (commit) => rooms.get(commit.sessionId)?.line.offer(commit),
    deliverDelta(delta) {
      const packet = volatilePacket('session:delta', delta)
      for (const socket of rooms.get(delta.sessionId)?.sockets ?? []) {
        const role = socket.data.joined.get(delta.sessionId)?.participant.role
        if (role !== undefined && mayHear(role, delta.messageId)) sendVolatile(socket, packet)
      }
    },
    deliverCall({ by, message }) {
      for (const socket of rooms.get(message.sessionId)?.sockets ?? []) {
        const role = socket.data.joined.get(message.sessionId)?.participant.role
        if (role === undefined || role === by || !isCallRole(role) || isClogged(socket)) continue
        socket.emit('call:signal', message)
      }
    },
    broadcastPresence: roomPresence.changed,
    receivePresence: roomPresence.receive,
    stop() {
      roomPresence.stop()
      stopLooking()
      ticker.stop()
    },
  }
}
