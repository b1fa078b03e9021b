import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Pane, PaneDivider, Panes } from '../../../parts/panes/Panes.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from './Panes.module.css'

/** Two panes with a divider between them, plus the tools; one at a time in a narrow window. */
export function PaneRow(props: {
  /** Identifies the row and its pane sizes, which are stored in this browser. */
  id: string
  isWide: boolean
  /** The left pane's width until the user changes it. */
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
