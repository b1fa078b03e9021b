import { ActionIcon, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './SideWindow.module.css'
import { commonTexts } from './texts.ts'

const beside = '(min-width: 75em)'

/**
 * One of the list, beside it; over it where there is no room, on a phone as wide as the window. Escape and the button close it, and the
 * keyboard goes back to where it was opened.
 */
export function SideWindow(props: { opened: boolean; label: string; onClose: () => void; children: ReactNode }) {
  const { opened, label, onClose, children } = props
  const isBeside = useMediaQuery(beside, window.matchMedia(beside).matches)
  if (isBeside) {
    return opened ? (
      <Beside label={label} onClose={onClose}>
        {children}
      </Beside>
    ) : null
  }
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="right" size={460}>
      <Drawer.Overlay backgroundOpacity={0.35} blur={0} />
      <Drawer.Content className={classes.drawer ?? ''} aria-label={label}>
        <Drawer.Body className={classes.body ?? ''}>
          <CloseButton onClose={onClose} />
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

function Beside(props: { label: string; onClose: () => void; children: ReactNode }) {
  const part = useRef<HTMLElement>(null)
  const openedBy = useRef<Element | null>(null)
  useEffect(() => {
    const before = document.activeElement
    openedBy.current = before
    if (before?.closest('table, a, button') != null) part.current?.focus({ preventScroll: true })
    return () => {
      if (openedBy.current instanceof HTMLElement && openedBy.current.isConnected) openedBy.current.focus()
    }
  }, [])
  return (
    <aside
      ref={part}
      className={classes.aside}
      aria-label={props.label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) props.onClose()
      }}
    >
      <CloseButton onClose={props.onClose} />
      <div className={classes.inside}>{props.children}</div>
    </aside>
  )
}

const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <ActionIcon
    className={classes.close ?? ''}
    variant="subtle"
    color="gray"
    size={36}
    aria-label={commonTexts.close}
    onClick={onClose}
  >
    <IconX size={20} stroke={1.6} color="var(--gr-ink)" />
  </ActionIcon>
)
