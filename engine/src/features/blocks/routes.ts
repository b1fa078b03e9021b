import { memberOf } from '@greenroom/shared/session'
import {
  type Block,
  blockListSchema,
  blockParamsSchema,
  blockPaths,
  blockSchema,
  type NewBlock,
  newBlockSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { throttle } from '../../platform/throttle.ts'
import { type Account, participantIdsOf, seats, type Visitor } from '../../realtime/access.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { BlockRecord, Blocks } from './blocks.ts'

const creationBucket = { burst: 20, perSecond: 0.2 }

type Person = { id: string; name: string }

export type BlockRoutesOptions = {
  blocks: Blocks
  handler: SessionHandler
  now: () => number
  accountOf: (request: FastifyRequest) => Promise<Account>
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
  /** The author of a board post, or of a proposal to this user; undefined if this user can't see it. */
  partnerBehind: (userId: number, of: { postId: string } | { proposalId: string }) => Promise<Person | undefined>
  /** Ends everything the two have open with each other on the board. */
  part: (userId: number, blockedId: string) => Promise<void>
}

/** Routes for blocking people and for listing the people you've blocked. */
export function blockRoutes(app: HttpApp, options: BlockRoutesOptions): void {
  const { blocks, handler, now, accountOf, visitorOf, partnerBehind, part } = options
  const sessionFor = seats(handler, visitorOf)
  const creations = app.limits('blocks.creations', creationBucket, now)
  const onRequest = onlyAccounts(accountOf)
  const tags = ['people']

  async function personOf(request: FastifyRequest, userId: number, block: NewBlock): Promise<Person> {
    if (!('sessionId' in block)) {
      const partner = await partnerBehind(userId, block)
      if (partner === undefined) throw new ProblemError('PARTNER_UNKNOWN')
      return partner
    }
    const { state } = await sessionFor(request, block.sessionId)
    const person = memberOf(state, block.participantId)
    const own = participantIdsOf(await visitorOf(request))
    if (person === undefined || own.includes(person.id)) throw new ProblemError('PARTICIPANT_UNKNOWN')
    return person
  }

  app.get(
    blockPaths.blocks,
    { onRequest, schema: { summary: 'The people I’ve blocked', tags, response: { 200: blockListSchema } } },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      const mine = await blocks.of(userId)
      return reply.header('cache-control', 'no-store').send({ blocks: mine.map(toldOf) })
    },
  )

  app.post(
    blockPaths.blocks,
    {
      onRequest,
      config: refuses(
        'SESSION_NOT_FOUND',
        'PARTICIPANT_UNKNOWN',
        'PARTNER_UNKNOWN',
        'TOO_MANY_BLOCKS',
        'TOO_MANY_REQUESTS',
      ),
      schema: {
        summary: 'Block a person',
        description:
          'Somebody from one of my sessions, or from the partner board. They can’t accept my invites, see my post or propose anything to me. They aren’t notified. A session that we are both in continues.',
        tags,
        body: newBlockSchema,
        response: { 200: blockSchema.describe('Blocked already.'), 201: blockSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      const person = await personOf(request, userId, request.body)
      throttle(creations.take(String(userId)))
      const added = await blocks.add(userId, person)
      if (added === 'TOO_MANY') throw new ProblemError('TOO_MANY_BLOCKS')
      await part(userId, person.id)
      return reply.code(added.isNew ? 201 : 200).send(toldOf(added.block))
    },
  )

  app.delete(
    blockPaths.block,
    {
      onRequest,
      config: refuses('BLOCK_UNKNOWN'),
      schema: {
        summary: 'Unblock a person',
        tags,
        params: blockParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const isMine = await blocks.remove((await accountOf(request)).userId, request.params.blockId)
      if (!isMine) throw new ProblemError('BLOCK_UNKNOWN')
      return reply.code(204).send(null)
    },
  )
}

const toldOf = ({ id, name, blockedAt }: BlockRecord): Block => ({
  blockId: id,
  name,
  blockedAt: new Date(blockedAt).toISOString(),
})
