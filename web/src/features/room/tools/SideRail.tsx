import { UnstyledButton } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useRef } from 'react'
import { roomTexts as texts } from '../texts.ts'
import { SettingsPanel } from './SettingsPanel.tsx'
import classes from './SideRail.module.css'

/** The tools at the right: a rail while they are closed, a drawer while one is open. It covers nothing. */
export function SideRail({ isOpen, onToggle }: { isOpen: boolean; onToggle: (open: boolean) => void }) {
  const opener = useRef<HTMLButtonElement>(null)
  function close() {
    onToggle(false)
    // The button is drawn again in the same moment: it gets the focus that the drawer had.
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (isOpen)
    return (
      <aside
        className={classes.drawer}
        aria-label={texts.settings}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
        }}
      >
        <SettingsPanel onClose={close} />
      </aside>
    )
  return (
    <aside className={classes.rail} aria-label={texts.tools}>
      <UnstyledButton ref={opener} className={classes.tool ?? ''} onClick={() => onToggle(true)}>
        <IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden="true" />
        {texts.settings}
      </UnstyledButton>
    </aside>
  )
}
