import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dayMs, planPrices } from '@greenroom/shared/rules'
import {
  checkoutSchema,
  meSchema,
  ownSubscriptionSchema,
  planListSchema,
  testPaymentResultSchema,
} from '@greenroom/shared/wire'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAudit } from '../../audit/audit.ts'
import { mailsTo, mailTo } from '../../testing/mails.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../../testing/storeOfSpecs.ts'

const secrets = ['whsec_the_new_one_of_the_specs', 'whsec_the_old_one_of_the_specs'] as const
let laterMs = 0
const now = () => Date.now() + laterMs

let engine: TestEngine
/** Another engine with the same store. */
let other: TestEngine

beforeAll(async () => {
  const environment = { STRIPE_WEBHOOK_SECRET: secrets.join(',') }
  engine = await startTestEngine({ environment, now })
  other = await startTestEngine({ environment: { ...environment, DATA_DIR: engine.dataDir }, now })
})
afterAll(async () => {
  expect([engine.unexpected(), other.unexpected()]).toEqual([[], []])
  await other.stop()
  await engine.stop()
})

let count = 0
function nextId(): string {
  count += 1
  return `evt_${count}`
}
const event = (type: string, object: object, id = nextId()) => ({
  ...{ id, object: 'event', created: Math.floor(now() / 1000), type, data: { object } },
})
type Sent = { secret?: string; at?: number; to?: TestEngine; body?: string }
const send = (told: object, { secret = secrets[0], at = now(), to = engine, body }: Sent = {}) => {
  const payload = JSON.stringify(told)
  const timestamp = Math.floor(at / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return to.call('POST', '/webhooks/stripe', { body: body ?? payload, headers: { 'stripe-signature': signature } })
}
const sessionOf = (person: Person, fields: object = {}) => ({
  id: `cs_${person.userId}`,
  ...{ object: 'checkout.session', mode: 'payment', client_reference_id: `${person.userId}`, payment_status: 'paid' },
  customer: `cus_${person.userId}`,
  customer_details: { email: person.email },
  payment_intent: `pi_${person.userId}`,
  ...{ invoice: null, subscription: null, amount_subtotal: 4_900, amount_total: 4_900, currency: 'eur', metadata: {} },
  ...fields,
})
const completed = (person: Person, fields?: object) => event('checkout.session.completed', sessionOf(person, fields))
const tierOf = async (person: Person) => meSchema.parse((await person.call('GET', '/api/me')).body).subscriptionTier
const mine = async (person: Person) => ownSubscriptionSchema.parse((await person.call('GET', '/api/subscription')).body)
async function changesOf({ userId }: Person) {
  const store = await openStoreOfSpecs(engine.dataDir)
  const found = await openAudit(store, { now }).of(userId)
  await store.close()
  return found.map(({ before, after }) => [before?.subscriptionTier ?? null, after?.subscriptionTier]).toReversed()
}
const paid = [[null, 'PREMIUM']]

describe('a webhook of the payment provider', () => {
  it('makes the payer PREMIUM, by the link’s reference, once: repeated, and on two engines at once', async () => {
    const ada = await engine.signUp('Ada')
    const told = completed(ada, { customer_details: { email: 'somebody@else.example' } })
    const answers = await Promise.all([send(told), send(told, { to: other }), send(told), send(told, { to: other })])
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { received: true }]))
    expect((await send(told)).status).toBe(200)
    expect(await mine(ada)).toMatchObject({
      subscriptionTier: 'PREMIUM',
      plan: 'target',
      renews: false,
      canCancel: false,
    })
    expect(await changesOf(ada)).toEqual(paid)
    const receipt = await mailTo(engine.dataDir, ada.email, 'Your receipt')
    expect(receipt.text).toContain('€49.00')
    expect(mailsTo(engine.dataDir, ada.email).filter(({ subject }) => subject === 'Your receipt')).toHaveLength(1)
  })

  it('is refused if it is forged, changed on the way, too old, or not signed, and changes nothing', async () => {
    const eve = await engine.signUp('Eve')
    const told = completed(eve)
    expectProblem(await send(told, { secret: 'whsec_somebody_elses_secret' }), 400, 'SIGNATURE_INVALID')
    expectProblem(await send(told, { body: JSON.stringify({ ...told, id: 'evt_x' }) }), 400, 'SIGNATURE_INVALID')
    expectProblem(await send(told, { at: now() - 301_000 }), 400, 'SIGNATURE_INVALID')
    expectProblem(await engine.call('POST', '/webhooks/stripe', { body: told }), 400, 'SIGNATURE_INVALID')
    expect([await tierOf(eve), await changesOf(eve)]).toEqual(['FREE', []])
  })

  it('may be signed by the old secret while it is replaced', async () => {
    const ada = await engine.signUp()
    expect((await send(completed(ada), { secret: secrets[1] })).status).toBe(200)
    expect(await tierOf(ada)).toBe('PREMIUM')
  })

  it('of an unneeded type is answered 200; an unreadable one is named', async () => {
    expect(await send(event('customer.created', { id: 'cus_x' }))).toMatchObject({ status: 200 })
    expectProblem(await send(event('invoice.paid', { id: 7 })), 400, 'INVALID_REQUEST')
    expectProblem(await send({ id: 'evt_y' }), 400, 'INVALID_REQUEST')
  })

  it('identifies the plan by the operator’s note or the price, and not by anything the payer can choose', async () => {
    const [bob, cleo] = [await engine.signUp('Bob'), await engine.signUp('Cleo')]
    await send(completed(bob, { metadata: { plan: 'threeSixty' } }))
    await send(completed(cleo, { amount_subtotal: planPrices.GBP.boostMini, amount_total: 0, currency: 'gbp' }))
    expect([(await mine(bob)).plan, (await mine(cleo)).plan]).toEqual(['threeSixty', 'boostMini'])
  })

  it('from an unknown payer is stored, and applied once that person exists', async () => {
    const email = 'late@example.org'
    const stranger = { userId: 999_999, email: 'Late@Example.org' } as Person
    await send(
      event('charge.refunded', {
        id: 'ch_1',
        created: 1,
        customer: null,
        payment_intent: 'pi_late2',
        amount: 1,
        amount_refunded: 1,
        refunded: true,
        currency: 'eur',
      }),
    )
    await send(completed(stranger))
    const account = { userName: 'Late', email, password: 'a long and unusual passphrase' }
    expect((await engine.call('POST', '/users', { body: account })).status).toBe(201)
    // Any engine's sweep would find it; starting an engine runs one immediately.
    laterMs += 120_000
    const third = await startTestEngine({ environment: { DATA_DIR: engine.dataDir }, now })
    await until('the payment to be applied', async () => {
      const signedIn = await engine.call('POST', '/api/auth/sign-in/email', { body: account })
      return meSchema.parse(signedIn.body).subscriptionTier === 'PREMIUM'
    })
    await third.stop()
  })

  it('PENDING: paid and not confirmed, with FREE access, until the money arrives or doesn’t', async () => {
    const [ada, bob] = [await engine.signUp(), await engine.signUp()]
    for (const person of [ada, bob]) await send(completed(person, { payment_status: 'unpaid' }))
    expect([await tierOf(ada), (await mine(ada)).payments[0]?.status]).toEqual(['PENDING', 'pending'])
    await send(event('checkout.session.async_payment_succeeded', sessionOf(ada)))
    await send(event('checkout.session.async_payment_failed', sessionOf(bob, { payment_status: 'unpaid' })))
    expect([await tierOf(ada), await tierOf(bob)]).toEqual(['PREMIUM', 'FREE'])
    expect(await changesOf(ada)).toEqual([
      [null, 'PENDING'],
      ['PENDING', 'PREMIUM'],
    ])
  })

  it('a partial refund is reported once by mail, and leaves the plan as it is', async () => {
    const ada = await engine.signUp()
    await send(completed(ada))
    const part = { ...charge(ada), amount_refunded: 1_000, refunded: false }
    const told = event('charge.refunded', part)
    await Promise.all([send(told), send(told)])
    expect(await mine(ada)).toMatchObject({
      subscriptionTier: 'PREMIUM',
      payments: [{ status: 'paid', partBack: { amount: 1_000, currency: 'EUR' } }],
    })
    const subject = 'We’ve refunded you'
    expect((await mailTo(engine.dataDir, ada.email, subject)).text).toContain('€10.00')
    expect(mailsTo(engine.dataDir, ada.email).filter((mail) => mail.subject === subject)).toHaveLength(1)
    await send(event('charge.refunded', charge(ada)))
    expect(await mine(ada)).toMatchObject({
      subscriptionTier: 'FREE',
      payments: [{ status: 'refunded', partBack: null }],
    })
    // A refund may arrive before its payment.
    const bob = await engine.signUp()
    await send(event('charge.refunded', { ...charge(bob), amount_refunded: 700, refunded: false }))
    await send(completed(bob))
    expect((await mailTo(engine.dataDir, bob.email, subject)).text).toContain('€7.00')
    expect((await mine(bob)).payments).toMatchObject([{ status: 'paid', partBack: { amount: 700 } }])
  })

  it('may arrive before the one that it follows: a refund, a dispute, a renewal', async () => {
    const [ada, bob, cleo] = [await engine.signUp(), await engine.signUp(), await engine.signUp()]
    await send(event('charge.refunded', { ...charge(ada), customer: null }))
    await send(completed(ada))
    expect([await tierOf(ada), await changesOf(ada)]).toEqual(['FREE', []])
    await send(
      event('charge.dispute.created', {
        id: 'dp_b',
        payment_intent: `pi_${bob.userId}`,
        amount: 4_900,
        currency: 'eur',
        status: 'needs_response',
      }),
    )
    await send(completed(bob))
    expect(await tierOf(bob)).toBe('FREE')
    await send(
      event('charge.dispute.closed', {
        id: 'dp_b',
        payment_intent: `pi_${bob.userId}`,
        amount: 4_900,
        currency: 'eur',
        status: 'won',
      }),
    )
    expect(await tierOf(bob)).toBe('PREMIUM')
    await send(event('invoice.paid', { ...invoice(cleo, 0), customer_email: 'paid-by@another.example' }))
    await send(
      completed(cleo, {
        mode: 'subscription',
        subscription: `sub_${cleo.userId}`,
        payment_intent: null,
        metadata: { plan: 'boost' },
      }),
    )
    expect(await mine(cleo)).toMatchObject({ plan: 'boost', renews: true, canCancel: true })
  })

  it('in any order, and on two engines at once, all of a customer’s events lead to the same tier', async () => {
    const people = await Promise.all(['One', 'Two', 'Three'].map((name) => engine.signUp(name)))
    const ends = []
    for (const [nth, person] of people.entries()) {
      const told = [
        completed(person, {
          mode: 'subscription',
          subscription: `sub_${person.userId}`,
          payment_intent: null,
          amount_subtotal: 2_900,
        }),
        event('invoice.paid', invoice(person, 0)),
        event('invoice.paid', invoice(person, 1)),
        event('customer.subscription.updated', {
          id: `sub_${person.userId}`,
          customer: `cus_${person.userId}`,
          status: 'active',
          cancel_at_period_end: true,
        }),
      ]
      const order = [told, told.toReversed(), [...told.slice(2), ...told.slice(0, 2)]][nth] ?? told
      const answers = await Promise.all(
        [...order, ...told].map((each, index) => send(each, { to: index % 2 === 0 ? engine : other })),
      )
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      const { payments, subscriptionExpiry, ...rest } = await mine(person)
      ends.push({
        ...rest,
        paidUntil: null,
        days: Math.round((Date.parse(`${subscriptionExpiry}`) - now()) / dayMs),
        payments: payments.length,
      })
      expect((await changesOf(person)).filter(([before, after]) => before !== after)).toEqual(paid)
    }
    expect(ends[0]).toMatchObject({ subscriptionTier: 'PREMIUM', plan: 'boost', renews: false, payments: 2, days: 60 })
    expect(ends).toEqual([ends[0], ends[0], ends[0]])
  })
})

