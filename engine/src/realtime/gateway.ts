import type { Server as HttpServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
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
  type Participant,
  participantCommandSchema,
  presenceUpdateSchema,
  protocolVersion,
  type ServerToClient,
  viewOf,
} from '@greenroom/shared'
import { Server } from 'socket.io'
import type { ViewFor } from '../session/participantViews.ts'
import { participantIn, type Visitor, visitorKey } from './access.ts'
import type { Drafts } from './drafts.ts'
import type { PresenceNews } from './roomPresence.ts'
import { mayHear, openRooms, type RoomSocket, type RoomsOptions, type SocketData } from './rooms.ts'
import { createTokenBuckets } from './tokenBuckets.ts'

type GatewayServer = Server<ClientToServer, ServerToClient, Record<string, never>, SocketData>

/** A room of an interview takes few messages a second; more is a mistake or an attack. */
const commandBucket = { burst: 30, perSecond: 5 }
const joinBucket = { burst: 20, perSecond: 2 }

/** An engine that stops sends its sockets away one by one, so that the others do not get them all at once … */
const farewellMsASocket = 2
/** … but it has to be gone before its supervisor loses patience, and waits no longer than this for an answer. */
const longestFarewellMs = 3_000
const longestAnswerMs = 2_000
/** Whoever is not known after so long is asked to come again: a browser waits for this answer without an end. */
const longestAuthenticationMs = 4_000

export type GatewayOptions = RoomsOptions & {
  server: HttpServer
  /** Who carries this cookie, or null. */
  authenticate: (cookie: string | undefined) => Promise<Visitor | null>
  isOriginAllowed: (origin: string | undefined, host: string | undefined) => boolean
  drafts: Pick<Drafts, 'of'>
  /** The state as a participant may see it. */
  viewFor: ViewFor
}

/** The sockets of this engine: what comes in becomes commands, and what was committed goes out to whom it is for. */
export type Gateway = {
  /** Sends a commit to everyone here who joined its session. */
  deliver(commit: Commit): void
  deliverDelta(delta: Delta): void
  /** What another engine says about who is in a room. */
  receivePresence(engineId: string, news: PresenceNews): void
  socketCount(): number
  /** Lets nobody in any more, answers what was asked, and sends everybody to another engine, not all in the same moment. */
  drain(): Promise<void>
  stop(): Promise<void>
}

