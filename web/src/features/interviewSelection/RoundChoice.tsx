import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { useId } from 'react'
import type { ChosenPreset } from '../../data/choice.ts'
import ui from '../../ui/primitives.module.css'
import { hasWholeDay, type Listed, nearestDuration } from './presets.ts'
import classes from './RoundChoice.module.css'
import { selectionTexts as texts } from './texts.ts'

type Option = { value: ChosenPreset['round']; name: string; body: string; minutes: number }

function optionsOf({ company, rounds }: Listed): Option[] {
  const single = rounds.map(({ number, name, stage, challengeTypes, durationInMinutes }) => ({
    value: number,
    name,
    body: [texts.stages[stage], ...challengeTypes.slice(0, 1).map((type) => texts.kinds[type].toLowerCase())].join(
      ', ',
    ),
    minutes: nearestDuration(durationInMinutes),
  }))
  const isWhole = hasWholeDay(company) && rounds.filter(({ stage }) => stage === 'on_site').length > 1
  return isWhole ? [...single, { value: 'all', name: texts.wholeDay, body: texts.wholeDayBody, minutes: 60 }] : single
}

/** Picks one of a company's rounds to rehearse; the arrow keys move between them. */
export function RoundChoice(props: {
  listed: Listed
  value: ChosenPreset['round'] | null
  onChange: (round: ChosenPreset['round']) => void
}) {
  const name = useId()
  return (
    <fieldset className={clsx(ui.grid, ui.gap10, ui.shrinks, ui.flat, ui.bare, ui.borderless, classes.field)}>
      <legend>
        <VisuallyHidden>{texts.round}</VisuallyHidden>
      </legend>
      {optionsOf(props.listed).map((option) => (
        <label
          key={option.value}
          className={clsx(ui.grid, ui.lineAround, ui.round, ui.anchor, ui.pressable, ui.hovers, classes.option)}
        >
          <input
            className={clsx(ui.flat, ui.over, ui.pressable, classes.radio)}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          <span className={clsx(ui.text15, ui.line20, ui.strong, ui.breaks)}>{option.name}</span>
          <span className={clsx(ui.small, ui.quiet, ui.figures)}>{texts.minutes(option.minutes)}</span>
          <span className={clsx(ui.small, ui.quiet, classes.body)}>{option.body}</span>
        </label>
      ))}
    </fieldset>
  )
}
