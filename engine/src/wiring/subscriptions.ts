import { createHmac } from 'node:crypto'
import { callNameOf, dayMs, moneyBackDays, planIds, shownNameOf } from '@greenroom/shared/rules'
import { type AuditRecord, subscriptionTierSchema } from '@greenroom/shared/vocabulary'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { AuditTrail } from '../audit/audit.ts'
import type { EngineConfig } from '../config.ts'
import { openCheckouts } from '../features/subscriptions/checkouts.ts'
import { changedLetter, partBackLetter, receiptLetter } from '../features/subscriptions/letters.ts'
import { openPayments } from '../features/subscriptions/payments.ts'
import { noProvider, stripeProvider } from '../features/subscriptions/provider.ts'
import { subscriptionRoutes } from '../features/subscriptions/routes.ts'
import { openTestCheckouts } from '../features/subscriptions/testCheckout.ts'
import { webhookRoute } from '../features/subscriptions/webhookRoute.ts'
import { type Mail, publicUrlOf } from '../mail/openMail.ts'
import type { HttpApp } from '../platform/httpService.ts'
import { startOnceForAll } from '../platform/onceForAll.ts'
import type { PersonalData } from '../platform/personalData.ts'
import type { Store } from '../store/port.ts'
import type { Payment } from '../subscriptions/payments.ts'
import { openSubscriptions, type Subscriptions } from '../subscriptions/subscriptions.ts'
import type { NewsDesk } from './notices.ts'
import type { People } from './people.ts'
import type { WhoAsks } from './whoAsks.ts'

export type SubscriptionsWiring = {
  config: EngineConfig
  store: Store
  audit: AuditTrail
  people: Pick<People, 'accounts'>
  newsDesk: Pick<NewsDesk, 'notices'>
  whoAsks: Pick<WhoAsks, 'accountOf'>
  mail: Pick<Mail, 'post'>
  logger: FastifyBaseLogger
  now: () => number
}

export type SubscriptionsAndPayments = Subscriptions & {
  /** The data stored about payments and checkouts. */
  personalData: readonly PersonalData[]
  /** Deletes checkouts, and payments without a known payer, after their retention period. */
  removeOld(): Promise<void>
  stop(): Promise<void>
}

/** Requests see immediately that a tier has expired. The store is updated within this time. */
const everyMs = 60_000