const charge = (person: Person) => ({
  ...{ id: `ch_${person.userId}`, created: Math.floor(now() / 1000), payment_intent: `pi_${person.userId}` },
  ...{ customer: `cus_${person.userId}`, amount: 4_900, amount_refunded: 4_900, refunded: true, currency: 'eur' },
})
const invoice = (person: Person, month: number) => ({
  ...{ id: `in_${person.userId}_${month}`, customer: `cus_${person.userId}`, customer_email: person.email },
  ...{ subscription: `sub_${person.userId}`, amount_paid: 2_900, currency: 'eur' },
  billing_reason: month === 0 ? 'subscription_create' : 'subscription_cycle',
  lines: { data: [{ period: { end: Math.floor(now() / 1000) + (month + 1) * 30 * 86_400 } }] },
})

describe('the test checkout', () => {
  const buy = async (person: Person, body: object) =>
    checkoutSchema.parse((await person.call('POST', '/api/subscription/checkout', { body })).body)
  const does = (person: Person, checkoutId: string, happens: string, coupon?: string) =>
    person.call('POST', `/api/test-checkouts/${checkoutId}/events`, { body: { happens, ...(coupon && { coupon }) } })

  it('lists prices by country; spec §5: "Country codes are upper-cased; unsupported ones become OTHER"', async () => {
    const list = async (country: string) =>
      planListSchema.parse((await engine.call('GET', `/api/plans?country=${country}`)).body)
    expect(await list('ie')).toMatchObject({ country: 'IE', payments: 'testCheckout', moneyBackDays: 14 })
    expect((await list('gb')).plans.map(({ price }) => price.currency)).toEqual(['GBP', 'GBP', 'GBP', 'GBP'])
    expect((await list('zz')).country).toBe('OTHER')
  })

  it('is opened once by a double click, sells a plan by the same webhooks, and brings people back', async () => {
    const ada = await engine.signUp('Ada')
    expectProblem(
      await engine.call('POST', '/api/subscription/checkout', { body: { plan: 'boostMini' } }),
      401,
      'UNAUTHORIZED',
    )
    const [one, two] = await Promise.all([
      buy(ada, { plan: 'boostMini', country: 'US' }),
      buy(ada, { plan: 'boostMini', country: 'US' }),
    ])
    expect(one).toEqual(two)
    expect(one.link).toContain(`/app/testCheckout?checkout=${one.checkoutId}`)
    const bob = await engine.signUp()
    expectProblem(await bob.call('GET', `/api/test-checkouts/${one.checkoutId}`), 404, 'CHECKOUT_UNKNOWN')
    expectProblem(await does(ada, one.checkoutId, 'pay', 'NONE'), 400, 'COUPON_UNKNOWN')
    const both = await Promise.all([
      does(ada, one.checkoutId, 'pay', 'welcome20'),
      does(ada, one.checkoutId, 'pay', 'welcome20'),
    ])
    const { checkout, returnTo } = testPaymentResultSchema.parse(both[0]?.body)
    expect([checkout.status, checkout.due, returnTo]).toEqual([
      'paid',
      { amount: 1_200, currency: 'USD' },
      '/app/subscriptions?paymentStatus=success',
    ])
    expect(await mine(ada)).toMatchObject({
      subscriptionTier: 'PREMIUM',
      plan: 'boostMini',
      payments: [{ paid: checkout.due }],
    })
    expect(await changesOf(ada)).toEqual(paid)
  })

  it('lets Boost renew and be cancelled; it then ends with its period', async () => {
    const ada = await engine.signUp('Ada')
    const { checkoutId } = await buy(ada, { plan: 'boost' })
    await does(ada, checkoutId, 'pay')
    const first = await mine(ada)
    expectProblem(
      await ada.call('POST', '/api/subscription/checkout', { body: { plan: 'boost' } }),
      409,
      'ALREADY_SUBSCRIBED',
    )
    expect((await does(ada, checkoutId, 'renew')).status).toBe(200)
    const second = await mine(ada)
    expect(Date.parse(`${second.paidUntil}`) - Date.parse(`${first.paidUntil}`)).toBeGreaterThan(27 * dayMs)
    const cancelled = ownSubscriptionSchema.parse((await ada.call('POST', '/api/subscription/cancel')).body)
    expect(cancelled).toMatchObject({
      subscriptionTier: 'PREMIUM',
      renews: false,
      canCancel: false,
      paidUntil: second.paidUntil,
    })
    expect(cancelled.subscriptionExpiry).toBe(second.paidUntil)
    expectProblem(await ada.call('POST', '/api/subscription/cancel'), 409, 'NOTHING_TO_CANCEL')
    expect((await mailTo(engine.dataDir, ada.email, 'Your plan has changed')).text).toContain('It won’t renew.')
  })

  it('refunds the whole price within 14 days, once for each plan, and not after', async () => {
    const ada = await engine.signUp('Ada')
    const bought = await buy(ada, { plan: 'boostMini' })
    await does(ada, bought.checkoutId, 'pay')
    const [payment] = (await mine(ada)).payments
    const refund = (person: Person) =>
      person.call('POST', '/api/subscription/refund', { body: { paymentId: payment?.paymentId } })
    expectProblem(await refund(await engine.signUp()), 404, 'PAYMENT_UNKNOWN')
    const both = await Promise.all([refund(ada), refund(ada)])
    expect(both.map(({ status }) => status)).toEqual([202, 202])
    expect(await mine(ada)).toMatchObject({ subscriptionTier: 'FREE', plan: null, payments: [{ status: 'refunded' }] })
    expect(await changesOf(ada)).toEqual([...paid, ['PREMIUM', 'FREE']])
    laterMs += 2_000
    await does(ada, (await buy(ada, { plan: 'boostMini' })).checkoutId, 'pay')
    expect((await mine(ada)).payments[0]).toMatchObject({ status: 'paid', refundableUntil: null })
    laterMs += 2_000
    await does(ada, (await buy(ada, { plan: 'threeSixty' })).checkoutId, 'pay')
    const [last] = (await mine(ada)).payments
    laterMs += 14 * dayMs + 60_000
    expectProblem(
      await ada.call('POST', '/api/subscription/refund', { body: { paymentId: last?.paymentId } }),
      409,
      'NOT_REFUNDABLE',
    )
  })

  it('spec §4: "if the expiry date is past, the tier becomes FREE": by the clock, with a mail', async () => {
    const ada = await engine.signUp('Ada')
    const date = new Date(now() + 3 * dayMs).toISOString().slice(0, 10)
    await does(ada, (await buy(ada, { plan: 'target', interviewDate: date })).checkoutId, 'pay')
    expect((await mine(ada)).subscriptionExpiry).toBe(new Date(Date.parse(date) + dayMs).toISOString())
    laterMs += 5 * dayMs
    expect(await mine(ada)).toMatchObject({ subscriptionTier: 'FREE', subscriptionExpiry: null, plan: null })
    const third = await startTestEngine({ environment: { DATA_DIR: engine.dataDir }, now })
    await mailTo(engine.dataDir, ada.email, 'Your plan has changed')
    await third.stop()
    expect(await changesOf(ada)).toEqual([...paid, ['PREMIUM', 'FREE']])
  })
})

