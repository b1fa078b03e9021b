import { UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { sideBySide } from '../../parts/keyboard/focusOn.ts'
import ui from '../../ui/primitives.module.css'
import classes from './Settings.module.css'
import { sectionId } from './sectionId.ts'

/** One setting: its name and value, then its control. */
export function SettingsRow(props: {
  label: string
  hint?: string | undefined
  children?: ReactNode
  control?: ReactNode
}) {
  const { label, hint, children, control } = props
  return (
    <div className={clsx(ui.grid, ui.lineAbove, classes.row)}>
      <div>
        <h3>{label}</h3>
        {hint !== undefined && <p className={clsx(ui.flat, ui.text13, ui.quiet, ui.breaks, classes.hint)}>{hint}</p>}
      </div>
      {control === undefined ? (
        <div className={clsx(ui.grid, ui.gap12, ui.shrinks)}>{children}</div>
      ) : (
        <div className={clsx(ui.row, ui.wrap, ui.between, ui.shrinks, classes.line)}>
          <div className={clsx(ui.shrinks, ui.breaks, classes.said)}>{children}</div>
          {control}
        </div>
      )}
    </div>
  )
}

/** A group of settings. In a narrow window it opens when its heading is pressed or a link to it is followed. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const isWide = useMediaQuery(sideBySide, window.matchMedia(sideBySide).matches)
  const { hash, key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const id = sectionId(title)
  const [isOpen, setOpen] = useState(false)
  const bodyId = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address can be chosen again
  useEffect(() => {
    if (hash !== `#${id}`) return
    setOpen(true)
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [hash, key, id])
  return (
    <section id={id} className={classes.section} aria-label={title} data-settings>
      <h2 ref={heading} className={clsx(ui.under12, ui.large, classes.heading)} tabIndex={-1}>
        {isWide ? (
          title
        ) : (
          <UnstyledButton
            className={clsx(ui.row, ui.between, ui.wide, classes.opener)}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
            <IconChevronDown size={18} stroke={1.6} aria-hidden="true" data-open={isOpen} />
          </UnstyledButton>
        )}
      </h2>
      {/* Hidden rather than unmounted when closed, to keep typed text. */}
      <div id={bodyId} hidden={!isWide && !isOpen}>
        {children}
      </div>
    </section>
  )
}
