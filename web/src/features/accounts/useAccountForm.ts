import { useForm } from '@mantine/form'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import { type FieldErrors, fieldErrorsOf } from './credentials.ts'

/**
 * Form state for sign-up and sign-in: validates on submit, shows each error next to its field and in the summary, and
 * keeps the input. `failure` is an error that doesn't belong to a field.
 */
export function useAccountForm<Values extends Record<string, string>>(of: {
  initialValues: Values
  validate: (values: Values) => FieldErrors
  send: (values: Values) => Promise<void>
  failureText?: (error: unknown) => string | null
  /** Called on every change. */
  onType?: (values: Values) => void
}) {
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: of.initialValues,
    validate: (values) => of.validate(values),
    clearInputErrorOnChange: false,
    onValuesChange: (values) => of.onType?.(values),
  })
  // Errors from the last attempt, so that the summary doesn't shrink and steal focus while the user types.
  const [summary, setSummary] = useState<{ errors: FieldErrors; failure: string | null }>({ errors: {}, failure: null })
  const { submit, pending } = useSubmit(async (values: Values) => {
    setSummary({ errors: {}, failure: null })
    try {
      await of.send(values)
    } catch (error) {
      const errors = fieldErrorsOf(error)
      form.setErrors(errors)
      const named = Object.keys(errors).length > 0
      setSummary({ errors, failure: named ? null : (of.failureText?.(error) ?? sentenceOf(error)) })
    }
  })
  const onSubmit = form.onSubmit(
    (values) => void submit(values),
    (errors) => setSummary({ errors: errors as FieldErrors, failure: null }),
  )
  return { form, onSubmit, pending, summary }
}
