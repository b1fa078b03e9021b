import { planIds, plans } from '@greenroom/shared/rules'
import { subscriptionTiers } from '@greenroom/shared/vocabulary'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { EmptyBox } from '../../../ui/EmptyBox.tsx'
import ui from '../../../ui/primitives.module.css'
import { SearchField } from '../../../ui/SearchField.tsx'
import classes from '../parts/Admin.module.css'
import { FilterSelect } from '../parts/FilterSelect.tsx'
import { amount } from '../parts/formats.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { Pages, pageSize, usePage } from '../parts/Pages.tsx'
import { SideWindow } from '../parts/SideWindow.tsx'
import { commonTexts } from '../parts/texts.ts'
import { useAddress } from '../parts/useAddress.ts'
import { useSubscriptions } from '../queries.ts'
import { ChoosePerson } from './ChoosePerson.tsx'
import { SubscriptionPanel } from './SubscriptionPanel.tsx'
import styles from './Subscriptions.module.css'
import { SubscriptionTable } from './SubscriptionTable.tsx'
import { subscriptionTexts as texts } from './texts.ts'

const filters = ['search', 'tier', 'plan', 'expires'] as const
const tierOptions = subscriptionTiers.map((tier) => ({ value: tier, label: tier }))
const planOptions = planIds.map((plan) => ({ value: plan, label: plans[plan].name }))
const expiryValues = texts.expires.map(({ value }) => value)

/**
 * `/admin/subscriptions`: everyone's tier, with one subscription open for editing beside the list. All page state lives
 * in the address.
 */
export default function SubscriptionsPage() {
  const address = useAddress()
  const { after } = usePage()
  const chosen = {
    search: address.value('search') || undefined,
    tier: address.oneOf('tier', subscriptionTiers),
    plan: address.oneOf('plan', planIds),
    expires: address.oneOf('expires', expiryValues),
  }
  const query = useSubscriptions({ ...chosen, after, limit: pageSize })
  const userId = Number(address.value('user'))
  const isCreating = address.value('create') !== ''
  const opened = userId > 0 ? 'one' : isCreating ? 'new' : null
  return (
    <div className={clsx(ui.grid, ui.oneColumn, styles.layout)} data-opened={opened !== null}>
      <div className={clsx(ui.wide, ui.centred, styles.list)}>
        <div className={clsx(ui.row, ui.wrap, ui.between, ui.touchable, classes.head)}>
          <h1 className={ui.flat}>{texts.title}</h1>
          <Button
            component={Link}
            to={{ search: createSearch(address.with('create', '1').search) }}
            leftSection={<IconPlus size={18} stroke={1.6} aria-hidden="true" />}
          >
            {texts.create}
          </Button>
        </div>
        <div className={clsx(ui.row, ui.wrap, ui.gap8, classes.bar)}>
          <SearchField
            className={classes.search}
            label={commonTexts.search}
            clearLabel={commonTexts.clearSearch}
            value={address.value('search')}
            onChange={(words) => address.set('search', words, { replace: address.value('search') !== '' })}
          />
          <FilterSelect
            name={texts.filters.tier}
            options={tierOptions}
            value={chosen.tier}
            onChange={(value) => address.set('tier', value)}
          />
          <FilterSelect
            name={texts.filters.plan}
            options={planOptions}
            value={chosen.plan}
            onChange={(value) => address.set('plan', value)}
          />
          <FilterSelect
            name={texts.filters.expires}
            options={texts.expires}
            value={chosen.expires}
            onChange={(value) => address.set('expires', value)}
          />
          <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)} role="status">
            {query.data !== undefined && !query.isPlaceholderData && texts.people(amount(query.data.total))}
          </p>
        </div>
        <Loaded query={query}>
          {({ subscriptions, next, total }) => (
            <div aria-busy={query.isPlaceholderData}>
              {subscriptions.length === 0 ? (
                <Empty isNarrowed={filters.some((name) => chosen[name] !== undefined)} />
              ) : (
                <SubscriptionTable subscriptions={subscriptions} chosen={address.value('user')} />
              )}
              {total > 0 && <Pages count={subscriptions.length} next={next} total={total} />}
            </div>
          )}
        </Loaded>
      </div>
      <SideWindow
        opened={opened !== null}
        label={opened === 'new' ? texts.choose.title : texts.panel}
        onClose={() => address.set(opened === 'one' ? 'user' : 'create', '', { turnsPage: false })}
      >
        {opened === 'one' && <SubscriptionPanel key={userId} userId={userId} />}
        {opened === 'new' && <ChoosePerson />}
      </SideWindow>
    </div>
  )
}

/** The address for creating a subscription; closes the open one. */
function createSearch(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('user')
  return params.toString()
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <EmptyBox
      roomy
      fact={isNarrowed ? texts.nothing : texts.none}
      support={isNarrowed ? texts.nothingBody : texts.noneBody}
    >
      {isNarrowed && (
        <Button size="xs" component={Link} to="/admin/subscriptions">
          {texts.clear}
        </Button>
      )}
    </EmptyBox>
  )
}
