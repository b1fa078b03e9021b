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
import { seatIn, stateFor, type Visitor } from './access.ts'
import { lookForMissedNews } from './missedNews.ts'
import type { SignedInSockets } from './signedInSockets.ts'

/** A reader with more unread bytes than this is disconnected. It can reconnect using `after`. */
const maxUnreadBytes = 4 * 1024 * 1024
/** The maximum length of a message from a reader, in bytes. Readers don't need to send anything. */
const longestWord = 1024
const tryAgainLater = 1013
/** "Policy violation": they have been signed out. */
const notAllowed = 1008

type Reader = { send: (commit: Commit) => void; catchUp: () => void }

export type LiveFeedOptions = {
  handler: SessionHandler
  log: SessionLog
  isOriginAllowed: OriginRule
  /** Identifies the current period without missed messages from other engines; null during a break. */
  busListening: () => number | null
  /** Closes a socket when the sign-in that opened it ends. */
  signedIn: SignedInSockets
  /** The caller; throws the 401 problem if they aren't signed in. */
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
}

/** Sends commits as they happen, for scripts and tools that don't support socket.io. */
export type LiveFeed = { deliver(commit: Commit): void; stop(): void }

/**
 * `GET /api/sessions/{id}/live?after=` over a plain WebSocket: every commit after `after`, then each new one, as one
 * JSON text per message in the form of `session:commit`. This feed is read-only; send commands to
 * `POST /api/sessions/{id}/commands`.
 */
export function installLiveFeed(app: HttpApp, options: LiveFeedOptions): LiveFeed {
  const { handler, log, isOriginAllowed, visitorOf } = options
  const readers = new Map<string, Set<Reader>>()

  app.register(async (scope) => {
    scope.route({
      method: 'GET',
      url: sessionPaths.live,
      schema: {
        summary: 'The live log for my role, over a plain WebSocket',
        description: '404 NOT_FOUND for a request without a WebSocket upgrade.',
        tags: ['sessions'],
        params: sessionParamsSchema,
        querystring: sessionLogQuerySchema,
        response: { 101: z.null().describe('A WebSocket; each message is a commit.') },
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
        throw new ProblemError('NOT_FOUND', 'This address is for WebSockets only')
      },
      wsHandler: async (socket, request) => {
        const { sessionId, participantId, signInId } = await readerOf(request)
        // If the socket closed in the meantime, it won't emit `close` again and would stay registered forever.
        if (socket.readyState !== socket.OPEN) return
        let seq = sessionLogQuerySchema.parse(request.query).after
        let turn = Promise.resolve()

        /** Commits may arrive while earlier ones are still being read. Each is sent once, in order. */
        const catchUp = async (): Promise<void> => {
          for (let page = await log.commitsAfter(sessionId, seq, longestReplay); page.length > 0; ) {
            for (const commit of page) send(commit)
            page = await log.commitsAfter(sessionId, seq, longestReplay)
          }
        }
        const send = (commit: Commit): void => {
          if (commit.seq !== seq + 1 || socket.readyState !== socket.OPEN) return
          seq = commit.seq
          if (socket.bufferedAmount > maxUnreadBytes) socket.close(tryAgainLater, 'too slow')
          else socket.send(JSON.stringify(viewOf(commit, participantId)))
          if (commit.events.some((event) => event.type === 'MemberRemoved' && event.participantId === participantId))
            socket.close(notAllowed, 'removed')
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
        socket.on('message', (data) => {
          if (!Buffer.isBuffer(data) || data.length > longestWord) socket.terminate()
        })
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
    const { participant } = seatIn(await stateFor(handler, id, visitor), visitor)
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