export function startGateway(options: GatewayOptions): Gateway {
  const { handler, log, presence, logger, now } = options
  let draining = false
  const io: GatewayServer = new Server(options.server, {
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    destroyUpgrade: false,
    maxHttpBufferSize: largestMessageBytes,
    pingInterval: 10_000,
    pingTimeout: 8_000,
    allowRequest: (request, callback) => {
      if (draining) return callback('this engine is stopping', false)
      const allowed = options.isOriginAllowed(request.headers.origin, request.headers.host)
      callback(allowed ? null : 'origin not allowed', allowed)
    },
  })
  const commands = createTokenBuckets(commandBucket, now)
  const joins = createTokenBuckets(joinBucket, now)
  const rooms = openRooms(options)

  io.use((socket, next) => {
    const late = sleep(longestAuthenticationMs, undefined, { ref: false }).then(() => {
      throw new Error('the accounts do not answer')
    })
    Promise.race([options.authenticate(socket.handshake.headers.cookie), late]).then(
      (visitor) => {
        if (visitor === null) return next(new Error('UNAUTHORIZED'))
        socket.data = { visitor, joined: new Map(), unsentPackets: 0, unanswered: new Set() }
        next()
      },
      (error: unknown) => {
        logger.warn({ err: error }, 'a socket could not be authenticated')
        next(new Error('UNAVAILABLE'))
      },
    )
  })

  io.on('connection', (socket) => {
    forgetRequest(socket)
    socket.conn.on('packetCreate', () => {
      socket.data.unsentPackets += 1
    })
    socket.conn.on('drain', () => {
      socket.data.unsentPackets = 0
    })
    socket.on('session:join', (...sent: unknown[]) => answer(socket, sent, (message) => join(socket, message)))
    socket.on('session:command', (...sent: unknown[]) => answer(socket, sent, (message) => command(socket, message)))
    socket.on('session:leave', (message: unknown) => {
      const parsed = leaveSchema.safeParse(message)
      if (parsed.success) rooms.leave(socket, parsed.data.sessionId)
    })
    socket.on('presence:update', (message: unknown) => typing(socket, message))
    socket.on('disconnect', () => {
      for (const sessionId of socket.data.joined.keys()) rooms.leave(socket, sessionId)
    })
  })

  /**
   * Answers by the acknowledgement where the client asked for one, which socket.io puts last; what fails inside is ours, and
   * said as such.
   */
  function answer(
    socket: RoomSocket,
    sent: unknown[],
    work: (message: unknown) => Promise<JoinAnswer | CommandAnswer>,
  ): void {
    const last = sent.at(-1)
    const reply = typeof last === 'function' ? last : () => {}
    const { unanswered } = socket.data
    const answered: Promise<void> = work(sent[0])
      .then(
        (result) => reply(result),
        (error: unknown) => {
          logger.error({ err: error }, 'a socket message failed')
          reply({ ok: false, error: commandError('UNAVAILABLE') })
        },
      )
      .finally(() => unanswered.delete(answered))
    unanswered.add(answered)
  }

  /** What it was asked is answered first; the close is one after which every client connects again by itself. */
  async function sendElsewhere(socket: RoomSocket, afterMs: number): Promise<void> {
    await sleep(afterMs)
    const patience = new AbortController()
    await Promise.race([
      Promise.all(socket.data.unanswered),
      sleep(longestAnswerMs, undefined, { signal: patience.signal }).catch(() => undefined),
    ])
    patience.abort()
    socket.conn.close()
  }

  async function join(socket: RoomSocket, message: unknown): Promise<JoinAnswer> {
    const parsed = joinSchema.safeParse(message)
    if (!parsed.success) return { ok: false, error: commandError('INVALID_COMMAND', firstIssue(parsed.error)) }
    const { sessionId, lastSeq, protocol } = parsed.data
    if (protocol !== protocolVersion) return { ok: false, error: commandError('PROTOCOL_OUTDATED') }
    const wait = joins.take(visitorKey(socket.data.visitor))
    if (wait > 0) return { ok: false, error: { ...commandError('RATE_LIMITED'), retryAfterMs: wait } }
    const known = await handler.load(sessionId)
    const participant = known && participantIn(known, socket.data.visitor)
    if (known === undefined || participant === undefined) return { ok: false, error: commandError('SESSION_NOT_FOUND') }
    // Who left while the session was loaded must not stay in the room: nothing would ever take them out of it.
    if (!socket.connected) return { ok: false, error: commandError('UNAVAILABLE') }

    rooms.enter(socket, known, participant)
    await presence.connected(sessionId, participant.id)
    await handler.handle({
      sessionId,
      commandId: `join.${socket.id}.${now()}`,
      actor: { kind: 'presence' },
      command: { type: 'Join', participant },
    })
    rooms.broadcastPresence(sessionId)
    return { ...(await catchUp(sessionId, participant, lastSeq)), role: participant.role }
  }

  /** What the client has missed: commits where they are few, else the state as this participant may see it. */
  async function catchUp(sessionId: string, participant: Participant, lastSeq: number | undefined) {
    const state = await handler.reload(sessionId)
    if (state === undefined) throw new Error(`${sessionId} vanished`)
    const awaited = state.phase === 'IN_PROGRESS' ? [state.awaitingReply, state.awaitingCoach] : []
    const replyIds = awaited.flatMap((reply) => (reply === null ? [] : [reply.replyId]))
    const heard = replyIds.filter((replyId) => mayHear(participant.role, replyId))
    const drafts = heard.flatMap((replyId) => options.drafts.of(sessionId, replyId))
    const news = { ok: true as const, serverNow: now(), drafts }
    if (lastSeq === undefined || lastSeq > state.seq || state.seq - lastSeq > longestReplay) {
      const snapshot = await options.viewFor(state, participant)
      return { ...news, seq: snapshot.seq, snapshot }
    }
    const commits = await log.commitsAfter(sessionId, lastSeq, longestReplay)
    return {
      ...news,
      seq: commits.at(-1)?.seq ?? lastSeq,
      commits: commits.map((commit) => viewOf(commit, participant.id)),
    }
  }

  async function command(socket: RoomSocket, message: unknown): Promise<CommandAnswer> {
    const envelope = commandEnvelopeSchema.safeParse(message)
    if (!envelope.success) return { ok: false, error: commandError('INVALID_COMMAND', firstIssue(envelope.error)) }
    const { sessionId, commandId, type } = envelope.data
    const joined = socket.data.joined.get(sessionId)
    if (joined === undefined) {
      const pause = commands.take(`${visitorKey(socket.data.visitor)}/unjoined`)
      if (pause > 0) return { ok: false, error: { ...commandError('RATE_LIMITED'), retryAfterMs: pause } }
      const state = await handler.load(sessionId)
      const theirs = state !== undefined && participantIn(state, socket.data.visitor) !== undefined
      return { ok: false, error: commandError(theirs ? 'NOT_JOINED' : 'SESSION_NOT_FOUND') }
    }
    const parsed = participantCommandSchema.safeParse(message)
    if (!parsed.success) return { ok: false, error: commandError('INVALID_COMMAND', firstIssue(parsed.error)) }
    const wait = commands.take(`${visitorKey(socket.data.visitor)}/${type}`)
    if (wait > 0) return { ok: false, error: { ...commandError('RATE_LIMITED'), retryAfterMs: wait } }
    const { id, role, name } = joined.participant
    return handler.handle({
      sessionId,
      commandId,
      actor: { kind: 'participant', id, role, name },
      command: parsed.data,
    })
  }

  function typing(socket: RoomSocket, message: unknown): void {
    const parsed = presenceUpdateSchema.safeParse(message)
    if (!parsed.success || commands.take(`${visitorKey(socket.data.visitor)}/presence`) > 0) return
    const joined = socket.data.joined.get(parsed.data.sessionId)
    if (joined === undefined || parsed.data.typing === undefined) return
    presence.typed(parsed.data.sessionId, joined.participant.id)
    if (parsed.data.typing === joined.typing) return
    joined.typing = parsed.data.typing
    rooms.broadcastPresence(parsed.data.sessionId)
  }

  return {
    deliver: rooms.deliver,
    deliverDelta: rooms.deliverDelta,
    receivePresence: rooms.receivePresence,
    socketCount: () => io.sockets.sockets.size,
    async drain() {
      draining = true
      // A handshake that was under way ends in a socket after all.
      for (let sockets = [...io.sockets.sockets.values()]; sockets.length > 0; ) {
        const spreadMs = Math.min(longestFarewellMs, sockets.length * farewellMsASocket)
        await Promise.all(sockets.map((socket, index) => sendElsewhere(socket, (spreadMs * index) / sockets.length)))
        sockets = [...io.sockets.sockets.values()].filter(({ conn }) => conn.readyState === 'open')
      }
    },
    async stop() {
      rooms.stop()
      await io.close()
    },
  }
}

/**
 * The request that opened a connection has said what it had to say. socket.io would keep it as long as the connection, with its
 * headers twice; an engine holds thousands that are idle.
 */
function forgetRequest({ conn, handshake }: RoomSocket): void {
  Object.assign(conn, { request: null })
  handshake.headers = {}
}

function firstIssue(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): string {
  const [issue] = error.issues
  if (issue === undefined) return 'The message cannot be read.'
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`
}
