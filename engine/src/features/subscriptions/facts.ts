import { planIds } from '@greenroom/shared/rules'
import { z } from 'zod'

const common = {
  /** The id of the event that reported the fact. */
  eventId: z.string(),
  /** When it happened, by the payment provider's clock; ms since 1970. */
  at: z.number(),
}
/** An amount in hundredths of its currency. The currency's code is upper-case. */
const money = { amount: z.int(), currency: z.string() }
const id = z.string().nullable()

/** The facts we use from the payment provider's events. Ids are the provider's. Times in ms since 1970. */
export const factSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('checkout'),
    ...common,
    ...money,
    checkout: z.string(),
    outcome: z.enum(['paid', 'pending', 'failed']),
    plan: z.enum(planIds).nullable(),
    interviewDate: z.string().nullable(),
    paymentIntent: id,
    invoice: id,
    subscription: id,
  }),
  z.object({
    kind: z.literal('invoice'),
    ...common,
    ...money,
    invoice: z.string(),
    isFirst: z.boolean(),
    paymentIntent: id,
    subscription: z.string(),
    periodEnd: z.number(),
  }),
  z.object({
    kind: z.literal('subscription'),
    ...common,
    subscription: z.string(),
    renews: z.boolean(),
    endedAt: z.number().nullable(),
  }),
  z.object({
    kind: z.literal('refund'),
    ...common,
    ...money,
    isFull: z.boolean(),
    /** The charge, in hundredths. `amount` is the total refunded so far. */
    charged: z.number().optional(),
    paymentIntent: id,
    invoice: id,
    customer: id,
    /** When the refunded charge was made. */
    chargedAt: z.number(),
  }),
  z.object({
    kind: z.literal('dispute'),
    ...common,
    ...money,
    dispute: z.string(),
    outcome: z.enum(['open', 'won', 'lost']),
    paymentIntent: id,
  }),
])
export type Fact = z.infer<typeof factSchema>
