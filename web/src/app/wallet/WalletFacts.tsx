import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { amountOf, renewalDayOf, useLearner, useWallet } from '../../data/wallet.ts'
import ui from '../../ui/primitives.module.css'
import { walletTexts as texts } from './texts.ts'
import classes from './WalletFacts.module.css'

/** The balance, when it renews, and what the user has earned. */
export function WalletFacts({ onLeave }: { onLeave?: () => void }) {
  const wallet = useWallet()
  const learner = useLearner()
  const tokens = wallet.data?.tokens
  return (
    <>
      {tokens === undefined && wallet.isError && (
        <div className={classes.failed}>
          <p className={clsx(ui.under8, ui.small, ui.quiet)}>{texts.failed}</p>
          <Button size="xs" loading={wallet.isFetching} onClick={() => void wallet.refetch()}>
            {texts.again}
          </Button>
        </div>
      )}
      <dl className={clsx(ui.grid, ui.gap6, ui.under12)} aria-busy={tokens === undefined && !wallet.isError}>
        {!(tokens === undefined && wallet.isError) && (
          <>
            <Fact
              name={texts.left}
              value={tokens && texts.leftOf(amountOf(tokens.left), amountOf(tokens.monthlyGrant))}
              low={tokens?.low}
            />
            {tokens !== undefined && tokens.reserved > 0 && (
              <Fact name={texts.reserved} value={amountOf(tokens.reserved)} />
            )}
            <Fact name={texts.renews} value={tokens && renewalDayOf(tokens.nextGrantAt)} />
          </>
        )}
        {!learner.isError && (
          <>
            <Fact name={texts.xp} value={learner.data && texts.xpOf(amountOf(learner.data.xp))} />
            <Fact name={texts.charges} value={learner.data && amountOf(learner.data.charges)} />
          </>
        )}
      </dl>
      <Link to="/app/subscriptions" className={clsx(ui.text14, ui.accent)} onClick={onLeave}>
        {texts.plans}
      </Link>
    </>
  )
}

function Fact({ name, value, low = false }: { name: string; value: string | undefined; low?: boolean | undefined }) {
  return (
    <div className={clsx(ui.flex, ui.between, ui.gap16, ui.small)}>
      <dt className={ui.quiet}>{name}</dt>
      <dd className={clsx(ui.flat, ui.medium, ui.figures, ui.oneLine, classes.value)} data-low={low}>
        {value ?? <span className={clsx(ui.block, ui.roundSmall, ui.bubble, classes.skeleton)} />}
      </dd>
    </div>
  )
}
