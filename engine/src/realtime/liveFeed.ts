import { createServer, type Server } from 'node:http'
import websocket from '@fastify/websocket'
import { type Commit, viewOf } from '@greenroom/shared/session'
import { longestReplay, sessionLogQuerySchema, sessionParamsSchema, sessionPaths } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuses } from '../platform/describe.ts'
import { onlyVisitors } from '../platform/guards.ts'
import type { HttpApp } from '../platform/httpService.ts'
import { ProblemError } from '../platform/problems.ts'
import type { OriginRule } from '../platform/security.ts'
import type { SessionHandler } from '../session/handle.ts'
import type { SessionLog } from '../session/sessionLog.ts'
import { seatIn, type Visitor } from './access.ts'
import { lookForMissedNews } from './missedNews.ts'
import type { SignedInSockets } from './signedInSockets.ts'

/** A reader that has not taken in this much is let go; it can come back with `after`. */
const maxUnreadBytes = 4 * 1024 * 1024
const tryAgainLater = 1013
/** "Policy violation": they were signed out. */
const notAllowed = 1008

type Reader = { send: (commit: Commit) => void; catchUp: () => void }

export type LiveFeedOptions = {
  server: Server
  handler: SessionHandler
  log: SessionLog
  isOriginAllowed: OriginRule
  /** The number of the current stretch without missed news from other engines, or null. */
  busListening: () => number | null
  /** Closes a socket when the sign-in that opened it ends. */
  signedIn: SignedInSockets
  /** Who asks; throws the 401 problem if nobody is signed in. */
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
}

/** Commits as they happen, for scripts and tools that do not speak socket.io. */
export type LiveFeed = { deliver(commit: Commit): void; stop(): void }

/**
 * `GET /api/sessions/{id}/live?after=` over a plain WebSocket: every commit after `after`, then each new one, a JSON text
 * a message, as `session:commit` has it. Reading only; commands go by `POST /api/sessions/{id}/commands`.
 */
export async function installLiveFeed(app: HttpApp, options: LiveFeedOptions): Promise<LiveFeed> {
  const { handler, log, isOriginAllowed, visitorOf } = options
  const readers = new Map<string, Set<Reader>>()

  await app.register(websocket, {
    options: { server: upgradesBesidesSocketIo(options.server), maxPayload: 1024 },
    errorHandler(error, socket, request) {
      if (isBadFrame(error)) request.log.info({ err: error }, 'a live feed was sent what is not a frame')
      else request.log.error({ err: error }, 'a live feed failed')
      socket.terminate()
    },
  })
  app.register(async (scope) => {
    scope.route({
      method: 'GET',
      url: sessionPaths.live,
      schema: {
        summary: 'The log for my role as it grows, over a plain WebSocket',
        description: '404 NOT_FOUND for a request that does not ask for a WebSocket.',
        tags: ['sessions'],
        params: sessionParamsSchema,
        querystring: sessionLogQuerySchema,
        response: { 101: z.null().describe('A WebSocket, each of whose messages is a commit.') },
      },
      config: refuses('CROSS_ORIGIN', 'SESSION_NOT_FOUND', 'NOT_FOUND'),
      onRequest: onlyVisitors(async (request) => {
        if (!isOriginAllowed(request.headers.origin, request.headers.host)) throw new ProblemError('CROSS_ORIGIN')
        return visitorOf(request)
      }),
      preHandler: async (request) => {
        await readerOf(request)
      },
      handler: async () => {
        throw new ProblemError('NOT_FOUND', 'Here is a WebSocket only')
      },
      wsHandler: async (socket, request) => {
        const { sessionId, participantId, signInId } = await readerOf(request)
        // Who hung up meanwhile closes no second time, and would be kept as a reader for ever.
        if (socket.readyState !== socket.OPEN) return
        let seq = sessionLogQuerySchema.parse(request.query).after
        let turn = Promise.resolve()

        /** Commits may arrive while earlier ones are still being read; each is sent once and in order. */
        const catchUp = async (): Promise<void> => {
          for (let page = await log.commitsAfter(sessionId, seq, longestReplay); page.length > 0; ) {
            for (const commit of page) send(commit)
            page = await log.commitsAfter(sessionId, seq, longestReplay)
          }
        }
        const send = (commit: Commit): void => {
          if (commit.seq !== seq + 1) return
          seq = commit.seq
          if (socket.bufferedAmount > maxUnreadBytes) socket.close(tryAgainLater, 'too slow')
          else socket.send(JSON.stringify(viewOf(commit, participantId)))
        }
        const inTurn = (work: () => Promise<void> | void): void => {
          turn = turn.then(work).catch((error: unknown) => {
            request.log.warn({ err: error, sessionId }, 'a live feed ends')
            socket.close(tryAgainLater, 'try again')
          })
        }
        const reader: Reader = {
          send: (commit) => inTurn(() => (commit.seq > seq + 1 ? catchUp() : send(commit))),
          catchUp: () => inTurn(catchUp),
        }
        const others = readers.get(sessionId) ?? new Set()
        readers.set(sessionId, others.add(reader))
        const forget = options.signedIn.add(signInId, () => socket.close(notAllowed, 'signed out'))
        socket.on('close', () => {
          forget()
          others.delete(reader)
          if (others.size === 0) readers.delete(sessionId)
        })
        inTurn(catchUp)
      },
    })
  })

  async function readerOf(request: FastifyRequest) {
    const visitor = await visitorOf(request)
    const { id } = sessionParamsSchema.parse(request.params)
    const { participant } = seatIn(await handler.load(id), visitor)
    return { sessionId: id, participantId: participant.id, signInId: visitor.account?.signInId }
  }

  const stopLooking = lookForMissedNews(options.busListening, () => {
    for (const reader of [...readers.values()].flatMap((each) => [...each])) reader.catchUp()
  })

  return {
    deliver(commit) {
      for (const reader of readers.get(commit.sessionId) ?? []) reader.send(commit)
    },
    stop: stopLooking,
  }
}

/** Whether the reader broke the protocol, by the codes of `ws`: their mistake, not one of ours. */
const isBadFrame = (error: Error): boolean => 'code' in error && String(error.code).startsWith('WS_ERR_')

/**
 * @fastify/websocket answers every upgrade it sees, socket.io's with a 404; so it listens to a server that never listens
 * itself and is only told of the others.
 */
function upgradesBesidesSocketIo(server: Server): Server {
  const others = createServer()
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith('/socket.io/')) others.emit('upgrade', request, socket, head)
  })
  return others
}
