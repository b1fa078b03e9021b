import type { Server as HttpServer } from 'node:http'
import {
  type ClientToServer,
  type CommandAnswer,
  type Commit,
  commandEnvelopeSchema,
  commandError,
  type Delta,
  type JoinAnswer,
  joinSchema,
  largestMessageBytes,
  leaveSchema,
  longestReplay,
  mostUnsentPackets,
  type Participant,
  participantCommandSchema,
  presenceUpdateSchema,
  protocolVersion,
  type ServerToClient,
  viewOf,
} from '@greenroom/shared'
import type { FastifyBaseLogger } from 'fastify'
import { Server, type Socket } from 'socket.io'
import type { SessionHandler } from '../session/handle.ts'
import type { SessionLog } from '../session/sessionLog.ts'
import { participantIn, type Visitor } from './access.ts'
import type { PresenceRegister } from './presence.ts'
import { startTicker, tickOf } from './ticker.ts'
import { createTokenBuckets } from './tokenBuckets.ts'

type SocketData = { visitor: Visitor; joined: Map<string, Joined>; unsentPackets: number }
type Joined = { participant: Participant; typing: boolean }
type GatewaySocket = Socket<ClientToServer, ServerToClient, Record<string, never>, SocketData>
type GatewayServer = Server<ClientToServer, ServerToClient, Record<string, never>, SocketData>

/** Where news of other engines may have been missed, the rooms of this one look into the store this often. */
const pollEveryMs = 2_000
/** A room of an interview takes few messages a second; more is a mistake or an attack. */
const commandBucket = { burst: 30, perSecond: 5 }
const joinBucket = { burst: 20, perSecond: 2 }

export type GatewayOptions = {
  server: HttpServer
  handler: SessionHandler
  log: SessionLog
  presence: PresenceRegister
  logger: FastifyBaseLogger
  now: () => number
  /** Who carries this cookie, or null. */
  authenticate: (cookie: string | undefined) => Promise<Visitor | null>
  isOriginAllowed: (origin: string | undefined, host: string | undefined) => boolean
  draftsOf: (sessionId: string, messageId: string) => Promise<Delta[]>
  isBusListening: () => boolean
}

/** The sockets of this engine: what comes in becomes commands, and what was committed goes out to whom it is for. */
export type Gateway = {
  /** Sends a commit to everyone here who joined its session. */
  deliver(commit: Commit): void
  deliverDelta(delta: Delta): void
  socketCount(): number
  stop(): Promise<void>
}

