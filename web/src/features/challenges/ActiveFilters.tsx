import { challengeFilters } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './ActiveFilters.module.css'
import { type Filters, toggled } from './filters.ts'
import { challengeTexts as texts, valueNames } from './texts.ts'

type Props = { filters: Filters; onChange: (filters: Filters) => void; onClear: () => void }

/** The list's active filters, each with a button that removes it. */
export function ActiveFilters({ filters, onChange, onClear }: Props) {
  const chips = challengeFilters.flatMap((filter) =>
    filters.chosen[filter].map((value) => ({ filter, value, word: valueNames[filter](value) })),
  )
  return (
    <ul className={clsx(ui.row, ui.wrap, ui.gap8, ui.unmarked, ui.bare, ui.after12)}>
      {chips.map(({ filter, value, word }) => (
        <li key={`${filter} ${value}`}>
          <button
            type="button"
            className={clsx(
              ui.inlineRow,
              ui.gap6,
              ui.ink,
              ui.lineAround,
              ui.roundSmall,
              ui.surface,
              ui.pressable,
              ui.hovers,
              classes.chip,
            )}
            aria-label={texts.removeFilter(texts.filterNames[filter], word)}
            onClick={() => onChange(toggled(filters, filter, value))}
          >
            {word} <IconX size={14} stroke={1.6} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button size="xs" variant="subtle" onClick={onClear}>
          {texts.clear}
        </Button>
      </li>
    </ul>
  )
}
