import { plans } from '@greenroom/shared/rules'
import type { AdminSubscription } from '@greenroom/shared/wire'
import { Link } from 'react-router'
import ui from '../../../ui/primitives.module.css'
import { type Column, DataTable, TwoLines } from '../parts/DataTable.tsx'
import { dayOfExpiry } from '../parts/formats.ts'
import { TierChip } from '../parts/TierChip.tsx'
import { commonTexts } from '../parts/texts.ts'
import { useAddress } from '../parts/useAddress.ts'
import { subscriptionTexts as texts } from './texts.ts'

/** One page of subscriptions; clicking a row opens it beside the list. */
export function SubscriptionTable(props: { subscriptions: readonly AdminSubscription[]; chosen: string }) {
  const address = useAddress()
  const { columns: names } = texts
  const columns: Column<AdminSubscription>[] = [
    {
      ...{ name: names.id, width: 68, narrow: 'hidden' },
      cell: ({ userId }) => <span className={ui.quiet}>{userId}</span>,
    },
    {
      ...{ name: names.person, wide: true, heads: true },
      cell: ({ userId, displayName, email }) => (
        <TwoLines
          main={
            <Link to={address.with('user', String(userId))} data-row preventScrollReset>
              {displayName}
            </Link>
          }
          sub={email}
        />
      ),
    },
    {
      ...{ name: names.tier, width: '24%' },
      cell: ({ tierNow, subscriptionTier }) => <TierChip tier={tierNow === 'FREE' ? 'FREE' : subscriptionTier} />,
    },
    {
      ...{ name: names.plan, width: '15%', narrow: 'label' },
      cell: ({ plan }) => (plan === null ? <span className={ui.quiet}>{commonTexts.none}</span> : plans[plan].name),
    },
    { ...{ name: names.expires, width: 140, narrow: 'label' }, cell: (row) => <Expiry of={row} /> },
  ]
  return (
    <DataTable
      caption={texts.title}
      columns={columns}
      rows={props.subscriptions}
      keyOf={({ userId }) => String(userId)}
      chosen={props.chosen}
    />
  )
}

function Expiry({ of: { subscriptionExpiry, tierNow, subscriptionTier } }: { of: AdminSubscription }) {
  if (subscriptionExpiry === null) return <span className={ui.quiet}>{commonTexts.never}</span>
  const day = dayOfExpiry(subscriptionExpiry)
  return tierNow === 'FREE' && subscriptionTier !== 'FREE' ? texts.ended(day) : day
}
