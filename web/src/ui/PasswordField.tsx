import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'

const texts = { label: 'Password', show: 'Show password', hide: 'Hide password' } as const

/** A password field with a button to show it, reachable by keyboard. */
export function PasswordField(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false)
  return (
    <PasswordInput
      label={texts.label}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': visible ? texts.hide : texts.show,
        'aria-hidden': false,
        tabIndex: 0,
      }}
      {...props}
    />
  )
}
