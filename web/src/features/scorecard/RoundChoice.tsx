import type { Scorecard } from '@greenroom/shared/session'
import { NativeSelect } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './RoundChoice.module.css'
import { scorecardTexts as texts } from './texts.ts'

/** Switches between the whole interview and its individual rounds. */
export function RoundChoice(props: {
  rounds: readonly Scorecard[]
  value: number | null
  onChange: (round: number | null) => void
}) {
  return (
    <NativeSelect
      aria-label={texts.rounds}
      className={clsx(ui.fixed, ui.lineBelow, classes.choice)}
      size="xs"
      value={props.value ?? ''}
      data={[
        { value: '', label: texts.wholeInterview },
        ...props.rounds.map(({ round }, index) => ({
          value: String(index),
          label: `${index + 1}. ${texts.roundName[round]}`,
        })),
      ]}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
    />
  )
}
