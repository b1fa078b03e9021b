import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { roomTexts as texts } from '../../parts/room/texts.ts'
import ui from '../../ui/primitives.module.css'
import classes from './RoomSkeleton.module.css'

/** After this many ms, say what is taking so long. */
const slowAfterMs = 4_000

/** The room's outline while joining, without animation. */
export function RoomSkeleton() {
  const isSlow = useIsSlow()
  return (
    <div className={clsx(ui.flex, ui.column, classes.room)}>
      <div className={clsx(ui.fixed, ui.lineBelow, classes.bar)} />
      <main id="main" className={clsx(ui.grid, ui.grow, ui.lowers, classes.body)}>
        <VisuallyHidden component="h1">{texts.interview}</VisuallyHidden>
        <div className={clsx(ui.flex, ui.column, ui.gap12, ui.inset24, ui.lineRight, classes.pane)}>
          <div role="status">
            {isSlow ? (
              <p className={ui.flat}>{texts.stillConnecting}</p>
            ) : (
              <VisuallyHidden>{texts.loading}</VisuallyHidden>
            )}
          </div>
          {isSlow && <Link to="/app/interviewSelection">{texts.lobby.back}</Link>}
          <div className={clsx(ui.roundSmall, ui.bubble, classes.line)} style={{ width: '60%', height: 24 }} />
          <div className={clsx(ui.roundSmall, ui.bubble, classes.line)} style={{ width: '95%' }} />
          <div className={clsx(ui.roundSmall, ui.bubble, classes.line)} style={{ width: '80%' }} />
          <div className={clsx(ui.roundSmall, ui.bubble, classes.line)} style={{ width: '88%' }} />
        </div>
        <div className={clsx(ui.codeGround, ui.wideOnly)} />
      </main>
      <div className={clsx(ui.fixed, ui.lineAbove, classes.foot)} />
    </div>
  )
}

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
