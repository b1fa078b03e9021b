import { ActionIcon, Tooltip } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowUpRight,
  IconCircle,
  IconDiamond,
  IconEraser,
  IconHandStop,
  IconLine,
  IconMaximize,
  IconPencil,
  IconPointer,
  IconSquare,
  IconTypography,
} from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../../ui/primitives.module.css'
import classes from './BoardTools.module.css'
import { boardTexts as texts } from './texts.ts'
import { type BoardTool, boardTools } from './tools.ts'

const icons = {
  selection: IconPointer,
  hand: IconHandStop,
  rectangle: IconSquare,
  ellipse: IconCircle,
  diamond: IconDiamond,
  arrow: IconArrowUpRight,
  line: IconLine,
  freedraw: IconPencil,
  text: IconTypography,
  eraser: IconEraser,
} satisfies Record<BoardTool, typeof IconPointer>

export type BoardActions = { undo: () => void; redo: () => void; fit: () => void }

/** The canvas's toolbar. */
export function BoardTools(props: { tool: BoardTool; onTool: (tool: BoardTool) => void; actions: BoardActions }) {
  const { undo, redo, fit } = props.actions
  return (
    <div
      className={clsx(ui.row, ui.column, ui.fixed, ui.lineRight, ui.scrolls, classes.tools)}
      role="toolbar"
      aria-label={texts.tools}
    >
      {boardTools.map((tool) => {
        const Icon = icons[tool]
        return (
          <Tool
            key={tool}
            label={texts.toolNames[tool]}
            pressed={props.tool === tool}
            onClick={() => props.onTool(tool)}
          >
            <Icon size={18} stroke={1.6} aria-hidden="true" />
          </Tool>
        )
      })}
      <span className={classes.rule} />
      <Tool label={texts.undo} onClick={undo}>
        <IconArrowBackUp size={18} stroke={1.6} aria-hidden="true" />
      </Tool>
      <Tool label={texts.redo} onClick={redo}>
        <IconArrowForwardUp size={18} stroke={1.6} aria-hidden="true" />
      </Tool>
      <Tool label={texts.fit} onClick={fit}>
        <IconMaximize size={18} stroke={1.6} aria-hidden="true" />
      </Tool>
    </div>
  )
}

function Tool(props: { label: string; pressed?: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={props.label} openDelay={400}>
      <ActionIcon
        variant="subtle"
        size={34}
        className={clsx(ui.quiet, classes.tool)}
        aria-label={props.label}
        {...(props.pressed === undefined ? {} : { 'aria-pressed': props.pressed })}
        onClick={props.onClick}
      >
        {props.children}
      </ActionIcon>
    </Tooltip>
  )
}
