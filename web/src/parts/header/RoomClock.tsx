import { allottedMs } from '@greenroom/shared/rules'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'
import { roomTexts as texts } from '../room/texts.ts'
import { useSession } from '../room/useInterview.ts'
import { useNow } from '../room/useNow.ts'
import classes from './RoomClock.module.css'
import { type ClockView, clockFace, clockFactsOf, clockView, urgencyOf } from './roomClock.ts'
import { useClockHidden } from './useClockHidden.ts'

/** The time left. Nervous candidates can hide it; the chat still announces the time. */
export function RoomClock({ isWide }: { isWide: boolean }) {
  const [hidden, setHidden] = useClockHidden()
  const Icon = hidden ? IconEyeOff : IconEye
  return (
    <div className={clsx(ui.row, ui.gap6, ui.quiet)}>
      {!hidden && <Face withWord={isWide} />}
      {hidden && isWide && <span className={ui.text14}>{texts.clockHidden}</span>}
      {isWide && (
        <ActionIcon
          variant="subtle"
          size={32}
          color="gray"
          aria-label={hidden ? texts.showClock : texts.hideClock}
          onClick={() => setHidden(!hidden)}
        >
          <Icon size={17} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  )
}

const words: Record<ClockView['status'], string | null> = {
  running: null,
  paused: texts.paused,
  waits: texts.waits,
  not_started: texts.notRunning,
  ended: null,
}

/** The clock face, the only part of the room that renders four times a second. */
function Face({ withWord }: { withWord: boolean }) {
  const { client } = useRoomAccess()
  const facts = useSession(clockFactsOf)
  const totalMs = useRoom(({ state }) => (state === null ? 0 : allottedMs(state)))
  const lostAt = useRoom(({ lostAt }) => lostAt)
  const now = useNow(250)
  const { serverOffsetMs } = client.store.getState()
  const view = facts === null ? null : clockView(facts, { now, lostAt, serverOffsetMs })
  if (facts === null || view === null) return null
  const isSlow = facts.phase === 'IN_PROGRESS' && facts.clock.rate < 1
  const word = words[view.status] ?? (isSlow ? texts.halfSpeed : null)
  return (
    <>
      {word !== null &&
        (withWord ? <span className={ui.text14}>{word}</span> : <VisuallyHidden>{word}</VisuallyHidden>)}
      <span
        role="timer"
        aria-label={texts.timeLeft}
        className={clsx(ui.tight, ui.ink, ui.medium, ui.figures, classes.face)}
        data-status={view.status}
        data-urgency={urgencyOf(view.remainingMs, totalMs)}
      >
        {clockFace(view.remainingMs)}
      </span>
    </>
  )
}
