import { type ChallengeFacets, challengeFilters } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { SearchField } from '../../ui/SearchField.tsx'
import classes from './FilterBar.module.css'
import { FilterMenu } from './FilterMenu.tsx'
import { type Filters, toggled } from './filters.ts'
import { challengeTexts as texts } from './texts.ts'

type Props = { filters: Filters; facets: ChallengeFacets | undefined; onChange: (filters: Filters) => void }

/** The list's filters: a search field, and one menu per filter. They stay put whatever the results. */
export function FilterBar({ filters, facets, onChange }: Props) {
  return (
    <div className={clsx(ui.row, ui.wrap, ui.gap12)}>
      <SearchField
        key="search"
        className={classes.search}
        label={texts.search}
        clearLabel={texts.clearSearch}
        value={filters.search}
        onChange={(search) => onChange({ ...filters, search })}
      />
      <fieldset className={clsx(ui.flex, ui.wrap, ui.gap8, ui.flat, ui.bare, ui.borderless)} aria-label={texts.filters}>
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
