import { Input, PinInput } from '@mantine/core'
import { useId } from 'react'

const digits = 6

/**
 * A field for a six-digit code from an authenticator app. The browser can fill it in, and the whole code can be pasted.
 */
export function CodeField(props: {
  label: string
  /** The accessible name of each digit: `Digit 1 of 6`. */
  digitLabel: (place: number, count: number) => string
  value: string
  onChange: (code: string) => void
  /** Called once all six digits have been entered. */
  onComplete?: (code: string) => void
  error: string | null
  autoFocus?: boolean
}) {
  const labelId = useId()
  return (
    <Input.Wrapper label={props.label} labelElement="div" labelProps={{ id: labelId }} error={props.error}>
      <PinInput
        role="group"
        aria-labelledby={labelId}
        length={digits}
        type="number"
        oneTimeCode
        placeholder=""
        value={props.value}
        onChange={props.onChange}
        {...(props.onComplete ? { onComplete: props.onComplete } : {})}
        {...(props.autoFocus ? { autoFocus: true } : {})}
        error={props.error !== null}
        getInputProps={(index) => ({ 'aria-label': props.digitLabel(index + 1, digits) })}
      />
    </Input.Wrapper>
  )
}
