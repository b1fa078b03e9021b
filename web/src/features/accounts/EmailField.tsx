import { TextInput, type TextInputProps } from '@mantine/core'
import { accountsTexts } from './texts.ts'

/** The account's email field, marked up for password managers. */
export function EmailField(props: TextInputProps) {
  return <TextInput id="email" type="email" autoComplete="username" label={accountsTexts.email.label} {...props} />
}
