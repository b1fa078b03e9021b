import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { accountsTexts } from './texts.ts'

const { label, show, hide } = accountsTexts.password

/** A password that one can look at, with a button that the keyboard reaches. */
export function PasswordField(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false)
  return (
    <PasswordInput
      label={label}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': visible ? hide : show, 'aria-hidden': false, tabIndex: 0 }}
      {...props}
    />
  )
}
