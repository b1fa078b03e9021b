import { type ChallengeFacets, challengeFilters } from '@greenroom/shared/wire'
import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import classes from './FilterBar.module.css'
import { FilterMenu } from './FilterMenu.tsx'
import { type Filters, toggled } from './filters.ts'
import { challengeTexts as texts } from './texts.ts'

/** What is typed is searched for after a pause of this length. */
const pauseMs = 250

type Props = { filters: Filters; facets: ChallengeFacets | undefined; onChange: (filters: Filters) => void }

/** What the list can be narrowed to: a search, and a menu for each filter; they stay in place whatever is found. */
export function FilterBar({ filters, facets, onChange }: Props) {
  return (
    <div className={classes.bar}>
      <Search key="search" value={filters.search} onChange={(search) => onChange({ ...filters, search })} />
      <fieldset className={classes.menus} aria-label={texts.filters}>
        {challengeFilters.map((filter) => (
          <FilterMenu
            key={filter}
            filter={filter}
            values={facets?.[filter]}
            chosen={filters.chosen[filter]}
            onToggle={(value) => onChange(toggled(filters, filter, value))}
          />
        ))}
      </fieldset>
    </div>
  )
}

/** The field follows the address where that changes by Back or by a click, and is ahead of it while somebody types. */
function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What the address will say because of this field: that is no news to it, even where more was typed since. */
  const sent = useRef(value)
  const send = useRef(onChange)
  useEffect(() => {
    send.current = onChange
  })
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    clearTimeout(timer.current)
    setTyped(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  function search(words: string, afterMs: number): void {
    setTyped(words)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = words.trim()
      send.current(words)
    }, afterMs)
  }
  return (
    <TextInput
      className={classes.search ?? ''}
      type="search"
      aria-label={texts.search}
      placeholder={texts.search}
      maxLength={100}
      value={typed}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
      rightSection={
        typed === '' ? null : <CloseButton size="sm" aria-label={texts.clearSearch} onClick={() => search('', 0)} />
      }
      onChange={({ currentTarget }) => search(currentTarget.value, pauseMs)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') search(currentTarget.value, 0)
      }}
    />
  )
}
