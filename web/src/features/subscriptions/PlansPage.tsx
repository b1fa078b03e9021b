import { type PlanId, plans } from '@greenroom/shared/rules'
import { newCheckoutSchema, type OwnSubscription } from '@greenroom/shared/wire'
import { Button, Skeleton, TextInput } from '@mantine/core'
import { IconArchive, IconArrowBackUp, IconCalendarOff } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { daysLeft } from '../../data/days.ts'
import { useProfile } from '../../data/profile.ts'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { CountryChoice } from './CountryChoice.tsx'
import { planFor, shownPlans } from './facts.ts'
import { Payments } from './Payments.tsx'
import { PlanList } from './PlanList.tsx'
import { PlanTable } from './PlanTable.tsx'
import type { Column } from './planFacts.ts'
import { openCheckout, usePlans, usePremiumContent } from './queries.ts'
import classes from './Subscriptions.module.css'
import { subscriptionTexts as texts } from './texts.ts'
import { YourPlan } from './YourPlan.tsx'

const address = '/app/subscriptions'
const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/** All plans with their contents and prices, the recommended plan, and the user's own. */
export function PlansPage(props: { subscription: OwnSubscription | null; isSignedIn: boolean; isCancelled: boolean }) {
  const { subscription, isSignedIn, isCancelled } = props
  const [search] = useSearchParams()
  const country = search.get('country')
  const { data: list, isError, refetch } = usePlans(country)
  const { data: premium } = usePremiumContent()
  const { data: profile } = useProfile(isSignedIn)
  const [coupon, setCoupon] = useState('')
  const [isTableOpen, setTableOpen] = useState(false)
  const interviewDate = profile?.goal?.date ?? null
  const left = interviewDate === null ? null : daysLeft(interviewDate, new Date())

  const checkout = useSubmit(async (plan: PlanId) => {
    const { link } = await openCheckout({
      plan,
      country: list?.country,
      interviewDate: left === null ? null : interviewDate,
      coupon: coupon.trim() === '' ? null : coupon.trim(),
    })
    location.assign(link)
  })
  const couponIsWrong = coupon.trim() !== '' && !newCheckoutSchema.shape.coupon.safeParse(coupon).success

  if (list === undefined)
    return (
      <div className={clsx(ui.grid, ui.gap16, ui.centred, ui.contentWide, classes.page)}>
        <h1 className={ui.flat}>{texts.title}</h1>
        {isError ? (
          <EmptyBox fact={texts.failed} isFailure>
            <Button onClick={() => void refetch()}>{texts.again}</Button>
          </EmptyBox>
        ) : (
          <Skeleton height={520} animate={false} role="status" aria-label={texts.loading} />
        )}
      </div>
    )

  const current: Column | null =
    subscription?.plan ?? (subscription === null || subscription.subscriptionTier === 'FREE' ? 'free' : null)
  const isOnFree = current === 'free'
  const wanted = shownPlans.find((plan) => plan === search.get('plan')) ?? null
  const recommended = isOnFree && left !== null ? planFor(left.days) : null
  const shown = {
    list,
    premium: premium ?? null,
    interviewDate: left === null ? null : interviewDate,
    current,
    chosen: wanted ?? recommended,
    choose: (plan: PlanId, label: string, isFilled: boolean) => {
      const isOpen = list.payments !== 'off'
      if (!isOpen) return null
      const name = texts.choosePlan(plans[plan].name)
      const look = { variant: isFilled ? 'filled' : 'default', fullWidth: true, 'aria-label': name } as const
      const back = new URLSearchParams({ plan, ...(country === null ? {} : { country }) })
      return isSignedIn ? (
        <Button
          {...look}
          loading={checkout.pending}
          disabled={couponIsWrong}
          onClick={() => void checkout.submit(plan)}
        >
          {label}
        </Button>
      ) : (
        <Button {...look} component={Link} to={`/signup?next=${encodeURIComponent(`${address}?${back}`)}`}>
          {label}
        </Button>
      )
    },
  }
  return (
    <div className={clsx(ui.grid, ui.gap16, ui.centred, ui.contentWide, classes.page)}>
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.low, classes.head)}>
        <h1 className={ui.flat}>{texts.title}</h1>
        <CountryChoice country={list.country} />
      </div>
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.body, ui.quiet, classes.standing)}>
        <YourPlan subscription={subscription} />
        {recommended !== null && left !== null && (
          <p className={classes.advice}>{texts.recommended(left.days, plans[recommended].name)}</p>
        )}
      </div>
      {isCancelled && (
        <p className={clsx(ui.flat, ui.small, classes.band)} role="status">
          {texts.cancelled}
        </p>
      )}
      {checkout.error !== null && <Problem>{sentenceOf(checkout.error)}</Problem>}
      {list.payments === 'off' && <p className={clsx(ui.flat, ui.small, classes.band)}>{texts.off}</p>}
      <PlanList {...shown} />
      <button
        type="button"
        className={`${clsx(ui.bare, ui.accent, ui.borderless, ui.clear, ui.pressable, classes.textButton)} ${clsx(ui.narrowOnly, classes.compare)}`}
        aria-expanded={isTableOpen}
        onClick={() => setTableOpen(!isTableOpen)}
      >
        {isTableOpen ? texts.hideTable : texts.compare}
      </button>
      <PlanTable {...shown} isOpen={isTableOpen} />
      <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.paths}</p>
      {isSignedIn && list.payments !== 'off' && (
        <details className={clsx(ui.small, classes.coupon)}>
          <summary>{texts.coupon.have}</summary>
          <TextInput
            label={texts.coupon.label}
            description={texts.coupon.hint}
            value={coupon}
            maxLength={64}
            autoComplete="off"
            error={couponIsWrong ? texts.coupon.wrong : null}
            onChange={({ currentTarget }) => setCoupon(currentTarget.value)}
          />
        </details>
      )}
      <ul className={clsx(ui.grid, ui.unmarked, ui.bare, ui.after12, classes.promises)}>
        <li>
          <IconArrowBackUp {...icon} />
          <h2>{texts.promises.moneyBack.title(list.moneyBackDays)}</h2>
          <p>
            {texts.promises.moneyBack.body}{' '}
            <Link to="/termsAndConditions#money-back-guarantee">{texts.promises.moneyBack.terms}</Link>
          </p>
        </li>
        <li>
          <IconCalendarOff {...icon} />
          <h2>{texts.promises.renewal.title}</h2>
          <p>{texts.promises.renewal.body}</p>
        </li>
        <li>
          <IconArchive {...icon} />
          <h2>{texts.promises.end.title}</h2>
          <p>{texts.promises.end.body}</p>
        </li>
      </ul>
      {subscription !== null && subscription.payments.length > 0 && <Payments payments={subscription.payments} />}
    </div>
  )
}