export function startGateway(options: GatewayOptions): Gateway {
  const { handler, log, presence, logger, now } = options
  const io: GatewayServer = new Server(options.server, {
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    destroyUpgrade: false,
    maxHttpBufferSize: largestMessageBytes,
    pingInterval: 10_000,
    pingTimeout: 8_000,
    allowRequest: (request, callback) => {
      const allowed = options.isOriginAllowed(request.headers.origin, request.headers.host)
      callback(allowed ? null : 'origin not allowed', allowed)
    },
  })
  const commands = createTokenBuckets(commandBucket, now)
  const joins = createTokenBuckets(joinBucket, now)
  /** Sockets here by session, and the latest commit that was delivered to them. */
  const rooms = new Map<string, { sockets: Set<GatewaySocket>; deliveredSeq: number }>()
  const ticker = startTicker((sessionId) => void tick(sessionId))

  io.use((socket, next) => {
    options.authenticate(socket.handshake.headers.cookie).then(
      (visitor) => {
        if (visitor === null) return next(new Error('UNAUTHORIZED'))
        socket.data = { visitor, joined: new Map(), unsentPackets: 0 }
        next()
      },
      (error: unknown) => {
        logger.warn({ err: error }, 'a socket could not be authenticated')
        next(new Error('UNAVAILABLE'))
      },
    )
  })

  io.on('connection', (socket) => {
    socket.conn.on('packetCreate', () => {
      socket.data.unsentPackets += 1
    })
    socket.conn.on('drain', () => {
      socket.data.unsentPackets = 0
    })
    socket.on('session:join', (...sent: unknown[]) => answer(sent, (message) => join(socket, message)))
    socket.on('session:command', (...sent: unknown[]) => answer(sent, (message) => command(socket, message)))
    socket.on('session:leave', (message: unknown) => {
      const parsed = leaveSchema.safeParse(message)
      if (parsed.success) leave(socket, parsed.data.sessionId)
    })
    socket.on('presence:update', (message: unknown) => typing(socket, message))
    socket.on('disconnect', () => {
      for (const sessionId of socket.data.joined.keys()) leave(socket, sessionId)
    })
  })

  /**
   * Answers by the acknowledgement where the client asked for one, which socket.io puts last; what fails inside is ours, and
   * said as such.
   */
  function answer(sent: unknown[], work: (message: unknown) => Promise<JoinAnswer | CommandAnswer>): void {
    const last = sent.at(-1)
    const reply = typeof last === 'function' ? last : () => {}
    work(sent[0]).then(
      (result) => reply(result),
      (error: unknown) => {
        logger.error({ err: error }, 'a socket message failed')
        reply({ ok: false, error: commandError('UNAVAILABLE') })
      },
    )
  }

  async function join(socket: GatewaySocket, message: unknown): Promise<JoinAnswer> {
    const parsed = joinSchema.safeParse(message)
    if (!parsed.success) return { ok: false, error: commandError('INVALID_COMMAND', firstIssue(parsed.error)) }
    const { sessionId, lastSeq, protocol } = parsed.data
    if (protocol !== protocolVersion) return { ok: false, error: commandError('PROTOCOL_OUTDATED') }
    const wait = joins.take(String(socket.data.visitor.userId))
    if (wait > 0) return { ok: false, error: { ...commandError('RATE_LIMITED'), retryAfterMs: wait } }
    const known = await handler.load(sessionId)
    const participant = known === undefined ? undefined : participantIn(known, socket.data.visitor)
    if (participant === undefined) return { ok: false, error: commandError('SESSION_NOT_FOUND') }
    // Who left while the session was loaded must not stay in the room: nothing would ever take them out of it.
    if (!socket.connected) return { ok: false, error: commandError('UNAVAILABLE') }

    enter(socket, sessionId, participant, known?.seq ?? 0)
    await presence.connected(sessionId, participant.id)
    await handler.handle({
      sessionId,
      commandId: `join.${socket.id}.${now()}`,
      actor: { kind: 'presence' },
      command: { type: 'Join', participant },
    })
    broadcastPresence(sessionId)
    return { ...(await catchUp(sessionId, participant, lastSeq)), role: participant.role }
  }

  /** What the client has missed: commits where they are few, else the state as this participant may see it. */
  async function catchUp(sessionId: string, participant: Participant, lastSeq: number | undefined) {
    const state = await handler.reload(sessionId)
    if (state === undefined) throw new Error(`${sessionId} vanished`)
    const awaited = state.phase === 'IN_PROGRESS' ? state.awaitingReply : null
    const drafts = awaited === null ? [] : await options.draftsOf(sessionId, awaited.replyId)
    const news = { ok: true as const, serverNow: now(), drafts }
    if (lastSeq === undefined || lastSeq > state.seq || state.seq - lastSeq > longestReplay) {
      return { ...news, seq: state.seq, snapshot: state }
    }
    const commits = await log.commitsAfter(sessionId, lastSeq, longestReplay)
    return {
      ...news,
      seq: commits.at(-1)?.seq ?? lastSeq,
      commits: commits.map((commit) => viewOf(commit, participant.id)),
    }
  }

  async function command(socket: GatewaySocket, message: unknown): Promise<CommandAnswer> {
    const envelope = commandEnvelopeSchema.safeParse(message)
    if (!envelope.success) return { ok: false, error: commandError('INVALID_COMMAND', firstIssue(envelope.error)) }
    const { sessionId, commandId, type } = envelope.data
    const joined = socket.data.joined.get(sessionId)
    if (joined === undefined) {
      const pause = commands.take(`${socket.data.visitor.userId}/unjoined`)
      if (pause > 0) return { ok: false, error: { ...commandError('RATE_LIMITED'), retryAfterMs: pause } }
      const state = await handler.load(sessionId)
      const theirs = state !== undefined && participantIn(state, socket.data.visitor) !== undefined
      return { ok: false, error: commandError(theirs ? 'NOT_JOINED' : 'SESSION_NOT_FOUND') }
    }
    const parsed = participantCommandSchema.safeParse(message)
    if (!parsed.success) return { ok: false, error: commandError('INVALID_COMMAND', firstIssue(parsed.error)) }
    const wait = commands.take(`${socket.data.visitor.userId}/${type}`)
    if (wait > 0) return { ok: false, error: { ...commandError('RATE_LIMITED'), retryAfterMs: wait } }
    const { id, role, name } = joined.participant
    return handler.handle({
      sessionId,
      commandId,
      actor: { kind: 'participant', id, role, name },
      command: parsed.data,
    })
  }

  function typing(socket: GatewaySocket, message: unknown): void {
    const parsed = presenceUpdateSchema.safeParse(message)
    if (!parsed.success || commands.take(`${socket.data.visitor.userId}/presence`) > 0) return
    const joined = socket.data.joined.get(parsed.data.sessionId)
    if (joined === undefined || parsed.data.typing === undefined || parsed.data.typing === joined.typing) return
    joined.typing = parsed.data.typing
    broadcastPresence(parsed.data.sessionId)
  }

  function enter(socket: GatewaySocket, sessionId: string, participant: Participant, seq: number): void {
    if (socket.data.joined.has(sessionId)) leave(socket, sessionId)
    socket.data.joined.set(sessionId, { participant, typing: false })
    const room = rooms.get(sessionId) ?? { sockets: new Set(), deliveredSeq: seq }
    room.sockets.add(socket)
    rooms.set(sessionId, room)
    ticker.add(sessionId)
  }

  function leave(socket: GatewaySocket, sessionId: string): void {
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
    broadcastPresence(sessionId)
  }

  function deliver(commit: Commit): void {
    const room = rooms.get(commit.sessionId)
    if (room === undefined) return
    room.deliveredSeq = Math.max(room.deliveredSeq, commit.seq)
    for (const socket of room.sockets) {
      const participant = socket.data.joined.get(commit.sessionId)?.participant
      if (participant === undefined || isClogged(socket)) continue
      socket.emit('session:commit', viewOf(commit, participant.id))
    }
  }

  /** A client that reads too slowly is let go; it comes back and asks for what it has missed. */
  function isClogged(socket: GatewaySocket): boolean {
    if (socket.data.unsentPackets <= mostUnsentPackets) return false
    socket.disconnect(true)
    return true
  }

  async function tick(sessionId: string): Promise<void> {
    const state = await handler.load(sessionId).catch(() => undefined)
    const said = state === undefined ? null : tickOf(state, now())
    if (said === null) return
    for (const socket of rooms.get(sessionId)?.sockets ?? []) socket.volatile.emit('session:tick', said)
  }

  function broadcastPresence(sessionId: string): void {
    const sockets = [...(rooms.get(sessionId)?.sockets ?? [])]
    const present = new Map<string, Joined>()
    for (const socket of sockets) {
      const joined = socket.data.joined.get(sessionId)
      if (joined === undefined) continue
      const typing = joined.typing || (present.get(joined.participant.id)?.typing ?? false)
      present.set(joined.participant.id, { ...joined, typing })
    }
    const participants = [...present.values()].map(({ participant, typing }) => ({
      role: participant.role,
      name: participant.name,
      online: true,
      typing,
    }))
    for (const socket of sockets) socket.emit('session:presence', { sessionId, participants })
  }

  const poll = setInterval(() => {
    if (options.isBusListening()) return
    for (const [sessionId, room] of rooms) void deliverMissed(sessionId, room)
  }, pollEveryMs)

  async function deliverMissed(sessionId: string, room: { deliveredSeq: number }): Promise<void> {
    try {
      for (const commit of await log.commitsAfter(sessionId, room.deliveredSeq, longestReplay)) {
        handler.observe(commit)
        deliver(commit)
      }
    } catch (error) {
      logger.warn({ err: error, sessionId }, 'the store will be asked for news again')
    }
  }

  return {
    deliver,
    deliverDelta(delta) {
      for (const socket of rooms.get(delta.sessionId)?.sockets ?? []) socket.volatile.emit('session:delta', delta)
    },
    socketCount: () => io.sockets.sockets.size,
    async stop() {
      clearInterval(poll)
      ticker.stop()
      await io.close()
    },
  }
}

function firstIssue(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): string {
  const [issue] = error.issues
  if (issue === undefined) return 'The message cannot be read.'
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`
}
