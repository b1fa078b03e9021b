import { plans as allPlans } from '@greenroom/shared/rules'
import { ownSubscriptionSchema, subscriptionPaths } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useMe } from '../../data/account.ts'
import { get, sentenceOf } from '../../data/api.ts'
import { amountOf, renewalDayOf, useWallet } from '../../data/wallet.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { longDayOf } from '../../ui/time.ts'
import classes from './Settings.module.css'
import { SettingsRow, SettingsSection } from './SettingsRow.tsx'
import { settingsTexts } from './texts.ts'

const { plans: texts, tokens } = settingsTexts

/** The plan, and this month's remaining tokens. */
export function PlanSettings() {
  const { data: me } = useMe()
  const { data: wallet, error } = useWallet()
  const { data: subscription } = useQuery({
    queryKey: ['subscription'],
    queryFn: ({ signal }) => get(subscriptionPaths.subscription, ownSubscriptionSchema, { signal }),
  })
  const plan = subscription?.plan ?? null
  const tier = plan === null ? texts.tiers[me?.subscriptionTier ?? 'FREE'] : allPlans[plan].name
  const expiry = me?.subscriptionExpiry ?? null
  // For a plan that ends at midnight, show the day before.
  const ending = expiry === null ? tier : texts.until(tier, longDayOf(Date.parse(expiry) - 1))
  const renewsOn = subscription?.renews === true ? subscription.paidUntil : null
  const paid = subscription?.payments.length ?? 0
  return (
    <SettingsSection title={settingsTexts.plan}>
      <SettingsRow
        label={texts.label}
        control={
          <Button variant="subtle" component={Link} to="/app/subscriptions">
            {texts.see}
          </Button>
        }
      >
        <p>{renewsOn === null ? ending : texts.renews(tier, longDayOf(Date.parse(renewsOn)))}</p>
      </SettingsRow>
      {paid > 0 && (
        <SettingsRow
          label={texts.payments}
          control={
            <Button variant="subtle" component={Link} to="/app/subscriptions#payments">
              {texts.seePayments}
            </Button>
          }
        >
          <p>{texts.paid(paid)}</p>
        </SettingsRow>
      )}
      <SettingsRow label={tokens.label}>
        {wallet !== undefined && (
          <div>
            <p className={classes.plain}>
              {tokens.left(amountOf(wallet.tokens.left), amountOf(wallet.tokens.monthlyGrant))}
            </p>
            <p className={clsx(ui.flat, ui.text13, ui.quiet, ui.breaks, classes.hint)}>
              {tokens.next(renewalDayOf(wallet.tokens.nextGrantAt))}
            </p>
          </div>
        )}
        {wallet === undefined && error && <Problem>{`${tokens.failed} ${sentenceOf(error)}`}</Problem>}
      </SettingsRow>
    </SettingsSection>
  )
}
