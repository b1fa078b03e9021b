import {
  type BellNotice,
  noticePageSchema,
  noticePaths,
  noticeQuerySchema,
  readNoticesSchema,
  unreadNoticesSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Bell, BellRecord } from './bell.ts'
import { type BellText, bellTextOf } from './bellTexts.ts'

export type BellRoutesOptions = {
  bell: Bell
  /** Decrypts an invite's token; null if that is no longer possible. */
  openToken: (sealed: string) => string | null
  /** The caller. Throws the 401 problem if they aren't signed in. */
  accountOf: (request: FastifyRequest) => Promise<{ userId: number }>
}

/** Routes for the caller's notices, and how far they've read. */
export function bellRoutes(app: HttpApp, { bell, openToken, accountOf }: BellRoutesOptions): void {
  const tags = ['accounts']
  const onRequest = onlyAccounts(accountOf)

  const toldOf = ({ id, kind, at, isRead, news }: BellRecord): BellNotice => {
    const text: BellText = bellTextOf(news, openToken)
    return { noticeId: id, kind, at: new Date(at).toISOString(), ...text, read: isRead }
  }

  app.get(
    noticePaths.notices,
    {
      onRequest,
      schema: {
        summary: 'My notices, latest first',
        tags,
        querystring: noticeQuerySchema,
        response: { 200: noticePageSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      const { records, next, unread } = await bell.page(userId, request.query)
      return reply.header('cache-control', 'no-store').send({ notices: records.map(toldOf), next, unread })
    },
  )

  app.post(
    noticePaths.read,
    {
      onRequest,
      config: refuses('NOTICE_UNKNOWN'),
      schema: {
        summary: 'Mark a notice and all older ones as read',
        description:
          'Repeating it changes nothing. 404 NOTICE_UNKNOWN if it isn’t mine, or was deleted in the meantime.',
        tags,
        body: readNoticesSchema,
        response: { 200: unreadNoticesSchema },
      },
    },
    async (request) => {
      const { userId } = await accountOf(request)
      const unread = await bell.readUpTo(userId, request.body.upTo)
      if (unread === null) throw new ProblemError('NOTICE_UNKNOWN')
      return { unread }
    },
  )
}
