import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { useId } from 'react'
import ui from './primitives.module.css'
import classes from './RadioField.module.css'

const lettersIn = (options: readonly { label: string }[]): number =>
  options.reduce((sum, { label }) => sum + label.length, 0)

/** A choice among a few visible options; arrow keys move between them. */
export function RadioField<Value extends string | number>(props: {
  label: string
  /** Hides a label that is already shown nearby. */
  labelHidden?: boolean
  hint?: string
  value: Value
  options: readonly { value: Value; label: string }[]
  /** Stacks the options on a narrow screen, for long labels. */
  stacks?: boolean
  /** Smaller, for a narrow column. */
  dense?: boolean
  onChange: (value: Value) => void
}) {
  const name = useId()
  const hintId = `${name}-hint`
  return (
    <fieldset
      className={clsx(ui.shrinks, ui.flat, ui.bare, ui.borderless)}
      aria-describedby={props.hint ? hintId : undefined}
    >
      {props.labelHidden === true ? (
        <legend>
          <VisuallyHidden>{props.label}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={clsx(ui.bare, ui.text15, ui.medium, classes.legend)}>{props.label}</legend>
      )}
      <div
        className={clsx(ui.flex, ui.wrap, ui.round, classes.track)}
        data-stacks={props.stacks}
        data-many={props.options.length > 4 && lettersIn(props.options) > 14}
        data-dense={props.dense}
      >
        {props.options.map(({ value, label }) => (
          <label
            key={value}
            className={clsx(
              ui.grid,
              ui.placeMiddle,
              ui.text15,
              ui.quiet,
              ui.centre,
              ui.anchor,
              ui.pressable,
              classes.option,
            )}
          >
            <input
              className={clsx(ui.flat, ui.over, ui.pressable, classes.radio)}
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {props.hint && (
        <p id={hintId} className={clsx(ui.small, ui.quiet, classes.hint)}>
          {props.hint}
        </p>
      )}
    </fieldset>
  )
}
