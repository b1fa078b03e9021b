import type { Server as HttpServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandError } from '@greenroom/shared/english'
import type { Commit } from '@greenroom/shared/session'
import {
  type ClientToServer,
  type CommandAnswer,
  type Delta,
  type JoinAnswer,
  largestMessageBytes,
  leaveSchema,
  type ServerToClient,
} from '@greenroom/shared/wire'
import { Server } from 'socket.io'
import { type Visitor, visitorKey } from './access.ts'
import { createRoomMessages, type RoomMessagesOptions } from './roomMessages.ts'
import type { PresenceNews } from './roomPresence.ts'
import { openRooms, type RoomSocket, type RoomsOptions, type SocketData } from './rooms.ts'
import type { SignedInSockets } from './signedInSockets.ts'
import { createTokenBuckets } from './tokenBuckets.ts'

type GatewayServer = Server<ClientToServer, ServerToClient, Record<string, never>, SocketData>

/** An engine that stops sends its sockets away one by one, so that the others do not get them all at once … */
const farewellMsASocket = 2
/** … but it has to be gone before its supervisor loses patience, and waits no longer than this for an answer. */
const longestFarewellMs = 3_000
const longestAnswerMs = 2_000
/** After this long without knowing who it is, we ask the browser to come again. It would wait for ever. */
const longestAuthenticationMs = 4_000
/** What one visitor may send through all their sockets before any of it is parsed, in pieces of 8 KB: far more than a room needs. */
const frameBucket = { burst: 400, perSecond: 100 }
const frameBytes = 8 * 1024

export type GatewayOptions = RoomsOptions &
  RoomMessagesOptions & {
    server: HttpServer
    /** Who carries this cookie, or null. */
    authenticate: (cookie: string | undefined) => Promise<Visitor | null>
    /** Closes a socket when the sign-in that opened it ends. */
    signedIn: SignedInSockets
    isOriginAllowed: (origin: string | undefined, host: string | undefined) => boolean
  }

/** The sockets of this engine. Messages become commands, and commits go out to those they're for. */
export type Gateway = {
  /** Sends a commit to everyone here who joined its session. */
  deliver(commit: Commit): void
  deliverDelta(delta: Delta): void
  /** Takes in another engine's word on who is in a room. */
  receivePresence(engineId: string, news: PresenceNews): void
  socketCount(): number
  /** Lets nobody in any more, finishes open answers, and sends everybody to other engines, a few at a time. */
  drain(): Promise<void>
  stop(): Promise<void>
}

export function startGateway(options: GatewayOptions): Gateway {
  const { logger } = options
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
  const rooms = openRooms(options)
  const messages = createRoomMessages(options, rooms)
  const frames = createTokenBuckets(frameBucket, options.now)

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
    // A close after which the client comes again by itself, and learns that it is signed out.
    const forget = options.signedIn.add(socket.data.visitor.account?.signInId, () => socket.conn.close())
    // Told before the frame is parsed. Sending too much costs the connection, and what is queued on it.
    socket.conn.on('packet', ({ type, data }) => {
      if (type !== 'message') return
      const cost = Math.ceil((data?.length ?? 0) / frameBytes)
      if (frames.take(visitorKey(socket.data.visitor), Math.max(1, cost)) > 0) socket.conn.close(true)
    })
    socket.conn.on('packetCreate', () => {
      socket.data.unsentPackets += 1
    })
    socket.conn.on('drain', () => {
      socket.data.unsentPackets = 0
    })
    socket.on('session:join', (...sent: unknown[]) => answer(socket, sent, (message) => messages.join(socket, message)))
    socket.on('session:command', (...sent: unknown[]) =>
      answer(socket, sent, (message) => messages.command(socket, message)),
    )
    socket.on('session:leave', (message: unknown) => {
      const parsed = leaveSchema.safeParse(message)
      if (parsed.success) rooms.leave(socket, parsed.data.sessionId)
    })
    socket.on('presence:update', (message: unknown) => messages.typing(socket, message))
    socket.on('disconnect', () => {
      forget()
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
