import { currencies, type PlanId, planIds, planOfPrice } from '@greenroom/shared/rules'
import { z } from 'zod'
import type { Fact } from './facts.ts'

/** An id is either plain or inside its object, if the provider expanded it. */
const idSchema = z
  .union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null)
const textSchema = z.string().nullish().catch(null)
const secondsSchema = z.number().transform((seconds) => seconds * 1000)
const metadataSchema = z.record(z.string(), z.string()).nullish().catch(null)

const eventSchema = z.looseObject({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  created: secondsSchema,
  data: z.looseObject({ object: z.unknown() }),
})

const checkoutSchema = z.looseObject({
  id: z.string(),
  client_reference_id: textSchema,
  customer: idSchema,
  customer_email: textSchema,
  customer_details: z.looseObject({ email: textSchema }).nullish(),
  payment_intent: idSchema,
  invoice: idSchema,
  subscription: idSchema,
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_subtotal: z.number().nullish(),
  amount_total: z.number().nullish(),
  currency: textSchema,
  metadata: metadataSchema,
})

const lineSchema = z.looseObject({ period: z.looseObject({ end: secondsSchema }).nullish() })
const invoiceSchema = z.looseObject({
  id: z.string(),
  customer: idSchema,
  customer_email: textSchema,
  /** Older versions of the format have subscription and payment here, newer ones in `parent` and `payments`. */
  subscription: idSchema,
  payment_intent: idSchema,
  parent: z
    .looseObject({
      subscription_details: z.looseObject({ subscription: idSchema, metadata: metadataSchema }).nullish(),
    })
    .nullish(),
  payments: z
    .looseObject({ data: z.array(z.looseObject({ payment: z.looseObject({ payment_intent: idSchema }).nullish() })) })
    .nullish(),
  billing_reason: textSchema,
  amount_paid: z.number(),
  currency: z.string(),
  period_end: secondsSchema.nullish(),
  lines: z.looseObject({ data: z.array(lineSchema) }).nullish(),
})

const subscriptionSchema = z.looseObject({
  id: z.string(),
  customer: idSchema,
  status: z.string(),
  cancel_at_period_end: z.boolean().nullish(),
  cancel_at: z.number().nullish(),
  ended_at: secondsSchema.nullish(),
})

const chargeSchema = z.looseObject({
  id: z.string(),
  created: secondsSchema,
  customer: idSchema,
  payment_intent: idSchema,
  invoice: idSchema,
  amount: z.number(),
  amount_refunded: z.number(),
  refunded: z.boolean(),
  currency: z.string(),
  billing_details: z.looseObject({ email: textSchema }).nullish(),
})

const disputeSchema = z.looseObject({
  id: z.string(),
  payment_intent: idSchema,
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
})

/** What we read from an event: its fact, and hints at who paid. */
export type ReadEvent = {
  id: string
  type: string
  fact: Fact
  customer: string | null
  email: string | null
  /** The user and our checkout, from the reference in the payment link. */
  reference: { userId: number; checkoutId: string | null } | null
}

/** `42` or `42_checkout`: our payment links' `client_reference_id`. */
export function readReference(text: string | null | undefined): ReadEvent['reference'] {
  const match = /^([1-9]\d{0,14})(?:_([\w-]+))?$/.exec(text ?? '')
  return match ? { userId: Number(match[1]), checkoutId: match[2] ?? null } : null
}
export const referenceOf = (userId: number, checkoutId: string): string => `${userId}_${checkoutId}`

const lower = (email: string | null | undefined): string | null => email?.trim().toLowerCase() || null

/**
 * The plan, from the operator's note on the payment link, else from the price. Never from anything the payer can
 * choose.
 */
function planOf(
  metadata: Record<string, string> | null | undefined,
  subtotal: number,
  currency: string,
): PlanId | null {
  const named = planIds.find((id) => id === metadata?.plan)
  if (named !== undefined) return named
  const ours = currencies.find((each) => each === currency)
  return ours === undefined ? null : planOfPrice(ours, subtotal)
}

const readers: Readonly<Record<string, (event: z.infer<typeof eventSchema>) => Omit<ReadEvent, 'id' | 'type'>>> = {
  'checkout.session.completed': readCheckout,
  'checkout.session.async_payment_succeeded': readCheckout,
  'checkout.session.async_payment_failed': readCheckout,
  'invoice.paid': readInvoice,
  'customer.subscription.updated': readSubscriptionEvent,
  'customer.subscription.deleted': readSubscriptionEvent,
  'charge.refunded': readRefund,
  'charge.dispute.created': readDispute,
  'charge.dispute.closed': readDispute,
}

/** The events to subscribe to. */
export const readEventTypes = Object.keys(readers)

/**
 * Reads an event from the payment provider (Stripe's format, old and new). `fact` is null for types we don't need.
 * @throws ZodError if it isn't an event
 */
