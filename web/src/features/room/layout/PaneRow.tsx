import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Pane, PaneDivider, Panes } from '../../../parts/panes/Panes.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from './Panes.module.css'

/** Two parts with a divider between them, and the tools; in a narrow window one at a time. */
export function PaneRow(props: {
  /** Identifies the row, and its sizes stored in this browser. */
  id: string
  isWide: boolean
  /** The width of the left part until it is changed. */
  usual: string
  widthLabel: string
  left: ReactNode
  right: ReactNode
  tools: ReactNode
}) {
  const { id, isWide } = props
  return (
    <div className={clsx(ui.grid, ui.grow, ui.lowers, classes.panes)} data-layout={isWide ? 'wide' : 'narrow'}>
      <Panes id={id} direction="row" isWide={isWide}>
        <Pane id={`${id}-left`} usual={props.usual} min="20" max="50" keepsPixels>
          {props.left}
        </Pane>
        {isWide && <PaneDivider label={props.widthLabel} />}
        <Pane id={`${id}-right`}>{props.right}</Pane>
      </Panes>
      {props.tools}
    </div>
  )
}
