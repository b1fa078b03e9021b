import { ActionIcon } from '@mantine/core'
import { IconSunMoon } from '@tabler/icons-react'
import { lazy, type Ref, Suspense, useState } from 'react'
import { layoutTexts } from './texts.ts'

const AppearanceMenu = lazy(async () => ({ default: (await import('./AppearanceMenu.tsx')).AppearanceMenu }))

/** The theme switch of who is not signed in; its menu is fetched when it is first opened. */
export function AppearanceButton() {
  const [wanted, setWanted] = useState(false)
  if (!wanted) return <AppearanceIcon onClick={() => setWanted(true)} />
  return (
    <Suspense fallback={<AppearanceIcon />}>
      <AppearanceMenu />
    </Suspense>
  )
}

/** The button itself, plain or as the target of the menu. */
export function AppearanceIcon(props: { onClick?: () => void; ref?: Ref<HTMLButtonElement> }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      aria-label={layoutTexts.appearance}
      aria-haspopup="dialog"
      {...props}
    >
      <IconSunMoon size={18} stroke={1.6} color="var(--gr-ink-2)" />
    </ActionIcon>
  )
}
