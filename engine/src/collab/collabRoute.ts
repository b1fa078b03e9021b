import { collabClose, collabParamsSchema, collabPath, collabQuerySchema, sharedFileOf } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuses } from '../platform/describe.ts'
import { onlyVisitors } from '../platform/guards.ts'
import type { HttpApp } from '../platform/httpService.ts'
import { ProblemError } from '../platform/problems.ts'
import type { OriginRule } from '../platform/security.ts'
import { participantIn, seatIn, type Visitor, visitorKey } from '../realtime/access.ts'
import type { SignedInSockets } from '../realtime/signedInSockets.ts'
import { createTokenBuckets, type Sharing } from '../realtime/tokenBuckets.ts'
import type { SessionHandler } from '../session/handle.ts'
import { StoreUnavailable } from '../store/port.ts'
import type { SharedDocuments } from './documents.ts'
import { createMember } from './member.ts'

/** A client with more unread bytes than this is disconnected. When it reconnects, it gets everything in one piece. */
const maxUnreadBytes = 2 * 1024 * 1024
/** Typing and drawing take about twenty messages a second, and so do cursors. */
const messages = { burst: 300, perSecond: 80 }
const bytes = { burst: 4 * 1024 * 1024, perSecond: 256 * 1024 }

export type CollabRouteOptions = {
  documents: SharedDocuments
  handler: Pick<SessionHandler, 'reload'>
  isOriginAllowed: OriginRule
  signedIn: SignedInSockets
  now: () => number
  sharing: (name: string) => Sharing
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
}

/** `GET /collab/{id}`: a shared document over a WebSocket, for the session's members. */
export function installCollab(app: HttpApp, options: CollabRouteOptions): void {
  const { documents, handler, isOriginAllowed, signedIn, now, sharing, visitorOf } = options
  const messageBuckets = createTokenBuckets(messages, now, sharing('collab.messages'))
  const byteBuckets = createTokenBuckets(bytes, now, sharing('collab.bytes'))

  app.register(async (scope) => {
    scope.route({
      method: 'GET',
      url: collabPath,
      schema: {
        summary: 'Code or a whiteboard that several people edit, over a WebSocket',
        description: '404 NOT_FOUND for a request without a WebSocket upgrade.',
        tags: ['sessions'],
        params: collabParamsSchema,
        querystring: collabQuerySchema,
        response: { 101: z.null().describe('A WebSocket that speaks the protocol of shared documents.') },
      },
      config: refuses('CROSS_ORIGIN', 'SESSION_NOT_FOUND', 'NOT_FOUND'),
      onRequest: onlyVisitors(async (request) => {
        if (!isOriginAllowed(request.headers.origin, request.headers.host)) throw new ProblemError('CROSS_ORIGIN')
        return visitorOf(request)
      }),
      // Runs before the query is validated: outsiders get the same answer for every query, as if the session didn't
      // exist.
      preValidation: async (request) => {
        const { id: sessionId } = collabParamsSchema.parse(request.params)
        seatIn(await handler.reload(sessionId), await visitorOf(request))
      },
      handler: async () => {
        throw new ProblemError('NOT_FOUND', 'This address is for WebSockets only')
      },
      async wsHandler(socket, request) {
        // Messages that arrive before the document is loaded wait here: a listener added later would miss them.
        let early: Uint8Array[] | null = []
        let deliver = (_message: Uint8Array): void => {}
        let close = (): void => {}
        socket.binaryType = 'nodebuffer'
        socket.on('message', (data) => {
          if (!Buffer.isBuffer(data)) return
          if (early === null) deliver(data)
          else early.push(data)
        })
        socket.on('close', () => close())

        const { id: sessionId } = collabParamsSchema.parse(request.params)
        const file = sharedFileOf(collabQuerySchema.parse(request.query))
        const key = { sessionId, ...file }
        try {
          const visitor = await visitorOf(request)
          const member = createMember({
            wire: {
              send(message) {
                if (socket.readyState !== socket.OPEN) return
                if (socket.bufferedAmount > maxUnreadBytes) socket.close(collabClose.tryAgain, 'too slow')
                else socket.send(message)
              },
              close: (code, reason) => socket.close(code, reason),
            },
            file,
            participantIn: (state) => participantIn(state, visitor),
          })
          const document = await documents.open(key, member)
          if (document === undefined) {
            socket.close(collabClose.noSuchDocument, 'no such document')
            return
          }
          const forget = signedIn.add(visitor.account?.signInId, () =>
            socket.close(collabClose.notAllowed, 'signed out'),
          )
          close = () => {
            forget()
            member.end()
            documents.close(document, member)
          }
          if (socket.readyState !== socket.OPEN) {
            close()
            return
          }
          const { state } = seatIn(await handler.reload(sessionId), visitor)
          deliver = (message) => {
            const who = visitorKey(visitor)
            if (messageBuckets.take(who) > 0 || byteBuckets.take(who, message.length) > 0)
              socket.close(collabClose.tooMany, 'too many messages')
            else member.receive(message)
          }
          await member.begin(document, state)
          for (const message of early ?? []) deliver(message)
          early = null
        } catch (error) {
          if (error instanceof ProblemError) return socket.close(collabClose.notAllowed, 'not in the session')
          if (error instanceof StoreUnavailable) {
            request.log.warn({ err: error, sessionId }, 'a connection to a shared document was refused')
            return socket.close(collabClose.tryAgain, 'try again')
          }
          // Don't send an empty document: it would be mistaken for the real one.
          request.log.error({ err: error, sessionId }, "a shared document can't be read")
          socket.close(collabClose.damaged, 'damaged')
        }
      },
    })
  })
}
