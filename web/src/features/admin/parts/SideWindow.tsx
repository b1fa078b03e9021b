import { ActionIcon, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import ui from '../../../ui/primitives.module.css'
import classes from './SideWindow.module.css'
import { commonTexts } from './texts.ts'

const beside = '(min-width: 75em)'

/**
 * Details of one list entry, shown beside the list, over it where space is tight, or full width on a phone. Escape and
 * the button close it and return focus to where it was.
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
      <Drawer.Content className={ui.surface} aria-label={label}>
        <Drawer.Body className={clsx(ui.anchor, classes.body)}>
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
      className={clsx(ui.surface, ui.anchor, classes.aside)}
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
    className={clsx(ui.over, classes.close)}
    variant="subtle"
    color="gray"
    size={36}
    aria-label={commonTexts.close}
    onClick={onClose}
  >
    <IconX size={20} stroke={1.6} color="var(--gr-ink)" />
  </ActionIcon>
)
