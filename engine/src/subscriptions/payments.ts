import { planIds } from '@greenroom/shared/rules'
import { z } from 'zod'
import type { Collection, Store } from '../store/port.ts'

export const paymentStatuses = ['pending', 'paid', 'failed', 'refund_asked', 'refunded', 'disputed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

const paymentSchema = z.object({
  id: z.string(),
  userId: z.int(),
  plan: z.enum(planIds).nullable(),
  /** The amount after a coupon, in hundredths of the currency. */
  amount: z.int(),
  /** ISO 4217, upper-case. */
  currency: z.string(),
  status: z.enum(paymentStatuses),
  /** When the checkout was completed; ISO 8601, UTC. */
  startedAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  refundAskedAt: z.iso.datetime().nullable(),
  refundedAt: z.iso.datetime().nullable(),
  /** How much has been partially refunded and when; null if there was no refund or a full one. */
  partBack: z.int().nullable().default(null),
  partBackAt: z.iso.datetime().nullable().default(null),
  receiptSentAt: z.iso.datetime().nullable(),
  /** The payment's ids at the payment provider. */
  paymentIntent: z.string().nullable(),
  invoice: z.string().nullable(),
  subscription: z.string().nullable(),
})
/** A payment, derived from the payment provider's events so far. */
export type Payment = z.infer<typeof paymentSchema>

export const openPaymentRecords = (store: Store): Collection<Payment> =>
  store.collection<Payment>({
    name: 'payments',
    unique: [],
    indexes: [
      ['userId', 'startedAt'],
      ['status', 'currency', 'paidAt'],
      ['currency', 'paidAt', 'amount'],
      ['currency', 'refundedAt', 'amount'],
      ['currency', 'partBackAt', 'partBack'],
    ],
    parse: (stored) => paymentSchema.parse(stored),
  })
