import { ActionIcon } from '@mantine/core'
import { IconSunMoon } from '@tabler/icons-react'
import type { Ref } from 'react'
import { appearanceName } from '../../ui/appearance/colourScheme.ts'

/** The theme switch's button, with or without its menu. */
export function AppearanceIcon(props: { onClick?: () => void; ref?: Ref<HTMLButtonElement> }) {
  return (
    <ActionIcon variant="subtle" color="gray" size={40} aria-label={appearanceName} aria-haspopup="dialog" {...props}>
      <IconSunMoon size={18} stroke={1.6} color="var(--gr-ink-2)" />
    </ActionIcon>
  )
}
