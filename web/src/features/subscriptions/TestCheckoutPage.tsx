import { plans } from '@greenroom/shared/rules'
import { newCheckoutSchema, type TestCheckout, type TestPayment } from '@greenroom/shared/wire'
import { Button, Skeleton, TextInput } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { moneyOf } from './facts.ts'
import { happen, useTestCheckout } from './queries.ts'
import classes from './TestCheckoutPage.module.css'
import { subscriptionTexts } from './texts.ts'

const texts = subscriptionTexts.test
const plansPage = '/app/subscriptions'

type Happens = TestPayment['happens']

/** Failing takes two events: the payment is attempted, then fails. */
const atCheckout: readonly { label: string; hint: string; happens: readonly Happens[] }[] = [
  { label: texts.pay, hint: texts.hints.pay, happens: ['pay'] },
  { label: texts.payLater, hint: texts.hints.payLater, happens: ['payLater'] },
  { label: texts.fail, hint: texts.hints.fail, happens: ['payLater', 'paymentFails'] },
]

/** Events that can happen next, given what has happened so far. */
function afterwards({ status, plan }: TestCheckout): readonly (keyof typeof texts.events)[] {
  if (status === 'pending') return ['paymentArrives', 'paymentFails']
  if (status === 'disputed') return ['winDispute', 'loseDispute']
  if (status !== 'paid') return []
  return plan === 'boost' ? ['renew', 'endSubscription', 'refund', 'openDispute'] : ['refund', 'openDispute']
}

/**
 * Stands in for the payment provider's page in development. Deliberately doesn't look like one, and says that no money
 * moves.
 */
export default function TestCheckoutPage() {
  const [search] = useSearchParams()
  const id = search.get('checkout') ?? ''
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: checkout, isError } = useTestCheckout(id)
  const [typed, setTyped] = useState<string | null>(null)
  const coupon = (typed ?? checkout?.coupon ?? '').trim()
  const [isDone, setDone] = useState(false)
  const { submit, pending, error } = useSubmit(async (happens: readonly Happens[], leaves: boolean) => {
    setDone(false)
    let returnTo: string = plansPage
    for (const each of happens)
      returnTo = await happen(client, id, { happens: each, coupon: coupon === '' ? null : coupon })
    setDone(true)
    if (!leaves) return
    const { pathname, search: query } = new URL(returnTo, location.origin)
    await navigate(`${pathname}${query}`)
  })
  if (isError)
    return (
      <Notice
        title={texts.unknown}
        body={texts.unknownBody}
        action={{ label: subscriptionTexts.after.plans, to: plansPage }}
      />
    )
  if (checkout === undefined)
    return (
      <div className={clsx(ui.centred, classes.page)} role="status" aria-busy="true" aria-label={texts.title}>
        <Skeleton height={420} animate={false} />
      </div>
    )
  const isOpen = checkout.status === 'open'
  const next = afterwards(checkout)
  const couponIsWrong = coupon !== '' && !newCheckoutSchema.shape.coupon.safeParse(coupon).success
  return (
    <div className={clsx(ui.centred, classes.page)}>
      <div className={clsx(ui.grid, ui.gap16, ui.inset24, ui.mono, ui.round, classes.box)}>
        <p className={clsx(ui.row, ui.gap6, ui.text14, ui.warn, ui.roundSmall, classes.label)}>
          <IconFlask size={16} stroke={1.6} aria-hidden="true" /> {texts.label}
        </p>
        <h1>{texts.title}</h1>
        <p className={clsx(ui.text15, classes.noMoney)}>{texts.noMoney}</p>
        <dl className={clsx(ui.grid, ui.flat, ui.text14, classes.facts)}>
          <dt>{texts.plan}</dt>
          <dd>{plans[checkout.plan].name}</dd>
          <dt>{texts.email}</dt>
          <dd>{checkout.email}</dd>
          <dt>{texts.price}</dt>
          <dd>{moneyOf(checkout.price)}</dd>
          <dt>{texts.due}</dt>
          <dd>
            {moneyOf(checkout.due)}
            {checkout.discountPercent > 0 && `, ${texts.discount(checkout.discountPercent)}`}
          </dd>
          <dt>{texts.status}</dt>
          <dd>
            <span role="status">{texts.statuses[checkout.status]}</span>
          </dd>
        </dl>
        {error !== null && <Problem>{sentenceOf(error)}</Problem>}
        {isOpen ? (
          <>
            <TextInput
              label={texts.coupon}
              value={typed ?? checkout.coupon ?? ''}
              maxLength={64}
              autoComplete="off"
              error={couponIsWrong ? subscriptionTexts.coupon.wrong : null}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <ul className={clsx(ui.grid, ui.gap12, ui.list, classes.ways)}>
              {atCheckout.map(({ happens, label, hint }) => (
                <li key={label}>
                  <Button
                    variant="default"
                    disabled={pending || couponIsWrong}
                    onClick={() => void submit(happens, true)}
                  >
                    {label}
                  </Button>
                  <span>{hint}</span>
                </li>
              ))}
              <li>
                <Button variant="default" component={Link} to={`${plansPage}?paymentStatus=cancelled`}>
                  {texts.cancel}
                </Button>
                <span>{texts.hints.cancel}</span>
              </li>
            </ul>
          </>
        ) : (
          <>
            {next.length > 0 && <h2>{texts.more}</h2>}
            <div className={clsx(ui.flex, ui.wrap, ui.gap8)}>
              {next.map((happens) => (
                <Button
                  key={happens}
                  variant="default"
                  disabled={pending}
                  onClick={() => void submit([happens], false)}
                >
                  {texts.events[happens]}
                </Button>
              ))}
            </div>
            <p role="status">{isDone && error === null && texts.happened}</p>
            <Link to={plansPage}>{texts.back}</Link>
          </>
        )}
      </div>
    </div>
  )
}