export function readEvent(body: unknown): ReadEvent | { id: string; type: string; fact: null } {
  const event = eventSchema.parse(body)
  const { id, type } = event
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined
  if (reader === undefined) return { id, type, fact: null }
  const read = reader(event)
  // An invoice without a subscription was sent manually and isn't for a plan.
  if (read.fact.kind === 'invoice' && read.fact.subscription === '') return { id, type, fact: null }
  return { id, type, ...read }
}

function readCheckout({ id, type, created, data }: z.infer<typeof eventSchema>): Omit<ReadEvent, 'id' | 'type'> {
  const checkout = checkoutSchema.parse(data.object)
  const currency = (checkout.currency ?? '').toUpperCase()
  const outcome =
    type === 'checkout.session.async_payment_failed'
      ? 'failed'
      : type === 'checkout.session.async_payment_succeeded' || checkout.payment_status !== 'unpaid'
        ? 'paid'
        : 'pending'
  const amount = checkout.amount_total ?? 0
  return {
    fact: {
      kind: 'checkout',
      eventId: id,
      at: created,
      checkout: checkout.id,
      outcome,
      plan: planOf(checkout.metadata, checkout.amount_subtotal ?? amount, currency),
      interviewDate: null,
      amount,
      currency,
      paymentIntent: checkout.payment_intent,
      invoice: checkout.invoice,
      subscription: checkout.subscription,
    },
    customer: checkout.customer,
    email: lower(checkout.customer_details?.email ?? checkout.customer_email),
    reference: readReference(checkout.client_reference_id),
  }
}

function readInvoice({ id, created, data }: z.infer<typeof eventSchema>): Omit<ReadEvent, 'id' | 'type'> {
  const invoice = invoiceSchema.parse(data.object)
  const details = invoice.parent?.subscription_details
  const subscription = invoice.subscription ?? details?.subscription ?? null
  const ends = invoice.lines?.data.flatMap(({ period }) => (period ? [period.end] : [])) ?? []
  const periodEnd = Math.max(...ends, invoice.period_end ?? created)
  const paymentIntent =
    invoice.payment_intent ?? invoice.payments?.data.map(({ payment }) => payment?.payment_intent).find(Boolean) ?? null
  const whose = { customer: invoice.customer, email: lower(invoice.customer_email), reference: null }
  const isFirst = invoice.billing_reason === 'subscription_create'
  return {
    ...whose,
    fact: {
      ...{ kind: 'invoice', eventId: id, at: created, invoice: invoice.id, isFirst, paymentIntent, periodEnd },
      amount: invoice.amount_paid,
      currency: invoice.currency.toUpperCase(),
      subscription: subscription ?? '',
    },
  }
}

function readSubscriptionEvent({
  id,
  type,
  created,
  data,
}: z.infer<typeof eventSchema>): Omit<ReadEvent, 'id' | 'type'> {
  const subscription = subscriptionSchema.parse(data.object)
  const hasEnded = type === 'customer.subscription.deleted' || subscription.status === 'canceled'
  const stops = subscription.cancel_at_period_end === true || typeof subscription.cancel_at === 'number'
  return {
    fact: {
      kind: 'subscription',
      eventId: id,
      at: created,
      subscription: subscription.id,
      renews: !hasEnded && !stops && subscription.status !== 'unpaid',
      endedAt: hasEnded ? (subscription.ended_at ?? created) : null,
    },
    customer: subscription.customer,
    email: null,
    reference: null,
  }
}

function readRefund({ id, created, data }: z.infer<typeof eventSchema>): Omit<ReadEvent, 'id' | 'type'> {
  const charge = chargeSchema.parse(data.object)
  return {
    fact: {
      kind: 'refund',
      eventId: id,
      at: created,
      amount: charge.amount_refunded,
      charged: charge.amount,
      currency: charge.currency.toUpperCase(),
      isFull: charge.refunded || charge.amount_refunded >= charge.amount,
      paymentIntent: charge.payment_intent,
      invoice: charge.invoice,
      customer: charge.customer,
      chargedAt: charge.created,
    },
    customer: charge.customer,
    email: lower(charge.billing_details?.email),
    reference: null,
  }
}

function readDispute({ id, type, created, data }: z.infer<typeof eventSchema>): Omit<ReadEvent, 'id' | 'type'> {
  const dispute = disputeSchema.parse(data.object)
  // A closed warning took no money.
  const kept = ['won', 'warning_closed', 'prevented'].includes(dispute.status)
  const isWarning = dispute.status.startsWith('warning_')
  const outcome = type === 'charge.dispute.closed' ? (kept ? 'won' : 'lost') : isWarning ? 'won' : 'open'
  return {
    fact: {
      kind: 'dispute',
      eventId: id,
      at: created,
      dispute: dispute.id,
      outcome,
      amount: dispute.amount,
      currency: dispute.currency.toUpperCase(),
      paymentIntent: dispute.payment_intent,
    },
    customer: null,
    email: null,
    reference: null,
  }
}
