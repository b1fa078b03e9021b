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
import { z } from 'zod'
import { type Visitor, visitorKey } from './access.ts'
import type { CallNews } from './callNews.ts'
import { createCallSignals } from './callSignals.ts'
import { createRoomMessages, type RoomMessagesOptions } from './roomMessages.ts'
import type { PresenceNews } from './roomPresence.ts'
import { openRooms, type RoomSocket, type RoomsOptions, type SocketData } from './rooms.ts'
import type { SignedInSockets } from './signedInSockets.ts'
import { createTokenBuckets } from './tokenBuckets.ts'

type GatewayServer = Server<ClientToServer, ServerToClient, Record<string, never>, SocketData>

/**
 * A stopping engine disconnects its sockets one by one, this far apart, so that they don't all hit the other engines at
 * once.
 */
const farewellMsASocket = 2
/** The engine must exit before its supervisor kills it, so disconnecting all sockets takes at most this long. */
const longestFarewellMs = 3_000
const longestAnswerMs = 2_000
/** If authentication takes longer, tell the browser to retry; otherwise it would wait forever. */
const longestAuthenticationMs = 4_000
/** A visitor's limit across all their sockets, counted in 8 KB pieces before any parsing. A room needs far less. */
const frameBucket = { burst: 400, perSecond: 100 }
const frameBytes = 8 * 1024

const idSchema = z.string().max(100).optional().catch(undefined)
/** The ids in a message, for the log. */
const messageIdsSchema = z.object({ sessionId: idSchema, commandId: idSchema }).catch({})

export type GatewayOptions = RoomsOptions &
  RoomMessagesOptions & {
    server: HttpServer
    /** The caller with this cookie, or null. */
    authenticate: (cookie: string | undefined) => Promise<Visitor | null>
    /** Closes a socket when the sign-in that opened it ends. */
    signedIn: SignedInSockets
    isOriginAllowed: (origin: string | undefined, host: string | undefined) => boolean
    /** Publishes a call signal to the other engines. */
    publishCall: (news: CallNews) => void
  }

/** This engine's sockets. Turns their messages into commands, and sends commits to those who may see them. */
export type Gateway = {
  /** Sends a commit to everyone on this engine who has joined its session. */
  deliver(commit: Commit): void
  deliverDelta(delta: Delta): void
  /** Forwards a call signal that came from another engine's socket. */
  deliverCall(news: CallNews): void
  /** Processes another engine's message about who is in a room. */
  receivePresence(engineId: string, news: PresenceNews): void
  socketCount(): number
  /** Stops accepting sockets, finishes pending answers, and moves everyone to other engines, a few at a time. */
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
  const { handler, now, sharing, publishCall: publish } = options
  const signal = createCallSignals({ handler, now, sharing, deliver: rooms.deliverCall, publish })
  const frames = createTokenBuckets(frameBucket, options.now, options.sharing('frames'))

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
    // The client then reconnects by itself and finds out that it is signed out.
    const forget = options.signedIn.add(socket.data.visitor.account?.signInId, () => socket.conn.close())
    // Runs before the frame is parsed. A client that sends too much loses the connection and its queued messages.
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
    socket.on('call:signal', (message: unknown) => {
      signal(socket, message).catch((error: unknown) => logger.warn({ err: error }, 'a signal of a call was dropped'))
    })
    socket.on('disconnect', () => {
      forget()
      for (const sessionId of socket.data.joined.keys()) rooms.leave(socket, sessionId)
    })
  })

  /**
   * Answers through the acknowledgement, which socket.io passes as the last argument if the client asked for one.
   * Errors on our side are reported as such.
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
          logger.error({ err: error, ...messageIdsSchema.parse(sent[0]) }, 'a socket message failed')
          reply({ ok: false, error: commandError('UNAVAILABLE') })
        },
      )
      .finally(() => unanswered.delete(answered))
    unanswered.add(answered)
  }

  /** Waits for pending answers, then closes the socket. Every client reconnects by itself. */
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
    deliverCall: rooms.deliverCall,
    receivePresence: rooms.receivePresence,
    socketCount: () => io.sockets.sockets.size,
    async drain() {
      draining = true
      // A handshake in progress may still open a socket, hence the loop.
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
 * Drops the request that opened a connection. Otherwise socket.io would keep it, with two copies of its headers, for as
 * long as the connection is open. An engine holds thousands of idle connections.
 */
function forgetRequest({ conn, handshake }: RoomSocket): void {
  Object.assign(conn, { request: null })
  handshake.headers = {}
}
