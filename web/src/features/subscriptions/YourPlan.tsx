import { plans } from '@greenroom/shared/rules'
import type { OwnSubscription } from '@greenroom/shared/wire'
import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { amountOf, renewalDayOf, useWallet } from '../../data/wallet.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { dayInWords, daysUntil, lastDayInWords } from './facts.ts'
import { cancelPlan } from './queries.ts'
import classes from './Subscriptions.module.css'
import { subscriptionTexts as texts } from './texts.ts'

/** The user's plan, when it ends, what's left of it, and how to stop it renewing. */
export function YourPlan({ subscription }: { subscription: OwnSubscription | null }) {
  if (subscription === null)
    return <p className={clsx(ui.flex, ui.wrap, ui.gap4by16, classes.yours)}>{texts.signedOut}</p>
  return (
    <div className={clsx(ui.flex, ui.wrap, ui.gap4by16, classes.yours)}>
      <p>
        <strong>{titleOf(subscription)}</strong> {endOf(subscription)} <TokensLeft />
      </p>
      {subscription.canCancel && <CancelPlan subscription={subscription} />}
    </div>
  )
}

function titleOf({ plan, subscriptionTier, payments }: OwnSubscription): string {
  if (plan !== null && subscriptionTier === 'PREMIUM') return texts.onPlan(plans[plan].name)
  return payments[0]?.status === 'pending' ? texts.on.PENDING : texts.on[subscriptionTier]
}

function endOf({ plan, subscriptionExpiry, paidUntil, renews }: OwnSubscription): string {
  if (renews && paidUntil !== null) return texts.renewsOn(dayInWords(paidUntil))
  if (subscriptionExpiry === null) return ''
  const until = texts.until(lastDayInWords(subscriptionExpiry), daysUntil(subscriptionExpiry, Date.now()))
  return plan === 'boost' ? `${until} ${texts.cancel.done}` : until
}

function TokensLeft() {
  const { data: wallet } = useWallet()
  if (wallet === undefined) return null
  const { left, monthlyGrant, nextGrantAt } = wallet.tokens
  return <span>{texts.tokensLeft(amountOf(left), amountOf(monthlyGrant), renewalDayOf(nextGrantAt))}</span>
}

/** Cancels in one step, after explaining what happens then. */
function CancelPlan({ subscription: { plan, paidUntil } }: { subscription: OwnSubscription }) {
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { submit, pending, error } = useSubmit(async () => {
    await cancelPlan(client)
    setAsked(false)
  })
  const name = plans[plan ?? 'boost'].name
  return (
    <>
      <button
        type="button"
        className={clsx(ui.bare, ui.accent, ui.borderless, ui.clear, ui.pressable, classes.textButton)}
        onClick={() => setAsked(true)}
      >
        {texts.cancel.open(name)}
      </button>
      <Dialog opened={isAsked} onClose={() => setAsked(false)} title={texts.cancel.title(name)}>
        <DialogWords>{texts.cancel.body(paidUntil === null ? '' : lastDayInWords(paidUntil))}</DialogWords>
        {error !== null && <Problem mt={12}>{sentenceOf(error)}</Problem>}
        <Group justify="flex-end" gap="sm" mt="md">
          <Button data-autofocus onClick={() => setAsked(false)}>
            {texts.cancel.keep(name)}
          </Button>
          <Button color="brick" loading={pending} onClick={() => void submit()}>
            {texts.cancel.confirm(name)}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
