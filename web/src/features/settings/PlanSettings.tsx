import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useMe } from '../../data/account.ts'
import { sentenceOf } from '../../data/api.ts'
import { amountOf, renewalDayOf, useWallet } from '../../data/wallet.ts'
import { Problem } from '../../ui/Problem.tsx'
import { longDayOf } from '../../ui/time.ts'
import classes from './Settings.module.css'
import { SettingsRow, SettingsSection } from './SettingsRow.tsx'
import { settingsTexts } from './texts.ts'

const { plans: texts, tokens } = settingsTexts

/** What one is subscribed to, and what is left of this month's tokens. */
export function PlanSettings() {
  const { data: me } = useMe()
  const { data: wallet, error } = useWallet()
  const tier = texts.tiers[me?.subscriptionTier ?? 'FREE']
  const expiry = me?.subscriptionExpiry ?? null
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
        <p>{expiry === null ? tier : texts.until(tier, longDayOf(new Date(expiry)))}</p>
      </SettingsRow>
      <SettingsRow label={tokens.label}>
        {wallet !== undefined && (
          <div>
            <p className={classes.plain}>
              {tokens.left(amountOf(wallet.tokens.left), amountOf(wallet.tokens.monthlyGrant))}
            </p>
            <p className={classes.hint}>{tokens.next(renewalDayOf(wallet.tokens.nextGrantAt))}</p>
          </div>
        )}
        {wallet === undefined && error && <Problem>{`${tokens.failed} ${sentenceOf(error)}`}</Problem>}
      </SettingsRow>
    </SettingsSection>
  )
}
