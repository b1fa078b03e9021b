import { Button, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { Link, useNavigate } from 'react-router'
import { EmptyBox } from '../../../ui/EmptyBox.tsx'
import ui from '../../../ui/primitives.module.css'
import { SearchField } from '../../../ui/SearchField.tsx'
import classes from '../parts/Admin.module.css'
import { type Column, DataTable, TwoLines } from '../parts/DataTable.tsx'
import { amount, dayOfExpiry } from '../parts/formats.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { Pages, pageSize, usePage } from '../parts/Pages.tsx'
import { TierChip } from '../parts/TierChip.tsx'
import { commonTexts } from '../parts/texts.ts'
import { useAddress } from '../parts/useAddress.ts'
import { usePeople } from '../queries.ts'
import { PersonPage } from './PersonPage.tsx'
import type { AdminPersonRow } from './rows.ts'
import { peopleTexts as texts } from './texts.ts'

/** `/admin/people`: everyone with an account, or just one person with `?user=`. */
export default function PeoplePage() {
  const userId = Number(useAddress().value('user'))
  return userId > 0 ? <PersonPage key={userId} userId={userId} /> : <PeopleList />
}

function PeopleList() {
  const address = useAddress()
  const { after } = usePage()
  const search = address.value('search')
  const query = usePeople({ search: search || undefined, after, limit: pageSize })
  return (
    <div className={clsx(ui.centred, classes.page)}>
      <div className={clsx(ui.row, ui.wrap, ui.between, ui.touchable, classes.head)}>
        <h1 className={ui.flat}>{texts.title}</h1>
        <OpenSession />
      </div>
      <div className={clsx(ui.row, ui.wrap, ui.gap8, classes.bar)}>
        <SearchField
          className={classes.search}
          label={commonTexts.search}
          clearLabel={commonTexts.clearSearch}
          value={search}
          onChange={(words) => address.set('search', words, { replace: search !== '' })}
        />
        <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)} role="status">
          {query.data !== undefined && !query.isPlaceholderData && texts.count(amount(query.data.total))}
        </p>
      </div>
      <Loaded query={query}>
        {({ people, next, total }) => (
          <div aria-busy={query.isPlaceholderData}>
            {people.length === 0 ? (
              <EmptyBox roomy fact={texts.nobody} support={texts.nobodyBody} />
            ) : (
              <DataTable caption={texts.title} columns={columns} rows={people} keyOf={({ id }) => String(id)} />
            )}
            {total > 0 && <Pages count={people.length} next={next} total={total} />}
          </div>
        )}
      </Loaded>
    </div>
  )
}

const columns: readonly Column<AdminPersonRow>[] = [
  {
    ...{ name: texts.columns.id, width: 68, narrow: 'hidden' },
    cell: ({ id }) => <span className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)}>{id}</span>,
  },
  {
    ...{ name: texts.columns.person, wide: true, heads: true },
    cell: ({ id, userName, email }) => (
      <TwoLines
        main={
          <Link to={`/admin/people?user=${id}`} data-row>
            {userName}
          </Link>
        }
        sub={email}
      />
    ),
  },
  { ...{ name: texts.columns.tier, width: '22%' }, cell: ({ tierNow }) => <TierChip tier={tierNow} /> },
  {
    ...{ name: texts.columns.expires, width: '15%', narrow: 'label' },
    cell: ({ subscriptionExpiry }) =>
      subscriptionExpiry === null ? commonTexts.never : dayOfExpiry(subscriptionExpiry),
  },
  {
    ...{ name: texts.columns.since, width: 120, narrow: 'label' },
    cell: ({ createdAt }) => dayOfExpiry(createdAt),
  },
]

/** Opens a session by an id that someone has sent in. */
function OpenSession() {
  const navigate = useNavigate()
  return (
    <form
      className={clsx(ui.row, ui.wrap, classes.actions)}
      aria-label={texts.session}
      onSubmit={(event) => {
        event.preventDefault()
        const id = String(new FormData(event.currentTarget).get('id')).trim()
        if (id !== '') void navigate(`/admin/sessions/${encodeURIComponent(id)}`)
      }}
    >
      <TextInput name="id" aria-label={texts.sessionId} placeholder={texts.sessionId} maxLength={128} />
      <Button type="submit">{texts.openSession}</Button>
    </form>
  )
}
