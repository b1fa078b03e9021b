import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { Audience } from './entries.ts'
import { navigationTexts as texts } from './texts.ts'

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }))

/** Opens the menu, loading it on first use. */
export function MenuButton({ audience, className }: { audience: Audience; className: string | undefined }) {
  const [wanted, setWanted] = useState(false)
  const [opened, setOpened] = useState(false)
  const open = () => {
    setWanted(true)
    setOpened(true)
  }
  return (
    <>
      <ActionIcon
        className={className ?? ''}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={texts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={open}
      >
        <IconMenu2 size={20} stroke={1.6} color="var(--gr-ink)" />
      </ActionIcon>
      {wanted && (
        <Suspense>
          <MenuDrawer audience={audience} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
