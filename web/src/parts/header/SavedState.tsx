import { questionsOf, type Session } from '@greenroom/shared/session'
import { IconAlertTriangle, IconCheck, IconCloudOff } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { clockTimeOf, secondsTimeOf } from '../../ui/time.ts'
import { useBoard, useCode, useRoom } from '../room/roomContext.ts'
import { roomTexts as texts } from '../room/texts.ts'
import classes from './SavedState.module.css'

/** Shows whether the server has acknowledged everything written and drawn. */
export function SavedState({ isWide }: { isWide: boolean }) {
  const savedAt = useRoom(({ state }) => (state === null ? null : lastSavedAt(state)))
  const isOffline = useRoom(({ connection }) => connection === 'offline')
  const isWrittenStored = useCode(({ stored }) => stored)
  const isDrawnStored = useBoard(({ stored }) => stored)
  const boardFails = useBoard(({ problem }) => problem !== null)
  const stored = isWrittenStored && isDrawnStored
  const tooLong = useCode(({ tooLong }) => tooLong)
  const isElsewhere = useCode(({ elsewhere }) => elsewhere !== null)
  const time = savedAt === null ? null : isWide ? secondsTimeOf(savedAt) : clockTimeOf(savedAt)
  if (tooLong)
    return (
      <span className={clsx(ui.row, ui.gap6, ui.text14, ui.quiet, ui.figures, classes.saved)} data-tone="bad">
        <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" />
        {texts.tooLong}
      </span>
    )
  if (!stored)
    return (
      <span
        className={clsx(ui.row, ui.gap6, ui.text14, ui.quiet, ui.figures, classes.saved)}
        data-tone={isOffline ? 'warn' : 'calm'}
      >
        {isOffline && <IconCloudOff size={16} stroke={1.6} aria-hidden="true" />}
        {isOffline || isElsewhere || boardFails ? texts.notSaved : texts.saving}
      </span>
    )
  // On a narrow screen, the bar already says that typing is safe.
  if (time === null || (isOffline && !isWide)) return null
  return (
    <span
      className={clsx(ui.row, ui.gap6, ui.text14, ui.quiet, ui.figures, classes.saved)}
      data-tone={isOffline ? 'warn' : 'calm'}
    >
      {!isOffline && <IconCheck size={16} stroke={1.6} aria-hidden="true" />}
      {isOffline ? texts.lastSaved(time) : texts.saved(time)}
    </span>
  )
}

function lastSavedAt(state: Session): number | null {
  const times = [state.savedAt, questionsOf(state).at(-1)?.boardSavedAt ?? null].filter((time) => time !== null)
  return times.length === 0 ? null : Math.max(...times)
}
