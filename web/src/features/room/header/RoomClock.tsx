import { ActionIcon } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useRoom } from '../roomContext.ts'
import { roomTexts as texts } from '../texts.ts'
import { useNow } from '../useNow.ts'
import classes from './RoomClock.module.css'
import { type ClockView, clockFace, clockView, urgencyOf } from './roomClock.ts'

/** Whether the clock is hidden in this browser. */
export const useClockHidden = () =>
  useLocalStorage({ key: 'greenroom:clock-hidden', defaultValue: false, getInitialValueInEffect: false })

/** What is left of the interview. Who is made nervous by it hides it; it is announced in the chat all the same. */
export function RoomClock({ isWide }: { isWide: boolean }) {
  const [hidden, setHidden] = useClockHidden()
  const Icon = hidden ? IconEyeOff : IconEye
  return (
    <div className={classes.clock}>
      {!hidden && <Face withWord={isWide} />}
      {hidden && isWide && <span className={classes.word}>{texts.clockHidden}</span>}
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

/** The one thing in the room that is drawn four times a second. */
function Face({ withWord }: { withWord: boolean }) {
  const state = useRoom(({ state }) => state)
  const lostAt = useRoom(({ lostAt }) => lostAt)
  const serverOffsetMs = useRoom(({ serverOffsetMs }) => serverOffsetMs)
  const now = useNow(250)
  const view = state === null ? null : clockView(state, { now, lostAt, serverOffsetMs })
  if (view === null) return null
  const word = words[view.status]
  return (
    <>
      {word !== null && withWord && <span className={classes.word}>{word}</span>}
      <span
        role="timer"
        aria-label={texts.timeLeft}
        className={classes.face}
        data-status={view.status}
        data-urgency={urgencyOf(view.remainingMs)}
      >
        {clockFace(view.remainingMs)}
      </span>
    </>
  )
}