describe('with a payment provider', () => {
  type Asked = { path: string; body: string; key: string | undefined }

  it('sends people to its links with email, reference and coupon, and asks it to cancel and to refund', async () => {
    const asked: Asked[] = []
    let isDown = false
    // A server that implements the part of Stripe's API we use.
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      asked.push({ path: `${request.method} ${request.url}`, body, key: request.headers.authorization })
      response.writeHead(isDown ? 400 : 200, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify(isDown ? { error: { type: 'invalid_request_error', code: 'resource_missing' } } : { id: 'x' }),
      )
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const link = (plan: string) =>
      `EUR=https://buy.example/${plan},USD=https://buy.example/${plan}-usd?prefilled_email=fixed%40example.org`
    const provided = await startTestEngine({
      now,
      environment: {
        ...{
          STRIPE_SECRET_KEY: 'sk_test_of_the_specs',
          STRIPE_WEBHOOK_SECRET: secrets[0],
          STRIPE_API_URL: `http://127.0.0.1:${port}`,
        },
        ...{
          STRIPE_LINK_BOOST: link('boost'),
          STRIPE_LINK_BOOST_MINI: link('mini'),
          STRIPE_LINK_TARGET: link('target'),
          STRIPE_LINK_360: link('360'),
        },
      },
    })
    const ada = await provided.signUp('Ada')
    const buy = async (body: object) =>
      checkoutSchema.parse((await ada.call('POST', '/api/subscription/checkout', { body })).body)
    const bought = await buy({ plan: 'boost', country: 'IE', coupon: 'SPRING' })
    const { origin, pathname, searchParams } = new URL(bought.link)
    expect([origin, pathname]).toEqual(['https://buy.example', '/boost'])
    expect(Object.fromEntries(searchParams)).toEqual({
      prefilled_email: ada.email,
      client_reference_id: `${ada.userId}_${bought.checkoutId}`,
      prefilled_promo_code: 'SPRING',
    })
    // Spec §5: "Card-payment links get the user's email prefilled unless already present."
    const dollars = new URL((await buy({ plan: 'target', country: 'US' })).link)
    expect(dollars.searchParams.get('prefilled_email')).toBe('fixed@example.org')
    // There is no payment link in pounds, and the displayed price must be the one charged.
    expect((await buy({ plan: 'target', country: 'GB' })).price.currency).toBe('EUR')
    expect((await ada.call('GET', `/api/test-checkouts/${bought.checkoutId}`)).status).toBe(404)

    const reference = {
      client_reference_id: `${ada.userId}_${bought.checkoutId}`,
      payment_intent: null,
      amount_subtotal: 2_900,
    }
    await send(completed(ada, { ...reference, mode: 'subscription', subscription: 'sub_a' }), { to: provided })
    await send(event('invoice.paid', { ...invoice(ada, 0), subscription: 'sub_a', payment_intent: 'pi_a' }), {
      to: provided,
    })
    expect((await ada.call('POST', '/api/subscription/cancel')).status).toBe(200)
    expect(asked.at(-1)).toMatchObject({
      path: 'POST /v1/subscriptions/sub_a',
      body: 'cancel_at_period_end=true',
      key: 'Bearer sk_test_of_the_specs',
    })
    const [payment] = (await mine(ada)).payments
    const refund = () => ada.call('POST', '/api/subscription/refund', { body: { paymentId: payment?.paymentId } })
    isDown = true
    expectProblem(await refund(), 503, 'PAYMENTS_UNAVAILABLE')
    expect((await mine(ada)).payments[0]?.status).toBe('paid')
    isDown = false
    expect((await refund()).status).toBe(202)
    expect(asked.slice(-2).map(({ path }) => path)).toEqual(['POST /v1/refunds', 'DELETE /v1/subscriptions/sub_a'])
    expect((await mine(ada)).payments[0]?.status).toBe('refund_asked')

    // A deleted account must stop paying.
    const eve = await provided.signUp('Eve')
    await send(completed(eve, { mode: 'subscription', subscription: 'sub_e' }), { to: provided })
    await send(event('invoice.paid', { ...invoice(eve, 0), subscription: 'sub_e', payment_intent: 'pi_e' }), {
      to: provided,
    })
    expect(await mine(eve)).toMatchObject({ plan: 'boost', renews: true })
    const body = { password: 'a long and unusual passphrase' }
    expect((await eve.call('POST', '/api/account/deletion', { body })).status).toBe(202)
    laterMs += 8 * dayMs
    const ended = () => asked.some(({ path }) => path === 'DELETE /v1/subscriptions/sub_e')
    await until('the provider to be asked to end it', ended)
    const signIn = { email: eve.email, ...body }
    const tried = () => provided.call('POST', '/api/auth/sign-in/email', { body: signIn })
    await until('the account to be gone', async () => (await tried()).status === 401)
    await provided.stop()
    server.close()
  })
})
