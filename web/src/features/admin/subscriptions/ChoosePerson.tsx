import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import ui from '../../../ui/primitives.module.css'
import { SearchField } from '../../../ui/SearchField.tsx'
import classes from '../parts/Admin.module.css'
import { TwoLines } from '../parts/DataTable.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { commonTexts } from '../parts/texts.ts'
import { useAddress } from '../parts/useAddress.ts'
import { usePeople } from '../queries.ts'
import styles from './Subscriptions.module.css'
import { subscriptionTexts } from './texts.ts'

const texts = subscriptionTexts.choose

/** Picks the existing account to create a subscription for. */
export function ChoosePerson() {
  const address = useAddress()
  const [search, setSearch] = useState('')
  const query = usePeople({ search: search.trim() || undefined, limit: 10 })
  return (
    <>
      <h2 className={clsx(ui.breaks, styles.name)}>{texts.title}</h2>
      <p className={clsx(ui.under16, ui.small, ui.quiet, ui.breaks)}>{texts.body}</p>
      <SearchField
        label={commonTexts.search}
        clearLabel={commonTexts.clearSearch}
        value={search}
        onChange={setSearch}
      />
      <Loaded query={query} lines={4}>
        {({ people }) =>
          people.length === 0 ? (
            <p className={clsx(ui.flat, ui.small, ui.quiet, ui.figures, classes.meta)} role="status">
              {texts.nobody}
            </p>
          ) : (
            <ul
              className={clsx(ui.unmarked, ui.bare, ui.after12, styles.choices)}
              aria-label={texts.list}
              aria-busy={query.isPlaceholderData}
            >
              {people.map((person) => (
                <li key={person.id}>
                  <Link to={address.with('user', String(person.id))} preventScrollReset>
                    <TwoLines main={person.userName} sub={subscriptionTexts.identity(person.id, person.email)} />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}
