import { TextInput, type TextInputProps } from '@mantine/core'
import { accountsTexts } from './texts.ts'

/** The email that an account is known by, as password managers expect it. */
export function EmailField(props: TextInputProps) {
  return <TextInput id="email" type="email" autoComplete="username" label={accountsTexts.email.label} {...props} />
}
