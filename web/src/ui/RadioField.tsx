import { VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import classes from './RadioField.module.css'

/** A choice among few, all of them in sight; arrow keys move between them. */
export function RadioField<Value extends string | number>(props: {
  label: string
  /** Where what stands around it says as much to who sees it. */
  labelHidden?: boolean
  hint?: string
  value: Value
  options: readonly { value: Value; label: string }[]
  /** One beneath the other where the screen is narrow: for long labels. */
  stacks?: boolean
  /** Smaller, for a narrow column. */
  dense?: boolean
  onChange: (value: Value) => void
}) {
  const name = useId()
  const hintId = `${name}-hint`
  return (
    <fieldset className={classes.field} aria-describedby={props.hint ? hintId : undefined}>
      {props.labelHidden === true ? (
        <legend>
          <VisuallyHidden>{props.label}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={classes.legend}>{props.label}</legend>
      )}
      <div
        className={classes.track}
        data-stacks={props.stacks}
        data-many={props.options.length > 4}
        data-dense={props.dense}
      >
        {props.options.map(({ value, label }) => (
          <label key={value} className={classes.option}>
            <input
              className={classes.radio}
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
        <p id={hintId} className={classes.hint}>
          {props.hint}
        </p>
      )}
    </fieldset>
  )
}
