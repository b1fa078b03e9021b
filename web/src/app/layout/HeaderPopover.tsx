import { Popover } from '@mantine/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './HeaderPopover.module.css'

/** A popover below a header button. Takes focus, and returns it when Escape closes it. */
export function HeaderPopover(props: {
  label: string
  /** In px, or as a CSS length. */
  width: number | string
  opened: boolean
  onChange: (opened: boolean) => void
  target: ReactNode
  children: ReactNode
}) {
  return (
    <Popover
      opened={props.opened}
      onChange={props.onChange}
      position="bottom-end"
      shadow="md"
      width={props.width}
      trapFocus
      returnFocus
      // Rendered inside the header, so that it is within a landmark.
      withinPortal={false}
    >
      <Popover.Target>{props.target}</Popover.Target>
      <Popover.Dropdown aria-label={props.label} className={clsx(ui.inset16, ui.raised, classes.content)}>
        {props.children}
      </Popover.Dropdown>
    </Popover>
  )
}
