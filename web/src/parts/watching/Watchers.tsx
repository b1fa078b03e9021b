import { IconEye } from '@tabler/icons-react'
import { useShallow } from 'zustand/react/shallow'
import { useRoom } from '../room/roomContext.ts'
import { watchingTexts as texts } from './texts.ts'
import classes from './Watching.module.css'

/** Who looks on at this moment; nothing if nobody does. */
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
    <p className={classes.watchers} title={words} role="status">
      <IconEye size={16} stroke={1.6} aria-hidden="true" />
      <span className={isWide ? classes.names : classes.hidden}>{words}</span>
      {!isWide && <span aria-hidden="true">{names.length}</span>}
    </p>
  )
}
