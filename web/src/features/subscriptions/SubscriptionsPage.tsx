import { Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { refreshAccess } from '../../data/access.ts'
import { useAccount } from '../../data/account.ts'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import { AfterCheckout } from './AfterCheckout.tsx'
import { PlansPage } from './PlansPage.tsx'
import { useSubscription } from './queries.ts'
import classes from './Subscriptions.module.css'
import { subscriptionTexts as texts } from './texts.ts'
import { usePaymentStatus } from './usePaymentStatus.ts'

/** `/app/subscriptions`: all plans and the user's own; after a successful checkout, the status of its payment. */
export default function SubscriptionsPage() {
  const client = useQueryClient()
  const account = useAccount()
  const paymentStatus = usePaymentStatus()
  const isSignedIn = account.status === 'signed_in'
  const subscription = useSubscription({ enabled: isSignedIn, isAwaited: paymentStatus === 'success' })
  const { data } = subscription

  // The cached account may still have the old plan: refetch it, so that a user who gains access sees the new one.
  const holds = data === undefined ? null : `${data.subscriptionTier} ${data.subscriptionExpiry}`
  const known = account.status === 'signed_in' ? account.me : null
  const isBehind = holds !== null && known !== null && holds !== `${known.subscriptionTier} ${known.subscriptionExpiry}`
  useEffect(() => {
    if (isBehind) refreshAccess(client)
  }, [isBehind, client])

  if (account.status === 'unreachable' || (isSignedIn && data === undefined && subscription.isError)) {
    const retry = account.status === 'unreachable' ? account.retry : () => void subscription.refetch()
    return <Notice title={texts.title} body={texts.failed} action={{ label: texts.again, onClick: retry }} />
  }
  if (account.status === 'loading' || (isSignedIn && data === undefined))
    return (
      <div
        className={clsx(ui.grid, ui.gap16, ui.centred, ui.contentWide, classes.page)}
        role="status"
        aria-busy="true"
        aria-label={texts.loading}
      >
        <Skeleton height={38} width={160} mb={24} animate={false} />
        <Skeleton height={520} animate={false} />
      </div>
    )
  if (account.status === 'signed_in' && data !== undefined && paymentStatus === 'success')
    return <AfterCheckout subscription={data} me={account.me} />
  return <PlansPage subscription={data ?? null} isSignedIn={isSignedIn} isCancelled={paymentStatus === 'cancelled'} />
}
