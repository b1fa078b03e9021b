import { UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { sideBySide } from '../../parts/keyboard/focusOn.ts'
import classes from './Settings.module.css'
import { sectionId } from './sectionId.ts'

/** One setting: what it is called, what it is, and at its end what changes it. */
export function SettingsRow(props: {
  label: string
  hint?: string | undefined
  children?: ReactNode
  control?: ReactNode
}) {
  const { label, hint, children, control } = props
  return (
    <div className={classes.row}>
      <div>
        <h3>{label}</h3>
        {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      </div>
      {control === undefined ? (
        <div className={classes.body}>{children}</div>
      ) : (
        <div className={classes.line}>
          <div className={classes.said}>{children}</div>
          {control}
        </div>
      )}
    </div>
  )
}

/** Settings that belong together. In a narrow window the heading opens them; a link to them opens them too. */
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
      <h2 ref={heading} className={classes.heading} tabIndex={-1}>
        {isWide ? (
          title
        ) : (
          <UnstyledButton
            className={classes.opener ?? ''}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
            <IconChevronDown size={18} stroke={1.6} aria-hidden="true" data-open={isOpen} />
          </UnstyledButton>
        )}
      </h2>
      {/* What was typed in it stays while it is closed. */}
      <div id={bodyId} hidden={!isWide && !isOpen}>
        {children}
      </div>
    </section>
  )
}
