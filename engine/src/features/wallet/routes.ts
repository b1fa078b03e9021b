import { isLow, monthOf, nextMonthAt } from '@greenroom/shared/rules'
import { noModelUsage, participantIdOf } from '@greenroom/shared/session'
import { learnerSchema, walletPaths, walletSchema } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { learnerOf, walletOf } from '../../ledger/entry.ts'
import { reservedIn } from '../../ledger/evolve.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'

export type WalletRoutesOptions = {
  ledger: Ledger
  /** A user's current monthly grant, in tokens. */
  allowanceOf: (participantId: string) => Promise<number>
  now: () => number
  /** The caller; throws the 401 problem if they aren't signed in. */
  visitorOf: (request: FastifyRequest) => Promise<{ userId: number }>
}

/** `GET /api/wallet` and `GET /api/learner`: the caller's own only; there is no way to read another person's. */
export function walletRoutes(app: HttpApp, { ledger, allowanceOf, now, visitorOf }: WalletRoutesOptions): void {
  const onRequest = onlyAccounts(visitorOf)

  app.get(
    walletPaths.wallet,
    {
      onRequest,
      schema: {
        summary: 'My AI-usage tokens: left, reserved, and granted each month',
        tags: ['wallet'],
        response: { 200: walletSchema },
      },
    },
    async (request, reply) => {
      const participantId = participantIdOf((await visitorOf(request)).userId)
      const at = now()
      const account = await ledger.grantMonth(walletOf(participantId), {
        at,
        allowance: await allowanceOf(participantId),
      })
      const left = account.balance
      const monthlyGrant = account.month?.allowance ?? 0
      return reply.header('cache-control', 'no-store').send({
        tokens: {
          left,
          reserved: reservedIn(account),
          monthlyGrant,
          low: isLow({ left, monthlyGrant }),
          month: monthOf(at),
          nextGrantAt: new Date(nextMonthAt(at)).toISOString(),
        },
        modelUsage: account.modelUsed.get(monthOf(at)) ?? noModelUsage,
      })
    },
  )

  app.get(
    walletPaths.learner,
    {
      onRequest,
      schema: {
        summary: 'My XP, and my charges for power-ups',
        tags: ['wallet'],
        response: { 200: learnerSchema },
      },
    },
    async (request, reply) => {
      const { xp, balance } = await ledger.of(learnerOf(participantIdOf((await visitorOf(request)).userId)))
      return reply.header('cache-control', 'no-store').send({ xp, charges: balance })
    },
  )
}
