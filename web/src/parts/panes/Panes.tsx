import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels'
import { browserStorage } from '../../data/storage.ts'
import ui from '../../ui/primitives.module.css'
import classes from './Panes.module.css'

const storage = browserStorage(() => localStorage)
const keptSizes = {
  getItem: (key: string) => storage.read(key),
  setItem: (key: string, sizes: string) => storage.write(key, sizes),
}

/**
 * Panes in a row or a column, whose sizes this browser remembers. In a narrow window they stay mounted, so that typing
 * isn't lost, and their container lays out their content.
 */
export function Panes(props: {
  /** Identifies the panes, and their sizes stored in this browser. */
  id: string
  direction: 'row' | 'column'
  isWide: boolean
  children: ReactNode
}) {
  const { id, isWide } = props
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({ id: `greenroom:${id}`, storage: keptSizes })
  return (
    <Group
      id={id}
      orientation={props.direction === 'row' ? 'horizontal' : 'vertical'}
      disabled={!isWide}
      className={clsx(ui.shrinks, ui.lowers, classes.panes)}
      data-layout={isWide ? 'wide' : 'narrow'}
      defaultLayout={defaultLayout}
      onLayoutChanged={onLayoutChanged}
    >
      {props.children}
    </Group>
  )
}

/** One pane. Numeric sizes are in pixels, others in percent of the whole. */
export function Pane(props: {
  id: string
  /** Its size until changed, and after a double click on its divider. */
  usual?: string
  min?: number | string
  max?: number | string
  /** Whether it keeps its width when the window or something next to the panes is resized. */
  keepsPixels?: boolean
  children: ReactNode
}) {
  const { id, usual, min, max, keepsPixels } = props
  return (
    <Panel
      id={id}
      className={clsx(ui.flex, ui.column, ui.shrinks, ui.lowers, classes.pane)}
      style={{ overflow: 'hidden' }}
      {...(usual === undefined ? {} : { defaultSize: usual })}
      {...(min === undefined ? {} : { minSize: min })}
      {...(max === undefined ? {} : { maxSize: max })}
      {...(keepsPixels ? { groupResizeBehavior: 'preserve-pixel-size' as const } : {})}
    >
      {props.children}
    </Panel>
  )
}

/**
 * The divider between two panes. Drag it with the mouse, or move it with the arrow keys, Home and End; a double click
 * resets it.
 */
export const PaneDivider = ({ label }: { label: string }) => (
  <Separator className={clsx(ui.anchor, classes.divider)} aria-label={label} />
)
