import { stripeWebhookPath } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import Stripe from 'stripe'
import { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Payments } from './payments.ts'
import { readEvent } from './stripeFormat.ts'

/** Stripe's own tolerance. An older signature may belong to a replayed request. */
const toleranceSeconds = 300

export type WebhookRouteOptions = {
  payments: Pick<Payments, 'receive'>
  /** The signing keys we accept; there are several while keys are being rotated. */
  secrets: readonly string[]
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>
  now: () => number
}

/** `POST /webhooks/stripe`: receives events from the payment provider, in Stripe's format. */
export function webhookRoute(app: HttpApp, { payments, secrets, logger, now }: WebhookRouteOptions): void {
  function verified(payload: Buffer, signature: string): unknown {
    for (const secret of secrets) {
      try {
        return Stripe.webhooks.constructEvent(payload, signature, secret, toleranceSeconds, undefined, now())
      } catch (error) {
        const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError
        if (!isForged && !(error instanceof SyntaxError)) throw error
      }
    }
    throw new ProblemError('SIGNATURE_INVALID')
  }

  app.register(async (scope: HttpApp) => {
    // The signature covers the exact bytes, so the body must not be parsed first.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: unknown, body: unknown) => body,
    )

    scope.post(
      stripeWebhookPath,
      {
        config: refuses('SIGNATURE_INVALID', 'INVALID_REQUEST', 'PAYMENTS_OFF'),
        schema: {
          summary: 'Receive an event about a payment',
          description:
            'For the payment provider, in Stripe’s format, signed by `stripe-signature`. Each event is applied once, in any order; types that we don’t need get 200 and are logged.',
          tags: ['payments'],
          response: { 200: z.object({ received: z.literal(true) }) },
        },
      },
      async (request) => {
        if (secrets.length === 0) throw new ProblemError('PAYMENTS_OFF')
        const { 'stripe-signature': signature } = request.headers
        const { body } = request
        if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new ProblemError('SIGNATURE_INVALID')
        const event = read(verified(body, signature))
        if (event.fact === null)
          logger.info(
            { eventId: event.id, type: event.type },
            'an event of the payment provider that does not matter here',
          )
        else await payments.receive(event)
        return { received: true } as const
      },
    )
  })

  function read(event: unknown) {
    try {
      return readEvent(event)
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      const detail = `Not an event as it is read here: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`
      logger.warn({ detail }, "an event from the payment provider can't be read")
      throw new ProblemError('INVALID_REQUEST', detail)
    }
  }
}
