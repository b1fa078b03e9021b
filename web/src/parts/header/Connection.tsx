import { longestDisconnectionMs } from '@greenroom/shared/rules'
import { IconWifiOff } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import ui from '../../ui/primitives.module.css'
import { useRoom } from '../room/roomContext.ts'
import { roomTexts as texts } from '../room/texts.ts'
import { useInterview } from '../room/useInterview.ts'
import { useNow } from '../room/useNow.ts'
import classes from './Connection.module.css'
import { clockFace } from './roomClock.ts'

/** Shows that the connection works. If it doesn't, the bar below the header says more. */
export function ConnectionDot() {
  const connection = useRoom(({ connection }) => connection)
  if (connection === 'offline') return null
  const isOnline = connection === 'online'
  return (
    <span className={clsx(ui.row, ui.gap8, ui.text14, ui.quiet)}>
      <span className={clsx(ui.fixed, ui.circle, classes.dot)} data-online={isOnline} aria-hidden="true" />
      {isOnline ? texts.connected : texts.connecting}
    </span>
  )
}

/** Says that the connection is lost and what is safe, then that it's back and nothing was lost. */
export function ConnectionBar() {
  const isOffline = useRoom(({ connection }) => connection === 'offline')
  const justBack = useJustBack(isOffline)
  const waitedMs = useWaited(isOffline)
  return (
    <div role="status" className={ui.fixed}>
      {isOffline && (
        <p className={clsx(ui.row, ui.gap10, ui.flat, ui.small, ui.warn, ui.warnGround, classes.bar)}>
          <IconWifiOff size={18} stroke={1.6} aria-hidden="true" />
          <span>
            <strong>{texts.reconnecting}</strong> <Patience /> <Queue />
          </span>
        </p>
      )}
      {justBack && (
        <p className={clsx(ui.row, ui.gap10, ui.flat, ui.small, ui.warn, ui.warnGround, classes.bar)} data-back="true">
          <span className={clsx(ui.fixed, ui.circle, classes.dot)} data-online="true" aria-hidden="true" />
          <span>
            {texts.back}
            {waitedMs > 0 && ` ${texts.clockWaited(clockFace(waitedMs))}`}
          </span>
        </p>
      )}
    </div>
  )
}

/** Number of commands waiting for the connection, not counting code saves. */
function Queue() {
  const count = useRoom(({ outbox }) => outbox.filter(({ command }) => command.type !== 'SaveCode').length)
  return count === 0 ? null : texts.waitsToSend(count)
}

/** How long the server stopped the clock during the latest outage, in ms. */
function useWaited(isOffline: boolean): number {
  const totalMs = useRoom(({ state }) => (state?.phase === 'IN_PROGRESS' ? state.disconnectedMs : 0))
  const [beforeMs, setBeforeMs] = useState(totalMs)
  useEffect(() => {
    if (isOffline) setBeforeMs(totalMs)
  }, [isOffline, totalMs])
  return Math.max(0, totalMs - beforeMs)
}

function Patience() {
  const state = useInterview(({ clock, disconnectedMs }) => ({ clock, disconnectedMs }))
  const lostAt = useRoom(({ lostAt }) => lostAt)
  const now = useNow(1_000)
  if (state === null || state.clock.runningSince === null || lostAt === null) return null
  return now - lostAt > longestDisconnectionMs - state.disconnectedMs ? texts.clockGoesOn : texts.clockWaits
}

const shownForMs = 4_000

function useJustBack(isOffline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(false)
  const [isBack, setIsBack] = useState(false)
  if (isOffline && !wasOffline) setWasOffline(true)
  if (!isOffline && wasOffline) {
    setWasOffline(false)
    setIsBack(true)
  }
  useEffect(() => {
    if (!isBack) return
    const timer = setTimeout(() => setIsBack(false), shownForMs)
    return () => clearTimeout(timer)
  }, [isBack])
  return isBack && !isOffline
}
