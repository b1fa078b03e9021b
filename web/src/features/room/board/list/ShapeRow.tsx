import { ActionIcon, TextInput } from '@mantine/core'
import {
  IconArrowsMove,
  IconArrowUpRight,
  IconCircle,
  IconDiamond,
  IconSquare,
  IconTrash,
  IconTypography,
} from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import ui from '../../../../ui/primitives.module.css'
import { boardTexts as texts } from '../texts.ts'
import type { Kind } from './editBoard.ts'
import classes from './ShapeList.module.css'

const icons = {
  rectangle: IconSquare,
  ellipse: IconCircle,
  diamond: IconDiamond,
  text: IconTypography,
  arrow: IconArrowUpRight,
} satisfies Record<Kind | 'arrow', typeof IconSquare>

const stepPixels = 20
const leapPixels = 100
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** One shape on the board: its text, its position, and a button to remove it. */
export function ShapeRow(props: {
  kind: Kind | 'arrow'
  name: string
  words: string
  place: { x: number; y: number } | null
  readOnly: boolean
  /** Whether the interviewer mentioned it. */
  isPointedAt?: boolean
  onRename: (words: string) => void
  onMove?: (dx: number, dy: number) => void
  onRemove: () => void
}) {
  const { kind, name, words, place, readOnly, isPointedAt = false, onMove } = props
  const Icon = icons[kind]
  const steer = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (direction === undefined || onMove === undefined) return
    event.preventDefault()
    const far = event.shiftKey ? leapPixels : stepPixels
    onMove(direction[0] * far, direction[1] * far)
  }
  return (
    <li className={clsx(ui.row, ui.wrap, classes.row)} data-pointed={isPointedAt || undefined}>
      <Icon size={18} stroke={1.6} aria-hidden="true" className={classes.icon} />
      {kind === 'arrow' && <span className={clsx(ui.body, ui.breaks, classes.ends)}>{name}</span>}
      <TextInput
        size="sm"
        className={clsx(ui.shrinks, classes.name)}
        aria-label={kind === 'arrow' ? texts.labelOf(name) : texts.nameOf(name)}
        value={words}
        readOnly={readOnly}
        maxLength={1_000}
        onChange={({ currentTarget }) => props.onRename(currentTarget.value)}
      />
      {isPointedAt && <span className={clsx(ui.small, classes.pointed)}>{texts.pointedAt}</span>}
      {place !== null && (
        <span className={clsx(ui.fixed, ui.text12, ui.faint, ui.figures, ui.right, classes.place)}>
          {texts.place(place.x, place.y)}
        </span>
      )}
      {!readOnly && onMove !== undefined && (
        <ActionIcon
          variant="subtle"
          size={38}
          className={clsx(ui.fixed, ui.quiet)}
          aria-label={texts.move(name)}
          aria-description={texts.moveHow}
          title={texts.moveHow}
          onKeyDown={steer}
        >
          <IconArrowsMove size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
      {!readOnly && (
        <ActionIcon
          variant="subtle"
          size={38}
          className={clsx(ui.fixed, ui.quiet)}
          aria-label={texts.remove(name)}
          onClick={props.onRemove}
        >
          <IconTrash size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  )
}
