import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { amountOf, renewalDayOf, useLearner, useWallet } from '../../data/wallet.ts'
import { walletTexts as texts } from './texts.ts'
import classes from './WalletFacts.module.css'

/** The balance, when it's renewed, and what was earned. */
export function WalletFacts({ onLeave }: { onLeave?: () => void }) {
  const wallet = useWallet()
  const learner = useLearner()
  const tokens = wallet.data?.tokens
  return (
    <>
      {tokens === undefined && wallet.isError && (
        <div className={classes.failed}>
          <p className={classes.sentence}>{texts.failed}</p>
          <Button size="xs" loading={wallet.isFetching} onClick={() => void wallet.refetch()}>
            {texts.again}
          </Button>
        </div>
      )}
      <dl className={classes.facts} aria-busy={tokens === undefined && !wallet.isError}>
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
      <Link to="/app/subscriptions" className={classes.plans} onClick={onLeave}>
        {texts.plans}
      </Link>
    </>
  )
}

function Fact({ name, value, low = false }: { name: string; value: string | undefined; low?: boolean | undefined }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.what}>{name}</dt>
      <dd className={classes.value} data-low={low}>
        {value ?? <span className={classes.skeleton} />}
      </dd>
    </div>
  )
}