/** Sets up subscriptions: routes, payments, and the sweep that ends expired ones. */
export function startSubscriptions(app: HttpApp, options: SubscriptionsWiring): SubscriptionsAndPayments {
  const { config, store, audit, people, newsDesk, whoAsks, mail, logger, now } = options
  const { accounts } = people
  const publicUrl = publicUrlOf(config)
  const plansUrl = `${publicUrl}/app/subscriptions`

  async function personOf(userId: number) {
    const user = await accounts.userById(userId)
    return user && { email: user.email, displayName: shownNameOf(user), callName: callNameOf(user) }
  }
  const emailOf = async (userId: number): Promise<string> => (await personOf(userId))?.email ?? ''

  /** Notifies the user by bell, and by mail unless a receipt covers it. */
  async function tell({ id, at, about, by, before, after }: AuditRecord): Promise<void> {
    const person = about === null ? undefined : await personOf(about)
    if (about === null || person === undefined) return
    const [was, is] = [toldStateSchema.safeParse(before).data, toldStateSchema.parse(after)]
    const { subscriptionTier: tier, subscriptionExpiry: expiry, plan, renews } = is
    const isSame = was?.subscriptionTier === tier && was.plan === plan && was.subscriptionExpiry === expiry
    if (!isSame) {
      const news = { changeId: id, tier, plan, expiry }
      await newsDesk.notices.tell(about, { kind: 'subscription_changed', at: Date.parse(at), about: news })
    }
    const isCancelled = was?.renews === true && !renews
    if (by.kind === 'webhook' && tier === 'PREMIUM' && !isCancelled) return
    const endsAt = expiry === null ? null : Date.parse(expiry)
    const letter = changedLetter(person.callName, { tier, plan, endsAt, renews }, plansUrl)
    // Ids in the mail queue can't contain colons.
    await mail.post({ id: `change-${id.replaceAll(':', '.')}`, kind: 'subscriptionChanged', to: person.email, letter })
  }

  const subscriptions = openSubscriptions(store, { audit, logger, now, personOf, onChange: tell })
  const checkouts = openCheckouts(store, now)
  const { stripe, testCheckout, webhookSecrets } = config.payments
  const testSecret = `whsec_${createHmac('sha256', config.INTERNAL_TOKEN).update('test checkout').digest('hex')}`
  const testCheckouts =
    testCheckout &&
    openTestCheckouts({
      ...{ checkouts, emailOf, now },
      coupons: testCheckout.coupons,
      secret: testSecret,
      engineUrl: () => ownUrlOf(app),
    })
  const provider = stripe ? stripeProvider(stripe, logger) : (testCheckouts?.provider ?? noProvider)

  async function sendReceipt(payment: Payment): Promise<void> {
    const { id, userId, plan, amount, currency, paidAt } = payment
    const person = await personOf(userId)
    if (person === undefined || paidAt === null) return
    const standing = await payments.standingOf(userId)
    const isItsPlan = plan !== null && standing.plan === plan
    const letter = receiptLetter(person.callName, {
      ...{ number: id, plan, amount, currency, paidAt: Date.parse(paidAt), url: plansUrl },
      paidUntil: isItsPlan ? standing.paidUntil : null,
      renews: isItsPlan && standing.renews,
      refundableUntil: Date.parse(paidAt) + moneyBackDays * dayMs,
    })
    await mail.post({ id: `receipt-${id}`, kind: 'receipt', to: person.email, letter })
  }

  async function tellPartBack({ id, userId, currency, partBack }: Payment): Promise<void> {
    const person = await personOf(userId)
    if (person === undefined || partBack === null) return
    const letter = partBackLetter(person.callName, { number: id, amount: partBack, currency, url: plansUrl })
    await mail.post({ id: `part-back-${id}-${partBack}`, kind: 'receipt', to: person.email, letter })
  }

  const payments = openPayments(store, {
    ...{ subscriptions, sendReceipt, tellPartBack, logger, now },
    userExists: async (userId) => (await accounts.userById(userId)) !== undefined,
    userIdByEmail: async (email) => (await accounts.userByEmail(email))?.id ?? null,
    async interviewDateOf(checkoutId, userId) {
      const checkout = await checkouts.get(checkoutId)
      return checkout?.userId === userId ? checkout.interviewDate : null
    },
    endSubscription: provider.endSubscription,
  })

  webhookRoute(app, { payments, secrets: [...webhookSecrets, ...(testCheckouts ? [testSecret] : [])], logger, now })
  subscriptionRoutes(app, {
    ...{ subscriptions, payments, checkouts, provider, testCheckouts, emailOf, publicUrl, now },
    accountOf: whoAsks.accountOf,
  })

  const steps = [
    { name: 'changes that are not recorded yet', run: subscriptions.settle },
    { name: 'payments that are not applied yet', run: payments.sweep },
    { name: 'subscriptions that ran out', run: subscriptions.expire },
  ]
  const sweep = startOnceForAll({ name: 'subscriptions', everyMs, steps }, { store, logger, now })
  return {
    ...subscriptions,
    personalData: [payments.personalData, checkouts.personalData],
    async removeOld() {
      await payments.removeUnclaimed()
      await checkouts.removeOld()
    },
    stop: sweep.stop,
  }
}

const toldStateSchema = z.object({
  subscriptionTier: subscriptionTierSchema,
  subscriptionExpiry: z.string().nullable(),
  plan: z.enum(planIds).nullable(),
  renews: z.boolean(),
})

/** This engine's URL on its own machine. */
function ownUrlOf(app: HttpApp): string {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error("the engine isn't listening yet")
  const isEverywhere = address.address === '0.0.0.0' || address.address === '::'
  const host = isEverywhere ? '127.0.0.1' : address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}`
}
