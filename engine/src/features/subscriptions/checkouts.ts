import { randomBytes } from 'node:crypto'
import { currencies, dayMs, fixedPeriodsMs, planIds } from '@greenroom/shared/rules'
import { z } from 'zod'
import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'

const checkoutStatuses = ['open', 'pending', 'paid', 'failed', 'refunded', 'disputed', 'ended'] as const

const recordSchema = z.object({
  id: z.string(),
  userId: z.int(),
  plan: z.enum(planIds),
  currency: z.enum(currencies),
  /** The price before any coupon, in hundredths of the currency. */
  amount: z.int(),
  interviewDate: z.string().nullable(),
  coupon: z.string().nullable(),
  createdAt: z.number(),
  /** Identifies the purchase while the checkout can be reused, so that a double click opens only one. */
  openFor: z.string().nullable(),
  /**
   * For the test checkout, which stands in for the payment provider: its state, the price paid, and the number of
   * months.
   */
  status: z.enum(checkoutStatuses),
  paid: z.int().nullable(),
  periods: z.int(),
})
export type CheckoutRecord = z.infer<typeof recordSchema>
export type CheckoutStatus = CheckoutRecord['status']

/** For this long, repeating a purchase leads to the same checkout. */
const reusedForMs = dayMs

export type Checkouts = {
  /** The open checkout for this purchase, or a new one. */
  open(
    wish: Pick<CheckoutRecord, 'userId' | 'plan' | 'currency' | 'amount' | 'interviewDate' | 'coupon'>,
  ): Promise<CheckoutRecord>
  get(id: string): Promise<CheckoutRecord | undefined>
  change(
    id: string,
    set: Partial<Pick<CheckoutRecord, 'status' | 'paid' | 'periods' | 'coupon' | 'openFor'>>,
    from: CheckoutStatus,
  ): Promise<boolean>
  removeOld(): Promise<void>
  personalData: PersonalData
}

export function openCheckouts(store: Store, now: () => number): Checkouts {
  const records = store.collection<CheckoutRecord>({
    name: 'checkouts',
    unique: [['openFor']],
    indexes: [['userId'], ['createdAt'], ['status']],
    parse: (stored) => recordSchema.parse(stored),
  })
  return {
    async open(wish) {
      const { userId, plan, currency, interviewDate, coupon } = wish
      const openFor = [userId, plan, currency, interviewDate, coupon].join(' ')
      const fresh: CheckoutRecord = {
        ...{ ...wish, openFor, id: randomBytes(12).toString('hex'), createdAt: now() },
        ...{ status: 'open', paid: null, periods: 0 },
      }
      for (;;) {
        if ((await records.insert(fresh)) === 'inserted') return fresh
        const [known] = await records.find({ where: { openFor }, limit: 1 })
        if (known === undefined) continue
        if (known.status === 'open' && known.createdAt > now() - reusedForMs) return known
        await records.update(known.id, { openFor: null }, { openFor })
      }
    },
    get: (id) => records.get(id),
    change: (id, set, from) => records.update(id, set, { status: from }),
    removeOld: () => removeAll(records, { createdAt: { lte: now() - fixedPeriodsMs.checkout } }),
    personalData: {
      collections: ['checkouts'],
      async *exported({ userId }) {
        yield jsonListFile('checkouts.json', everyDocument(records, { userId }))
      },
      erase: ({ userId }) => removeAll(records, { userId }),
    },
  }
}
