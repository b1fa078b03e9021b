import { z } from 'zod'
import { currencies, planIds } from '../../rules/plans.ts'
import { countryCodeSchema, subscriptionTierSchema } from '../../vocabulary/people.ts'

export const planIdSchema = z.enum(planIds)
export const currencySchema = z.enum(currencies)

/** An amount of money in hundredths of its currency. */
export const moneySchema = z.object({ amount: z.int().min(0), currency: currencySchema })
export type Money = z.infer<typeof moneySchema>

const countryQuery = z.string().max(64).optional().describe('A country code; unsupported ones are read as OTHER.')

export const plansQuerySchema = z.object({ country: countryQuery })

/**
 * The prices for a country, taxes included; `plans` in the rules lists what each plan includes. `payments`: how to pay
 * here, with the payment provider or the local test checkout, if at all.
 */
export const planListSchema = z.object({
  country: countryCodeSchema,
  payments: z.enum(['provider', 'testCheckout', 'off']),
  moneyBackDays: z.int(),
  plans: z.array(z.object({ plan: planIdSchema, name: z.string(), price: moneySchema })),
})
export type PlanList = z.infer<typeof planListSchema>

/** A payment by the caller. `status`: `pending` until the provider confirms it. */
export const ownPaymentSchema = z.object({
  paymentId: z.string(),
  plan: planIdSchema.nullable(),
  paid: moneySchema.nullable().describe('What was paid, after a coupon; null for a currency that we don’t use.'),
  partBack: moneySchema.nullable().describe('The amount of a partial refund; null without one, or after a full one.'),
  at: z.iso.datetime(),
  status: z.enum(['pending', 'paid', 'failed', 'refund_asked', 'refunded', 'disputed']),
  refundableUntil: z.iso.datetime().nullable().describe('Until when a full refund is possible; null if it isn’t.'),
})
export type OwnPayment = z.infer<typeof ownPaymentSchema>

/** The caller's current subscription by the rules of spec §4, and their payments: latest first. */
export const ownSubscriptionSchema = z.object({
  subscriptionTier: subscriptionTierSchema,
  subscriptionExpiry: z.iso.datetime().nullable(),
  plan: planIdSchema.nullable().describe('Null for FREE, and for a tier that was not bought.'),
  renews: z.boolean().describe('Whether Boost renews when its paid period ends.'),
  paidUntil: z.iso.datetime().nullable().describe('When the paid period ends; null without a plan.'),
  canCancel: z.boolean(),
  payments: z.array(ownPaymentSchema),
})
export type OwnSubscription = z.infer<typeof ownSubscriptionSchema>

/**
 * `interviewDate` is for Target: it lasts until the end of that day, for 90 days at most; without one it lasts 90 days.
 */
export const newCheckoutSchema = z.object({
  plan: planIdSchema,
  country: countryQuery,
  interviewDate: z.iso.date().nullable().default(null),
  coupon: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, { error: 'accepts letters, digits, - and _.' })
    .nullable()
    .default(null),
})
export type NewCheckout = z.input<typeof newCheckoutSchema>

/** The address for paying: the payment provider's, or the test checkout's. */
export const checkoutSchema = z.object({ checkoutId: z.string(), link: z.url(), price: moneySchema })
export type Checkout = z.infer<typeof checkoutSchema>

/** The payment to refund. */
export const newRefundSchema = z.object({ paymentId: z.string().min(1).max(200) })

/** What the test checkout shows. */
export const testCheckoutSchema = z.object({
  checkoutId: z.string(),
  plan: planIdSchema,
  price: moneySchema,
  coupon: z.string().nullable(),
  discountPercent: z.int().min(0).max(100).describe('The coupon’s discount; 0 without a known one.'),
  due: moneySchema,
  email: z.string().describe('The email that a payment provider would prefill.'),
  status: z.enum(['open', 'pending', 'paid', 'failed', 'refunded', 'disputed', 'ended']),
})
export type TestCheckout = z.infer<typeof testCheckoutSchema>

/** The actions at the test checkout, as a payment provider would see them. */
export const testPaymentEvents = [
  'pay',
  'payLater',
  'paymentArrives',
  'paymentFails',
  'renew',
  'endSubscription',
  'refund',
  'openDispute',
  'winDispute',
  'loseDispute',
] as const
export const testPaymentSchema = z.object({
  happens: z.enum(testPaymentEvents),
  coupon: newCheckoutSchema.shape.coupon,
})
export type TestPayment = z.input<typeof testPaymentSchema>

/** `returnTo`: the page a payment provider would redirect to. */
export const testPaymentResultSchema = z.object({ checkout: testCheckoutSchema, returnTo: z.string() })
export type TestPaymentResult = z.infer<typeof testPaymentResultSchema>
