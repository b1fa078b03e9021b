import type { ChallengeFilter } from '@greenroom/shared/wire'
import { Button, Checkbox, Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './FilterMenu.module.css'
import { challengeTexts as texts, valueNames } from './texts.ts'

type Props = {
  filter: ChallengeFilter
  /** The values present in the results; undefined until known. */
  values: readonly { value: string; count: number }[] | undefined
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** One filter's values, each with the number of challenges it would leave. */
export function FilterMenu({ filter, values, chosen, onToggle }: Props) {
  const name = texts.filterNames[filter]
  return (
    <Popover position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          className={classes.target ?? ''}
          data-active={chosen.length > 0}
          rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden="true" />}
        >
          {name}
          {chosen.length > 0 && `, ${chosen.length}`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.menu ?? ''} aria-label={name}>
        <fieldset className={clsx(ui.flat, ui.bare, ui.borderless)}>
          <legend className={clsx(ui.bare, ui.medium)}>{name}</legend>
          {filter === 'company' && (
            <p className={clsx(ui.under4, ui.text12, ui.line17, ui.quiet)}>{texts.companyHint}</p>
          )}
          {values?.length === 0 && <p className={clsx(ui.under4, ui.text12, ui.line17, ui.quiet)}>{texts.noValues}</p>}
          {values?.map(({ value, count }) => (
            <Checkbox
              key={value}
              className={classes.value ?? ''}
              checked={chosen.includes(value)}
              label={
                <span className={clsx(ui.flex, ui.between, ui.gap12)}>
                  <span>{valueNames[filter](value)}</span>
                  <span className={clsx(ui.quiet, ui.figures)}>{count}</span>
                </span>
              }
              onChange={() => onToggle(value)}
            />
          ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  )
}
