import { IconEye } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useShallow } from 'zustand/react/shallow'
import ui from '../../ui/primitives.module.css'
import { useRoom } from '../room/roomContext.ts'
import { watchingTexts as texts } from './texts.ts'
import classes from './Watching.module.css'

/** Lists current observers; renders nothing if there are none. */
export function Watchers({ isWide }: { isWide: boolean }) {
  const names = useRoom(
    useShallow(({ state }) =>
      (state?.members ?? [])
        .filter(
          ({ id, role }) => role === 'observer' && state?.participants.some((each) => each.id === id && each.present),
        )
        .map(({ name }) => name),
    ),
  )
  if (names.length === 0) return null
  const words = texts.beingWatched(names)
  return (
    <p className={clsx(ui.row, ui.gap6, ui.shrinks, ui.flat, ui.text14, ui.quiet)} title={words} role="status">
      <IconEye size={16} stroke={1.6} aria-hidden="true" />
      <span className={isWide ? clsx(ui.oneLine, classes.names) : clsx(ui.over, classes.hidden)}>{words}</span>
      {!isWide && <span aria-hidden="true">{names.length}</span>}
    </p>
  )
}
